"use strict";
exports.id = 993;
exports.ids = [993];
exports.modules = {

/***/ 33755:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GitHubApi: () => (/* binding */ GitHubApi),
  isPermanent: () => (/* binding */ isPermanent),
  lacksPermission: () => (/* binding */ lacksPermission)
});

// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./http/shape.js
var shape = __webpack_require__(32845);
// EXTERNAL MODULE: ./runner/deadline.js
var deadline = __webpack_require__(47388);
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
// EXTERNAL MODULE: ./text/secret-mask.js
var secret_mask = __webpack_require__(37904);
// EXTERNAL MODULE: ./text/step-errors.js
var step_errors = __webpack_require__(69445);
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
        baseUrl: apiUrl,
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
        if (!mayBeRepeated(error, options.method))
            options.request.retries = 0;
        throw error;
    });
    return {};
}
function mayBeRepeated(error, method) {
    const isSafe = method !== 'POST';
    const lost = lostIn(error);
    if (lost !== null)
        return (0,retry/* mayRepeat */.xg)(isSafe ? 'safe' : 'unless-taken', lost);
    return isSafe && (answerIn(error)?.status ?? 0) >= 500;
}
const answerSchema = schemas/* object */.Ikc({ status: schemas/* number */.aig(), message: schemas/* string */.YjP(), response: schemas/* object */.Ikc({}) });
function answerIn(error) {
    return parse/* safeParse */.xL(answerSchema, error).data;
}
function lostIn(error) {
    return error instanceof Error && error.cause instanceof errors/* ServiceError */._7 ? error.cause : null;
}
function namedError(operation, error) {
    if (error instanceof step_errors/* TimeoutError */.MU) {
        const problem = `given up, since ${error.message}`;
        return new errors/* ServiceError */._7({ kind: 'deadline', operation, problem, mayHaveBeenTaken: true });
    }
    const lost = lostIn(error);
    if (lost !== null) {
        const { kind, problem, mayHaveBeenTaken } = lost;
        return new errors/* ServiceError */._7({ kind, operation, problem, mayHaveBeenTaken, cause: lost });
    }
    const answer = answerIn(error);
    if (answer === undefined)
        return error;
    const { status, message } = answer;
    const problem = `${status}: ${(0,http_response/* firstLine */.TM)(message, new secret_mask/* SecretMask */.f()) || 'an empty body'}`;
    const mayHaveBeenTaken = status >= 500;
    return new errors/* ServiceError */._7({ kind: 'status', operation, status, problem, mayHaveBeenTaken });
}

;// CONCATENATED MODULE: ./github/api.js




const NO_PERMISSION = /Resource not accessible by/;
const RATE_LIMIT = /rate limit/i;
const PER_PAGE = 100;
const MAX_PAGES = 30;
const WORKFLOW_AUTHOR = 'github-actions[bot]';
const NO_PERSON = new Set([401, 403, 404]);
class GitHubApi {
    #octokit;
    #access;
    #runtime;
    #endMs;
    constructor(access, runtime, endMs = runtime.clock.now() + deadline/* PURPOSE_MS */.MW, octokit = connectOctokit(access.apiUrl, access.token, runtime)) {
        this.#access = access;
        this.#runtime = runtime;
        this.#endMs = endMs;
        this.#octokit = octokit;
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
        const endMs = Math.min(this.#endMs, this.#runtime.clock.now() + deadline/* PURPOSE_MS */.MW);
        try {
            return await (0,deadline/* byDeadline */.Ux)(endMs, this.#runtime, (signal) => send(this.#octokit.rest, { owner, repo, request: { signal, endMs } }));
        }
        catch (error) {
            throw namedError(operation, error);
        }
    }
    async list(operation, send) {
        const all = [];
        for (let page = 1; page <= MAX_PAGES; page += 1) {
            const { data, headers } = await this.#request(operation, (rest, given) => send(rest, { ...given, per_page: PER_PAGE, page }));
            if (!Array.isArray(data))
                throw (0,shape/* shapeError */.cn)(operation, 'expected a list');
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
            if (!(error instanceof errors/* ServiceError */._7) || error.status !== 404)
                throw error;
        }
    }
    async author() {
        try {
            const { login } = await this.ask('read user', (rest, { request }) => rest.users.getAuthenticated({ request }));
            return login;
        }
        catch (error) {
            if (error instanceof errors/* ServiceError */._7 && NO_PERSON.has(error.status))
                return WORKFLOW_AUTHOR;
            throw error;
        }
    }
    async ours(items) {
        const isOfBot = ({ user }) => user?.type === 'Bot';
        if (items.every(isOfBot))
            return [...items];
        const author = await this.author();
        return items.filter((item) => isOfBot(item) || item.user?.login === author);
    }
}
function lacksPermission(error) {
    return error instanceof errors/* ServiceError */._7 && error.status === 403 && NO_PERMISSION.test(error.problem);
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


/***/ })

};
;