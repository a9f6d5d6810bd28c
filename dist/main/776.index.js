"use strict";
exports.id = 776;
exports.ids = [776];
exports.modules = {

/***/ 96776:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportToPullRequest: () => (/* binding */ reportToPullRequest)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./model/outcome.js
var outcome = __webpack_require__(41913);
// EXTERNAL MODULE: ./text/markdown.js
var markdown = __webpack_require__(85014);
// EXTERNAL MODULE: ./report/for-people.js
var for_people = __webpack_require__(57037);
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
// EXTERNAL MODULE: ./report/sections/footer.js
var footer = __webpack_require__(99304);
// EXTERNAL MODULE: ./report/sections/outcome.js
var sections_outcome = __webpack_require__(74315);
// EXTERNAL MODULE: ./report/sections/run.js + 4 modules
var sections_run = __webpack_require__(37259);
// EXTERNAL MODULE: ./report/sections/section.js
var section = __webpack_require__(74372);
// EXTERNAL MODULE: ./report/sections/spared.js
var spared = __webpack_require__(10110);
// EXTERNAL MODULE: ./report/sections/trend.js
var trend = __webpack_require__(61892);
// EXTERNAL MODULE: ./report/voice.js
var voice = __webpack_require__(80860);
// EXTERNAL MODULE: ./text/nearest.js
var nearest = __webpack_require__(42337);
// EXTERNAL MODULE: ./text/strip.js
var strip = __webpack_require__(30269);
// EXTERNAL MODULE: ./report/names.js
var names = __webpack_require__(2274);
;// CONCATENATED MODULE: ./report/comment/fixes.js







const MAX_LINE_CHARS = 1000;
function recommendationsOf({ recommendation, further }) {
    return [recommendation, ...further];
}
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
function titleOf(fix) {
    return recommendationsOf(fix)
        .map(({ title }) => (0,voice/* bold */.Cr)(title))
        .join(', ');
}
function fixAsDiff({ place, fixedLines }, replacedLines) {
    const before = `-${place.startLine},${replacedLines.length}`;
    const first = fixedLines.length === 0 ? place.startLine - 1 : place.startLine;
    const after = `+${first},${fixedLines.length}`;
    const lines = (0,nearest/* diffLines */.Pp)(replacedLines, fixedLines).map(({ kind, text }) => nearest/* DIFF_SIGNS */.TE[kind] + (0,strip/* clip */.$Q)(text, MAX_LINE_CHARS));
    const files = [`--- a/${place.path}`, `+++ b/${place.path}`];
    return [...files, `@@ ${before} ${after} @@`, ...lines].join('\n');
}
function isInPatch(found) {
    return found.state === 'located' && found.leftOut === null;
}
const MAX_BODY_CHARS = 65_000;
const MAX_EXPLANATION_CHARS = 2000;
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
const APPLY = 'To apply them, use `prompt-fixes.patch` of the report files; text is escaped here.\n';
const MAX_DIFF_LINES = 15;
function firstFixSection([first]) {
    return (0,section/* section */.uW)({
        part: 'reasons',
        one: 'prompt fix',
        many: 'prompt fixes',
        count: first === undefined ? 0 : 1,
        items: () => (first === undefined ? [] : [firstFix(first)]),
    });
}
function firstFix(shown) {
    const { fix, suggestedAt, why } = shown;
    const place = fixes_link((0,markdown/* inline */.mG)((0,names/* placeName */.fW)(fix.place), MAX_PLACE_CHARS), suggestedAt ?? '');
    const reason = why === '' ? '' : `: ${(0,markdown/* inline */.mG)(why, 1000)}`;
    const diff = diffOf(fix);
    const isLong = diff.split('\n').length - 4 > MAX_DIFF_LINES;
    const fold = isLong ? (0,section/* foldEnds */.QV)('Show the diff') : { open: '', close: '' };
    return `**Prompt fix:** ${titleOf(fix)} · ${place}${reason}\n\n${fold.open}${diff}${fold.close}`;
}
function fixSections({ fixes: [, ...fixes], applied }) {
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
    return `${titleOf(fix)} · ${place}${reason}\n\n${diffOf(fix)}`;
}
function diffOf(fix) {
    const { replacedLines } = fix;
    if (replacedLines === null)
        return '';
    return `${(0,markdown/* codeBlock */.DV)('diff', (0,strip/* clip */.$Q)(fixAsDiff(fix, replacedLines), markdown/* MAX_PROSE_CHARS */.LO))}\n\n`;
}
function appliedLine({ path, url }) {
    return `- ${fixes_link((0,markdown/* inline */.mG)(path, MAX_PLACE_CHARS), url)}\n`;
}

// EXTERNAL MODULE: ./report/sections/building-blocks.js
var building_blocks = __webpack_require__(88674);
// EXTERNAL MODULE: ./report/words/scenarios.js
var scenarios = __webpack_require__(83495);
;// CONCATENATED MODULE: ./report/comment/scenarios.js






const MAX_CASES = 5;
const MAX_LINES = 2;
const scenarios_MAX_LINE_CHARS = 300;
function scenarioSection({ runs }, settings) {
    const failing = runs.flatMap(({ cases = [], calls = [] }) => cases
        .filter(({ status }) => status === 'now failing')
        .map((one) => ({ one, call: calls.find(({ id }) => id !== null && id === one.failingCall) })));
    const shown = failing.slice(0, MAX_CASES);
    const more = failing.length - shown.length;
    return (0,section/* section */.uW)({
        part: 'scenarios',
        one: 'scenario',
        many: 'scenarios',
        count: shown.length,
        open: '### Now failing\n\n',
        close: more > 0 ? `\nAnd ${(0,format/* formatCounted */.So)(more, 'further scenario')}.\n\n` : '\n',
        items: () => shown.map(({ one, call }) => caseItem(one, call, settings)),
    });
}
function caseItem(one, call, settings) {
    const { passed, evaluated, baseline, failingCall } = one;
    const before = baseline === null
        ? ''
        : `, ${(0,format/* formatCount */.B4)(baseline.passed)} of ${(0,format/* formatCount */.B4)(baseline.evaluated)} in the baseline`;
    const now = `${(0,format/* formatCount */.B4)(passed)} of ${(0,format/* formatCounted */.So)(evaluated, 'call')} passed${before}`;
    const excerpt = (call?.excerpt ?? []).slice(-MAX_LINES);
    const link = failingCall === null ? '' : ` Call ${(0,building_blocks/* callLink */.x)(failingCall, settings)}`;
    if (excerpt.length === 0)
        return `- ❌ ${(0,voice/* bold */.Cr)((0,scenarios/* nameCase */.I)(one))}: ${now}.${link}\n`;
    const quoted = excerpt.map(({ speaker, text }) => `${speaker === null ? '' : `${(0,voice/* bold */.Cr)(speaker)}: `}${(0,markdown/* inline */.mG)(text, scenarios_MAX_LINE_CHARS)}`);
    const quote = (0,markdown/* blockQuote */.iZ)(quoted.join('  \n')).replace(/^/gm, '  ');
    return `- ❌ ${(0,voice/* bold */.Cr)((0,scenarios/* nameCase */.I)(one))}: ${now}.${link}\n\n${quote}\n\n`;
}

// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(68918);
;// CONCATENATED MODULE: ./report/comment/themes.js







const THEMES = { part: 'themes', furtherPart: 'themes', one: 'theme', firstPage: 10 };
const KNOWN = new Set(['PERSISTENT', 'IMPROVING', 'FIXED']);
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
            open: '**Fixed since the baseline**\n\n',
            list: gone,
            item: (theme) => `- ✅ ${(0,markdown/* inline */.mG)(theme.title) === '' ? (0,markdown/* identifier */.Cv)(theme.slug) : (0,voice/* bold */.Cr)(theme.title)}\n`,
        }),
    ];
}
function headingOf(themes, gone, isRepeated) {
    const fresh = themes.filter(({ lifecycle }) => lifecycle === 'NEW').length;
    const known = themes.filter(({ lifecycle }) => KNOWN.has(lifecycle)).length;
    const others = themes.length - fresh - known;
    const noun = isRepeated ? 'different theme' : 'theme';
    const rest = others > 0 ? (0,format/* formatCounted */.So)(others, noun) : '';
    const changes = [
        ...(fresh > 0 ? [`${(0,format/* formatCount */.B4)(fresh)} new`] : []),
        ...(known > 0 ? [`${(0,format/* formatCount */.B4)(known)} ${(0,outcome_words/* plainWord */.hx)('PERSISTENT')}`] : []),
        ...(gone > 0 ? [`${(0,format/* formatCount */.B4)(gone)} fixed`] : []),
    ];
    if (changes.length === 0)
        return rest;
    return `Themes: ${[...changes, ...(rest === '' ? [] : [`${rest} not compared`])].join(', ')}`;
}
function waivedUntil({ runs }) {
    const waived = runs.flatMap(({ exceptions }) => exceptions?.waived ?? []);
    return new Map(waived.filter(({ kind }) => kind === 'theme').map(({ name, waiver }) => [name, waiver.expires]));
}
function themeLine(theme, waivedUntil) {
    const { severity, title, affectedCallCount, totalCallCount, lifecycle } = theme;
    const status = lifecycle === 'FIXED' ? 'PERSISTENT' : lifecycle;
    const parts = [
        (0,building_blocks/* severityMark */.nU)(severity),
        (0,voice/* bold */.Cr)(title),
        `${(0,format/* formatCount */.B4)(affectedCallCount)} of ${(0,format/* formatCounted */.So)(totalCallCount, 'call')}`,
        ...(status === 'NEW' || KNOWN.has(status) ? [(0,outcome_words/* plainWord */.hx)(`${status}`)] : []),
        ...(waivedUntil === undefined ? [] : [`waived until ${(0,markdown/* inline */.mG)(waivedUntil)}`]),
    ];
    return `- ${parts.join(' · ')}\n`;
}
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
function uniqueByKey(themes) {
    return [...new Map(themes.toReversed().map((theme) => [keyOf(theme), theme])).values()].reverse();
}
function keyOf({ slug, title }) {
    return slug || title;
}

;// CONCATENATED MODULE: ./report/comment/comment.js


















const COMMENT_BUDGET_BYTES = 65_000;
const FIRST_ITEMS = 10;
const MAX_RUN_REASONS = 5;
const NOTICE_BYTES = 1000;
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
        ...(settings.detail === 'full' ? [firstFixSection(view.fixes)] : []),
        ...reasonSections([...report.reasons, ...(only?.reasons ?? [])], told),
        ...(others.length > 0 ? runSections(report.runs, settings) : []),
        ...(only ? [(0,sections_run/* debriefError */.g9)(only)] : []),
        ...(only ? (0,trend/* checkSections */.fM)(only) : []),
        scenarioSection(report, settings),
        ...themeSections(report),
        ...(only ? [(0,spared/* sparedSection */.FJ)(only)] : []),
        ...(settings.detail === 'full' ? fixSections(view) : []),
        ...(only ? [(0,sections_outcome/* noteSection */.MX)(only.notes)] : []),
    ];
}
function reasonSections(reasons, told) {
    const rest = reasons.filter((reason) => !told.has(reason));
    const item = (reason) => `- ${(0,markdown/* message */.iU)(reason.message, voice/* MAX_MESSAGE_CHARS */.hP)}\n`;
    return (0,section/* paged */.IO)({ part: 'reasons', one: 'reason', list: rest, firstPage: FIRST_ITEMS, item });
}
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
function originOf({ reused, attached }) {
    if (reused)
        return ' (reused)';
    return attached ? ' (started by an earlier attempt)' : '';
}
function head(view) {
    const { report, settings, gateName, fixes, summaryUrl, changesUrl } = view;
    const { mark, title } = (0,outcome_words/* titleOf */.Gg)(report);
    const name = gateName === '' || footer/* IDS */.Bq.test(gateName) ? '' : `: ${(0,markdown/* inline */.mG)(gateName)}`;
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
        runUrl: (0,next_step/* urlOfWorst */.e7)(report, settings),
    };
    const next = (0,voice/* nextLine */.sE)((0,next_step/* nextStep */.sk)(report, ways, voice/* VOICE */.PJ));
    return { text: `## ${mark} ${title}${name}\n\n${line}\n\n${next}`, told };
}

;// CONCATENATED MODULE: ./report/comment/state.js
const PAYLOAD = /^(\d{1,15}) (\d{1,9}) ([\w-]*) ([\w.[\]-]*) -->/;
function commentMarker(gateId, { run, attempt, digest, app }) {
    return `${markerStart(gateId)}${run} ${attempt} ${digest} ${app} -->\n`;
}
function isMarked(gateId, body) {
    return body.startsWith(markerStart(gateId));
}
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
function isOfAnotherGate({ state }, { run, attempt, digest }) {
    if (state === null || run === 0)
        return false;
    return state.run === run && state.attempt === attempt && state.digest !== digest;
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
// EXTERNAL MODULE: ./github/changes.js
var changes = __webpack_require__(20734);
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
const MARKER = /^<!-- simulation-gate-suggestion ((\d+)-([0-9a-f]{32}) (\d+)-([0-9a-f]{32})) ([0-9a-f]{16}) -->/;
function suggestionKey({ place, replacedLines, fixedLines }) {
    const [before, after] = [replacedLines ?? [], fixedLines].map((lines) => `${lines.length}-${digestOf(place.path, lines)}`);
    return `${before} ${after}`;
}
function suggestionMarker(key, gateId) {
    return `<!-- simulation-gate-suggestion ${key} ${gateId} -->`;
}
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
function findApplied(posted, linesOf) {
    return posted.flatMap(({ path, html_url: url, replaced, fixed }) => {
        const lines = linesOf(path);
        const has = ({ count, digest }) => lines?.some((_, at) => digestOf(path, lines.slice(at, at + count)) === digest);
        return lines && !has(replaced) && has(fixed) ? [{ path, url }] : [];
    });
}
function digestOf(path, lines) {
    const text = JSON.stringify([path, ...lines]);
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 32);
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
function noteOf({ fix, why }) {
    return `The fix of ${(0,names/* placeName */.fW)(fix.place)} is not suggested on the pull request: ${why}.`;
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
    const named = readEvent(workflow.eventName, workflow.payload);
    if (named === null || typeof named === 'string')
        return named;
    const { apiUrl, serverUrl, workflow: name = '', job = '', runId, runAttempt } = workflow;
    const { owner, repo } = workflow.repo;
    const page = `${serverUrl}/${owner}/${repo}`;
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
const SHARED_COMMENT = 'Another gate of this job keeps the same comment on the pull request, which can show one of them only: give each of them the input `gate-name`.';
const NO_TOKEN = 'The pull request is not written to, since `github-token` is empty.';
async function reportToPullRequest(order, runtime) {
    const result = { notes: [], warnings: [], commentUrl: '' };
    const found = findPullRequest(await runtime.workflow(), order.gateName);
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
function notSuggested(fixes) {
    const shown = fixes.map((fix) => ({ fix, suggestedAt: null, why: '' }));
    return { fixes: shown, applied: [], notes: [] };
}
const COMMENTS = '/repos/{owner}/{repo}/issues/{number}/comments';
const pull_request_COMMENT = '/repos/{owner}/{repo}/issues/comments/{id}';
async function keepComment(scene, { fixes, applied }) {
    const { api, target, headSha } = scene;
    const { report, settings, gateName, mode } = scene.order;
    const { summaryUrl, changesUrl, run, attempt, number } = target;
    const view = { report, settings, gateName, fixes, applied, summaryUrl, changesUrl, headSha };
    const digest = pull_request_digestOf(view);
    const [kept = null, ...doubles] = await findComments(scene);
    const plan = planComment(kept, { mode, outcome: report.outcome, run, attempt, digest });
    const body = bodyOf(scene, view);
    if (kept !== null && plan === 'update') {
        await api.ask('update comment', schemas/* unknown */.L5J(), `PATCH ${pull_request_COMMENT}`, { id: kept.id, body });
    }
    for (const { id } of doubles)
        await api.delete('delete comment', `DELETE ${pull_request_COMMENT}`, { id });
    if (plan === 'create') {
        const parameters = { number, body };
        const created = await api.ask('create comment', github_schemas/* commentSchema */.X3, `POST ${COMMENTS}`, parameters);
        return { url: created.html_url, isShared: false };
    }
    const isShared = kept !== null && isOfAnotherGate(kept, { run, attempt, digest });
    return { url: kept?.url ?? '', isShared };
}
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
    const marker = commentMarker(gateId, { run, attempt, app: '', digest: pull_request_digestOf(view) });
    return marker + renderComment(view, COMMENT_BUDGET_BYTES - marker.length);
}
function pull_request_digestOf(view) {
    const { reportUrl, ...settings } = view.settings;
    const text = renderComment({ ...view, settings, summaryUrl: '' }, COMMENT_BUDGET_BYTES);
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('base64url');
}


/***/ })

};
;