"use strict";
exports.id = 80;
exports.ids = [80];
exports.modules = {

/***/ 47595:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportToPullRequest: () => (/* binding */ reportToPullRequest)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
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
// EXTERNAL MODULE: ./report/sections/outcome.js
var sections_outcome = __webpack_require__(74315);
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
    const { line, stated } = (0,opening/* openingOf */.E4)(report);
    const page = settings.reportUrl ?? provenance?.workflowRunUrl ?? '';
    const next = (0,next_step/* nextStep */.s)(report, settings, { report: page });
    const [run, ...others] = runs;
    const only = others.length === 0 ? run : undefined;
    return [
        (0,layout/* single */.J0)('reasons', 'first line', (0,sections_outcome/* heading */.R_)(report) + (0,sections_outcome/* firstLines */.UV)(line, next)),
        (0,layout/* single */.J0)('reasons', 'prompt change', fix === undefined ? '' : (0,recommendations/* fixItem */.x)(fix)),
        ...(0,sections_outcome/* reasonSections */.F_)([...report.reasons, ...(only?.reasons ?? [])], stated),
        ...(only ? (0,checks/* checkSections */.f)(only) : runList(runs, settings)),
        (0,scenarios/* failingSection */.I)(runs, settings),
        ...(0,themes/* themeTable */.wY)(runs, '###'),
        ...(only ? [(0,sections_outcome/* policySection */.U4)(only)] : []),
        (0,layout/* foldedSection */.qF)((0,format/* formatCounted */.So)(fixes.length, 'further prompt fix', 'further prompt fixes'), {
            part: 'recommendations',
            noun: 'prompt change',
            list: fixes,
            item: recommendations/* fixItem */.x,
        }),
        (0,sections_outcome/* noteSection */.MX)(only?.notes ?? []),
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

// EXTERNAL MODULE: ./text/fork.js
var fork = __webpack_require__(71935);
// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __webpack_require__(82456);
// EXTERNAL MODULE: ./github/api.js
var github_api = __webpack_require__(46115);
// EXTERNAL MODULE: ./github/octokit.js + 2 modules
var octokit = __webpack_require__(78837);
// EXTERNAL MODULE: ./github/schemas.js
var github_schemas = __webpack_require__(80923);
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
// EXTERNAL MODULE: ./github/changes.js
var changes = __webpack_require__(20734);
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
function readSuggestion(comment) {
    const match = MARKER.exec(comment.body);
    if (match === null)
        return null;
    const [, key = '', gateId = ''] = match;
    return { ...comment, key, gateId };
}

;// CONCATENATED MODULE: ./github/suggestions.js








const PULL = '/repos/{owner}/{repo}/pulls/{number}';
const COMMENT = '/repos/{owner}/{repo}/pulls/comments/{id}';
const NOT_IN_DIFF = 'its lines are not in the diff of the pull request';
const INVISIBLE = 'it adds invisible characters';
const TAKEN = 'another suggestion changes the same lines';
const TOO_LONG = 'it is too long for a comment';
async function suggest(scene, fixes) {
    const candidates = await findCandidates(scene, fixes);
    const before = await findPosted(scene);
    const known = new Set(before.map(({ key }) => key));
    const wanted = new Set(candidates.map(({ key }) => key));
    const outdated = before.filter(({ key, gateId }) => gateId === scene.target.gateId && !wanted.has(key));
    const fresh = [];
    const refused = new Map();
    for (const candidate of candidates.filter(({ key }) => !known.has(key))) {
        const old = outdated.find((posted) => isAt(posted, candidate.comment));
        if (old === undefined)
            fresh.push(candidate);
        else
            await unlessRefused([candidate], refused, () => rewrite(scene, old.id, candidate));
    }
    await unlessRefused(fresh, refused, () => post(scene, fresh));
    const isKnown = candidates.every(({ key }) => known.has(key));
    const posted = isKnown ? before : await findPosted(scene);
    const urls = new Map(posted.map(({ key, html_url }) => [key, html_url]));
    const shown = candidates.map((candidate) => {
        const url = urls.get(candidate.key) ?? '';
        const why = url === '' ? (refused.get(candidate) ?? candidate.why) : '';
        return { ...candidate.fix, url, why };
    });
    return {
        fixes: shown,
        notes: shown.filter(({ why }) => why !== '' && why !== NOT_IN_DIFF).map(noteOf),
    };
}
async function findCandidates({ api, target, order }, fixes) {
    const files = fixes.length === 0 ? [] : await (0,changes/* listFiles */.C)(target.number, api);
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
    const { number } = target;
    const comments = await api.list('list review comments', github_schemas/* reviewCommentSchema */.FS, ({ id }) => id, `GET ${PULL}/comments`, { number });
    const ours = await api.ours(comments.flatMap((comment) => readSuggestion(comment) ?? []));
    return ours.toSorted((a, b) => b.id - a.id);
}
function isAt(posted, comment) {
    const { path, line, start_line } = posted;
    return comment?.path === path && comment.line === line && comment.startLine === start_line;
}
async function rewrite({ api }, id, { comment }) {
    const change = { id, body: comment?.body };
    await api.ask('update review comment', schemas/* unknown */.L5J(), `PATCH ${COMMENT}`, change);
}
async function post({ api, headSha, target }, candidates) {
    const comments = candidates.flatMap(({ comment }) => comment ?? []).map(fieldsOf);
    if (comments.length === 0)
        return;
    const body = `The simulation gate suggests ${(0,format/* formatCounted */.So)(comments.length, 'change')} of the prompt.`;
    const review = { commit_id: headSha, event: 'COMMENT', body, comments };
    const { number } = target;
    await api.ask('create review', schemas/* unknown */.L5J(), `POST ${PULL}/reviews`, { number, ...review });
}
function fieldsOf({ path, body, startLine, line }) {
    const start = startLine === null ? {} : { start_line: startLine, start_side: 'RIGHT' };
    return { path, body, line, side: 'RIGHT', ...start };
}
async function unlessRefused(candidates, refused, work) {
    try {
        await work();
    }
    catch (error) {
        const isRefusal = error instanceof errors/* ServiceError */._7 && (error.status === 422 || error.status === 404);
        if (!isRefusal)
            throw error;
        for (const one of candidates) {
            if (one.comment !== null)
                refused.set(one, `GitHub refuses it (${error.message})`);
        }
    }
}
function noteOf({ place, why }) {
    return `The fix of ${(0,format/* placeName */.fW)(place)} is not suggested on the pull request: ${why}.`;
}

;// CONCATENATED MODULE: ./github/target.js




const FROM_FORK = 'The pull request comes from a fork, so no comment and no suggestions are written to it; the job summary has the whole report.';
const pullRequestEventSchema = schemas/* object */.Ikc({
    pull_request: schemas/* extend */.X$i(github_schemas/* pullRequestSchema */.MH, { number: schemas/* number */.aig() }),
});
const commentEventSchema = schemas/* object */.Ikc({
    issue: schemas/* object */.Ikc({ number: schemas/* number */.aig(), pull_request: schemas/* looseObject */._H3({}) }),
});
const runEventSchema = schemas/* object */.Ikc({
    workflow_run: schemas/* object */.Ikc({
        head_sha: schemas/* string */.YjP(),
        head_repository: github_schemas/* repositorySchema */._L,
        pull_requests: schemas/* array */.YOg(schemas/* object */.Ikc({ number: schemas/* number */.aig(), head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }) })),
    }),
    repository: github_schemas/* repositorySchema */._L,
});
function findPullRequest(workflow, gateName) {
    const { apiUrl, owner, repo, payload } = workflow;
    if (payload === null)
        throw new Error('the file of the event cannot be read');
    const named = readEvent(workflow.eventName, payload);
    if (named === null || typeof named === 'string')
        return named;
    if (repo === '')
        throw new Error('GITHUB_REPOSITORY does not name the repository');
    const page = `${workflow.serverUrl || 'https://github.com'}/${owner}/${repo}`;
    const run = Number.parseInt(workflow.runId, 10) || 0;
    const attempt = Number.parseInt(workflow.runAttempt, 10) || 1;
    const identity = JSON.stringify([workflow.workflow, workflow.job, gateName]);
    return {
        ...named,
        owner,
        repo,
        apiUrl,
        gateId: (0,external_node_crypto_.createHash)('sha256').update(identity).digest('hex').slice(0, 16),
        run,
        summaryUrl: `${page}/actions/runs/${run}/attempts/${attempt}`,
        changesUrl: `${page}/pull/${named.number}/files`,
    };
}
function readEvent(eventName, event) {
    switch (eventName) {
        case 'pull_request':
        case 'pull_request_target':
            return ofPullRequest(eventName, event);
        case 'workflow_run':
            return ofWorkflowRun(event);
        case 'issue_comment':
            return ofComment(event);
        default:
            return null;
    }
}
function ofPullRequest(eventName, event) {
    const parsed = pullRequestEventSchema.safeParse(event);
    if (!parsed.success)
        return null;
    const { number, head, base } = parsed.data.pull_request;
    if ((0,fork/* isFork */.B)(head.repo, base?.repo))
        return FROM_FORK;
    const maySuggest = eventName === 'pull_request';
    return { number, headSha: head.sha, isToBeChecked: false, maySuggest };
}
function ofWorkflowRun(event) {
    const parsed = runEventSchema.safeParse(event);
    if (!parsed.success)
        return null;
    const { workflow_run: run, repository } = parsed.data;
    if ((0,fork/* isFork */.B)(run.head_repository, repository))
        return FROM_FORK;
    const [first, ...others] = run.pull_requests.filter(({ head }) => head.sha === run.head_sha);
    if (first === undefined)
        return null;
    if (others.length > 0) {
        return `No pull request is written to: ${others.length + 1} have the head ${run.head_sha}.`;
    }
    return { number: first.number, headSha: run.head_sha, isToBeChecked: true, maySuggest: true };
}
function ofComment(event) {
    const parsed = commentEventSchema.safeParse(event);
    if (!parsed.success)
        return null;
    const { number } = parsed.data.issue;
    return { number, headSha: null, isToBeChecked: true, maySuggest: true };
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
            const warning = (0,octokit.lacksPermission)(error) ? NO_PERMISSION : `${what}: ${why}`;
            if (!result.warnings.includes(warning))
                result.warnings.push(warning);
            return null;
        }
    };
    runtime.runner.maskSecret(order.token);
    const api = new github_api.GitHubApi({ ...target, token: order.token }, runtime);
    const headSha = await attempt('The pull request could not be read', () => headOf(target, api, runtime));
    if (headSha === null)
        return;
    const scene = { order, target, headSha, api };
    const fixes = (0,facts/* locatedFixes */.aW)(order.report);
    const suggested = maySuggest(scene)
        ? await attempt('The prompt fixes could not be suggested on the pull request', () => suggest({ ...scene, api: api.leaving(FOR_COMMENT_MS) }, fixes))
        : null;
    result.notes.push(...(suggested?.notes ?? []));
    const shown = suggested?.fixes ?? fixes.map((fix) => ({ ...fix, url: '', why: '' }));
    const count = shown.filter(({ url }) => url !== '').length;
    if (count > 0)
        result.suggested = { count, url: target.changesUrl };
    if (order.mode === 'never')
        return;
    const settings = { ...order.settings, ...(result.suggested && { suggested: result.suggested }) };
    const url = await attempt('The comment on the pull request could not be written', () => keepComment({ ...scene, order: { ...order, settings } }, shown));
    result.commentUrl = (0,log_line/* oneLine */.TN)(url ?? '', MAX_URL_CHARS);
}
async function headOf(target, api, { runner }) {
    if (!target.isToBeChecked)
        return target.headSha;
    const route = 'GET /repos/{owner}/{repo}/pulls/{number}';
    const { number } = target;
    const { head, base } = await api.ask('read pull request', github_schemas/* pullRequestSchema */.MH, route, { number });
    if ((0,fork/* isFork */.B)(head.repo, base?.repo)) {
        runner.info(FROM_FORK);
        return null;
    }
    if (target.headSha === null || target.headSha === head.sha)
        return head.sha;
    runner.info(`The pull request is not written to, since it has moved on from ${target.headSha} to ${head.sha}.`);
    return null;
}
function maySuggest({ order, target }) {
    return order.suggestions && order.settings.detail === 'full' && target.maySuggest;
}
const COMMENTS = '/repos/{owner}/{repo}/issues/{number}/comments';
const pull_request_COMMENT = '/repos/{owner}/{repo}/issues/comments/{id}';
async function keepComment(scene, fixes) {
    const { api, target, headSha } = scene;
    const { report, settings, mode } = scene.order;
    const { run, number, gateId } = target;
    const [kept, ...doubles] = await findComments(scene);
    const keptRun = kept === undefined ? null : writtenBy(gateId, kept.body);
    const plan = planComment(keptRun, { mode, outcome: report.outcome, run });
    const marker = commentMarker(gateId, run);
    const view = { report, settings, fixes, headSha };
    const body = marker + renderComment(view, COMMENT_BUDGET_BYTES - marker.length);
    if (kept !== undefined && plan === 'update') {
        await api.ask('update comment', schemas/* unknown */.L5J(), `PATCH ${pull_request_COMMENT}`, { id: kept.id, body });
    }
    for (const { id } of doubles)
        await api.delete('delete comment', `DELETE ${pull_request_COMMENT}`, { id });
    if (plan === 'create') {
        const parameters = { number, body };
        const created = await api.ask('create comment', github_schemas/* commentSchema */.X3, `POST ${COMMENTS}`, parameters);
        return created.html_url;
    }
    return kept?.html_url ?? '';
}
async function findComments({ api, target: { number, gateId } }) {
    const keyOf = ({ id }) => id;
    const route = `GET ${COMMENTS}`;
    const comments = await api.list('list comments', github_schemas/* commentSchema */.X3, keyOf, route, { number });
    const ours = await api.ours(comments.filter(({ body }) => isMarked(gateId, body)));
    return ours.toSorted((a, b) => a.id - b.id);
}


/***/ }),

/***/ 72557:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ isSpent),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   xW: () => (/* binding */ lastFailure)
/* harmony export */ });
class ServiceError extends Error {
    name = 'ServiceError';
    constructor({ cause, ...facts }) {
        super(`${facts.operation}: ${facts.problem}`, { cause });
        Object.assign(this, { namesQuota: false, profileKey: '', ...facts });
    }
}
function isSpent({ status, namesQuota }) {
    return status === 402 || (status === 429 && namesQuota);
}
function lastFailure(error) {
    return error.cause instanceof ServiceError ? error.cause : error;
}


/***/ }),

/***/ 47388:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ PURPOSE_MS),
/* harmony export */   d: () => (/* binding */ StepDeadline)
/* harmony export */ });
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


/***/ }),

/***/ 90951:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ describeMismatch),
/* harmony export */   r: () => (/* binding */ pointerOf)
/* harmony export */ });
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65553);

function pointerOf(path) {
    return path
        .map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`)
        .join('');
}
function describeMismatch(issue, value, pointer) {
    const found = describeFound((0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(value, issue.path));
    return `${pointer || 'the whole'}: expected ${describeExpected(issue)}, found ${found}`;
}
function describeExpected(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return issue.expected === 'int' ? 'integer' : issue.expected;
        case 'invalid_value':
            return issue.values.join(' or ');
        case 'too_big':
            if (issue.origin === 'number')
                return `at most ${issue.maximum}`;
            return issue.origin === 'string' ? `at most ${issue.maximum} characters` : 'safe integer';
        case 'too_small':
            if (issue.origin === 'number')
                return `at least ${issue.minimum}`;
            return issue.origin === 'string' ? 'non-empty string' : 'safe integer';
        default:
            return issue.message;
    }
}
function describeFound(value) {
    if (value === undefined)
        return 'nothing';
    if (value === null)
        return 'null';
    if (value === '')
        return 'empty string';
    if (Array.isArray(value))
        return 'array';
    if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY)
        return 'number out of range';
    return Number.isSafeInteger(value) ? 'integer' : typeof value;
}


/***/ })

};
;