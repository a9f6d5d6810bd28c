"use strict";
exports.id = 992;
exports.ids = [992,734];
exports.modules = {

/***/ 20734:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ listFiles),
/* harmony export */   listChanges: () => (/* binding */ listChanges)
/* harmony export */ });
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46115);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80923);
/** The files that a pull request, or a merge group, changes. */


/** A comparison lists no more files. */
const MAX_COMPARED = 300;
/**
 * Old and new names of every file; null if GitHub does not list all of them, or if the pull request
 * has a newer commit. Rejects with `ServiceError`, or with the reason why the step is cancelled.
 *
 * @param repository with GitHub's API without a trailing slash
 */
async function listChanges(change, repository, token, world) {
    const api = new _api_js__WEBPACK_IMPORTED_MODULE_0__.GitHubApi({ ...repository, token }, world);
    const files = change.kind === 'pull-request'
        ? await ofPullRequest(change.number, change.headSha, api)
        : await ofCommits(`${change.baseSha}...${change.headSha}`, api);
    return (files?.flatMap(({ filename, previous_filename: previous }) => previous === undefined ? [filename] : [filename, previous]) ?? null);
}
function listFiles(number, api) {
    const keyOf = ({ filename }) => filename;
    const route = 'GET /repos/{owner}/{repo}/pulls/{number}/files';
    return api.list('list changed files', _schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .fileSchema */ .Mz, keyOf, route, { number });
}
/** The pull request is read after its files, so that they are those of the commit that it names. */
async function ofPullRequest(number, headSha, api) {
    const files = await listFiles(number, api);
    const route = 'GET /repos/{owner}/{repo}/pulls/{number}';
    const pull = await api.ask('read pull request', _schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestSchema */ .MH, route, { number });
    return pull.head.sha === headSha && pull.changed_files === files.length ? files : null;
}
async function ofCommits(basehead, api) {
    const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
    const { files } = await api.ask('compare commits', _schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .comparisonSchema */ .D, route, { basehead });
    return files.length < MAX_COMPARED ? files : null;
}


/***/ }),

/***/ 34992:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportToPullRequest: () => (/* binding */ reportToPullRequest)
});

// EXTERNAL MODULE: ./core/fork.js
var fork = __webpack_require__(74551);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(67720);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./core/text/line-diff.js + 1 modules
var line_diff = __webpack_require__(64660);
// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __webpack_require__(90630);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(63917);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./report/names.js
var names = __webpack_require__(2274);
// EXTERNAL MODULE: ./report/sections/section.js
var section = __webpack_require__(74372);
// EXTERNAL MODULE: ./report/sections/voice.js
var voice = __webpack_require__(4757);
;// CONCATENATED MODULE: ./report/comment/fixes.js
/** The prompt fixes: as suggestions on the pull request's lines, and what the comment tells of them. */







const MAX_LINE_CHARS = 1000;
/** The recommendations that a fix carries out. */
function recommendationsOf({ recommendation, further }) {
    return [recommendation, ...further];
}
/** The fixes of a report that were located and are not left out, in the report's order. */
function locatedFixes({ runs, promptFixes }, linesOf) {
    const byChange = new Map();
    for (const { from, found } of promptFixes) {
        const [first] = from;
        const recommendation = first && runs[first.run]?.report?.recommendations[first.recommendation];
        if (!recommendation || !isInPatch(found))
            continue;
        const { place, fixedLines } = found;
        const change = JSON.stringify([place, fixedLines]);
        const known = byChange.get(change);
        if (known !== undefined) {
            known.further.push(recommendation);
            continue;
        }
        const lines = linesOf(place.path)?.slice(place.startLine - 1, place.endLine) ?? null;
        const isWhole = lines?.length === place.endLine - place.startLine + 1;
        const replacedLines = isWhole ? lines : null;
        byChange.set(change, { recommendation, further: [], place, fixedLines, replacedLines });
    }
    return [...byChange.values()];
}
/** What a fix is called: by all that it carries out. */
function titleOf(fix) {
    return recommendationsOf(fix)
        .map(({ title }) => (0,voice/* bold */.Cr)(title))
        .join(', ');
}
/** The fix as a unified diff of its lines alone. */
function fixAsDiff({ place, fixedLines }, replacedLines) {
    const before = `-${place.startLine},${replacedLines.length}`;
    // A range without lines is named by the line above it.
    const first = fixedLines.length === 0 ? place.startLine - 1 : place.startLine;
    const after = `+${first},${fixedLines.length}`;
    const lines = (0,line_diff/* diffLines */.Pp)(replacedLines, fixedLines).map(({ kind, text }) => line_diff/* DIFF_SIGNS */.TE[kind] + (0,strip/* clip */.$Q)(text, MAX_LINE_CHARS));
    const files = [`--- a/${place.path}`, `+++ b/${place.path}`];
    return [...files, `@@ ${before} ${after} @@`, ...lines].join('\n');
}
function isInPatch(found) {
    return found.state === 'located' && found.leftOut === null;
}
/** GitHub's limit on a comment is 65,536 characters. */
const MAX_BODY_CHARS = 65_000;
const MAX_EXPLANATION_CHARS = 2000;
/**
 * The text of a review comment, or null where it would be too long. The suggested lines stand there
 * as they are, since GitHub puts them into the file as they are; their fence outruns their backticks.
 *
 * @param marker a line of ours that no reader sees
 */
function suggestionBody(marker, fix) {
    const fence = (0,markdown/* fenceAround */.xF)(fix.fixedLines.join('\n'));
    const explained = recommendationsOf(fix).flatMap(({ title, body }) => [
        (0,voice/* bold */.Cr)(title),
        (0,markdown/* prose */.CS)(body, MAX_EXPLANATION_CHARS),
    ]);
    const [first = '', ...others] = explained;
    const text = [
        `${marker}\n${first}`,
        ...others,
        [`${fence}suggestion`, ...fix.fixedLines, fence].join('\n'),
    ];
    const comment = text.filter((part) => part !== '').join('\n\n');
    return comment.length > MAX_BODY_CHARS ? null : comment;
}
const MAX_PLACE_CHARS = 300;
const APPLY = 'To apply them, take `prompt-fixes.patch` of the report files: text is made harmless here.\n';
/** What became of the prompt fixes: suggested, shown here as a diff, or applied since. */
function fixSections({ fixes, applied }) {
    const suggested = fixes.filter(({ suggestedAt }) => suggestedAt !== null);
    const patched = fixes.filter(({ suggestedAt }) => suggestedAt === null);
    const names = { part: 'recommendations', one: 'prompt fix', many: 'prompt fixes' };
    return [
        (0,section/* section */.uW)({
            ...names,
            ...(0,section/* foldEnds */.QV)((0,format/* formatCounted */.So)(suggested.length, 'suggestion')),
            count: suggested.length,
            items: () => (0,section/* each */.__)(suggested, suggestionLine),
        }),
        (0,section/* section */.uW)({
            ...names,
            ...(0,section/* foldEnds */.QV)(`${(0,format/* formatCounted */.So)(patched.length, 'fix', 'fixes')} as a diff`),
            close: `${APPLY}\n</details>\n\n`,
            count: patched.length,
            items: () => (0,section/* each */.__)(patched, patch),
        }),
        (0,section/* section */.uW)({
            ...names,
            one: 'earlier suggestion',
            many: 'earlier suggestions',
            ...(0,section/* foldEnds */.QV)(`Outdated: ${(0,format/* formatCounted */.So)(applied.length, 'suggestion')} applied since`),
            count: applied.length,
            items: () => (0,section/* each */.__)(applied, appliedLine),
        }),
    ];
}
/** A link, or its text alone where there is no address. */
function fixes_link(text, url) {
    return url === '' ? text : `[${text}](${(0,markdown/* linkDestination */.Vh)(url)})`;
}
function suggestionLine({ fix, suggestedAt }) {
    const place = (0,markdown/* inline */.mG)((0,names/* placeName */.fW)(fix.place), MAX_PLACE_CHARS);
    return `- ${titleOf(fix)}: ${fixes_link(place, `${suggestedAt}`)}\n`;
}
function patch({ fix, why }) {
    const place = (0,markdown/* inline */.mG)((0,names/* placeName */.fW)(fix.place), MAX_PLACE_CHARS);
    const reason = why === '' ? '' : `: ${(0,markdown/* inline */.mG)(why, 1000)}`;
    const diff = fix.replacedLines === null
        ? ''
        : `${(0,markdown/* codeBlock */.DV)('diff', (0,strip/* clip */.$Q)(fixAsDiff(fix, fix.replacedLines), markdown/* MAX_PROSE_CHARS */.LO))}\n\n`;
    return `${titleOf(fix)} · ${place}${reason}\n\n${diff}`;
}
function appliedLine({ path, url }) {
    return `- ${fixes_link((0,markdown/* inline */.mG)(path, MAX_PLACE_CHARS), url)}\n`;
}

// EXTERNAL MODULE: ./github/api.js
var github_api = __webpack_require__(46115);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ./core/outcome.js
var outcome = __webpack_require__(26767);
// EXTERNAL MODULE: ./report/for-people.js
var for_people = __webpack_require__(57037);
// EXTERNAL MODULE: ./report/layout.js
var layout = __webpack_require__(46410);
// EXTERNAL MODULE: ./report/next-step.js
var next_step = __webpack_require__(43004);
// EXTERNAL MODULE: ./report/opening.js
var opening = __webpack_require__(93850);
// EXTERNAL MODULE: ./report/outcome-words.js
var outcome_words = __webpack_require__(65758);
// EXTERNAL MODULE: ./report/sections/footer.js
var footer = __webpack_require__(99304);
// EXTERNAL MODULE: ./report/sections/outcome.js
var sections_outcome = __webpack_require__(74315);
// EXTERNAL MODULE: ./report/sections/run.js + 8 modules
var sections_run = __webpack_require__(2080);
// EXTERNAL MODULE: ./report/sections/small-print.js
var small_print = __webpack_require__(85298);
// EXTERNAL MODULE: ./report/sections/spared.js
var spared = __webpack_require__(10110);
// EXTERNAL MODULE: ./report/plain-words.js
var plain_words = __webpack_require__(39946);
// EXTERNAL MODULE: ./report/sections/building-blocks.js
var building_blocks = __webpack_require__(88674);
// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(68918);
;// CONCATENATED MODULE: ./report/comment/themes.js
/** The themes in the comment, compared with the run that the gate compares with. */







const THEMES = { part: 'themes', furtherPart: 'themes', one: 'theme', firstPage: 10 };
/** Lifecycles of a theme that was there before. */
const KNOWN = new Set(['PERSISTENT', 'IMPROVING', 'FIXED']);
/** The themes of all runs and how they changed, each once, the most severe first. */
function themeSections(report) {
    const all = themesOf(report);
    const shown = (0,theme_order/* sortThemes */.lt)(all.filter(theme_order/* isShown */.aJ));
    const themes = uniqueByKey(shown);
    const gone = goneThemes(report, all, themes);
    const heading = headingOf(themes, gone.length, themes.length < shown.length);
    if (heading === '')
        return [];
    const waivers = waivedUntil(report);
    return [
        (0,section/* section */.uW)({
            part: 'themes',
            one: 'heading',
            many: 'headings',
            count: 1,
            items: () => [`### ${heading}\n\n`],
        }),
        ...(0,section/* paged */.IO)({
            ...THEMES,
            list: themes,
            item: (theme) => themeLine(theme, waivers.get(theme.slug)),
        }),
        ...(0,section/* paged */.IO)({
            ...THEMES,
            open: '**Gone since the run that it is compared with**\n\n',
            list: gone,
            item: (theme) => `- ✅ ${(0,markdown/* inline */.mG)(theme.title) === '' ? (0,markdown/* identifier */.Cv)(theme.slug) : (0,voice/* bold */.Cr)(theme.title)}\n`,
        }),
    ];
}
/** @param isRepeated whether several runs have the same theme, which is listed once */
function headingOf(themes, gone, isRepeated) {
    const fresh = themes.filter(({ lifecycle }) => lifecycle === 'NEW').length;
    const known = themes.filter(({ lifecycle }) => KNOWN.has(lifecycle)).length;
    const others = themes.length - fresh - known;
    const noun = isRepeated ? 'different theme' : 'theme';
    const rest = others > 0 ? (0,format/* formatCounted */.So)(others, noun) : '';
    const changes = [
        ...(fresh > 0 ? [`${(0,format/* formatCount */.B4)(fresh)} new`] : []),
        ...(known > 0 ? [`${(0,format/* formatCount */.B4)(known)} ${(0,plain_words/* plainWord */.h)('PERSISTENT')}`] : []),
        ...(gone > 0 ? [`${(0,format/* formatCount */.B4)(gone)} gone`] : []),
    ];
    if (changes.length === 0)
        return rest;
    return `Themes: ${[...changes, ...(rest === '' ? [] : [`${rest} not compared`])].join(', ')}`;
}
/** The last day of the waiver of each waived theme, by slug. */
function waivedUntil({ runs }) {
    const waived = runs.flatMap(({ spared }) => spared?.waived ?? []);
    return new Map(waived.filter(({ kind }) => kind === 'theme').map(({ name, waiver }) => [name, waiver.expires]));
}
function themeLine(theme, waivedUntil) {
    const { severity, title, affectedCallCount, totalCallCount, lifecycle } = theme;
    // A fixed theme that calls still show is not fixed.
    const status = lifecycle === 'FIXED' ? 'PERSISTENT' : lifecycle;
    const parts = [
        (0,building_blocks/* severityMark */.nU)(severity),
        (0,voice/* bold */.Cr)(title),
        `${(0,format/* formatCount */.B4)(affectedCallCount)} of ${(0,format/* formatCounted */.So)(totalCallCount, 'call')}`,
        ...(status === 'NEW' || KNOWN.has(status) ? [(0,plain_words/* plainWord */.h)(`${status}`)] : []),
        ...(waivedUntil === undefined ? [] : [`waived until ${(0,markdown/* inline */.mG)(waivedUntil)}`]),
    ];
    return `- ${parts.join(' · ')}\n`;
}
/** What was there before and is gone. Never shown while a run has no report. */
function goneThemes({ runs }, all, themes) {
    if (runs.some(({ report }) => report === null))
        return [];
    const before = [
        ...runs.flatMap(({ baseline }) => baseline?.gone ?? []),
        ...all.filter((theme) => !(0,theme_order/* isShown */.aJ)(theme)),
    ];
    const present = new Set(themes.map(keyOf));
    return uniqueByKey(before).filter((theme) => !present.has(keyOf(theme)));
}
function themesOf({ runs }) {
    return runs.flatMap(({ report }) => report?.themes ?? []);
}
/** Of several themes with one key, the first. */
function uniqueByKey(themes) {
    return [...new Map(themes.toReversed().map((theme) => [keyOf(theme), theme])).values()].reverse();
}
function keyOf({ slug, title }) {
    return slug || title;
}

;// CONCATENATED MODULE: ./report/comment/comment.js
/**
 * The comment on a pull request: what fell short and what to do, then the themes; everything longer is
 * folded, and IDs, times and cost are at the end.
 */

















/** GitHub takes 65,536 characters; a byte is never less than one of them. */
const COMMENT_BUDGET_BYTES = 65_000;
/** Items of a list that are not folded. */
const FIRST_ITEMS = 10;
/** Further reasons of one of several runs. */
const MAX_RUN_REASONS = 5;
/** Room for the sentence that says what was left out. */
const NOTICE_BYTES = 1000;
/**
 * Renders the comment, without its marker, in less than `budgetBytes` (4000 or more) of UTF-8: what
 * does not fit is left out, and the result says what. Everything that others wrote is escaped.
 */
function renderComment(given, budgetBytes) {
    const view = { ...given, report: (0,for_people/* forPeople */.z)(given.report) };
    const { text, told } = head(view);
    const { report, settings, gateName, headSha: commit, summaryUrl: workflowRunUrl } = view;
    const baselines = (0,footer/* tellBaselines */.MC)(report.runs, settings);
    const end = (0,footer/* footer */.qr)(report, settings, { gateName, commit, workflowRunUrl, baselines });
    const room = budgetBytes - Buffer.byteLength(text) - Buffer.byteLength(end) - NOTICE_BYTES;
    const { texts, leftOut } = (0,layout/* layOut */.v8)(sectionsOf(view, told), room);
    return [text, ...texts, (0,layout/* leftOutNotice */.OC)('comment', leftOut), end].join('');
}
function sectionsOf(view, told) {
    const { report, settings } = view;
    const [run, ...others] = report.runs;
    const only = others.length === 0 ? run : undefined;
    return [
        ...reasonSections([...report.reasons, ...(only?.reasons ?? [])], told),
        ...(others.length > 0 ? runSections(report.runs, settings) : []),
        ...(only ? [(0,sections_run/* debriefError */.g9)(only)] : []),
        ...themeSections(report),
        ...(only ? [(0,spared/* sparedSection */.FJ)(only)] : []),
        ...(settings.detail === 'full' ? fixSections(view) : []),
        ...(only ? [(0,sections_outcome/* noteSection */.MX)(only.notes)] : []),
    ];
}
/** The reasons that nothing has told yet. */
function reasonSections(reasons, told) {
    const rest = reasons.filter((reason) => !told.has(reason));
    const item = (reason) => `- ${(0,markdown/* message */.iU)(reason.message, voice/* MAX_MESSAGE_CHARS */.hP)}\n`;
    return (0,section/* paged */.IO)({ part: 'reasons', one: 'reason', list: rest, firstPage: FIRST_ITEMS, item });
}
/** A line for each of several runs, the worst first. */
function runSections(runs, settings) {
    return (0,section/* paged */.IO)({
        ...{ part: 'overview', furtherPart: 'overview', one: 'run', firstPage: FIRST_ITEMS },
        list: (0,outcome/* worstFirst */.md)(runs),
        item: (run) => runLine(run, settings),
    });
}
function runLine(run, settings) {
    const { line, told } = (0,opening/* runOpening */.g_)(run, voice/* VOICE */.PJ);
    const rest = run.reasons.filter((reason) => !told.has(reason));
    const shown = rest
        .slice(0, MAX_RUN_REASONS)
        .map((reason) => `  - ${(0,markdown/* message */.iU)(reason.message, voice/* MAX_MESSAGE_CHARS */.hP)}\n`);
    const more = rest.length - shown.length;
    const name = `${(0,outcome_words/* outcomeMark */.eD)(run.outcome)} ${(0,footer/* runName */.rt)(run, settings)}${(0,footer/* shortId */.m_)(run)}${originOf(run)}`;
    return [
        `- ${name}: ${line}\n`,
        ...shown,
        more > 0 ? `  - and ${(0,format/* formatCounted */.So)(more, 'further reason')}\n` : '',
    ].join('');
}
/** What is to be known of a run that this step did not start. */
function originOf({ reused, attached }) {
    if (reused)
        return ' (reused)';
    return attached ? ' (started by an earlier attempt)' : '';
}
/** Heading, first line and next step, and the reasons that they tell. */
function head(view) {
    const { report, settings, gateName, fixes, summaryUrl, changesUrl } = view;
    const { mark, title } = (0,outcome_words/* titleOf */.Gg)(report);
    const name = gateName === '' || small_print/* IDS */.Bq.test(gateName) ? '' : `: ${(0,markdown/* inline */.mG)(gateName)}`;
    const { line, told } = (0,opening/* openingOf */.E4)(report, voice/* VOICE */.PJ);
    const suggested = fixes.filter(({ suggestedAt }) => suggestedAt !== null).length;
    const diffs = fixes.filter(({ suggestedAt }) => suggestedAt === null);
    const ways = {
        suggested,
        changesUrl,
        shown: diffs.flatMap(({ fix }) => recommendationsOf(fix)).length,
        leftOut: (0,next_step/* leftOutCount */.fk)(report),
        reportUrl: settings.reportUrl ?? (report.outcome === 'failed' ? summaryUrl : ''),
        workflowRunUrl: summaryUrl,
    };
    const next = (0,voice/* nextLine */.sE)((0,next_step/* nextStep */.sk)(report, ways, voice/* VOICE */.PJ));
    return { text: `## ${mark} ${title}${name}\n\n${line}\n\n${next}`, told };
}

;// CONCATENATED MODULE: ./report/comment/state.js
const PAYLOAD = /^(\d{1,15}) (\d{1,9}) ([\w-]*) ([\w.[\]-]*) -->/;
/** The hidden first line of the comment of the gate with this ID (letters and digits). */
function commentMarker(gateId, { run, attempt, digest, app }) {
    return `${markerStart(gateId)}${run} ${attempt} ${digest} ${app} -->\n`;
}
/** True if a comment's text begins with the marker of this gate. */
function isMarked(gateId, body) {
    return body.startsWith(markerStart(gateId));
}
/** The state that a marked comment holds, or null if it cannot be read. */
function readState(gateId, body) {
    const match = PAYLOAD.exec(body.slice(markerStart(gateId).length));
    if (match === null)
        return null;
    const [, run, attempt, digest = '', app = ''] = match;
    return { run: Number(run), attempt: Number(attempt), digest, app };
}
function markerStart(gateId) {
    return `<!-- simulation-gate:${gateId} `;
}
/**
 * Decides from the comment that is there, or null. `auto` makes one when the gate did not pass and
 * keeps it current from then on. One that says the same already, or that a later run wrote, stays; so
 * does what another gate of this attempt has written, which may be red, where this gate is green.
 */
function planComment(kept, wanted) {
    const { mode, outcome, run, digest } = wanted;
    const isWanted = mode === 'always' || (mode === 'auto' && outcome !== 'started');
    const isGreen = outcome === 'passed' || outcome === 'skipped';
    if (kept === null) {
        return isWanted && (mode === 'always' || !isGreen) ? 'create' : 'none';
    }
    const isCurrent = kept.state !== null && (kept.state.digest === digest || kept.state.run > run);
    const isToStay = isCurrent || (isGreen && isOfAnotherGate(kept, wanted));
    return isWanted && !isToStay ? 'update' : 'leave';
}
/**
 * True where a gate that nothing tells from this one wrote the comment: in one attempt each writes once.
 */
function isOfAnotherGate({ state }, { run, attempt, digest }) {
    if (state === null || run === 0)
        return false;
    return state.run === run && state.attempt === attempt && state.digest !== digest;
}

// EXTERNAL MODULE: ./github/schemas.js
var github_schemas = __webpack_require__(80923);
;// CONCATENATED MODULE: ./github/comment.js
/** Keeps the one comment of this gate on the pull request. */





const COMMENTS = '/repos/{owner}/{repo}/issues/{number}/comments';
const COMMENT = '/repos/{owner}/{repo}/issues/comments/{id}';
/** Creates, updates or leaves the comment. */
async function keepComment(scene, { fixes, applied }) {
    const { api, target, headSha } = scene;
    const { report, settings, gateName, mode } = scene.order;
    const { summaryUrl, changesUrl, run, attempt, number } = target;
    const view = { report, settings, gateName, fixes, applied, summaryUrl, changesUrl, headSha };
    const digest = digestOf(view);
    const [kept = null, ...doubles] = await findComments(scene);
    const plan = planComment(kept, { mode, outcome: report.outcome, run, attempt, digest });
    const body = bodyOf(scene, view);
    if (kept !== null && plan === 'update') {
        await api.ask('update comment', schemas/* unknown */.L5J(), `PATCH ${COMMENT}`, { id: kept.id, body });
    }
    // Two jobs may have created one at the same moment.
    for (const { id } of doubles)
        await api.delete('delete comment', `DELETE ${COMMENT}`, { id });
    if (plan === 'create') {
        const parameters = { number, body };
        const created = await api.ask('create comment', github_schemas/* commentSchema */.X3, `POST ${COMMENTS}`, parameters);
        return { url: created.html_url, isShared: false };
    }
    const isShared = kept !== null && isOfAnotherGate(kept, { run, attempt, digest });
    return { url: kept?.url ?? '', isShared };
}
/** The comments of this gate that we wrote, the oldest first. */
async function findComments({ api, target: { number, gateId } }) {
    const keyOf = ({ id }) => id;
    const route = `GET ${COMMENTS}`;
    const comments = await api.list('list comments', github_schemas/* commentSchema */.X3, keyOf, route, { number });
    const marked = comments.filter(({ body }) => isMarked(gateId, body));
    const ours = await api.ours(marked);
    return ours
        .toSorted((a, b) => a.id - b.id)
        .map(({ id, body, html_url: url }) => ({ id, url, state: readState(gateId, body) }));
}
function bodyOf({ target }, view) {
    const { run, attempt, gateId } = target;
    const marker = commentMarker(gateId, { run, attempt, app: '', digest: digestOf(view) });
    return marker + renderComment(view, COMMENT_BUDGET_BYTES - marker.length);
}
/** Of what the comment says, without the links to this run. */
function digestOf(view) {
    const { reportUrl, ...settings } = view.settings;
    const text = renderComment({ ...view, settings, summaryUrl: '' }, COMMENT_BUDGET_BYTES);
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('base64url');
}

// EXTERNAL MODULE: ./github/octokit.js + 2 modules
var octokit = __webpack_require__(78837);
// EXTERNAL MODULE: ./github/changes.js
var changes = __webpack_require__(20734);
;// CONCATENATED MODULE: ./github/posted.js
/** The suggestions that are on a pull request, known by a hidden marker. */

const MARKER = /^<!-- simulation-gate-suggestion ((\d+)-([0-9a-f]{32}) (\d+)-([0-9a-f]{32})) ([0-9a-f]{16}) -->/;
function suggestionKey({ place, replacedLines, fixedLines }) {
    const [before, after] = [replacedLines ?? [], fixedLines].map((lines) => `${lines.length}-${posted_digestOf(place.path, lines)}`);
    return `${before} ${after}`;
}
/** The hidden first line of a suggestion. */
function suggestionMarker(key, gateId) {
    return `<!-- simulation-gate-suggestion ${key} ${gateId} -->`;
}
/** The suggestion that a review comment is by its marker, whoever wrote it; null if it is none. */
function readSuggestion(comment) {
    const match = MARKER.exec(comment.body);
    if (match === null)
        return null;
    const [, key = '', replaced, before = '', fixed, after = '', gateId = ''] = match;
    return {
        ...comment,
        key,
        gateId,
        replaced: { count: Number(replaced), digest: before },
        fixed: { count: Number(fixed), digest: after },
    };
}
/**
 * The suggestions whose text is in the file by now, in place of the text that they replace.
 *
 * @param linesOf a file of the workspace, or null if it cannot be read
 */
function findApplied(posted, linesOf) {
    return posted.flatMap(({ path, html_url: url, replaced, fixed }) => {
        const lines = linesOf(path);
        const has = ({ count, digest }) => lines?.some((_, at) => posted_digestOf(path, lines.slice(at, at + count)) === digest);
        return lines && !has(replaced) && has(fixed) ? [{ path, url }] : [];
    });
}
function posted_digestOf(path, lines) {
    const text = JSON.stringify([path, ...lines]);
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 32);
}

;// CONCATENATED MODULE: ./github/suggestion-place.js
const HUNK = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/;
/**
 * The lines of one hunk of the diff that show these lines; null if none or several do. Lines that the
 * diff shows once may have another number: the workspace may hold the pull request merged.
 * @param patch of the file, absent if it is binary or very large
 * @param lines of the place, as checked out, without line breaks
 */
function suggestionPlace({ path, startLine }, patch, lines) {
    const starts = newSides(patch ?? '').flatMap((side) => startsIn(side, lines.map(bare)));
    const [only] = starts;
    const start = starts.length === 1 ? only : starts.find((first) => first === startLine);
    if (start === undefined)
        return null;
    const line = start + lines.length - 1;
    return { path, startLine: start < line ? start : null, line };
}
/** The lines of the new side at which these lines begin in a hunk. */
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
/** A line without a byte order mark before and a carriage return behind it. */
function bare(line) {
    return line.replace(/^\ufeff|\r$/g, '');
}

;// CONCATENATED MODULE: ./github/suggestions.js
/** Posts located fixes as suggestions on the lines of the pull request's diff, each one once. */










const PULL = '/repos/{owner}/{repo}/pulls/{number}';
const suggestions_COMMENT = '/repos/{owner}/{repo}/pulls/comments/{id}';
const NOT_IN_DIFF = 'its lines are not in the diff of the pull request';
const INVISIBLE = 'it adds invisible characters';
const TAKEN = 'another suggestion changes the same lines';
const TOO_LONG = 'it is too long for a comment';
/**
 * Posts what is not posted yet as one review. A fix for lines that this gate has an outdated
 * suggestion for replaces that one: every debrief words the same fix differently.
 */
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
        const suggestedAt = urls.get(candidate.key) ?? null;
        const why = suggestedAt === null ? (refused.get(candidate) ?? candidate.why) : '';
        return { fix: candidate.fix, suggestedAt, why };
    });
    return {
        fixes: shown,
        applied: findApplied(before, scene.order.linesOf),
        notes: shown.filter(({ why }) => why !== '' && why !== NOT_IN_DIFF).map(noteOf),
    };
}
async function findCandidates({ api, target }, fixes) {
    const files = fixes.length === 0 ? [] : await (0,changes/* listFiles */.C)(target.number, api);
    const patches = new Map(files.map(({ filename, patch }) => [filename, patch]));
    const candidates = [];
    for (const fix of fixes) {
        const candidate = candidateOf(fix, patches.get(fix.place.path), target.gateId);
        const isTaken = candidates.some(({ comment }) => overlaps(comment, candidate.comment));
        candidates.push(isTaken ? { ...candidate, comment: null, why: TAKEN } : candidate);
    }
    return candidates;
}
function candidateOf(fix, patch, gateId) {
    const { place, fixedLines, replacedLines } = fix;
    const key = suggestionKey(fix);
    const without = (why) => ({ fix, key, comment: null, why });
    const lines = replacedLines && suggestionPlace(place, patch, replacedLines);
    if (!replacedLines || !lines)
        return without(NOT_IN_DIFF);
    if ((0,strip/* bringsUnprintable */._X)(fixedLines.join('\n'), replacedLines.join('\n')))
        return without(INVISIBLE);
    const body = suggestionBody(suggestionMarker(key, gateId), fix);
    return body === null ? without(TOO_LONG) : { fix, key, comment: { ...lines, body }, why: '' };
}
/** GitHub could apply only one of them. */
function overlaps(one, other) {
    if (one === null || other === null || one.path !== other.path)
        return false;
    return (one.startLine ?? one.line) <= other.line && (other.startLine ?? other.line) <= one.line;
}
/** The suggestions that we posted, the newest first. */
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
    await api.ask('update review comment', schemas/* unknown */.L5J(), `PATCH ${suggestions_COMMENT}`, change);
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
/** Does the work; if GitHub refuses it, records why for the candidates. */
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
function noteOf({ fix, why }) {
    return `The fix of ${(0,names/* placeName */.fW)(fix.place)} is not suggested on the pull request: ${why}.`;
}

;// CONCATENATED MODULE: ./github/target.js
/** The pull request that a workflow run reports to, and the identity of this gate's comment. */




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
/**
 * The pull request of the events `pull_request`, `pull_request_target` (without suggestions, since
 * the workspace is the base's), `workflow_run` and `issue_comment`; or the reason why it is not
 * written to, as one line for the log; or null if there is none. Pull requests from forks are never
 * written to.
 *
 * @param gateName distinguishes the gates of a matrix or of one job
 */
function findPullRequest(workflow, gateName) {
    const named = readEvent(workflow.eventName, workflow.payload);
    if (named === null || typeof named === 'string')
        return named;
    const { apiUrl, serverUrl, workflow: name = '', job = '', runId, runAttempt } = workflow;
    const { owner, repo } = workflow.repo;
    const page = `${serverUrl}/${owner}/${repo}`;
    // NaN if the environment does not have it.
    const run = runId || 0;
    const attempt = runAttempt || 1;
    const identity = JSON.stringify([name, job, gateName]);
    return {
        ...named,
        owner,
        repo,
        apiUrl: apiUrl.replace(/\/+$/, ''),
        gateId: (0,external_node_crypto_.createHash)('sha256').update(identity).digest('hex').slice(0, 16),
        run,
        attempt,
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
/** GitHub lists no pull request of a fork here. */
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
/** Everything that the gate writes to a pull request. None of it changes the outcome. */










/** Suggestions leave so much time for the comment. */
const FOR_COMMENT_MS = 7_000;
const MAX_URL_CHARS = 2_000;
const NO_PERMISSION = 'Not everything could be written to the pull request, since the token may not: give the job `permissions: pull-requests: write`, or a `github-token` that has it.';
const SHARED_COMMENT = 'Another gate of this job keeps the same comment on the pull request, which can show one of them only: give each of them the input `gate-name`.';
const NO_TOKEN = 'The pull request is not written to, since `github-token` is empty.';
/** Writes the comment and the suggestions. Rejects only if the event cannot be read. */
async function reportToPullRequest(order, world) {
    const result = { notes: [], warnings: [], commentUrl: '' };
    const found = findPullRequest(await world.workflow(), order.gateName);
    if (found === null)
        return result;
    if (typeof found === 'string')
        world.runner.info(found);
    else if (order.token === '')
        world.runner.info(NO_TOKEN);
    else
        await writeAll(order, world, found, result);
    return result;
}
async function writeAll(order, world, target, result) {
    /** Does a part of the work; if it fails, that is a warning, unless the step is cancelled. */
    const attempt = async (what, work) => {
        try {
            return await work();
        }
        catch (error) {
            if (world.cancelled.aborted)
                return null;
            const why = error instanceof errors/* ServiceError */._7 ? error.message : String(error);
            const warning = (0,octokit.lacksPermission)(error) ? NO_PERMISSION : `${what}: ${why}`;
            if (!result.warnings.includes(warning))
                result.warnings.push(warning);
            return null;
        }
    };
    world.runner.maskSecret(order.token);
    const api = new github_api.GitHubApi({ ...target, token: order.token }, world);
    const headSha = await attempt('The pull request could not be read', () => headOf(target, api, world));
    if (headSha === null)
        return;
    const scene = { order, target, headSha, api };
    const fixes = locatedFixes(order.report, order.linesOf);
    const suggested = maySuggest(scene)
        ? await attempt('The prompt fixes could not be suggested on the pull request', () => suggest({ ...scene, api: api.leaving(FOR_COMMENT_MS) }, fixes))
        : null;
    result.notes.push(...(suggested?.notes ?? []));
    const posted = suggested?.fixes.filter(({ suggestedAt }) => suggestedAt !== null) ?? [];
    if (posted.length > 0) {
        const carriedOut = posted.flatMap(({ fix }) => recommendationsOf(fix)).length;
        result.suggested = { count: posted.length, fixes: carriedOut, url: target.changesUrl };
    }
    if (order.mode === 'never')
        return;
    const kept = await attempt('The comment on the pull request could not be written', () => keepComment(scene, suggested ?? notSuggested(fixes)));
    if (kept?.isShared)
        result.warnings.push(SHARED_COMMENT);
    result.commentUrl = (0,log_line/* oneLine */.TN)(kept?.url ?? '', MAX_URL_CHARS);
}
/** The commit at the head of the pull request; null if the pull request is not written to. */
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
/** A suggestion is prompt text, which is shown in full detail only. */
function maySuggest({ order, target }) {
    return order.suggestions && order.settings.detail === 'full' && target.maySuggest;
}
function notSuggested(fixes) {
    const shown = fixes.map((fix) => ({ fix, suggestedAt: null, why: '' }));
    return { fixes: shown, applied: [], notes: [] };
}


/***/ }),

/***/ 80923:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ comparisonSchema),
/* harmony export */   FS: () => (/* binding */ reviewCommentSchema),
/* harmony export */   MH: () => (/* binding */ pullRequestSchema),
/* harmony export */   Mz: () => (/* binding */ fileSchema),
/* harmony export */   X3: () => (/* binding */ commentSchema),
/* harmony export */   _L: () => (/* binding */ repositorySchema),
/* harmony export */   j8: () => (/* binding */ issueSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5915);
/** The parts of GitHub's responses that are read. */

/** Null for a deleted account. */
const authorSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }));
/** Null where the fork that a pull request came from has been deleted. */
const repositorySchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()), full_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }));
const commentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    /** GitHub's description leaves it open whether there always is one. */
    body: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ''),
    user: authorSchema,
    html_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ''),
});
const reviewCommentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    body: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    user: authorSchema,
    path: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Null once the diff shows other lines there. */
    line: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()), null),
    start_line: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()), null),
    html_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ''),
});
/** `patch` is absent for a binary file and for one whose diff is too large. */
const fileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    filename: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Of a renamed file. */
    previous_filename: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    patch: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
/** How two commits differ. */
const comparisonSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ files: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(fileSchema) });
const pullRequestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    head: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), repo: repositorySchema }),
    base: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repo: repositorySchema })),
    /** Absent in events. */
    changed_files: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
});
const issueSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    title: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ''),
    /** Null if it is empty. */
    body: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ''),
    state: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    state_reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), null),
    locked: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), false),
    user: authorSchema,
    html_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ''),
    /** Present in pull requests, which GitHub lists as issues. */
    pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
});


/***/ })

};
;