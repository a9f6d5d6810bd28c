"use strict";
exports.id = 595;
exports.ids = [595,136,593,755,993];
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


/***/ }),

/***/ 47595:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportToPullRequest: () => (/* binding */ reportToPullRequest)
});

// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./model/outcome.js
var outcome = __webpack_require__(41913);
// EXTERNAL MODULE: ./text/markdown.js
var markdown = __webpack_require__(85014);
// EXTERNAL MODULE: ./report/facts.js
var facts = __webpack_require__(71949);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./report/layout.js
var layout = __webpack_require__(46410);
// EXTERNAL MODULE: ./report/next-step.js
var next_step = __webpack_require__(43004);
// EXTERNAL MODULE: ./report/opening.js
var opening = __webpack_require__(93850);
// EXTERNAL MODULE: ./report/outcome-words.js
var outcome_words = __webpack_require__(65758);
// EXTERNAL MODULE: ./report/sections/building-blocks.js
var building_blocks = __webpack_require__(88674);
// EXTERNAL MODULE: ./report/sections/checks.js
var checks = __webpack_require__(25658);
// EXTERNAL MODULE: ./report/sections/footer.js
var footer = __webpack_require__(99304);
// EXTERNAL MODULE: ./report/sections/reason-sections.js
var reason_sections = __webpack_require__(31132);
// EXTERNAL MODULE: ./report/sections/recommendations.js
var recommendations = __webpack_require__(37975);
// EXTERNAL MODULE: ./report/sections/scenarios.js
var scenarios = __webpack_require__(29448);
// EXTERNAL MODULE: ./report/sections/themes.js
var themes = __webpack_require__(28509);
;// CONCATENATED MODULE: ./report/comment/comment.js















const COMMENT_BUDGET_BYTES = 65_000;
const FIRST_RUNS = 10;
const MAX_RUN_REASONS = 5;
const NOTICE_BYTES = 1000;
function renderComment(view, budgetBytes) {
    const { settings, fixes, headSha } = view;
    const report = (0,facts/* withoutRepeats */.jP)(view.report);
    const end = (0,footer/* footer */.qr)(report, settings, headSha, false);
    const room = budgetBytes - Buffer.byteLength(end) - NOTICE_BYTES;
    const { texts, leftOut } = (0,layout/* layOut */.v8)(sectionsOf(report, settings, fixes), room);
    return [...texts, (0,layout/* leftOutNotice */.OC)('comment', leftOut), end].join('');
}
function sectionsOf(report, settings, [fix, ...fixes]) {
    const { runs, provenance } = report;
    const page = settings.reportUrl ?? provenance?.workflowRunUrl ?? '';
    const next = (0,next_step/* nextStep */.s)(report, settings, { report: page });
    const [run, ...others] = runs;
    const only = others.length === 0 ? run : undefined;
    return [
        ...(0,reason_sections/* firstSections */.Ri)(report, next, fix === undefined ? '' : (0,recommendations/* fixItem */.x)(fix)),
        ...(only ? (0,checks/* checkSections */.f)(only) : runList(runs, settings)),
        (0,scenarios/* failingSection */.I)(runs, settings),
        ...(0,themes/* themeTable */.wY)(runs, '###'),
        ...(only ? [(0,reason_sections/* warningSection */.i5)(only)] : []),
        (0,layout/* foldedSection */.qF)((0,format/* formatCounted */.So)(fixes.length, 'further prompt fix', 'further prompt fixes'), {
            part: 'recommendations',
            noun: 'prompt change',
            list: fixes,
            item: recommendations/* fixItem */.x,
        }),
        (0,reason_sections/* noteSection */.MX)(only),
    ];
}
function runList(runs, settings) {
    return (0,layout/* paged */.IO)({
        part: 'overview',
        noun: 'run',
        list: (0,outcome/* worstFirst */.md)(runs),
        firstPage: FIRST_RUNS,
        item: (run) => runLine(run, settings),
    });
}
function runLine(run, settings) {
    const { line, stated } = (0,opening/* runOpening */.g_)(run);
    const rest = run.reasons.filter((reason) => !stated.has(reason));
    const more = rest.length - MAX_RUN_REASONS;
    const lines = [
        `- ${(0,outcome_words/* outcomeMark */.eD)(run.outcome)} ${(0,footer/* shortName */.EU)(run, settings)}${originOf(run)}: ${(0,markdown/* message */.iU)(line, building_blocks/* MAX_MESSAGE_CHARS */.hP)}`,
        ...rest
            .slice(0, MAX_RUN_REASONS)
            .map((reason) => `  - ${(0,markdown/* message */.iU)(reason.message, building_blocks/* MAX_MESSAGE_CHARS */.hP)}`),
        ...(more > 0 ? [`  - and ${(0,format/* formatCounted */.So)(more, 'further reason')}`] : []),
    ];
    return `${lines.join('\n')}\n`;
}
function originOf({ reused, attached }) {
    if (reused)
        return ' (reused)';
    return attached ? ' (started by an earlier attempt)' : '';
}

;// CONCATENATED MODULE: ./report/comment/plan.js
function commentMarker(gateId, run) {
    return `${markerStart(gateId)}${run} -->\n`;
}
function isMarked(gateId, body) {
    return body.startsWith(markerStart(gateId));
}
function writtenBy(gateId, body) {
    const [, run] = /^(\d{1,15}) -->/.exec(body.slice(markerStart(gateId).length)) ?? [];
    return Number(run ?? 0);
}
function markerStart(gateId) {
    return `<!-- simulation-gate:${gateId} `;
}
function planComment(keptRun, { mode, outcome, run }) {
    if (mode === 'never' || (mode === 'auto' && outcome === 'started'))
        return 'none';
    if (keptRun !== null)
        return keptRun > run ? 'none' : 'update';
    const isGreen = outcome === 'passed' || outcome === 'skipped';
    return mode === 'always' || !isGreen ? 'create' : 'none';
}

// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __webpack_require__(82456);
// EXTERNAL MODULE: ./github/api.js + 3 modules
var github_api = __webpack_require__(33755);
;// CONCATENATED MODULE: ./report/comment/suggestion.js


const MAX_BODY_CHARS = 65_000;
const MAX_EXPLANATION_CHARS = 2000;
function suggestionBody(marker, { recommendations, fixedLines }) {
    const fence = (0,markdown/* fenceAround */.xF)(fixedLines.join('\n'));
    const explanation = recommendations.flatMap(({ title, body }) => [
        (0,building_blocks/* bold */.Cr)(title),
        (0,markdown/* prose */.CS)(body, MAX_EXPLANATION_CHARS),
    ]);
    const suggestion = [`${fence}suggestion`, ...fixedLines, fence].join('\n');
    const text = [...explanation, suggestion].filter((part) => part !== '').join('\n\n');
    const comment = `${marker}\n${text}`;
    return comment.length > MAX_BODY_CHARS ? null : comment;
}

// EXTERNAL MODULE: ./text/strip.js
var strip = __webpack_require__(30269);
// EXTERNAL MODULE: ./github/repository-files.js
var repository_files = __webpack_require__(55593);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./github/suggestion-place.js

const HUNK = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/;
function suggestionPlace({ path, startLine }, patch, lines) {
    const starts = newSides(patch ?? '').flatMap((side) => startsIn(side, lines.map(bare)));
    const [only] = starts;
    const start = starts.length === 1 ? only : starts.find((first) => first === startLine);
    if (start === undefined)
        return null;
    const line = start + lines.length - 1;
    return { path, startLine: start < line ? start : null, line };
}
function startsIn({ first, shown }, lines) {
    return [...shown.keys()]
        .filter((at) => lines.every((line, index) => line === shown[at + index]))
        .map((at) => first + at);
}
function newSides(patch) {
    const hunks = [];
    for (const line of patch.split('\n')) {
        const [, first] = HUNK.exec(line) ?? [];
        if (first !== undefined)
            hunks.push({ first: Number(first), shown: [] });
        else if (line.startsWith('+') || line.startsWith(' ')) {
            hunks.at(-1)?.shown.push(bare(line.slice(1)));
        }
    }
    return hunks;
}
function bare(line) {
    return line.replace(/^\ufeff|\r$/g, '');
}
const MARKER = /^<!-- simulation-gate-suggestion ([0-9a-f]{32}) ([0-9a-f]{16}) -->/;
function linesAt({ path, startLine, endLine }, linesOf) {
    const lines = linesOf(path)?.slice(startLine - 1, endLine);
    return lines?.length === endLine - startLine + 1 ? lines : null;
}
function suggestionKey({ place, fixedLines }, replacedLines) {
    const text = JSON.stringify([place.path, replacedLines, fixedLines]);
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 32);
}
function suggestionMarker(key, gateId) {
    return `<!-- simulation-gate-suggestion ${key} ${gateId} -->`;
}
function readMarker(body) {
    const match = MARKER.exec(body);
    if (match === null)
        return null;
    const [, key = '', gateId = ''] = match;
    return { key, gateId };
}

;// CONCATENATED MODULE: ./github/suggestions.js






const NOT_IN_DIFF = 'its lines are not in the diff of the pull request';
const INVISIBLE = 'it adds invisible characters';
const TAKEN = 'another suggestion changes the same lines';
const TOO_LONG = 'it is too long for a comment';
async function suggest(context, fixes) {
    const candidates = await findCandidates(context, fixes);
    const before = await findPosted(context);
    const known = new Set(before.map(({ key }) => key));
    const wanted = new Set(candidates.map(({ key }) => key));
    const fresh = candidates.filter(({ key }) => !known.has(key));
    const refusal = await post(context, fresh);
    for (const posted of refusal === '' ? before : []) {
        const isOutdated = posted.gateId === context.target.gateId && !wanted.has(posted.key);
        if (isOutdated && fresh.some(({ comment }) => isAt(posted, comment))) {
            await context.api.delete('delete review comment', (rest, given) => rest.pulls.deleteReviewComment({ ...given, comment_id: posted.id }));
        }
    }
    const posted = fresh.length === 0 ? before : await findPosted(context);
    const urls = new Map(posted.map(({ key, html_url }) => [key, html_url]));
    const shown = candidates.map(({ fix, key, why }) => {
        const url = urls.get(key) ?? '';
        return { ...fix, url, why: url === '' ? why || refusal : '' };
    });
    return {
        fixes: shown,
        notes: shown.filter(({ why }) => why !== '' && why !== NOT_IN_DIFF).map(noteOf),
    };
}
async function findCandidates({ api, target, order }, fixes) {
    const files = await (0,repository_files/* listFiles */.C)(target.number, api);
    const patches = new Map(files.map(({ filename, patch }) => [filename, patch]));
    const candidates = [];
    for (const fix of fixes) {
        const replaced = linesAt(fix.place, order.linesOf);
        const candidate = candidateOf(fix, replaced, patches.get(fix.place.path), target.gateId);
        const isTaken = candidates.some(({ comment }) => overlaps(comment, candidate.comment));
        candidates.push(isTaken ? { ...candidate, comment: null, why: TAKEN } : candidate);
    }
    return candidates;
}
function candidateOf(fix, replacedLines, patch, gateId) {
    const { place, fixedLines } = fix;
    const key = suggestionKey(fix, replacedLines);
    const without = (why) => ({ fix, key, comment: null, why });
    const lines = replacedLines && suggestionPlace(place, patch, replacedLines);
    if (!replacedLines || !lines)
        return without(NOT_IN_DIFF);
    if ((0,strip/* bringsUnprintable */._X)(fixedLines.join('\n'), replacedLines.join('\n')))
        return without(INVISIBLE);
    const body = suggestionBody(suggestionMarker(key, gateId), fix);
    return body === null ? without(TOO_LONG) : { fix, key, comment: { ...lines, body }, why: '' };
}
function overlaps(one, other) {
    if (one === null || other === null || one.path !== other.path)
        return false;
    return (one.startLine ?? one.line) <= other.line && (other.startLine ?? other.line) <= one.line;
}
async function findPosted({ api, target }) {
    const comments = await api.list('list review comments', (rest, given) => rest.pulls.listReviewComments({ ...given, pull_number: target.number }));
    const marked = comments.flatMap((comment) => {
        const marker = readMarker(comment.body);
        return marker === null ? [] : [{ ...comment, ...marker }];
    });
    const ours = await api.ours(marked);
    return ours.toSorted((a, b) => b.id - a.id);
}
function isAt({ path, line, start_line }, comment) {
    const startLine = start_line ?? null;
    return comment?.path === path && comment.line === line && comment.startLine === startLine;
}
async function post({ api, target }, candidates) {
    const comments = candidates.flatMap(({ comment }) => comment ?? []).map(fieldsOf);
    if (comments.length === 0)
        return '';
    const body = `The simulation gate suggests ${(0,format/* formatCounted */.So)(comments.length, 'change')} of the prompt.`;
    const { number: pull_number, headSha: commit_id } = target;
    try {
        await api.ask('create review', (rest, given) => rest.pulls.createReview({
            ...given,
            ...{ pull_number, commit_id, event: 'COMMENT', body, comments },
        }));
        return '';
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7) || error.status !== 422)
            throw error;
        return `GitHub refuses it (${error.message})`;
    }
}
function fieldsOf({ path, body, startLine, line }) {
    const start = startLine === null ? {} : { start_line: startLine, start_side: 'RIGHT' };
    return { path, body, line, side: 'RIGHT', ...start };
}
function noteOf({ place, why }) {
    return `The fix of ${(0,format/* placeName */.fW)(place)} is not suggested on the pull request: ${why}.`;
}

// EXTERNAL MODULE: ./runner/event.js
var runner_event = __webpack_require__(39618);
;// CONCATENATED MODULE: ./github/target.js


const FROM_FORK = 'The pull request comes from a fork, so no comment and no suggestions are written to it; the job summary has the whole report.';
function findPullRequest(workflow, gateName) {
    const { apiUrl, owner, repo, payload, eventName } = workflow;
    if (payload === null)
        throw new Error('the file of the event cannot be read');
    const isOfPullRequest = eventName === 'pull_request' || eventName === 'pull_request_target';
    const pullRequest = (0,runner_event/* pullRequestOf */._n)(workflow);
    if (!isOfPullRequest || !pullRequest?.headSha)
        return null;
    if ((0,runner_event/* isFromFork */.ty)(payload))
        return FROM_FORK;
    if (repo === '')
        throw new Error('GITHUB_REPOSITORY does not name the repository');
    const { number, headSha } = pullRequest;
    const page = `${workflow.serverUrl || 'https://github.com'}/${owner}/${repo}`;
    const run = Number.parseInt(workflow.runId, 10) || 0;
    const attempt = Number.parseInt(workflow.runAttempt, 10) || 1;
    const identity = JSON.stringify([workflow.workflow, workflow.job, gateName]);
    return {
        apiUrl,
        owner,
        repo,
        number,
        headSha,
        maySuggest: eventName === 'pull_request',
        gateId: (0,external_node_crypto_.createHash)('sha256').update(identity).digest('hex').slice(0, 16),
        run,
        summaryUrl: `${page}/actions/runs/${run}/attempts/${attempt}`,
        changesUrl: `${page}/pull/${number}/files`,
    };
}

;// CONCATENATED MODULE: ./github/pull-request.js








const FOR_COMMENT_MS = 7_000;
const MAX_URL_CHARS = 2_000;
const NO_PERMISSION = 'Not everything could be written to the pull request, since the token may not: give the job `permissions: pull-requests: write`, or a `github-token` that has it.';
const NO_TOKEN = 'The pull request is not written to, since `github-token` is empty.';
async function reportToPullRequest(order, runtime) {
    const result = { notes: [], warnings: [], commentUrl: '' };
    const found = findPullRequest(runtime.workflow, order.gateName);
    if (found === null)
        return result;
    if (typeof found === 'string')
        runtime.runner.info(found);
    else if (order.token === '')
        runtime.runner.info(NO_TOKEN);
    else
        await writeAll(order, runtime, found, result);
    return result;
}
async function writeAll(order, runtime, target, result) {
    const attempt = async (what, work) => {
        try {
            return await work();
        }
        catch (error) {
            if (runtime.cancelled.aborted)
                return null;
            const why = error instanceof errors/* ServiceError */._7 ? error.message : String(error);
            const warning = (0,github_api.lacksPermission)(error) ? NO_PERMISSION : `${what}: ${why}`;
            if (!result.warnings.includes(warning))
                result.warnings.push(warning);
            return null;
        }
    };
    runtime.runner.maskSecret(order.token);
    const api = new github_api.GitHubApi({ ...target, token: order.token }, runtime);
    const context = { order, target, api };
    const all = (0,facts/* locatedFixes */.aW)(order.report);
    const fixes = all.filter(({ leftOut }) => leftOut === null);
    const suggested = maySuggest(context) && fixes.length > 0
        ? await attempt('The prompt fixes could not be suggested on the pull request', () => suggest({ ...context, api: api.leaving(FOR_COMMENT_MS) }, fixes))
        : null;
    result.notes.push(...(suggested?.notes ?? []));
    const others = (suggested === null ? all : all.slice(fixes.length)).map(withoutSuggestion);
    const shown = [...(suggested?.fixes ?? []), ...others];
    const count = shown.filter(({ url }) => url !== '').length;
    if (count > 0)
        result.suggested = { count, url: target.changesUrl };
    if (order.mode === 'never')
        return;
    const settings = { ...order.settings, ...(result.suggested && { suggested: result.suggested }) };
    const url = await attempt('The comment on the pull request could not be written', () => keepComment({ ...context, order: { ...order, settings } }, shown));
    result.commentUrl = (0,log_line/* oneLine */.TN)(url ?? '', MAX_URL_CHARS);
}
function withoutSuggestion(fix) {
    return { ...fix, url: '', why: '' };
}
function maySuggest({ order, target }) {
    return order.suggestions && order.settings.detail === 'full' && target.maySuggest;
}
async function keepComment(context, fixes) {
    const { api, target } = context;
    const { report, settings, mode } = context.order;
    const { run, number, headSha, gateId } = target;
    const [kept, ...doubles] = await findComments(context);
    const keptRun = kept === undefined ? null : writtenBy(gateId, kept.body ?? '');
    const plan = planComment(keptRun, { mode, outcome: report.outcome, run });
    const marker = commentMarker(gateId, run);
    const view = { report, settings, fixes, headSha };
    const body = marker + renderComment(view, COMMENT_BUDGET_BYTES - marker.length);
    if (kept !== undefined && plan === 'update' && kept.body !== body) {
        await api.ask('update comment', (rest, given) => rest.issues.updateComment({ ...given, comment_id: kept.id, body }));
    }
    for (const { id } of doubles) {
        await api.delete('delete comment', (rest, given) => rest.issues.deleteComment({ ...given, comment_id: id }));
    }
    if (plan === 'create') {
        const created = await api.ask('create comment', (rest, given) => rest.issues.createComment({ ...given, issue_number: number, body }));
        return created.html_url;
    }
    return kept?.html_url ?? '';
}
async function findComments({ api, target: { number, gateId } }) {
    const comments = await api.list('list comments', (rest, given) => rest.issues.listComments({ ...given, issue_number: number }));
    const ours = await api.ours(comments.filter(({ body = '' }) => isMarked(gateId, body)));
    return ours.toSorted((a, b) => a.id - b.id);
}


/***/ }),

/***/ 55593:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ listFiles),
/* harmony export */   listChanges: () => (/* binding */ listChanges),
/* harmony export */   readContents: () => (/* binding */ readContents)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58989);
/* harmony import */ var _http_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32845);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38133);



const MAX_COMPARED = 300;
const MAX_POLICY_KIB = 256;
const contentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    type: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('file'),
    encoding: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('base64'),
    content: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
const pullSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ head: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }), changed_files: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() });
async function listChanges(change, api) {
    const files = change.kind === 'pull-request'
        ? await filesOfPullRequest(change.number, change.headSha, api)
        : await filesBetween(`${change.baseSha}...${change.headSha}`, api);
    return (files?.flatMap(({ filename, previous_filename: previous }) => previous === undefined ? [filename] : [filename, previous]) ?? null);
}
function listFiles(number, api) {
    return api.list('list changed files', (rest, given) => rest.pulls.listFiles({ ...given, pull_number: number }));
}
async function filesOfPullRequest(number, headSha, api) {
    const files = await listFiles(number, api);
    const operation = 'read pull request';
    const response = await api.ask(operation, (rest, given) => rest.pulls.get({ ...given, pull_number: number }));
    const pull = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .checkShape */ .eA)(pullSchema, response, operation, '');
    return pull.head.sha === headSha && pull.changed_files === files.length ? files : null;
}
async function filesBetween(basehead, api) {
    const { files } = await api.ask('compare commits', (rest, given) => rest.repos.compareCommitsWithBasehead({ ...given, basehead }));
    return files && files.length < MAX_COMPARED ? files : null;
}
async function readContents(file, api) {
    const { owner, repo, ref } = file;
    const path = file.path.split('/').map(encodeURIComponent).join('/');
    const url = '/repos/{owner}/{repo}/contents/{+path}';
    const answer = await api.ask('read policy', (rest, { request }) => rest.repos.getContent({ owner, repo, path, ref, request, url }));
    const content = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(contentSchema, answer).data?.content;
    const bytes = Buffer.from(content ?? '', 'base64');
    if (content === undefined || bytes.length > MAX_POLICY_KIB * 1024) {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(null, `is not a YAML or JSON file of at most ${MAX_POLICY_KIB} KiB`);
    }
    try {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(null, 'is not UTF-8 text: save it as UTF-8');
    }
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
const OVER = 'over';
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
    const problem = `${status}, but the response is larger than ${MAX_RESPONSE_BYTES / 2 ** 20} MiB`;
    const facts = { operation, status, problem, mayHaveBeenTaken: true };
    throw new errors/* ServiceError */._7({ ...facts, kind: 'too-large' });
}


/***/ }),

/***/ 80965:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ statusLine),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   z_: () => (/* binding */ requireSuccess)
/* harmony export */ });
/* unused harmony export retryAfterMs */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5915);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66783);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72557);



const MAX_TEXT_CHARACTERS = 700;
const MAX_PART_CHARACTERS = 200;
const MAX_INSPECTED_CHARACTERS = 16_384;
const SPENT_STATUS = 402;
const QUOTA = /quota|credit/i;
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
function parseJson({ operation, mask }, response, mayBeEmpty = false) {
    const { status } = response;
    const text = textOf(response);
    if (mayBeEmpty && text.trim() === '')
        return undefined;
    const value = jsonIn(text, mask);
    if (value !== undefined)
        return value;
    const line = firstLine(text, mask);
    const problem = line
        ? `${status}, but the body is not JSON: ${line}`
        : `${status} with an empty body, but JSON was expected`;
    const facts = { operation, status, problem, mayHaveBeenTaken: true };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({ ...facts, kind: 'not-json' });
}
function statusLine({ mask }, response) {
    const line = firstLine(textOf(response), mask);
    return line ? `${response.status}: ${line}` : `${response.status} with an empty body`;
}
function firstLine(body, mask) {
    const text = mask.hide(body).slice(0, MAX_INSPECTED_CHARACTERS).trim();
    const line = linesOf(text).find((candidate) => candidate !== '') ?? '';
    return cut(mask.hide(line), MAX_PART_CHARACTERS);
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
    const target = location ? ` to ${cut(mask.hide(`${location}`), MAX_TEXT_CHARACTERS)}` : '';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
        kind: 'redirect',
        operation,
        status,
        problem: `${status} redirect${target}, which is not followed`,
        mayHaveBeenTaken: status === 303,
    });
}
function statusError(requested, response) {
    const { operation, mask } = requested;
    const parsed = errorSchema.safeParse(jsonIn(textOf(response), mask)).data;
    const status = parsed && isSpent(response.status, parsed) ? SPENT_STATUS : response.status;
    const profileKey = _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MISSING */ .lV.has(status) ? requested.profileKey : undefined;
    const shown = parsed ? describeError(response.status, parsed) : statusLine(requested, response);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
        kind: 'status',
        operation,
        status,
        problem: shown + (profileKey === undefined ? '' : describeMissing(status, profileKey)),
        mayHaveBeenTaken: status >= 500 || status === 408,
        retryAfterMs: retryAfterMs(response),
        ...(profileKey !== undefined && { profileKey }),
        ...(parsed && { type: parsed.type, code: parsed.code, param: parsed.param ?? undefined }),
    });
}
function isSpent(status, { type, code, details }) {
    const codes = `${code} ${(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(details, ['code'])}`;
    return type === 'payment_required' || (status === 429 && QUOTA.test(codes));
}
function retryAfterMs({ headers, receivedMs }) {
    const text = `${headers['retry-after'] ?? ''}`.trim();
    if (/^\d+$/.test(text))
        return Math.min(Number(text) * 1_000, Number.MAX_SAFE_INTEGER);
    const sentMs = parseHttpDate(`${headers.date}`) ?? receivedMs;
    return Math.max(0, (parseHttpDate(text) ?? 0) - sentMs);
}
function parseHttpDate(text) {
    if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/.test(text))
        return undefined;
    const dateMs = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
    return Number.isNaN(dateMs) ? undefined : dateMs;
}
function jsonIn(text, mask) {
    try {
        return mask.hideIn(JSON.parse(text));
    }
    catch {
        return undefined;
    }
}
function describeError(status, error) {
    const { type, code, message, param, details } = error;
    const name = `${cut(type, MAX_PART_CHARACTERS)}/${cut(code, MAX_PART_CHARACTERS)}`;
    const where = param ? ` (param: ${cut(param, MAX_PART_CHARACTERS)})` : '';
    const more = details === undefined || details === null
        ? ''
        : ` (details: ${cut(JSON.stringify(details), MAX_PART_CHARACTERS)})`;
    return `${status} ${name}: ${cut(message, MAX_TEXT_CHARACTERS)}${where}${more}`;
}
function describeMissing(status, profileKey) {
    const keys = `${profileKey}.path${status === 405 ? ` and ${profileKey}.method` : ''}`;
    return `; the specification does not show this operation, so check ${keys} in the input service-profile`;
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


/***/ }),

/***/ 32845:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cj: () => (/* binding */ resolvePointer),
/* harmony export */   cn: () => (/* binding */ shapeError),
/* harmony export */   eA: () => (/* binding */ checkShape),
/* harmony export */   z6: () => (/* binding */ keepFitting)
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66783);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72557);


const MAX_LISTED = 50;
const MAX_NOTICES = 20;
function checkShape(schema, value, operation, pointer) {
    const parsed = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(schema, value);
    if (parsed.success)
        return parsed.data;
    const { issues } = parsed.error;
    const listed = issues.slice(0, MAX_LISTED).map((issue) => (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .describeIssue */ .n6)(issue, pointer));
    if (issues.length > listed.length)
        listed.push(`and ${issues.length - listed.length} more`);
    throw shapeError(operation, listed.join('; '));
}
function shapeError(operation, problem) {
    const whole = `not as specified: ${problem}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({ kind: 'shape', operation, problem: whole, mayHaveBeenTaken: true });
}
function keepFitting(schema, value, pointer, leftOut) {
    if (value === undefined || value === null)
        return null;
    const root = { value };
    for (let notices = 0;;) {
        const parsed = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(schema, root.value);
        if (parsed.success)
            return parsed.data;
        const { issues } = parsed.error;
        for (const issue of issues.slice(0, MAX_NOTICES - notices)) {
            leftOut((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .describeIssue */ .n6)(issue, pointer));
        }
        notices = Math.min(MAX_NOTICES, notices + issues.length);
        const paths = issues.map(({ path }) => ['value', ...path]);
        remove(root, paths);
        if (root.value === undefined)
            return null;
    }
}
function remove(root, paths) {
    const wrong = paths.map((path) => ((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(root, path) === undefined ? path.slice(0, -1) : path));
    const shortened = new Set();
    for (const path of wrong) {
        const parent = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(root, path.slice(0, -1));
        if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(parent))
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
    return (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(document, path);
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