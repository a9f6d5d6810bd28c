"use strict";
exports.id = 9352;
exports.ids = [9352];
exports.modules = {

/***/ 5311:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


var listPromptFiles = (async function listPromptFiles(globs, workspace) {
    const names = new Set(globs === null ? await trackedFiles(workspace) : []);
    const unmatched = [];
    for (const pattern of globs ?? []) {
        const matched = await (0,matching_files .V)(pattern, workspace);
        if (matched.length === 0)
            unmatched.push(pattern);
        for (const name of matched)
            names.add(name);
    }
    return { names: [...names].sort(), unmatched };
});
var trackedFiles = (async function trackedFiles(workspace) {
    if (!isInRepository(workspace))
        throw new Error('not a git repository');
    const { execFile } = await Promise.resolve( ).then(__webpack_require__.t.bind(__webpack_require__, 1421, 23));
    const options = ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false'];
    const { stdout } = await (0,external_node_util_.promisify)(execFile)('git', [...options, 'ls-files', '-z'], {
        cwd: workspace,
        maxBuffer: MAX_LIST_BYTES,
        timeout: GIT_TIMEOUT_MS,
    });
    return stdout.split('\0').filter((name) => name !== '');
});
var isInRepository = (function isInRepository(folder) {
    if (process.env.GIT_DIR)
        return true;
    const above = (0,external_node_path_.dirname)(folder);
    return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')) || (above !== folder && isInRepository(above));
});
var locatePromptFixes = (async function locatePromptFixes({ runs, variables }, { promptPaths, source }, workspace, world) {
    const asked = world.cancelled.aborted ? [] : askedFixes(runs);
    if (asked.length === 0)
        return { promptFixes: [], changes: [], notes: [] };
    const giveUp = ((why) => ({
        promptFixes: [],
        changes: [],
        notes: [`The prompt texts to change were not looked for in the repository: ${why}`],
    }));
    let files;
    try {
        files = await listPromptFiles(promptPaths, workspace);
    }
    catch (error) {
        const why = lastLine(error);
        return giveUp(promptPaths === null
            ? `git does not list its files (${why}). Check the repository out before this step, or set prompt-paths`
            : `prompt-paths: ${why}`);
    }
    const debrief = source.kind === 'debrief-file' ? (0,external_node_path_.resolve)(workspace, source.path) : null;
    const names = files.names.filter((name) => (0,external_node_path_.resolve)(workspace, name) !== debrief);
    const { PromptSearch } = await Promise.all( [__webpack_require__.e(3483), __webpack_require__.e(5320)]).then(__webpack_require__.bind(__webpack_require__, 9150));
    const search = new PromptSearch(asked);
    const looked = await lookInto(names, workspace, search, world);
    if (typeof looked === 'string')
        return giveUp(looked);
    const found = search.results();
    const isMissing = found.some((one) => one.found.state === 'missing');
    return {
        promptFixes: asked.flatMap(({ from }, index) => {
            const one = found[index];
            return one === undefined ? [] : [{ from, found: one.found }];
        }),
        changes: found.map(({ change }) => change),
        notes: [
            ...(search.isCutShort ? [CUT_SHORT] : []),
            ...(promptPaths === null ? [] : pathNotes(isMissing ? looked.unread : [], files.unmatched)),
            ...(promptPaths !== null && isMissing && variables?.length === 0 ? [NOTHING_SENT] : []),
        ],
    };
});
var lastLine = (function lastLine(error) {
    return (0,log_line .T)((0,stops .Uc)(error).trim().split('\n').at(-1) ?? '', 300);
});
var patchOf = (async function patchOf(report, changes) {
    if (report.promptFixes.length === 0)
        return { report, patch: '' };
    const { makePatch } = await Promise.all( [__webpack_require__.e(3483), __webpack_require__.e(5320)]).then(__webpack_require__.bind(__webpack_require__, 6162));
    const fixes = report.promptFixes.map(({ from, found }, index) => {
        const [first] = from;
        const { order = 0, title = '' } = (first && report.runs[first.run]?.report?.recommendations[first.recommendation]) ?? {};
        return { found, change: changes[index] ?? null, order, title };
    });
    const { patch, found } = makePatch(fixes);
    const promptFixes = report.promptFixes.map((fix, index) => ({
        ...fix,
        found: found[index] ?? fix.found,
    }));
    return { report: { ...report, promptFixes }, patch };
});
var askedFixes = (function askedFixes(runs) {
    const asked = new Map();
    for (const [run, { report }] of runs.entries()) {
        for (const [recommendation, { currentText, suggestedText }] of (report?.recommendations ?? []).entries()) {
            if (!currentText?.trim() || suggestedText === null || currentText === suggestedText)
                continue;
            const key = JSON.stringify([currentText, suggestedText]);
            const known = asked.get(key);
            if (known !== undefined)
                known.from.push({ run, recommendation });
            else
                asked.set(key, { currentText, suggestedText, from: [{ run, recommendation }] });
        }
    }
    return [...asked.values()];
});
__webpack_require__.d(__webpack_exports__, {
  U: (() => (  locatePromptFixes)),
  g: (() => (  patchOf))
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./core/next-turn.js
var next_turn = __webpack_require__(1764);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(7720);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
// EXTERNAL MODULE: ./gate/delivery/prompt-file.js
var prompt_file = __webpack_require__(1911);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./gate/matching-files.js
var matching_files = __webpack_require__(1758);
;// CONCATENATED MODULE: ./gate/delivery/prompt-files.js
const MAX_LIST_BYTES = 64 * 1024 * 1024;
const GIT_TIMEOUT_MS = 10_000;




;// CONCATENATED MODULE: ./gate/delivery/prompt-fixes.js
const LIMIT_MS = 30_000;
const FILES_PER_TURN = 200;
const MAX_LISTED = 5;
const CUT_SHORT = 'The search for the prompt texts to change was given up early, since they stand in too many places: what was not found may be there. Set prompt-paths to the files that hold prompts';
const NOTHING_SENT = 'No variable was sent with the run, and a prompt text that the service would change stands in no file of prompt-paths: what was tested may not be what is shipped. Send the prompt with variable-files';

async function lookInto(names, workspace, search, { clock, cancelled }) {
    const endMs = clock.now() + LIMIT_MS;
    const unread = [];
    for (const [index, name] of names.entries()) {
        if (index % FILES_PER_TURN === 0)
            await (0,next_turn .t)();
        if (cancelled.aborted)
            return 'the step was cancelled';
        if (clock.now() > endMs) {
            return 'there are too many files. Set prompt-paths to those that hold prompts';
        }
        const text = (0,prompt_file .N)(name, workspace);
        if (text === null)
            unread.push(name);
        else if (!isSavedDebrief(name, text))
            search.look(name, text);
    }
    return { unread };
}
function isSavedDebrief(name, text) {
    return name.endsWith('.json') && text.includes('"suggestedText"');
}
function pathNotes(unread, unmatched) {
    const notes = [];
    if (unmatched.length > 0) {
        notes.push(`prompt-paths: no file of the workspace matches ${listed(unmatched)}. Write files, or globs of files such as prompts/**`);
    }
    if (unread.length > 0) {
        notes.push(`prompt-paths: no prompt text was looked for in ${listed(unread)}, since only files of UTF-8 text up to 1 MiB are read, and no links`);
    }
    return notes;
}
function listed(names) {
    const shown = names.slice(0, MAX_LISTED).map((name) => `'${(0,log_line .T)(name, 100)}'`);
    const more = names.length - shown.length;
    return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}





/***/ }),

/***/ 287:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

var escapeHtml = (function escapeHtml(text) {
    if (PLAIN.test(text))
        return text;
    const shown = (0,strip .jh)(text);
    if (!MARKUP.test(shown))
        return shown;
    return shown
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;');
});
var html = (function html(strings, ...contents) {
    let markup = '';
    for (let index = 0; index < strings.length; index += 1) {
        const content = contents[index];
        markup += strings[index];
        if (content !== undefined)
            markup += markupOf(content);
    }
    return new Html(markup);
});
var ownMarkup = (function ownMarkup(constant) {
    return new Html(constant);
});
var markupOf = (function markupOf(content) {
    if (content instanceof Html)
        return content.markup;
    if (typeof content === 'string')
        return escapeHtml(content);
    if (typeof content === 'number')
        return String(content);
    let markup = '';
    for (const piece of content)
        markup += piece.markup;
    return markup;
});
var toneOf = (function toneOf({ outcome, tolerated }) {
    return tolerated && (outcome === 'failed' || outcome === 'inconclusive') ? 'tolerated' : outcome;
});
var icon = (function icon(tone) {
    return html `<svg class="icon" viewBox="0 0 16 16" aria-hidden="true">${ownMarkup(SHAPES[tone])}</svg>`;
});
var runLink = (function runLink(jobId, settings) {
    return identifierLink(jobId, settings.runUrl, 'jobId');
});
var shortRunLink = (function shortRunLink(jobId, settings) {
    const isLong = (0,uuid_list .O1)(jobId) && settings.runUrl === null;
    return isLong ? html `<code>${(0,names .JZ)(jobId)}</code>` : runLink(jobId, settings);
});
var callLink = (function callLink(callId, settings) {
    return identifierLink(callId, settings.callUrl, 'callId');
});
var callList = (function callList(callIds, settings) {
    if (callIds.length === 0)
        return EMPTY;
    const links = callIds.map(((id) => html `<li>${callLink(id, settings)}</li>`));
    const further = links.slice(FIRST_CALLS);
    const fold = html `<details><summary>${(0,format .B4)(further.length)} more</summary><ul class="calls">${further}</ul></details>`;
    return html `<div class="callset"><p class="label">Calls</p><ul class="calls">${links.slice(0, FIRST_CALLS)}</ul>${further.length > 0 ? fold : EMPTY}</div>`;
});
var identifierLink = (function identifierLink(id, template, placeholder) {
    const text = (0,strip .AU)(id, MAX_ID_CHARS);
    if (text === '')
        return EMPTY;
    if (template === null || id.length > MAX_ID_CHARS)
        return html `<code>${text}</code>`;
    const url = (0,fill_template .o)(template, placeholder, id);
    return webLink(html `<code>${isWebAddress(url) ? (0,names .JZ)(text) : text}</code>`, url);
});
var webLink = (function webLink(content, url) {
    if (!isWebAddress(url))
        return content;
    return html `<a href="${ownMarkup((0,markdown .Vh)(url))}" rel="noreferrer">${content}</a>`;
});
var isWebAddress = (function isWebAddress(url) {
    return /^https?:\/\//i.test(url);
});
var line = (function line(text) {
    return (0,strip .AU)(text ?? '', MAX_LINE_CHARS) || NONE;
});
var title = (function title(text) {
    return (0,strip .AU)(text, MAX_LINE_CHARS) || format .q8;
});
var message = (function message(text) {
    return (0,strip .AU)(text, MAX_MESSAGE_CHARS);
});
var prose = (function prose(text) {
    const paragraphs = (0,strip .jh)((0,strip .$Q)(text, MAX_PROSE_CHARS))
        .split(/\n(?:[ \t]*\n)+/)
        .map(((paragraph) => paragraph.trim()))
        .filter(((paragraph) => paragraph !== ''))
        .map(((paragraph) => html `<p>${paragraph}</p>`));
    const cut = cutNote(text.length - MAX_PROSE_CHARS);
    return paragraphs.length === 0
        ? cut
        : html `<div class="prose" dir="auto">${paragraphs}${cut}</div>`;
});
var cutNote = (function cutNote(chars) {
    return chars > 0
        ? html `<p class="note">(cut here: ${(0,format .B4)(chars)} more characters)</p>`
        : EMPTY;
});
var time = (function time(text) {
    return /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/.test(text)
        ? html `<time datetime="${text}">${text.slice(0, 10)} ${text.slice(11, 16)} UTC</time>`
        : html `${line(text)}`;
});
var sparedSection = (function sparedSection(view, { waived, known, notes, warnings = [] }) {
    if (waived.length + known.length + notes.length + warnings.length === 0)
        return EMPTY;
    const parts = [
        group('Only warned of', warnings.map((warning) => html `<li>${message(warning)}</li>`)),
        group('Waived', waived.map(({ kind, name, waiver }) => html `<li>${subject(kind, name, view)}: ${waiverWords(waiver)}</li>`)),
        group(`Known before, so the verdict does not fail the gate: ${(0,format .So)(known.length, 'theme')}`, known.map((slug) => html `<li>${subject('theme', slug, view)}</li>`)),
        group('Not judged', notes.map((note) => html `<li>${message(note)}</li>`)),
    ];
    return html `
<section class="spared" aria-labelledby="${view.id}-spared">
<h3 id="${view.id}-spared">What the policy spared</h3>
${parts}</section>`;
});
var unmatchedList = (function unmatchedList(runs) {
    const waivers = (0,spared .xb)(runs);
    if (waivers.length === 0)
        return EMPTY;
    const items = waivers.map((waiver) => {
        const name = (0,spared .Pn)(waiver, runs);
        const meant = name === undefined ? '' : html ` (did you mean <code>${line(name)}</code>?)`;
        return html `<li>Waiver without a match: ${waiver.kind} <code>${line(waiver.target)}</code>${meant}: ${waiverWords(waiver)}</li>`;
    });
    return html `<ul class="notes">${items}</ul>`;
});
var waivedMark = (function waivedMark(waiver) {
    return waiver === undefined
        ? EMPTY
        : html ` <span class="badge waived">waived until ${line(waiver.expires)}</span>`;
});
var callEvidence = (function callEvidence({ run, id, settings }) {
    const { breakdowns } = run;
    const bar = lowestBar(run);
    return html `${rateTable('By persona', `${id}-personas`, breakdowns?.byPersona ?? [], bar)}${rateTable('By agent', `${id}-agents`, breakdowns?.byAgent ?? [], bar)}${callTable(run, id, settings)}`;
});
var checkTable = (function checkTable({ run, id }) {
    const waivers = (0,spared .wT)(run.spared).check;
    const isShort = (0,checks ._j)(run);
    const heads = [head('Check'), numberHead('Passed'), numberHead('Needed')];
    return table('Checks', `${id}-checks`, heads, (0,checks .u6)(run).map((check) => checkRow(check, isShort(check), waivedMark(waivers.get(check.name)))));
});
var rateTable = (function rateTable(heading, id, parts, bar) {
    const rows = parts.map(({ name, passed, evaluated, rate }) => {
        const tone = rate === null || bar === null ? '' : rate < bar ? 'failed' : 'passed';
        return html `<tr><th scope="row">${line(name)}</th><td class="number">${shareInParts({ passed, evaluated, rate, needed: bar })}</td><td class="${tone}">${rateBar(rate, bar)}</td></tr>\n`;
    });
    return table(heading, id, [head('Name'), numberHead('Calls passed'), NO_HEAD], rows);
});
var lowestBar = (function lowestBar({ checks = [] }) {
    const bars = checks.flatMap(({ needed }) => needed ?? []);
    return bars.length === 0 ? null : Math.min(...bars);
});
var callTable = (function callTable({ calls = [] }, id, settings) {
    const sorted = calls.toSorted((a, b) => resultRank(a) - resultRank(b));
    const hasExcerpts = calls.some(({ excerpt }) => excerpt.length > 0);
    const rows = sorted.slice(0, MAX_CALLS).map((call) => callRow(call, hasExcerpts, settings));
    const more = calls.length - rows.length;
    return html `${table('Calls', `${id}-calls`, hasExcerpts ? [...CALL_HEADS, head('Excerpt')] : CALL_HEADS, rows, ' calltable')}${more > 0 ? html `<p class="note">${(0,format .So)(more, 'further call')} in report.json</p>` : EMPTY}`;
});
var head = (function head(name) {
    return html `<th scope="col">${name}</th>`;
});
var numberHead = (function numberHead(name) {
    return html `<th scope="col" class="number">${name}</th>`;
});
var table = (function table(heading, id, heads, rows, kind = '') {
    if (rows.length === 0)
        return EMPTY;
    return html `
<section aria-labelledby="${id}">
<h3 id="${id}">${heading} <span class="count">${(0,format .B4)(rows.length)}</span></h3>
<div class="scroll" role="group" aria-labelledby="${id}" tabindex="0">
<table class="runs${kind}">
<thead><tr>${heads}</tr></thead>
<tbody>
${rows}</tbody>
</table>
</div>
</section>`;
});
var baselineFact = (function baselineFact({ run, settings }) {
    const baseline = (0,report_baseline .Bv)(run);
    if (baseline === null)
        return EMPTY;
    const { jobId, number } = baseline;
    const id = runLink(jobId, settings);
    const name = number === null ? html `run ${id}` : html `run ${(0,format .B4)(number)} (${id})`;
    const facts = (0,report_baseline .F_)(baseline, line).map(((fact) => html `, ${line(fact)}`));
    return html `${(0,report_baseline .eD)(baseline) ? '\u26a0\ufe0f ' : ''}Compared with ${name}${facts}`;
});
var goneList = (function goneList({ run }) {
    const baseline = (0,report_baseline .Bv)(run);
    if (baseline === null || baseline.gone.length === 0)
        return EMPTY;
    const { named, more } = (0,report_baseline .Il)(baseline, ({ slug, title: text }) => html `<li>${title(text)} <code>${line(slug)}</code></li>`);
    const rest = more > 0 ? html `<li>${(0,format .B4)(more)} more</li>` : EMPTY;
    return html `<div><p>Gone since the run that it is compared with:</p><ul>${named}${rest}</ul></div>`;
});
var executiveSummary = (function executiveSummary({ report, id }, before) {
    const { paragraphs, sections } = report.executiveSummary;
    if (paragraphs.length + sections.length === 0 && before === EMPTY)
        return EMPTY;
    const parts = sections.map((({ heading, body }) => {
        const name = heading ?? '';
        return html `${name === '' ? EMPTY : html `<h4 dir="auto">${title(name)}</h4>`}${prose(body)}`;
    }));
    return html `
<section aria-labelledby="${id}-summary">
<h3 id="${id}-summary">Executive summary</h3>
<div class="panel">${before}${paragraphs.map(prose)}${parts}</div>
</section>`;
});
var findingSection = (function findingSection({ settings, id }, heading, anchor, findings) {
    if (findings.length === 0)
        return EMPTY;
    const items = findings.map(((finding) => settings.detail === 'brief'
        ? html `<li><p dir="auto">${title(finding.title)}</p></li>`
        : html `<li><h4 dir="auto">${title(finding.title)}</h4>${prose(finding.body)}${callList(finding.callIds, settings)}</li>\n`));
    return html `
<section aria-labelledby="${id}-${anchor}">
<h3 id="${id}-${anchor}">${heading} <span class="count">${(0,format .B4)(findings.length)}</span></h3>
<ul class="findings" role="list">
${items}</ul>
</section>`;
});
var historySection = (function historySection({ run, id }) {
    const { history } = run;
    const lines = (0,report_history .O5)(run);
    if (history === undefined || lines.length === 0)
        return EMPTY;
    return html `
<section aria-labelledby="${id}-history">
<h3 id="${id}-history">History <span class="count">${(0,format .B4)(lines.length)}</span></h3>
<p>${(0,report_history .mw)(history.runs.length)}</p>
<div class="scroll" role="group" aria-labelledby="${id}-history" tabindex="0">
<table class="trend">
<thead><tr><th scope="col">Check</th><td class="chart"></td></tr></thead>
<tbody>
${lines.map(historyRow)}</tbody>
</table>
</div>
${unsteadyNotes(history.unsteady)}
<details><summary>All rates in numbers</summary>
${numbers(lines)}
</details>
</section>`;
});
var listedReasons = (function listedReasons(run) {
    const { told } = (0,opening .g_)(run, voice .t);
    return run.reasons.filter((reason) => saysMore(reason, told));
});
var foundFixes = (function foundFixes({ promptFixes }, run) {
    return new Map(promptFixes.flatMap(({ from, found }) => from.flatMap((one) => (one.run === run ? [[one.recommendation, found]] : []))));
});
var facetsOf = (function facetsOf(themes) {
    return [
        facet('severity', 'Severity', themes, ((theme) => theme.severity), theme_order .qs),
        facet('lifecycle', 'Since', themes, ((theme) => theme.lifecycle ?? ''), lifecycleRank),
    ];
});
var facet = (function facet(name, legend, themes, textOf, rank) {
    const counts = new Map();
    for (const theme of themes)
        counts.set(textOf(theme), (counts.get(textOf(theme)) ?? 0) + 1);
    const sorted = [...counts].toSorted((([a], [b]) => rank(a) - rank(b)));
    const values = sorted.slice(0, MAX_VALUES).map((([value, count]) => ({
        label: (0,strip .AU)((0,plain_words .h)(value), MAX_LABEL_CHARS) || '(none)',
        count,
    })));
    const others = sorted.slice(MAX_VALUES).reduce((sum, [, count]) => sum + count, 0);
    if (others > 0)
        values.push({ label: '(other)', count: others });
    const numbers = new Map(sorted.map((([value], index) => [value, Math.min(index, MAX_VALUES)])));
    return { name, legend, values, numberOf: ((theme) => Number(numbers.get(textOf(theme)))) };
});
var lifecycleRank = (function lifecycleRank(lifecycle) {
    const rank = LIFECYCLES.indexOf(lifecycle);
    return rank === -1 ? LIFECYCLES.length : rank;
});
var runViews = (function runViews(report, settings) {
    const facets = facetsOf(report.runs.flatMap((({ report }) => report?.themes ?? [])));
    return (0,core_outcome .md)(report.runs).map(((run, index) => ({
        run,
        settings,
        isOnly: report.runs.length === 1,
        id: `run-${index + 1}`,
        facets,
        fixes: foundFixes(report, report.runs.indexOf(run)),
    })));
});
var reportView = (function reportView(view) {
    const { run, id } = view;
    if (run.report === null)
        return null;
    const themes = (0,theme_order .lt)(run.report.themes);
    const bySlug = new Map(themes.map(((theme, index) => [theme.slug, { theme, index }])));
    const reasonsBy = ((kind) => new Map(listedReasons(run).flatMap((reason) => {
        const name = reason[kind];
        return name === undefined ? [] : [[name, reason]];
    })));
    return {
        ...view,
        report: run.report,
        themes,
        themeLink: ((slug) => {
            const found = bySlug.get(slug);
            return found === undefined
                ? null
                : html `<a href="#${themeAnchor(id, found.index)}">${title(found.theme.title)}</a>`;
        }),
        waivers: (0,spared .wT)(run.spared),
        reasons: { theme: reasonsBy('theme'), check: reasonsBy('check') },
    };
});
var themeAnchor = (function themeAnchor(runId, index) {
    return `${runId}-theme-${index + 1}`;
});
var words_opening = (function words_opening(report) {
    return ownMarkup((0,opening .E4)(report, VOICE).line);
});
var stepReasons = (function stepReasons(report) {
    const { told } = (0,opening .E4)(report, voice .t);
    const reasons = report.reasons.filter((reason) => saysMore(reason, told));
    return reasonList(reasons.map((reason) => reasonItem(reason, [])));
});
var runReasons = (function runReasons(view) {
    const { run, id, isOnly } = view;
    const report = reportView(view);
    const isTold = isOnly && (run.outcome === 'failed' || run.outcome === 'passed');
    const items = listedReasons(run).map((reason) => reasonItem(reason, report === null ? [] : subjects(reason, report)));
    return html `${isTold ? EMPTY : html `<p>${runLine(run)}</p>`}<div id="${id}-reasons">${reasonList(items)}</div>`;
});
var stepNotes = (function stepNotes({ notes, metricCollection }) {
    const { jobId, notes: ofMetrics } = metricCollection ?? { jobId: '', notes: [] };
    const job = html `<p>Metric collection job: <code>${line(jobId)}</code></p>`;
    return html `${noteList(notes)}${jobId === '' ? EMPTY : job}${noteList(ofMetrics)}`;
});
var reasonList = (function reasonList(items) {
    if (items.length === 0)
        return EMPTY;
    const list = (part) => html `<ul class="reasons" role="list" aria-label="Reasons">\n${part}</ul>`;
    const further = items.slice(FIRST_REASONS);
    if (further.length === 0)
        return list(items);
    return html `${list(items.slice(0, FIRST_REASONS))}
<details><summary>${(0,format .So)(further.length, 'further reason')}</summary>${list(further)}</details>`;
});
var noteSection = (function noteSection(of, id, lists) {
    if (lists.every((({ markup }) => markup === '')))
        return EMPTY;
    return html `
<section class="small" aria-labelledby="${id}">
${of === 'page' ? html `<h2 id="${id}">Notes</h2>` : html `<h3 id="${id}">Notes</h3>`}
${lists}
</section>`;
});
var noteList = (function noteList(notes) {
    if (notes.length === 0)
        return EMPTY;
    return html `<ul class="notes">${notes.map(((note) => html `<li>${message(note)}</li>`))}</ul>`;
});
var diffBlock = (function diffBlock(before, after) {
    const rows = blocksOf((0,line_diff .Pp)(before, after)).flatMap(rowsOf);
    const shown = (0,line_diff .TM)(rows).map((({ isFar, lines }) => {
        const all = lines.map(rowHtml);
        return isFar && all.length > 1 ? folded(all) : html `${all}`;
    }));
    return html `<div class="diff" dir="auto">${shown}</div>\n`;
});
var rowHtml = (function rowHtml({ kind, content }) {
    const element = ELEMENTS[kind];
    return html `<${element}><span class="mark">${MARKS[kind]}</span><span>${content}</span></${element}>\n`;
});
var blocksOf = (function blocksOf(diff) {
    const blocks = [];
    let block = [];
    for (const line of diff) {
        if (beginsBlock(block.at(-1)?.kind, line.kind)) {
            block = [];
            blocks.push(block);
        }
        block.push(line);
    }
    return blocks;
});
var beginsBlock = (function beginsBlock(last, kind) {
    if (last === kind)
        return false;
    return last === undefined || last === 'same' || kind !== 'added';
});
var rowsOf = (function rowsOf(block) {
    const textsOf = ((kind) => block.filter(((line) => line.kind === kind)).map((({ text }) => text)));
    const [removed, added] = [textsOf('removed'), textsOf('added')];
    return [
        ...textsOf('same').map((text) => ({ kind: 'same', content: html `${text}` })),
        ...removed.map(((text, index) => ({ kind: 'removed', content: mark(text, added[index]) }))),
        ...added.map(((text, index) => ({ kind: 'added', content: mark(text, removed[index]) }))),
    ];
});
var mark = (function mark(text, counterpart) {
    if (counterpart === undefined)
        return html `${text}`;
    const words = (0,line_diff .Pp)(wordsOf(counterpart), wordsOf(text)).filter((({ kind }) => kind !== 'removed'));
    const shared = words.reduce(((sum, word) => sum + (word.kind === 'same' ? word.text.length : 0)), 0);
    if (shared * 2 < text.length)
        return html `${text}`;
    const stretches = [];
    for (const { kind, text } of words) {
        const last = stretches.at(-1);
        if (last?.kind === kind)
            last.content = html `${last.content}${text}`;
        else
            stretches.push({ kind, content: html `${text}` });
    }
    return html `${stretches.map((({ kind, content }) => (kind === 'same' ? content : html `<b>${content}</b>`)))}`;
});
var wordsOf = (function wordsOf(line) {
    const isAscii = Buffer.byteLength(line) === line.length;
    return line.match(isAscii ? ASCII_WORDS : wordPattern()) ?? [];
});
var promptFix = (function promptFix({ currentText, suggestedText }, found, id) {
    if (currentText === null && suggestedText === null)
        return EMPTY;
    return html `<div class="fix">${place(found)}${change(currentText, suggestedText)}${suggestion(suggestedText, id)}</div>`;
});
var place = (function place(found) {
    return found === undefined ? EMPTY : html `<p class="place">${words(found)}</p>\n`;
});
var change = (function change(currentText, suggestedText) {
    const current = currentText ?? '';
    const longest = Math.max(current.length, suggestedText?.length ?? 0);
    const cut = cutNote(longest - MAX_TEXT_CHARS);
    return suggestedText === null
        ? html `${plainText((0,strip .$Q)(current, MAX_TEXT_CHARS))}${cut}`
        : html `${diffBlock(linesOf(current), linesOf(suggestedText))}${cut}`;
});
var suggestion = (function suggestion(text, id) {
    if (text === null || text === '')
        return EMPTY;
    const isWhole = text.length <= MAX_TEXT_CHARS;
    const isAsWritten = (0,strip .jh)(text) === text.replace(/\r\n?/g, '\n');
    const button = html `<button type="button" class="js-only" data-copy="${id}-text">Copy the suggested text</button>`;
    return html `<div class="suggestion">${isWhole ? button : EMPTY}
<details><summary>Suggested text as a whole</summary>
${plainText((0,strip .$Q)(text, MAX_TEXT_CHARS), id)}</details></div>
${isAsWritten ? EMPTY : html `<p class="note">Characters that cannot be seen are left out here, also of what is copied.</p>`}`;
});
var plainText = (function plainText(text, id) {
    return html `<pre dir="auto"${id === undefined ? EMPTY : html ` id="${id}-text"`}>\n${text}</pre>\n`;
});
var linesOf = (function linesOf(text) {
    return text === '' ? [] : (0,strip .jh)((0,strip .$Q)(text, MAX_TEXT_CHARS)).split('\n');
});
var recommendationSection = (function recommendationSection(view) {
    const { id, report } = view;
    const { recommendations } = report;
    if (recommendations.length === 0)
        return EMPTY;
    const items = [...recommendations.entries()]
        .toSorted(([, a], [, b]) => a.order - b.order)
        .map((([position, recommendation]) => item(recommendation, position, view)));
    return html `
<section aria-labelledby="${id}-recommendations">
<h3 id="${id}-recommendations">Recommendations <span class="count">${(0,format .B4)(recommendations.length)}</span></h3>
${items}</section>`;
});
var item = (function item(recommendation, position, view) {
    const { order, severity, channel, body } = recommendation;
    const id = `${view.id}-fix-${position + 1}`;
    const found = view.fixes.get(position);
    const marks = [severity, channel].map(((mark) => mark === null ? EMPTY : html `<span class="badge">${line((0,plain_words .h)(mark))}</span>`));
    const rest = view.settings.detail === 'brief'
        ? place(found)
        : html `${prose(body)}${promptFix(recommendation, found, id)}${meantFor(recommendation, view)}`;
    return html `<article class="panel recommendation" id="${id}">
<div class="title"><span class="order">${order}.</span><h4 dir="auto">${title(recommendation.title)}</h4><span class="marks">${marks}</span></div>
${rest}</article>
`;
});
var meantFor = (function meantFor({ themeSlugs }, view) {
    if (themeSlugs.length === 0)
        return EMPTY;
    const themes = themeSlugs.slice(0, MAX_THEMES).map(((slug, index) => {
        const link = view.themeLink(slug) ?? html `${title(slug)}`;
        return html `${index > 0 ? '; ' : ''}${link}`;
    }));
    return html `<p class="label">Meant for: ${themes}</p>`;
});
var themeSection = (function* themeSection(view) {
    const { id, themes } = view;
    if (themes.length === 0) {
        yield html `<p class="none">No themes.</p>`;
        return;
    }
    yield html `
<section aria-labelledby="${id}-themes">
<h3 id="${id}-themes">Themes <span class="count">${(0,format .B4)(themes.length)}</span></h3>
<div class="themes${themes.length > GROUP ? ' many' : ''}">
`;
    const known = new Set(view.run.spared?.known);
    for (let first = 0; first < themes.length; first += GROUP) {
        yield html `<div class="group">\n`;
        for (const [index, theme] of themes.slice(first, first + GROUP).entries()) {
            yield themeCard(theme, first + index, known, view);
        }
        yield html `</div>\n`;
    }
    yield html `</div>
<p class="none" hidden>No theme of this run matches the filter.</p>
</section>`;
});
var themeCard = (function themeCard(theme, index, known, view) {
    const rank = (0,theme_order .qs)(theme.severity);
    const facets = view.facets.map(((facet) => html ` data-${facet.name}="${facet.numberOf(theme)}"`));
    return html `<article class="theme severity-${rank}" id="${themeAnchor(view.id, index)}"${facets}>
<div class="title"><span class="badge severity">${line((0,plain_words .h)(theme.severity))}</span><h4 dir="auto">${title(theme.title)}</h4>${marks(theme, known, view)}</div>
${facts(theme)}
${waiverNote(theme, view)}${analysis(theme, index, view)}</article>
`;
});
var marks = (function marks({ slug, lifecycle }, known, view) {
    const reason = view.reasons.theme.get(slug);
    return html `<span class="marks">${[
        lifecycle === null || (known.has(slug) && lifecycle === 'PERSISTENT')
            ? EMPTY
            : html `<span class="badge">${line((0,plain_words .h)(lifecycle))}</span>`,
        reason === undefined
            ? EMPTY
            : html `<a class="badge reason" href="#${view.id}-reasons">reason: ${line(reason.rule)}</a>`,
        waivedMark(view.waivers.theme.get(slug)),
        known.has(slug) ? html `<span class="badge waived">known before</span>` : EMPTY,
    ]}</span>`;
});
var facts = (function facts(theme) {
    const { affectedCallCount: affected, totalCallCount: total, checkNames } = theme;
    const facts = [
        [
            'Calls affected',
            html `${(0,format .D_)((0,format .T1)(affected, total))} ${shareBar(affected, total)}`,
        ],
        ...fact('Impact', (0,plain_words .h)(theme.impact)),
        ...fact('Prevalence', (0,plain_words .h)(theme.prevalence)),
        ...fact('Root cause', (0,plain_words .h)(theme.rootCauseChannel)),
        ...fact('Checks', checkNames.length === 0 ? null : checkNames.join(', ')),
    ];
    return html `<dl>${facts.map((([name, value]) => html `<div><dt>${name}</dt><dd>${value}</dd></div>`))}</dl>`;
});
var fact = (function fact(name, value) {
    return value === null ? [] : [[name, html `${line(value)}`]];
});
var shareBar = (function shareBar(part, whole) {
    const percent = whole > 0 ? Math.min((part / whole) * 100, 100).toFixed(1) : 0;
    return html `<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width="${percent}" height="6"/></svg>`;
});
var waiverNote = (function waiverNote({ slug }, { waivers }) {
    const waiver = waivers.theme.get(slug);
    return waiver === undefined ? EMPTY : html `<p class="note">Waived: ${waiverWords(waiver)}</p>\n`;
});
var analysis = (function analysis(theme, index, { settings }) {
    if (settings.detail === 'brief')
        return EMPTY;
    const isOpen = index < UNFOLDED && (0,theme_order .kR)(theme) <= 1;
    return html `<details${isOpen ? html ` open` : EMPTY}><summary>Analysis</summary>
${prose(theme.analysis)}${callList(theme.callIds, settings)}<p class="label">Slug <code>${line(theme.slug)}</code></p></details>
`;
});
var trendSection = (function trendSection(view) {
    const { id, report } = view;
    const { trend } = report;
    if (trend === null)
        return EMPTY;
    const rows = (0,trend_order .a)(trend.rows);
    const hasCurrent = !(0,checks .vh)(view.run, trend);
    const hasLifecycle = rows.some((({ lifecycle }) => lifecycle !== null));
    return html `
<section aria-labelledby="${id}-trend">
<h3 id="${id}-trend">Trend <span class="count">${(0,format .B4)(rows.length)}</span></h3>
<p>Pass rates, compared with ${baseline(trend, view)}; change in percentage points. <span class="legend"><span>${dots(0, null)} before</span> <span>${dots(null, 0)} now</span></span></p>
<div class="scroll" role="group" aria-labelledby="${id}-trend" tabindex="0">
<table class="trend">
<thead><tr><th scope="col">Check</th><td class="chart">${axis()}</td><th scope="col" class="number">Before</th>${hasCurrent ? html `<th scope="col" class="number">Now</th>` : EMPTY}<th scope="col" class="number">Change</th>${hasLifecycle ? html `<th scope="col">Since</th>` : EMPTY}</tr></thead>
<tbody>
${rows.map(((row) => trendRow(row, view, { hasCurrent, hasLifecycle })))}</tbody>
</table>
</div>
</section>`;
});
var trendRow = (function trendRow(row, view, { hasCurrent, hasLifecycle }) {
    const { checkName, previousPassRate: previous, currentPassRate: current, lifecycle, counts, } = row;
    const lost = (0,trend_order .M)(row) > 0;
    return html `<tr><th scope="row">${line(checkName)}${trend_marks(checkName, view)}</th><td class="chart">${trend_chart(previous, current, lost)}</td><td class="number">${(0,format .D_)((0,likely .RC)((0,format .l9)(previous), counts?.previous))}</td>${hasCurrent ? html `<td class="number">${(0,format .D_)((0,likely .RC)((0,format .l9)(current), counts?.current))}</td>` : EMPTY}<td class="number${lost ? ' lost' : ''}">${(0,format .eD)(previous, current)}</td>${hasLifecycle ? html `<td>${line((0,plain_words .h)(lifecycle))}</td>` : EMPTY}</tr>
`;
});
var trend_marks = (function trend_marks(check, { id, reasons, waivers }) {
    const reason = reasons.check.get(check);
    const mark = reason === undefined
        ? EMPTY
        : html ` <a class="badge reason" href="#${id}-reasons">reason: ${line(reason.rule)}</a>`;
    return html `${mark}${waivedMark(waivers.check.get(check))}`;
});
var trend_chart = (function trend_chart(previous, current, lost) {
    const joint = previous === null || current === null
        ? EMPTY
        : html `<path class="joint${lost ? ' lost' : ''}" d="M${trend_xOf(previous)} ${trend_HEIGHT / 2}H${trend_xOf(current)}"/>`;
    return html `<svg viewBox="0 0 ${trend_WIDTH} ${trend_HEIGHT}" aria-hidden="true"><path class="grid" d="${GRID}"/>${joint}${dot('previous', previous)}${dot('current', current)}</svg>`;
});
var dot = (function dot(name, percent) {
    return percent === null
        ? EMPTY
        : html `<circle class="${name}" cx="${trend_xOf(percent)}" cy="${trend_HEIGHT / 2}" r="${trend_RADIUS[name]}"/>`;
});
var dots = (function dots(previous, current) {
    return html `<svg class="dot" viewBox="0 0 ${2 * trend_MARGIN} ${trend_HEIGHT}" aria-hidden="true">${dot('previous', previous)}${dot('current', current)}</svg>`;
});
var axis = (function axis() {
    const labels = [0, 50, 100].map(((percent) => html `<text x="${trend_xOf(percent)}" y="22">${percent}</text>`));
    return html `<svg viewBox="0 0 ${trend_WIDTH} ${trend_HEIGHT}" aria-hidden="true">${labels}</svg>`;
});
var trend_xOf = (function trend_xOf(percent) {
    return trend_MARGIN + Number((Math.min(Math.max(percent, 0), 100) * 2).toFixed(1));
});
var baseline = (function baseline(trend, { run, settings }) {
    if ((0,report_baseline .Bv)(run) !== null)
        return html `the run named above`;
    const id = runLink(trend.baselineRunPlanJobId, settings);
    const isNamed = id !== EMPTY;
    if (trend.baselineRunNumber === null)
        return isNamed ? html `run ${id}` : html `${(0,report_baseline .GK)(trend)}`;
    return html `run ${trend.baselineRunNumber}${isNamed ? html ` (${id})` : EMPTY}`;
});
var runSection = (function* runSection(view) {
    const { run, id } = view;
    const report = reportView(view);
    yield html `
<section class="run ${run.outcome}" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${icon(run.outcome)}<span>${isNamedById(run) ? 'Run ' : ''}${runName(view)}: ${run.outcome}</span></h2>
${runFacts(view)}
${view.isOnly ? EMPTY : runReasons(view)}
${goneList(view)}
${debriefError(run)}
${checkTable(view)}
`;
    if (report === null)
        yield callEvidence(view);
    else
        yield* reportParts(report);
    yield html `${view.isOnly ? EMPTY : noteSection('run', `${id}-notes`, [noteList(run.notes)])}
</section>`;
});
var runName = (function runName({ run, settings }) {
    const name = (0,strip .AU)((0,names .nY)(run), 200);
    const link = shortRunLink(run.jobId, settings);
    if (name !== '')
        return html `${name} ${link}`;
    return link === EMPTY ? html `${runLabel(run)}` : link;
});
var isNamedById = (function isNamedById(run) {
    return run.jobId !== '' && (0,names .nY)(run) === '';
});
var runFacts = (function runFacts(view) {
    const { run, settings } = view;
    const { report, debrief, runStatus } = run;
    const facts = [];
    if ((0,uuid_list .O1)(run.jobId) && settings.runUrl === null) {
        facts.push(html `Run ${runLink(run.jobId, settings)}`);
    }
    if (report !== null)
        facts.push(html `Verdict <b>${line(report.verdict)}</b>`);
    else if (debrief !== null)
        facts.push(html `Debrief <b>${line(debrief.status)}</b>`);
    if (runStatus !== null && runStatus !== 'COMPLETED')
        facts.push(html `Status <b>${line(runStatus)}</b>`);
    if (report !== null)
        facts.push(html `Debrief of ${time(report.generatedAt)}`);
    if (report !== null && report.trend === null && (0,report_baseline .Bv)(run) === null) {
        facts.push(html `No previous run to compare with`);
    }
    const compared = baselineFact(view);
    if (compared !== EMPTY)
        facts.push(compared);
    return html `<p class="meta">${facts.map(((fact) => html `<span>${fact}</span>`))}</p>`;
});
var debriefError = (function debriefError(run) {
    const error = run.debrief?.errorMessage ?? '';
    if (error === '')
        return EMPTY;
    return html `<p>The service says of the debrief:</p><blockquote>${prose(error)}</blockquote>`;
});
var reportParts = (function* reportParts(view) {
    const { run, report } = view;
    const { quotedChars = 0 } = (0,opening .g_)(run, voice .t);
    const { verdictSummary } = report;
    const words = prose(quotedChars === 0 ? verdictSummary : verdictSummary.trim().slice(quotedChars));
    const quoted = words === EMPTY ? EMPTY : html `<blockquote>${words}</blockquote>`;
    const isTold = (0,checks .oZ)(run);
    yield html `${isTold ? EMPTY : quoted}
${run.spared === null ? EMPTY : sparedSection(view, run.spared)}
`;
    yield* themeSection(view);
    yield html `
${recommendationSection(view)}
${callEvidence(view)}
${trendSection(view)}
${historySection(view)}
${executiveSummary(view, isTold ? quoted : EMPTY)}
${findingSection(view, 'Key findings', 'findings', report.keyFindings)}
${findingSection(view, 'What went well', 'well', report.wentWell)}`;
});
var navigation = (function navigation(views) {
    const links = views.length === 1 ? views.flatMap(partLinks) : views.map(navigation_runLink);
    if (links.length === 0)
        return EMPTY;
    return html `<nav aria-label="${views.length === 1 ? 'Parts of the report' : 'Runs'}"><ul role="list">
${links}</ul></nav>`;
});
var filter = (function filter(views, { detail }) {
    const themes = sum(views, (({ run }) => run.report?.themes.length ?? 0));
    const findings = sum(views, (({ run: { report } }) => report === null ? 0 : report.keyFindings.length + report.wentWell.length));
    const calls = views.flatMap((({ run }) => (run.calls ?? []).slice(0, MAX_CALLS)));
    if (themes + findings + calls.length === 0)
        return EMPTY;
    const all = (0,format .So)(themes, 'theme');
    const facets = themes === 0 ? [] : views.slice(0, 1).flatMap(((view) => view.facets));
    const unfold = html `<button type="button" id="unfold">Unfold all themes</button>\n`;
    return html `<section class="filter js-only" aria-label="Filter">
<details open><summary>Search and filter</summary>
<p><label class="label" for="search">Search</label><input type="search" id="search" autocomplete="off"></p>
${facets.map(choices)}${calls.length === 0 ? EMPTY : choices(callFacet(calls))}
<p id="filter-status" role="status" data-all="${all}">${all}</p>
<button type="button" id="filter-clear" hidden>Show all</button>
${detail === 'brief' || themes === 0 ? EMPTY : unfold}</details></section>`;
});
var sum = (function sum(views, of) {
    return views.reduce(((total, view) => total + of(view)), 0);
});
var choices = (function choices({ name, legend, values }) {
    const buttons = values.map((({ label, count }, number) => count === 0
        ? EMPTY
        : html `<button type="button" aria-pressed="false" data-facet="${name}" data-value="${number}">${label} <span class="count">${(0,format .B4)(count)}</span></button>\n`));
    return html `<div role="group" aria-labelledby="filter-${name}"><p class="label" id="filter-${name}">${legend}</p>
${buttons}</div>
`;
});
var partLinks = (function partLinks({ run, id }) {
    const { report, checks, breakdowns, calls } = run;
    const { paragraphs, sections } = report?.executiveSummary ?? { paragraphs: [], sections: [] };
    const parts = [
        ['checks', 'Checks', checks?.length],
        ['themes', 'Themes', report?.themes.length],
        ['recommendations', 'Recommendations', report?.recommendations.length],
        ['personas', 'By persona', breakdowns?.byPersona.length],
        ['agents', 'By agent', breakdowns?.byAgent.length],
        ['calls', 'Calls', calls?.length],
        ['trend', 'Trend', report?.trend?.rows.length],
        ['summary', 'Executive summary', paragraphs.length + sections.length],
        ['findings', 'Key findings', report?.keyFindings.length],
        ['well', 'What went well', report?.wentWell.length],
    ];
    return parts.flatMap((([anchor, name, count = 0]) => count === 0
        ? []
        : html `<li><a href="#${id}-${anchor}"><span class="name">${name}</span> <span class="count">${(0,format .B4)(count)}</span></a></li>\n`));
});
var nextLine = (function nextLine(report, views) {
    const [view] = views;
    if (view === undefined)
        return EMPTY;
    const ways = { ...(0,next_step .UV)(report, view.settings), reportUrl: '', places: placesOn(views) };
    const step = (0,next_step .sk)(report, ways, VOICE);
    return step === '' ? EMPTY : html `<p><b>Next:</b> ${ownMarkup(step)}.</p>`;
});
var placesOn = (function placesOn(views) {
    const failed = views.filter((({ run }) => run.outcome === 'failed'));
    const places = [
        ['fixes', 'recommendations', failed.find(hasLocated)],
        ['themes', 'themes', failed.find(({ run }) => (run.report?.themes.length ?? 0) > 0)],
        ['checks', 'checks', failed.find(({ run }) => (run.checks?.length ?? 0) > 0)],
    ];
    return Object.fromEntries(places.flatMap((([place, anchor, view]) => view === undefined ? [] : [[place, `#${view.id}-${anchor}`]])));
});
var provenanceLine = (function provenanceLine({ provenance, policy, runs }) {
    const [run, ...others] = runs;
    const parts = [
        ...(provenance === undefined ? [] : workflowParts(provenance)),
        ...(run !== undefined && others.length === 0 ? runParts(run) : []),
        ...(policy.path === null ? [] : [html `judged by ${line(policy.path)}`]),
        ...[(0,report_facts .zO)(runs)].filter(((cost) => cost !== '')).map((cost) => html `${cost}`),
        ...(provenance === undefined
            ? []
            : [
                html `reported ${time(provenance.reportedAt)}`,
                html `action ${line(provenance.actionVersion)}`,
            ]),
    ];
    return parts.length === 0
        ? EMPTY
        : html `<p class="meta">${parts.map(((part) => html `<span>${part}</span>`))}</p>`;
});
var workflowParts = (function workflowParts(provenance) {
    const { repository, pullRequest, commit, workflow, workflowRunUrl } = provenance;
    return [
        ...(repository === null ? [] : [html `${line(repository)}`]),
        ...(pullRequest === null ? [] : [html `pull request ${pullRequest}`]),
        ...(commit === null ? [] : [html `commit <code>${line(commit.slice(0, 7))}</code>`]),
        ...(workflow === null
            ? []
            : [html `workflow ${webLink(html `${line(workflow)}`, workflowRunUrl ?? '')}`]),
    ];
});
var runParts = (function runParts({ about }) {
    if (about === undefined)
        return [];
    const { planName, number, startedAt, durationMs } = about;
    return [
        ...(planName === null ? [] : [html `plan ${line(planName)}`]),
        ...(number === null ? [] : [html `run ${number}`]),
        ...(startedAt === null ? [] : [html `started ${time(startedAt)}`]),
        ...(durationMs === null ? [] : [html `took ${(0,duration .a)(durationMs)}`]),
    ];
});
var pageHeader = (function pageHeader(report, views) {
    const tone = toneOf(report);
    const [view, ...others] = views;
    return html `<header class="outcome ${tone}">
<div class="verdict">${icon(tone)}<div><h1>${(0,outcome_words .Gg)(report).title}</h1><p>${words_opening(report)}</p>${nextLine(report, views)}</div></div>
${tiles(report)}
${stepReasons(report)}
${view !== undefined && others.length === 0 ? runReasons(view) : EMPTY}
${unmatchedList(report.runs)}
${provenanceLine(report)}
</header>`;
});
var overview = (function overview(views) {
    if (views.length < 2)
        return EMPTY;
    return html `
<section aria-labelledby="overview">
<h2 id="overview">Runs <span class="count">${(0,format .B4)(views.length)}</span></h2>
<div class="scroll" role="group" aria-labelledby="overview" tabindex="0">
<table class="runs overview">
<thead><tr><th scope="col">Outcome</th><th scope="col">Run</th><th scope="col" class="number">Themes</th><th scope="col" class="number">High</th><th scope="col" class="number">New</th><th scope="col">What came of it</th></tr></thead>
<tbody>
${views.map(overviewRow)}</tbody>
</table>
</div>
</section>`;
});
var tiles = (function tiles({ runs }) {
    const reports = runs.flatMap((({ report }) => report ?? []));
    if (reports.length === 0)
        return EMPTY;
    const { themesTotal, themesHigh, themesNew, checksRegressed } = (0,report_facts .tx)(runs);
    const checks = reports.reduce(((sum, { trend }) => sum + (trend?.rows.length ?? 0)), 0);
    const regressed = `${(0,format .B4)(checksRegressed)} of ${(0,format .B4)(checks)}`;
    const facts = [
        ...evidenceTiles(runs),
        tile('Themes', (0,format .B4)(themesTotal)),
        ...(themesTotal === 0
            ? []
            : [
                tile('High severity', (0,format .B4)(themesHigh)),
                tile('New themes', (0,format .B4)(themesNew)),
            ]),
        checks === 0 ? EMPTY : tile('Checks lower than before', regressed),
        runs.length === 1 ? EMPTY : tile('Runs', (0,format .B4)(runs.length)),
    ];
    return html `<dl class="tiles">${facts}</dl>`;
});
var evidenceTiles = (function evidenceTiles(runs) {
    const known = runs.flatMap((({ checks }) => checks ?? []));
    const failed = runs.flatMap(((run) => (run.checks ?? []).filter((0,checks ._j)(run)))).length;
    const counts = runs.map((({ callCounts }) => callCounts ?? { passed: null, evaluated: null }));
    const sum = ((of) => counts.reduce(((all, one) => all + (one[of] ?? Number.NaN)), 0));
    const [passed, evaluated] = [sum('passed'), sum('evaluated')];
    return [
        ...(runs.every((({ checks }) => checks !== undefined))
            ? [tile('Checks failed', `${(0,format .B4)(failed)} of ${(0,format .B4)(known.length)}`)]
            : []),
        ...(Number.isNaN(passed + evaluated)
            ? []
            : [tile('Calls passed', `${(0,format .B4)(passed)} of ${(0,format .B4)(evaluated)}`)]),
    ];
});
var tile = (function tile(name, value) {
    return html `<div><dt>${name}</dt><dd>${value}</dd></div>`;
});
var policySection = (function policySection({ policy }) {
    const { path, extends: parents, resolved } = policy;
    if (parents === undefined || resolved === undefined)
        return EMPTY;
    const text = (0,json_text .s)(resolved, 2);
    const files = [String(path), ...parents].map((file, index) => html `${index === 0 ? EMPTY : ', which extends '}<code>${line(file)}</code>`);
    return html `
<details class="policy">
<summary>The policy that judged</summary>
<p>${files}</p>
<pre><code>${(0,strip .$Q)(text, MAX_CHARS)}</code></pre>${cutNote(text.length - MAX_CHARS)}
</details>`;
});
var renderHtml = (function* renderHtml(report, settings) {
    for (const { markup } of page(report, settings))
        yield markup;
});
var page = (function* page(whole, settings) {
    const report = (0,for_people .z)(whole);
    const views = runViews(report, settings);
    yield html `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${SECURITY_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${(0,outcome_words .Gg)(report).title}</title>
<style>${ownMarkup(STYLE)}</style>
</head>
<body>
<a class="skip" href="#report">Skip to the report</a>
${pageHeader(report, views)}
${overview(views)}
`;
    yield* body(report, views, settings);
    yield html `
<p id="copy-status" class="hidden" role="status"></p>
<script>${ownMarkup(SCRIPT)}</script>
</body>
</html>
`;
});
var body = (function* body(report, views, settings) {
    const beside = html `${navigation(views)}${filter(views, settings)}`;
    const many = views.length > FEW_RUNS ? html ` class="many"` : EMPTY;
    const hasAside = beside.markup !== '';
    if (hasAside) {
        yield html `<div class="columns">
<aside aria-label="Navigation and filter">
${beside}
</aside>
`;
    }
    yield html `<main id="report"${many} tabindex="-1">
`;
    for (const view of views)
        yield* runSection(view);
    yield html `${notes(report, views)}${policySection(report)}
</main>${hasAside ? html `\n</div>` : EMPTY}`;
});
var notes = (function notes(report, [view, ...others]) {
    const ofRun = view !== undefined && others.length === 0 ? view.run.notes : [];
    return noteSection('page', 'notes', [noteList(ofRun), stepNotes(report)]);
});
var escapeXml = (function escapeXml(text) {
    if (xml_PLAIN.test(text))
        return text;
    return (0,strip .jh)(text)
        .replace(FORBIDDEN, '')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&apos;');
});
var gradedCalls = (function gradedCalls({ calls = [] }) {
    const graded = new Map();
    for (const call of calls) {
        if (!call.isCounted)
            continue;
        const grades = new Map(call.checks.toReversed().map((check) => [check.name, check]));
        for (const { name, isPassed, reasoning } of grades.values()) {
            if (isPassed === null)
                continue;
            const ofCheck = graded.get(name) ?? [];
            ofCheck.push({ call, isPassed, reasoning });
            graded.set(name, ofCheck);
        }
    }
    for (const ofCheck of graded.values()) {
        ofCheck.sort((a, b) => Number(a.isPassed) - Number(b.isPassed));
    }
    return graded;
});
var suitesOf = (function* suitesOf(report, settings) {
    const isByVerdict = report.policy.path === null;
    for (const { run, name } of nameRuns(report)) {
        const view = viewOf(run, name, isByVerdict);
        yield runSuite(view, settings);
        for (const check of withSuite(run))
            yield checkSuite(check, view);
    }
    if (report.runs.length === 0 || report.reasons.length > 0)
        yield gateSuite(report);
});
var withSuite = (function withSuite({ checks = [] }) {
    return checks.slice(0, MAX_CHECKS);
});
var nameRuns = (function nameRuns({ runs, gateName }) {
    const uses = new Map();
    return runs.map(((run) => {
        const { stableName, about } = run;
        const subject = stableName ?? about?.planName ?? about?.planId ?? undefined;
        const parts = runs.length === 1 ? [gateName ?? subject] : [gateName, subject];
        const name = parts.filter(((part) => part !== undefined)).join(': ') || GATE;
        const use = (uses.get(name) ?? 0) + 1;
        uses.set(name, use);
        return { run, name: use === 1 ? name : `${name} (${use})` };
    }));
});
var viewOf = (function viewOf(run, name, isByVerdict) {
    return {
        run,
        name,
        isFailedByVerdict: isByVerdict && run.outcome === 'failed',
        graded: gradedCalls(run),
        reasons: {
            theme: Map.groupBy(run.reasons, ({ theme }) => theme),
            check: Map.groupBy(run.reasons, ({ check }) => check),
        },
        waivers: (0,spared .wT)(run.spared),
    };
});
var runSuite = (function runSuite(view, settings) {
    const { run, name } = view;
    const { jobId, outcome, runStatus, debrief, report } = run;
    const suites = new Set(run.checks?.map((check) => check.name));
    const checks = checkNames(run).filter(((check) => !suites.has(check)));
    const notShown = (run.checks?.length ?? 0) - withSuite(run).length;
    const baseline = (0,report_baseline .Bv)(run);
    return {
        name,
        writtenAt: report?.generatedAt ?? '',
        properties: [
            ['outcome', outcome],
            ['verdict', report?.verdict ?? ''],
            ['job-id', jobId],
            ['run-url', (0,names .Vp)(jobId, settings) ?? ''],
            ['run-status', runStatus ?? ''],
            ['debrief-id', debrief?.debriefId ?? ''],
            ['debrief-status', debrief?.status ?? ''],
            ['baseline-job-id', baseline?.jobId ?? ''],
            ['baseline-commit', baseline?.commit ?? ''],
            ['baseline-age-days', shown(baseline?.ageDays ?? null)],
        ],
        cases: [
            verdictCase(view),
            ...checks.map(((check) => testCase(check, `${name}.checks`, partResult('check', check, view)))),
            ...(report?.themes ?? []).map(((theme) => themeCase(theme, view))),
        ],
        notes: [
            ...run.notes,
            ...(notShown > 0 ? [`${(0,format .So)(notShown, 'check')} left out`] : []),
        ],
    };
});
var checkNames = (function checkNames({ checks, report }) {
    const names = [...(checks ?? []), ...(report?.trend?.rows ?? [])].map(((one) => 'name' in one ? one.name : one.checkName));
    return [...new Set(names)];
});
var verdictCase = (function verdictCase({ run, name }) {
    const { outcome, reasons, report } = run;
    const checks = new Set(checkNames(run));
    const slugs = new Set(report?.themes.map((({ slug }) => slug)));
    const own = reasons.filter(({ check, theme }) => !(check !== undefined && checks.has(check)) && !(theme !== undefined && slugs.has(theme)));
    const isHit = own.length > 0 || reasons.length === 0 || KIND[outcome] !== 'failure';
    const kind = isHit ? KIND[outcome] : null;
    return testCase('verdict', `${name}.gate`, kind && resultOf(kind, outcome, own));
});
var themeCase = (function themeCase(theme, view) {
    const { slug, title, severity, affectedCallCount, totalCallCount, analysis } = theme;
    const share = (0,format .T1)(affectedCallCount, totalCallCount);
    const isHeld = view.isFailedByVerdict && severity === 'HIGH';
    const result = partResult('theme', slug, view) ??
        (isHeld ? failed(`a theme of severity HIGH: ${title || slug}`) : null);
    const detail = (() => [title, `${severity}: ${share} calls`, analysis].filter(((text) => text !== '')).join('\n\n'));
    return testCase(slug || title, `${view.name}.themes`, result, detail);
});
var partResult = (function partResult(part, name, view) {
    const { outcome } = view.run;
    const hits = view.reasons[part].get(name) ?? [];
    const waiver = view.waivers[part].get(name);
    const kind = KIND[outcome];
    if (kind !== null && hits.length > 0)
        return resultOf(kind, outcome, hits);
    if (waiver === undefined)
        return null;
    const { reason, expires } = waiver;
    return { kind: 'skipped', type: 'waived', messages: [`waived until ${expires}: ${reason}`] };
});
var testCase = (function testCase(name, classname, result, detail = (() => '')) {
    return { name, classname, durationMs: 0, result, detail };
});
var shown = (function shown(value) {
    return value === null ? '' : String(value);
});
var renderJunit = (function* renderJunit(report, settings) {
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
    let id = 0;
    for (const suite of suitesOf(report, settings)) {
        for (const line of suiteLines(suite, id))
            yield `${line}\n`;
        id += 1;
    }
    yield '</testsuites>\n';
});
var suiteLines = (function* suiteLines({ name, writtenAt, properties, cases, notes }, id) {
    const count = ((kind) => cases.filter((({ result }) => result?.kind === kind)).length);
    const durationMs = cases.reduce(((sum, one) => sum + one.durationMs), 0);
    const attributes = [
        `name="${attributeName(name)}"`,
        `package="simulation-gate" id="${id}" timestamp="${timestampOf(writtenAt)}" hostname="localhost"`,
        `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}"`,
        `skipped="${count('skipped')}" time="${secondsOf(durationMs)}"`,
    ];
    yield `  <testsuite ${attributes.join(' ')}>`;
    yield '    <properties>';
    for (const [property, value] of properties) {
        yield `      <property name="${property}" value="${oneLine(value)}"/>`;
    }
    yield '    </properties>';
    for (const one of cases)
        yield* caseLines(one);
    yield `    <system-out>${wholeText(notes.join('\n'))}</system-out>`;
    yield '    <system-err></system-err>';
    yield '  </testsuite>';
});
var caseLines = (function caseLines({ name, classname, durationMs, result, detail: tell }) {
    const detail = tell();
    const attributes = `name="${attributeName(name)}" classname="${attributeName(classname)}" time="${secondsOf(durationMs)}"`;
    const elements = [
        ...(result === null ? [] : [resultElement(result, detail)]),
        ...(detail === '' || hasText(result) ? [] : [`<system-out>${wholeText(detail)}</system-out>`]),
    ];
    if (elements.length === 0)
        return [`    <testcase ${attributes}/>`];
    return [
        `    <testcase ${attributes}>`,
        ...elements.map(((element) => `      ${element}`)),
        '    </testcase>',
    ];
});
var hasText = (function hasText(result) {
    return result !== null && result.kind !== 'skipped';
});
var secondsOf = (function secondsOf(durationMs) {
    const isPlausible = durationMs >= 0 && durationMs <= LONGEST_MS;
    return isPlausible ? Number((durationMs / 1000).toFixed(3)) : 0;
});
var timestampOf = (function timestampOf(isoTime) {
    const ms = (0,iso_time .s)(isoTime);
    if (ms === null)
        return NO_TIME;
    const moment = new Date(ms).toISOString();
    return /^(?!0000)\d{4}-/.test(moment) ? moment.slice(0, 19) : NO_TIME;
});
var attributeName = (function attributeName(name) {
    return escapeXml((0,strip .AU)(name, MAX_NAME_CHARS)) || UNNAMED;
});
var oneLine = (function oneLine(text) {
    return escapeXml((0,strip .AU)(text, render_MAX_MESSAGE_CHARS));
});
var wholeText = (function wholeText(text) {
    return escapeXml((0,strip .$Q)(text, render_MAX_TEXT_CHARS));
});
var summarize = (function summarize(whole, settings, budgetBytes) {
    const report = (0,for_people .z)(whole);
    const screens = {
        heading: (0,outcome .R_)(report),
        first: firstScreen(report, settings),
        details: runSections(report, settings),
        last: lastScreen(report, settings),
    };
    return (0,summary .Y)(screens, budgetBytes);
});
var firstScreen = (function firstScreen(report, settings) {
    const [run, ...others] = report.runs;
    const { line, told } = (0,opening .E4)(report, sections_voice .PJ);
    const next = (0,next_step .sk)(report, (0,next_step .UV)(report, settings), sections_voice .PJ);
    const reasons = report.reasons.filter((reason) => !told.has(reason));
    return [
        (0,outcome .UV)(line, (0,sections_voice .sE)(next)),
        ...(0,sections_reasons .F)('reasons', reasons),
        ...(run !== undefined && others.length === 0 ? (0,sections_run .qr)(run, told) : []),
        ...(others.length > 0 ? overviewSections(report, settings) : []),
    ];
});
var lastScreen = (function lastScreen(report, settings) {
    const [run, ...others] = report.runs;
    const notes = [...(run !== undefined && others.length === 0 ? run.notes : []), ...report.notes];
    return [
        (0,sections_spared .ZQ)(report.runs),
        (0,outcome .MX)(notes),
        metricNotes(report.metricCollection),
        (0,outcome .NG)((0,footer .qr)(report, settings, { ...(0,outcome .mv)(report), baselines: '' })),
    ];
});
var metricNotes = (function metricNotes(collection) {
    const { jobId, notes } = collection ?? { jobId: '', notes: [] };
    const lines = notes.map((note) => (0,markdown .iU)(note, sections_voice .hP));
    if (jobId !== '')
        lines.unshift(`Metric collection job: ${(0,markdown .ci)(jobId, null, '')}`);
    return (0,section .uW)({
        part: 'run',
        one: 'note on metrics',
        many: 'notes on metrics',
        count: lines.length,
        open: '**Metrics:**\n\n',
        close: '\n',
        items: () => (0,section .__)(lines, (line) => `- ${line}\n`),
    });
});
var runSections = (function runSections(report, settings) {
    const { runs } = report;
    const heading = runs.length === 1 ? '###' : '####';
    const sectionsOf = ((run) => (0,sections_run .lN)(run, { settings, heading, found: foundFixes(report, runs.indexOf(run)) }));
    if (runs.length === 1) {
        return runs.flatMap(sectionsOf);
    }
    return (0,core_outcome .md)(runs).flatMap((run) => [...(0,sections_run .OX)(run, settings), ...sectionsOf(run), ...(0,sections_run .c7)(run, settings)].filter(({ count }) => count > 0));
});
var locatedFindings = (function locatedFindings({ runs, promptFixes }) {
    const themesOfRuns = runs.map(themesBySlug);
    const requestsOf = ({ from }) => from.flatMap(({ run, recommendation: position }) => {
        const { jobId, report } = runs[run] ?? { jobId: '', report: null };
        const recommendation = report?.recommendations[position];
        if (recommendation === undefined)
            return [];
        const slugs = [...new Set(recommendation.themeSlugs)];
        const themes = slugs.flatMap((slug) => themesOfRuns[run]?.get(slug) ?? []);
        return [{ jobId, recommendation, themes }];
    });
    const findings = new Map();
    for (const fix of promptFixes) {
        const { found } = fix;
        if (found.state !== 'located')
            continue;
        const { place, insertedText, leftOut } = found;
        const located = { place, insertedText, isApplicable: leftOut === null };
        const requests = requestsOf(fix);
        const isForThemes = requests.some(({ themes }) => themes.length > 0);
        for (const { jobId, recommendation, themes } of requests) {
            for (const theme of isForThemes ? themes : [null]) {
                const key = theme?.slug ?? fix;
                const known = findings.get(key);
                const finding = known ?? { theme, jobId, recommendations: new Set(), fixes: new Set() };
                finding.recommendations.add(recommendation);
                finding.fixes.add(located);
                findings.set(key, isWorse(theme, finding.theme) ? { ...finding, theme, jobId } : finding);
            }
        }
    }
    return [...findings.values()];
});
var themesBySlug = (function themesBySlug({ report }) {
    return new Map((report?.themes ?? []).map(((theme) => [theme.slug, theme])));
});
var rule = (function rule(id, title, description, help) {
    return {
        id,
        name: title,
        shortDescription: { text: title },
        fullDescription: { text: description || title },
        help: { text: help || title },
        properties: { tags: ['simulation'] },
    };
});
var renderSarif = (function renderSarif(report, settings, budgetBytes = BUDGET_BYTES) {
    const findings = locatedFindings(report).toSorted((a, b) => (0,theme_order .qs)(findingSeverity(a)) - (0,theme_order .qs)(findingSeverity(b)));
    const rules = new Map();
    const results = [];
    const nextRuleId = ruleIds();
    const baselines = baselinesIn(report);
    let room = budgetBytes - FRAME_BYTES - jsonBytes(baselines);
    for (const finding of findings) {
        const rule = ruleOf(finding, nextRuleId);
        const result = result_resultOf(rule.id, finding, settings);
        const isKnown = rules.has(rule.id);
        room -= jsonBytes(result) + (isKnown ? 0 : jsonBytes(rule));
        if (room < 0 || results.length === MAX_RESULTS)
            break;
        rules.set(rule.id, rule);
        results.push(result);
    }
    const leftOut = findings.length - results.length;
    return [
        (0,json_text .s)(documentOf(report, baselines, { rules: [...rules.values()], results }, leftOut)),
        '\n',
    ];
});
var jsonBytes = (function jsonBytes(value) {
    return Buffer.byteLength((0,json_text .s)(value)) + ','.length;
});
var documentOf = (function documentOf({ outcome, provenance }, baselines, { rules, results }, leftOut) {
    const notice = `${(0,format .So)(leftOut, 'result')} left out, since GitHub limits the size of a file`;
    const driver = {
        name: 'Simulation Gate',
        version: version .x,
        informationUri: provenance?.actionUrl ?? version .p,
        rules,
    };
    const notifications = leftOut > 0 ? [{ level: 'warning', message: { text: notice } }] : [];
    return {
        $schema: SCHEMA,
        version: '2.1.0',
        runs: [
            {
                tool: { driver },
                invocations: [
                    {
                        executionSuccessful: outcome === 'passed' || outcome === 'failed',
                        toolExecutionNotifications: notifications,
                    },
                ],
                columnKind: 'utf16CodeUnits',
                results,
                ...baselines,
            },
        ],
    };
});
var baselinesIn = (function baselinesIn({ runs }) {
    const baselines = runs.flatMap(((run) => {
        const baseline = (0,report_baseline .Bv)(run);
        if (baseline === null)
            return [];
        const { jobId, commit, ageDays } = baseline;
        return { of: run.jobId, jobId, commit, ageDays };
    }));
    return baselines.length === 0 ? {} : { properties: { baselines } };
});
var ruleIds = (function ruleIds() {
    const uses = new Map();
    return (slug) => {
        const plain = (0,strip .AU)(slug, MAX_SLUG_CHARS).replace(unusual(), '-') || 'theme';
        let count = uses.get(plain) ?? 0;
        let id = plain;
        while (uses.has(id)) {
            count += 1;
            id = `${plain}-${count}`;
        }
        uses.set(plain, count);
        uses.set(id, uses.get(id) ?? 0);
        return id;
    };
});
var outputsOf = (function outputsOf(report) {
    const { runs } = report;
    const debriefs = runs.flatMap(((run) => run.debrief ?? []));
    const facts = runs.some(((run) => run.report !== null)) ? (0,report_facts .tx)(runs) : null;
    return {
        ...(0,own_outputs .X8)(report, allReasons(report)),
        verdict: worstVerdict(runs),
        'job-id': (0,output_values .Mn)(runs.map(((run) => run.jobId))),
        'debrief-id': (0,output_values .Mn)(debriefs.map(((debrief) => debrief.debriefId))),
        'debrief-status': (0,output_values .Mn)(debriefs.map(((debrief) => debrief.status))),
        'themes-total': outputs_text(facts?.themesTotal),
        'themes-high': outputs_text(facts?.themesHigh),
        'themes-new': outputs_text(facts?.themesNew),
        'checks-regressed': outputs_text(facts?.checksRegressed),
        'run-number': (0,output_values .KV)(runs.map((({ about }) => outputs_text(about?.number)))),
        'run-plan-name': (0,output_values .KV)(runs.map((({ about }) => outputs_text(about?.planName)))),
        score: (0,output_values .KV)(runs.map((({ runVerdict }) => outputs_text(runVerdict?.score)))),
        ...Object.fromEntries(SUMS.map((([name, of]) => [name, outputs_text(sumOf(runs.map(((run) => of(run) ?? null))))]))),
        'baseline-job-id': (0,output_values .KV)(runs.map(baselineOf)),
        runs: runsOutput(runs),
        reused: String(runs.some(((run) => run.reused === true))),
        attached: String(runs.some(((run) => run.attached === true))),
        'metric-job-id': (0,log_line .T)(report.metricCollection?.jobId ?? '', 200),
    };
});
var sumOf = (function sumOf(values) {
    const known = values.filter(((value) => value !== null));
    const sum = known.reduce((total, value) => total + value, 0);
    return known.length === 0 ? null : Number(sum.toFixed(6));
});
var baselineOf = (function baselineOf({ report, baseline }) {
    return baseline?.jobId ?? report?.trend?.baselineRunPlanJobId ?? '';
});
var outputs_text = (function outputs_text(value) {
    return value === null || value === undefined ? '' : String(value);
});
var allReasons = (function allReasons(report) {
    const { runs } = report;
    return [
        ...(0,own_outputs .qK)(report),
        ...(0,core_outcome .md)(runs).flatMap(((run) => {
            const lead = run.jobId === '' && runs.length > 1 ? `${run.label}: ` : '';
            return run.reasons.map((reason) => (0,own_outputs .jm)({ ...reason, message: lead + reason.message }, run.jobId, run.outcome));
        })),
    ];
});
var worstVerdict = (function worstVerdict(runs) {
    const verdicts = runs.map(((run) => run.report?.verdict));
    if (verdicts.includes('THRESHOLD_FAILED'))
        return 'THRESHOLD_FAILED';
    return runs.length > 0 && verdicts.every(((verdict) => verdict === 'PASSED')) ? 'PASSED' : '';
});
var runsOutput = (function runsOutput(runs) {
    const whole = runs.map(outputs_runFacts);
    const withoutChecks = whole.map((({ checks, confirmations, ...facts }) => facts));
    const bare = whole.map((({ jobId, outcome, verdict }) => ({ jobId, outcome, verdict })));
    const most = [whole, withoutChecks].find(output_values ._s) ?? bare;
    return (0,output_values .Ir)(most, ((cut) => ({ cut })));
});
var outputs_runFacts = (function outputs_runFacts(run) {
    const facts = run.report === null ? null : (0,report_facts .xS)(run.report);
    return {
        jobId: run.jobId,
        outcome: run.outcome,
        verdict: (0,log_line .T)(run.report?.verdict ?? '', 100),
        runStatus: (0,log_line .T)(run.runStatus ?? '', 100),
        debriefId: (0,log_line .T)(run.debrief?.debriefId ?? '', 100),
        debriefStatus: (0,log_line .T)(run.debrief?.status ?? '', 100),
        themesTotal: facts?.themesTotal ?? null,
        themesHigh: facts?.themesHigh ?? null,
        themesNew: facts?.themesNew ?? null,
        checksRegressed: facts?.checksRegressed ?? null,
        runNumber: run.about?.number ?? null,
        runPlanName: (0,log_line .T)(run.about?.planName ?? '', 200),
        score: run.runVerdict?.score ?? null,
        checksTotal: run.checks?.length ?? null,
        checksFailed: run.checks?.filter(({ isPassed }) => isPassed === false).length ?? null,
        callsTotal: run.callCounts?.total ?? null,
        callsPassed: run.callCounts?.passed ?? null,
        costUsd: run.cost?.usd ?? null,
        baselineJobId: (0,log_line .T)(baselineOf(run), 100),
        reused: run.reused ?? false,
        attached: run.attached ?? false,
        ...(run.confirmations && {
            confirmations: run.confirmations.map(({ jobId, outcome, usd }) => ({
                jobId: (0,log_line .T)(jobId, 100),
                outcome,
                costUsd: usd,
            })),
        }),
        ...(run.checks && { checks: run.checks.slice(0, outputs_MAX_CHECKS).map(checkFacts) }),
    };
});
var annotationsOf = (function annotationsOf(report) {
    const { runs } = report;
    const level = levelOf(report);
    const warnings = [
        ...policyWarnings(runs),
        ...(0,report_baseline .q7)(runs),
        ...endingWaivers(runs),
        ...misspeltWaivers(runs),
        ...((0,core_outcome .c6)(report.outcome) ? leftGoing(runs) : []),
    ];
    if (level === 'notice') {
        const told = (0,core_outcome .c6)(report.outcome) ? describeTrial(report) : describeSuccess(report);
        return { level, reasons: [told], warnings };
    }
    const reasons = eachExpiryOnce(reasonsToAnnotate(report)).map((reason) => describeReason(reason, report));
    return { level, reasons, warnings };
});
var levelOf = (function levelOf(report) {
    if ((0,core_outcome .c6)(report.outcome)) {
        if (!report.tolerated)
            return 'error';
        return report.policy.isTrial ? 'notice' : 'warning';
    }
    return report.outcome === 'skipped' && !isMeantToSkip(report) ? 'warning' : 'notice';
});
var describeSuccess = (function describeSuccess({ outcome, reasons, runs, policy }) {
    if (outcome === 'skipped')
        return `skipped: ${reasons.map(({ message }) => message).join('; ')}`;
    const many = runs.length > 1;
    const names = runs.map((({ jobId, label }) => jobId === '' || many ? jobId || label : `run ${jobId}`));
    const subject = many ? `${runs.length} runs` : names.join('');
    if (outcome === 'passed') {
        const facts = (0,opening .qy)(runs);
        const judged = policy.path === null ? 'the verdict is PASSED' : 'the policy holds';
        const holds = facts === null ? judged : `${judged}, and ${facts}`;
        return `passed: ${holds} for ${subject}${describeSpared(runs)}`;
    }
    return `started: ${subject} ${many ? 'are' : 'is'} ${leftToLater(names)}`;
});
var describeSpared = (function describeSpared(runs) {
    const spared = runs.flatMap(((run) => run.spared ?? []));
    const waived = annotations_sum(spared.map(((one) => one.waived.length)));
    const known = annotations_sum(spared.map(((one) => one.known.length)));
    const parts = [
        ...(waived > 0
            ? [(0,format .So)(waived, 'theme or check waived', 'themes and checks waived')]
            : []),
        ...(known > 0 ? [(0,format .So)(known, 'theme known before', 'themes known before')] : []),
    ];
    return parts.length > 0 ? ` (${parts.join(', ')})` : '';
});
var annotations_sum = (function annotations_sum(counts) {
    return counts.reduce(((total, count) => total + count), 0);
});
var policyWarnings = (function policyWarnings(runs) {
    return runs.flatMap((({ spared, jobId, label }) => (spared?.warnings ?? []).map((warning) => runs.length > 1 ? `run ${jobId || label}: ${warning}` : warning)));
});
var endingWaivers = (function endingWaivers(runs) {
    return (0,spared .kT)(runs)
        .filter(spared .C_)
        .map(({ kind, target, expires, owner }) => `the waiver for ${kind} '${(0,log_line .T)(target, annotations_MAX_NAME_CHARS)}' ends with ${expires}${owner === null ? '' : ` (owner: ${(0,log_line .T)(owner, annotations_MAX_NAME_CHARS)})`}: from the next day on it fails the gate`);
});
var misspeltWaivers = (function misspeltWaivers(runs) {
    const quoted = (name) => `'${(0,log_line .T)(name, annotations_MAX_NAME_CHARS)}'`;
    return (0,spared .xb)(runs).flatMap((waiver) => {
        const { kind, target } = waiver;
        const name = (0,spared .Pn)(waiver, runs);
        return name === undefined
            ? []
            : [`the waiver for ${kind} ${quoted(target)} excuses nothing: did you mean ${quoted(name)}?`];
    });
});
var uploadReport = (async function uploadReport(report, telling, event, world) {
    const { env, cancelled } = world;
    const hasPage = report.runs.length > 0 && !cancelled.aborted;
    if (!hasPage || !isWanted(report, telling, event))
        return { url: '', notes: [] };
    const impossible = whyImpossible(env);
    if (impossible !== null) {
        const isTold = impossible.isTold || telling.uploadReport === true;
        return { url: '', notes: isTold ? [notUploaded(impossible.why)] : [] };
    }
    try {
        const id = await upload(renderHtml(report, telling), report, world);
        return { url: addressOf(id, env), notes: [] };
    }
    catch (error) {
        return { url: '', notes: cancelled.aborted ? [] : [notUploaded((0,stops .Uc)(error))] };
    }
});
var isWanted = (function isWanted({ outcome, policy }, { uploadReport, detail }, event) {
    if (uploadReport !== 'auto')
        return uploadReport;
    return (0,core_outcome .c6)(outcome) && !policy.isTrial && detail === 'full' && !isPublic(event);
});
var filesOf = (function filesOf({ report, summary }, settings) {
    if (report.runs.length === 0)
        return [['json-file', [(0,early .C5)(report, settings)]]];
    return [
        ['json-file', (0,render .h)(report, settings)],
        ['markdown-file', summary.whole()],
        ['html-file', renderHtml(report, settings)],
        ['sarif-file', renderSarif(report, settings)],
        ['junit-file', renderJunit(report, settings)],
    ];
});
__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  RUN_TELLER: (() => (  RUN_TELLER))
});

// EXTERNAL MODULE: ./report/for-people.js
var for_people = __webpack_require__(7037);
// EXTERNAL MODULE: ./report/outcome-words.js
var outcome_words = __webpack_require__(5758);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(3917);
;// CONCATENATED MODULE: ./report/html/escape.js
class Html {
    markup;
    constructor(markup) {
        this.markup = markup;
    }
}
const EMPTY = new Html('');
const MARKUP = /[&<>"']/;
const PLAIN = /^[\t\n !#-%(-;=?-~]*$/;





// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
// EXTERNAL MODULE: ./report/checks.js
var checks = __webpack_require__(7330);
// EXTERNAL MODULE: ./report/spared.js
var spared = __webpack_require__(4957);
;// CONCATENATED MODULE: ./report/html/icons.js

const SHAPES = {
    passed: '<circle cx="8" cy="8" r="7"/><path d="m4.8 8.2 2.2 2.3 4.3-4.8"/>',
    failed: '<circle cx="8" cy="8" r="7"/><path d="m5.4 5.4 5.2 5.2m0-5.2-5.2 5.2"/>',
    inconclusive: '<circle cx="8" cy="8" r="7"/><path d="M6 6.3c0-2.6 4-2.6 4 0 0 1.6-2 1.5-2 3.1m0 2.2v.2"/>',
    skipped: '<circle cx="8" cy="8" r="7"/><path d="m5 5 3 3-3 3m4-6v6"/>',
    started: '<circle cx="8" cy="8" r="7"/><path d="M8 4v4.2l2.8 1.6"/>',
    error: '<path d="M5.2 1h5.6L15 5.2v5.6L10.8 15H5.2L1 10.8V5.2z"/><path d="M8 4.2v4.6m0 2.6v.2"/>',
    tolerated: '<path d="M8 1.4 15.2 14.4H.8z"/><path d="M8 6v4m0 2v.2"/>',
};



// EXTERNAL MODULE: ./core/input/uuid-list.js
var uuid_list = __webpack_require__(1394);
// EXTERNAL MODULE: ./core/text/fill-template.js
var fill_template = __webpack_require__(8629);
// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __webpack_require__(630);
// EXTERNAL MODULE: ./report/names.js
var names = __webpack_require__(2274);
;// CONCATENATED MODULE: ./report/html/links.js
const MAX_ID_CHARS = 100;
const FIRST_CALLS = 10;








;// CONCATENATED MODULE: ./report/html/texts.js
const MAX_PROSE_CHARS = 100_000;
const MAX_LINE_CHARS = 500;
const MAX_MESSAGE_CHARS = 2000;
const NONE = '\u2013';







;// CONCATENATED MODULE: ./report/html/spared.js



function waiverWords(waiver) {
    const owner = waiver.owner === null ? '' : `, owner ${line(waiver.owner)}`;
    const until = `until ${line((0,spared .NY)(waiver))}`;
    return html `${message(waiver.reason)}${owner}, ${(0,spared .C_)(waiver) ? html `<b class="soon">${until}</b>` : until}`;
}
function subject(kind, name, view) {
    const link = kind === 'theme' ? view.themeLink(name) : null;
    return html `${kind} ${link ?? html `<code>${line(name)}</code>`}`;
}
function group(heading, items) {
    return items.length === 0 ? EMPTY : html `<h4>${heading}</h4><ul>${items}</ul>\n`;
}

;// CONCATENATED MODULE: ./report/html/checks.js
const MAX_CALLS = 1000;


function checkRow(check, isMissed, waived) {
    const tone = isMissed ? 'failed' : 'passed';
    return html `<tr><th scope="row" class="${tone}">${icon(tone)} ${line(check.name)}<span class="hidden">: ${isMissed ? 'fell short' : 'reached its bar'}</span>${waived}</th><td class="number">${shareInParts(check)}</td><td class="number ${tone}">${(0,format .D_)((0,format .lS)(check.needed, check.rate))} ${rateBar(check.rate, check.needed)}</td></tr>\n`;
}
function shareInParts(counted) {
    const parts = (0,format .D_)((0,checks .ct)(counted)).split(', ');
    return html `${parts.map((part, index) => html `${index > 0 ? ', ' : ''}<span>${part}</span>`)}`;
}



function resultRank({ isPassed }) {
    return isPassed === false ? 0 : isPassed === null ? 1 : 2;
}
function callRow(call, hasExcerpts, settings) {
    const { id, isPassed, persona, agent, durationMs, checks, excerpt } = call;
    const tone = isPassed === null ? 'skipped' : isPassed ? 'passed' : 'failed';
    const word = isPassed === null ? 'not graded' : tone;
    const failed = checks.filter((check) => check.isPassed === false).map(({ name }) => name);
    const said = excerpt.map(({ speaker, text }) => html `<p>${speaker === null ? EMPTY : html `<b>${line(speaker)}</b> `}${line(text)}</p>`);
    return html `<tr data-result="${resultRank(call)}"><td class="${tone}">${icon(tone)} ${id === null ? NONE : callLink(id, settings)}<span class="hidden">: ${word}</span></td><td>${line(persona)}</td><td>${line(agent)}</td><td class="number">${durationMs === null ? NONE : (0,format .B4)(Math.round(durationMs / 1000))}</td><td>${line(failed.join(', '))}</td>${hasExcerpts ? html `<td>${said}</td>` : EMPTY}</tr>\n`;
}
const NO_HEAD = html `<td></td>`;


const CALL_HEADS = [
    head('Call'),
    head('Persona'),
    head('Agent'),
    numberHead('Seconds'),
    head('Failed checks'),
];

function rateBar(rate, needed) {
    if (rate === null)
        return EMPTY;
    const mark = needed === null
        ? EMPTY
        : html `<rect x="${xOf(needed)}" y="-3" width="3" height="12" fill="currentColor"/>`;
    return html `<svg class="bar" viewBox="0 0 103 6" preserveAspectRatio="none" aria-hidden="true"><rect width="${xOf(rate)}" height="6"/>${mark}</svg>`;
}
function xOf(percent) {
    return Math.min(Math.max(percent, 0), 100).toFixed(1);
}

// EXTERNAL MODULE: ./report/baseline.js
var report_baseline = __webpack_require__(3875);
// EXTERNAL MODULE: ./report/opening.js
var opening = __webpack_require__(3850);
// EXTERNAL MODULE: ./report/voice.js
var voice = __webpack_require__(860);
;// CONCATENATED MODULE: ./report/html/baseline.js



;// CONCATENATED MODULE: ./report/html/findings.js



// EXTERNAL MODULE: ./report/history.js
var report_history = __webpack_require__(350);
;// CONCATENATED MODULE: ./report/html/history.js
const WIDTH = 224;
const HEIGHT = 32;
const MARGIN = 6;
const RADIUS = 3;

function historyRow({ check, points }) {
    return html `<tr><th scope="row">${line(check)}</th><td class="chart">${chart(points)}</td></tr>
`;
}
function chart(points) {
    const places = points.map(({ rate, isPassed }, index) => rate === null ? null : { x: history_xOf(index, points.length), y: yOf(rate), isPassed });
    const path = places
        .map((place, index) => place === null ? '' : `${places[index - 1] ? 'L' : 'M'}${place.x} ${place.y}`)
        .join('');
    const dots = places.map((place) => {
        if (place === null)
            return EMPTY;
        const { x, y, isPassed } = place;
        const tone = isPassed === false ? html `class="lost" fill="currentColor"` : html `class="current"`;
        return html `<circle ${tone} cx="${x}" cy="${y}" r="${RADIUS}"/>`;
    });
    return html `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true"><path class="grid" d="M${MARGIN} ${yOf(0)}H${WIDTH - MARGIN}M${MARGIN} ${yOf(100)}H${WIDTH - MARGIN}"/><path class="joint" fill="none" d="${path}"/>${dots}</svg>`;
}
function history_xOf(index, count) {
    return round(MARGIN + (index * (WIDTH - 2 * MARGIN)) / Math.max(1, count - 1));
}
function yOf(percent) {
    const share = Math.min(Math.max(percent, 0), 100) / 100;
    return round(HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN));
}
function round(value) {
    return Number(value.toFixed(1));
}
function unsteadyNotes(unsteady) {
    return unsteady.map(({ check, changes, runs, waiver }) => html `<div class="note"><p><b>${line(check)}</b> is unsteady: it changed sides ${(0,format .So)(changes, 'time')} in ${(0,format .So)(runs, 'run')} that were started with the same.</p><details><summary>A waiver to paste into the policy</summary><pre>${waiver}</pre></details></div>`);
}
function numbers(lines) {
    const heads = lines
        .slice(0, 1)
        .flatMap(({ points }) => points.map(({ run }) => html `<th scope="col">${run}</th>`));
    const rows = lines.map(({ check, points }) => html `<tr><th scope="row">${line(check)}</th>${points.map(numberOf)}</tr>\n`);
    return html `<div class="scroll" role="group" aria-label="All rates in numbers" tabindex="0"><table class="runs"><thead><tr><th scope="col">Check</th>${heads}</tr></thead><tbody>
${rows}</tbody></table></div>`;
}
function numberOf({ rate, passed, evaluated, isPassed }) {
    const told = passed === null || evaluated === null ? (0,format .l9)(rate) : (0,format .T1)(passed, evaluated);
    const side = isPassed === false ? html `<span class="hidden">, fell short</span>` : EMPTY;
    return html `<td class="number${isPassed === false ? ' lost' : ''}">${(0,format .D_)(told)}${side}</td>`;
}

;// CONCATENATED MODULE: ./report/html/listed-reasons.js


const ABOUT = ['theme', 'limit', 'value'];

function saysMore(reason, told) {
    return !told.has(reason) || ABOUT.some((fact) => fact in reason);
}

// EXTERNAL MODULE: ./core/outcome.js
var core_outcome = __webpack_require__(9148);
;// CONCATENATED MODULE: ./report/found-fixes.js


// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(8918);
// EXTERNAL MODULE: ./report/plain-words.js
var plain_words = __webpack_require__(9946);
;// CONCATENATED MODULE: ./report/html/facets.js
const MAX_VALUES = 8;
const MAX_LABEL_CHARS = 40;
const LIFECYCLES = ['NEW', 'PERSISTENT', 'IMPROVING', 'FIXED'];




;// CONCATENATED MODULE: ./report/html/views.js




;// CONCATENATED MODULE: ./report/html/words.js





const VOICE = {
    name: (name) => html `<strong>${title(name)}</strong>`.markup,
    prose: (text) => escapeHtml(message(text)),
    own: ((words) => escapeHtml((0,format .D_)(words))
        .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
        .replace(/`(.+?)`/g, '<code>$1</code>')),
    link: (words, url) => (url.startsWith('#') ? html `<a href="${url}">${words}</a>` : webLink(html `${words}`, url))
        .markup,
};
function runLine(run) {
    return ownMarkup((0,opening .g_)(run, VOICE).line);
}


;// CONCATENATED MODULE: ./report/html/reasons.js
const FIRST_REASONS = 50;



function reasonItem(reason, about) {
    const { rule, limit, value } = reason;
    const facts = [
        ...(limit === undefined ? [] : [html `<span>limit <b>${line(`${limit}`)}</b></span>`]),
        ...(value === undefined ? [] : [html `<span>found <b>${line(`${value}`)}</b></span>`]),
    ];
    return html `<li><span class="rule">${line(rule)}</span><div><p>${message((0,format .Qu)(reason))}</p><p class="meta">${[...facts, ...about]}</p></div></li>\n`;
}



function subjects({ theme, check }, view) {
    return [
        ...(theme === undefined ? [] : [html `<span>${subject('theme', theme, view)}</span>`]),
        ...(check === undefined ? [] : [html `<span>${subject('check', check, view)}</span>`]),
    ];
}

// EXTERNAL MODULE: ./core/lazily.js
var lazily = __webpack_require__(3974);
// EXTERNAL MODULE: ./core/text/line-diff.js + 1 modules
var line_diff = __webpack_require__(4660);
;// CONCATENATED MODULE: ./report/html/diff.js
const ASCII_WORDS = /\s+|\w+|[^\s\w]/g;
const wordPattern = (0,lazily .x)(String.raw `\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]`, 'gu');
const MARKS = { same: ' ', removed: '\u2212', added: '+' };
const ELEMENTS = { same: 'div', removed: 'del', added: 'ins' };

function folded(rows) {
    return html `<details><summary>${(0,format .So)(rows.length, 'unchanged line')}</summary>${rows}</details>\n`;
}







;// CONCATENATED MODULE: ./report/html/prompt-fix.js
const MAX_TEXT_CHARS = 200_000;


function words(found) {
    switch (found.state) {
        case 'located':
            return html `<b>Located</b> in ${prompt_fix_names([found.place])}${found.leftOut === null ? '' : `; left out of the patch: ${message(found.leftOut)}`}`;
        case 'ambiguous':
            return html `<b>Ambiguous</b>: the text stands in ${(0,format .So)(found.places.length, 'place')}, so nobody can tell which one is meant: ${prompt_fix_names(found.places)}`;
        case 'applied':
            return html `<b>Already applied</b>: the suggested text stands in ${prompt_fix_names(found.places)}`;
        case 'missing':
            return html `<b>Not found</b> in the repository: the fix is stale, or the prompt lives elsewhere`;
    }
}
function prompt_fix_names(places) {
    return html `${places.map((place, index) => html `${index > 0 ? ', ' : ''}<code>${line((0,names .fW)(place))}</code>`)}`;
}





;// CONCATENATED MODULE: ./report/html/recommendations.js





const MAX_THEMES = 20;




;// CONCATENATED MODULE: ./report/html/themes.js
const UNFOLDED = 5;
const GROUP = 50;









// EXTERNAL MODULE: ./report/likely.js
var likely = __webpack_require__(5460);
// EXTERNAL MODULE: ./report/trend-order.js
var trend_order = __webpack_require__(1076);
;// CONCATENATED MODULE: ./report/html/trend.js
const trend_MARGIN = 12;
const trend_WIDTH = 200 + 2 * trend_MARGIN;
const trend_HEIGHT = 32;
const trend_RADIUS = { previous: 6, current: 4 };
const GRID = `M${trend_xOf(0)} 0V${trend_HEIGHT}M${trend_xOf(50)} 0V${trend_HEIGHT}M${trend_xOf(100)} 0V${trend_HEIGHT}`;










;// CONCATENATED MODULE: ./report/html/run.js


function runLabel(run) {
    const id = (0,uuid_list .O1)(run.jobId) ? `run ${(0,names .JZ)(run.jobId)}` : (0,strip .AU)(run.jobId, 100);
    return (0,strip .AU)((0,names .nY)(run), 200) || id || (0,strip .AU)(run.label, 200) || '(unnamed)';
}





;// CONCATENATED MODULE: ./report/html/navigation.js



function callFacet(calls) {
    const labels = ['failed', 'not graded', 'passed'];
    const values = labels.map((label, rank) => ({
        label,
        count: calls.filter((call) => resultRank(call) === rank).length,
    }));
    return { name: 'result', legend: 'Calls', values };
}

function navigation_runLink({ run, id }) {
    const themes = run.report === null
        ? EMPTY
        : html ` <span class="count">${(0,format .So)(run.report.themes.length, 'theme')}</span>`;
    return html `<li class="${run.outcome}"><a href="#${id}">${icon(run.outcome)}<span class="name">${runLabel(run)}</span><span class="hidden">: ${run.outcome}</span>${themes}</a></li>\n`;
}


// EXTERNAL MODULE: ./report/facts.js
var report_facts = __webpack_require__(1949);
// EXTERNAL MODULE: ./report/next-step.js
var next_step = __webpack_require__(3004);
;// CONCATENATED MODULE: ./report/html/next.js





function hasLocated({ fixes }) {
    return [...fixes.values()].some(({ state }) => state === 'located');
}

// EXTERNAL MODULE: ./core/duration.js
var duration = __webpack_require__(1619);
;// CONCATENATED MODULE: ./report/html/provenance.js




;// CONCATENATED MODULE: ./report/html/overview.js


function overviewRow(view) {
    const { run, id } = view;
    const facts = (0,report_facts .xS)(run.report);
    const cells = [facts.themesTotal, facts.themesHigh, facts.themesNew].map((count) => html `<td class="number">${run.report === null ? NONE : (0,format .B4)(count)}</td>`);
    return html `<tr><td class="${run.outcome}"><a class="jump" href="#${id}">${icon(run.outcome)}${run.outcome}</a></td><th scope="row">${runName(view)}</th>${cells}<td>${runLine(run)}</td></tr>
`;
}




// EXTERNAL MODULE: ./report/json/json-text.js
var json_text = __webpack_require__(7347);
;// CONCATENATED MODULE: ./report/html/policy.js
const MAX_CHARS = 20_000;


;// CONCATENATED MODULE: ./report/html/script.js
const SCRIPT = `
(() => {
  'use strict';
  const all = (selector) => [...document.querySelectorAll(selector)];
  const byId = (id) => document.getElementById(id);
  document.documentElement.classList.add('js');

  const choices = all('button[data-facet]');
  const lists = all('.themes').map((list) => ({
    none: list.nextElementSibling,
    groups: [...list.children].map((group) => ({
      group,
      cards: [...group.children].map((card) => ({ card, severity: card.dataset.severity, lifecycle: card.dataset.lifecycle })),
    })),
  }));
  const findings = all('.findings > li');
  const calls = all('.calltable tbody > tr');
  const search = byId('search');
  const status = byId('filter-status');
  const clear = byId('filter-clear');

  // The text of what can be found, from the first search on.
  const texts = new Map();
  function holds(element, words) {
    if (words.length === 0) return true;
    let text = texts.get(element);
    if (text === undefined) texts.set(element, (text = element.textContent.toLowerCase()));
    return words.every((word) => text.includes(word));
  }

  function toggle(element, visible) {
    if (element.hidden === visible) element.hidden = !visible;
    return visible;
  }

  function chosen(facet) {
    const pressed = choices.filter((choice) => choice.dataset.facet === facet && choice.ariaPressed === 'true');
    return new Set(pressed.map((choice) => choice.dataset.value));
  }

  function counted(count, one) {
    return count.toLocaleString('en') + ' ' + one + (count === 1 ? '' : 's');
  }

  function applyFilter() {
    const severities = chosen('severity');
    const lifecycles = chosen('lifecycle');
    const results = chosen('result');
    const words = search.value.toLowerCase().split(/\\s+/).filter((word) => word !== '');
    const fits = (values, value) => values.size === 0 || values.has(value);
    const show = ({ card, severity, lifecycle }) =>
      toggle(card, fits(severities, severity) && fits(lifecycles, lifecycle) && holds(card, words));
    let total = 0;
    for (const { groups, none } of lists) {
      let shown = 0;
      for (const { group, cards } of groups) {
        const inGroup = cards.filter(show).length;
        group.hidden = inGroup === 0;
        // About the height of that many cards, for as long as the group is out of sight.
        group.style.containIntrinsicHeight = inGroup * 6.5 + 'rem';
        shown += inGroup;
      }
      none.hidden = shown > 0;
      total += shown;
    }
    const found = findings.filter((finding) => toggle(finding, holds(finding, words))).length;
    const called = calls.filter((call) => toggle(call, fits(results, call.dataset.result) && holds(call, words))).length;
    const active = severities.size + lifecycles.size + results.size + words.length > 0;
    const parts = [
      total.toLocaleString('en') + ' of ' + status.dataset.all,
      ...(words.length > 0 && findings.length > 0 ? [counted(found, 'finding')] : []),
      ...(words.length + results.size > 0 && calls.length > 0 ? [counted(called, 'call')] : []),
    ];
    status.textContent = active ? parts.join(', ') + ' shown' : status.dataset.all;
    clear.hidden = !active;
  }

  function clearFilter() {
    for (const choice of choices) choice.ariaPressed = 'false';
    search.value = '';
    applyFilter();
  }

  // Numbers by size, words by the alphabet; a cell without a value comes last either way.
  function sortBy(head, button) {
    const column = [...head.parentElement.children].indexOf(head);
    const falling = head.ariaSort === 'ascending';
    for (const other of head.parentElement.children) other.ariaSort = null;
    head.ariaSort = falling ? 'descending' : 'ascending';
    const body = head.closest('table').tBodies[0];
    const rows = [...body.rows].map((row) => ({ row, text: column === 0 ? row.dataset.result : row.cells[column].textContent.trim() }));
    const isEmpty = (text) => text === '' || text === '\u2013';
    const compare = ({ text: a }, { text: b }) => {
      if (isEmpty(a) || isEmpty(b)) return isEmpty(a) - isEmpty(b);
      const order = a.replaceAll(',', '') - b.replaceAll(',', '') || a.localeCompare(b, 'en', { numeric: true });
      return falling ? -order : order;
    };
    body.append(...rows.sort(compare).map(({ row }) => row));
    button.focus();
  }

  for (const head of all('.calltable thead th')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'sort';
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.addEventListener('click', () => sortBy(head, button));
  }

  function toggleAll(button) {
    const open = button.dataset.open !== 'yes';
    for (const fold of all('.theme details')) fold.open = open;
    button.dataset.open = open ? 'yes' : 'no';
    button.textContent = open ? 'Fold all themes' : 'Unfold all themes';
  }

  function copyBySelection(source) {
    const fold = source.closest('details');
    if (fold) fold.open = true;
    getSelection().selectAllChildren(source);
    // The browser's own copy of a selection lacks a last line break.
    const put = (event) => {
      event.clipboardData.setData('text/plain', source.textContent);
      event.preventDefault();
    };
    addEventListener('copy', put);
    const copied = document.execCommand('copy');
    removeEventListener('copy', put);
    return copied;
  }

  async function copy(button) {
    const source = byId(button.dataset.copy);
    const text = source.textContent;
    const copied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(() => true, () => copyBySelection(source));
    const name = button.dataset.name ?? button.textContent;
    button.dataset.name = name;
    button.textContent = copied ? 'Copied' : 'Not copied: the text is selected';
    byId('copy-status').textContent = button.textContent;
    setTimeout(() => {
      button.textContent = name;
      byId('copy-status').textContent = '';
    }, 3000);
  }

  document.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (button === null) return;
    if (button.dataset.copy) copy(button);
    if (button.id === 'unfold') toggleAll(button);
    if (button === clear) {
      search.focus();
      clearFilter();
    }
    if (button.dataset.facet) {
      button.ariaPressed = button.ariaPressed === 'true' ? 'false' : 'true';
      applyFilter();
    }
  });

  search?.addEventListener('input', applyFilter);

  const filter = document.querySelector('.filter > details');
  if (filter !== null && matchMedia('(max-width: 61.99rem)').matches) filter.open = false;

  function showTarget() {
    const target = byId(decodeURIComponent(location.hash.slice(1)));
    if (target === null || target.closest('[hidden]') === null) return;
    clearFilter();
    target.scrollIntoView();
    // Once more when what came into sight has its height.
    requestAnimationFrame(() => requestAnimationFrame(() => target.scrollIntoView()));
  }
  addEventListener('hashchange', showTarget);

  let opened = [];
  addEventListener('beforeprint', () => {
    opened = all('details:not([open])');
    for (const fold of opened) fold.open = true;
  });
  addEventListener('afterprint', () => {
    for (const fold of opened) fold.open = false;
  });
})();
`;

;// CONCATENATED MODULE: ./report/html/security-policy.js
const SECURITY_POLICY = "default-src 'none'; script-src 'sha256-kWyRhPwUa9si71TBO8Oy8SAx2G4/rqVWWKy/ctJuBXQ='; style-src 'sha256-OV/BGE9ZE5zBNdqT0NE/0U2Tdm4y5HXQYfzHDFTF17o='; base-uri 'none'; form-action 'none'";

;// CONCATENATED MODULE: ./report/html/style.js
const STYLE = `
:root {
  color-scheme: light dark;
  --page: #f5f6f8; --panel: #fff; --sunken: #f0f2f5; --text: #1c2127; --soft: #555f6b; --edge: #d9dee5; --link: #0a58b0;
  --red: #b3261e; --red-back: #fcebe9; --amber: #854a00; --amber-back: #fcf0db; --blue: #3c5068; --blue-back: #e8edf3;
  --green: #14652c; --green-back: #e4f4e8; --violet: #6a3aa2; --violet-back: #f1eafa;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --page: #101317; --panel: #181c22; --sunken: #20262e; --text: #e3e7ec; --soft: #9ba6b3; --edge: #2d343e; --link: #74b4ff;
    --red: #ff9389; --red-back: #3b1b19; --amber: #f2b865; --amber-back: #362711; --blue: #aebfd2; --blue-back: #25303c;
    --green: #75d396; --green-back: #16301f; --violet: #c9a6f5; --violet-back: #2e2140;
  }
}
* { box-sizing: border-box; }
[hidden], .js-only { display: none !important; }
@media screen {
  .js .js-only:not([hidden]) { display: revert !important; }
}
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
body { margin: 0 auto; padding: 1.5rem; max-width: 84rem; background: var(--page); color: var(--text); font: 0.9375rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif; overflow-wrap: anywhere; }
h1, h2, h3, h4, p, ul, dl, dd, blockquote, pre { margin: 0; padding: 0; }
h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.01em; }
h2 { font-size: 1.1875rem; line-height: 1.3; }
h3 { font-size: 1rem; line-height: 1.3; }
h4 { font-size: 0.9375rem; line-height: 1.4; }
h3:target, h2:target { text-decoration: underline 2px; text-underline-offset: 4px; }
ul[role=list] { list-style: none; }
ul:not([role]) { padding-left: 1.25rem; }
code, pre { font: 0.8125rem/1.5 var(--mono); }
a { color: var(--link); text-underline-offset: 2px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; }
main:focus { outline: none; }
.skip { position: absolute; left: -100rem; }
.skip:focus { left: 1rem; top: 0.5rem; padding: 0.25rem 0.75rem; background: var(--panel); }
.icon { width: 1em; height: 1em; flex: none; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
.count { color: var(--soft); font-weight: 400; font-variant-numeric: tabular-nums; }
.label, .meta, .note { color: var(--soft); font-size: 0.875rem; }
.small { font-size: 0.875rem; }
time { white-space: nowrap; }
.meta > span:not(:last-child)::after { content: ' \u00b7 '; }
.meta b { color: var(--text); font-weight: 600; }

.passed { --tone: var(--green); --tone-back: var(--green-back); }
.failed, .error { --tone: var(--red); --tone-back: var(--red-back); }
.inconclusive, .tolerated { --tone: var(--amber); --tone-back: var(--amber-back); }
.skipped, .started { --tone: var(--blue); --tone-back: var(--blue-back); }
h2 > .icon, .verdict > .icon, nav .icon, td .icon, th .icon { color: var(--tone); }

.outcome, .panel, .theme, .spared, .filter, nav, .scroll { background: var(--panel); border: 1px solid var(--edge); border-radius: 8px; }
.outcome { display: grid; gap: 1rem; padding: 1.25rem 1.5rem; border-top: 4px solid var(--tone); }
.verdict { display: flex; gap: 0.875rem; align-items: flex-start; }
.verdict .icon { width: 2.25rem; height: 2.25rem; stroke-width: 1.3; margin-top: 0.125rem; }
.verdict p, .cure { max-width: 80ch; }
.tiles { display: flex; flex-wrap: wrap; gap: 0.5rem 2.5rem; }
.tiles > div { display: flex; flex-direction: column-reverse; }
.tiles dd { font-size: 1.375rem; line-height: 1.2; font-weight: 600; font-variant-numeric: tabular-nums; }
.tiles dt { color: var(--soft); font-size: 0.8125rem; }
.reasons { display: grid; grid-template-columns: fit-content(12rem) minmax(0, 1fr); gap: 0.375rem 0.75rem; }
.reasons li { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: baseline; padding: 0.5rem 0.75rem; background: var(--tone-back); border-radius: 6px; }
.meta:empty, div:empty { display: none; }
.rule { font: 600 0.8125rem/1.5 var(--mono); }
.notes { color: var(--soft); }

body > section { display: grid; gap: 0.75rem; margin-top: 1.25rem; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; margin-top: 1.25rem; }
aside { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; align-content: start; }
nav, .filter { padding: 0.5rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.125rem; max-height: 14rem; overflow-y: auto; }
nav a { display: flex; gap: 0.5rem; align-items: center; padding: 0.25rem 0.5rem; border-radius: 5px; color: var(--text); text-decoration: none; }
nav a:hover { background: var(--sunken); }
nav li { max-width: 100%; }
nav a > .icon { align-self: start; margin-top: 0.25rem; }
nav .name { min-width: 0; }
nav .count { margin-left: auto; font-size: 0.8125rem; white-space: nowrap; }
.filter { padding: 0.75rem; }
.filter details > div { margin-bottom: 0.625rem; }
.filter details:not([open]) > summary { margin: 0; }
button { font: inherit; font-size: 0.8125rem; padding: 0.1875rem 0.625rem; margin: 0.125rem 0.125rem 0.125rem 0; color: var(--text); background: var(--panel); border: 1px solid var(--edge); border-radius: 999px; cursor: pointer; }
button:hover { border-color: var(--soft); }
button[aria-pressed=true] { background: var(--text); border-color: var(--text); color: var(--panel); }
button[aria-pressed=true] .count { color: inherit; }
#search { font: inherit; font-size: 0.875rem; width: 100%; margin: 0.125rem 0 0.625rem; padding: 0.25rem 0.5rem; color: var(--text); background: var(--page); border: 1px solid var(--soft); border-radius: 5px; }
.sort { margin: 0; padding: 0; border: 0; border-radius: 3px; background: none; color: inherit; font-weight: 600; font-size: inherit; }
.sort { white-space: nowrap; }
.sort:hover { text-decoration: underline; }
.sort::after { content: ' \\2195'; color: var(--edge); }
[aria-sort=ascending] > .sort::after { content: ' \\2191'; color: inherit; }
[aria-sort=descending] > .sort::after { content: ' \\2193'; color: inherit; }
#filter-status { font-size: 0.875rem; font-variant-numeric: tabular-nums; margin-bottom: 0.375rem; }

body > main { margin-top: 1.25rem; }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; align-content: start; }
main section { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; }
.run { gap: 1.25rem !important; }
.run + .run { border-top: 1px solid var(--edge); padding-top: 1.5rem; }
.run > h2 { display: flex; gap: 0.5rem; align-items: baseline; }
.run > h2 .icon { align-self: center; }
.run > h2 code { font-size: 1rem; }
.run > h2 + .meta { margin-top: -0.875rem; }
blockquote { padding: 0.125rem 0 0.125rem 1rem; border-left: 3px solid var(--edge); max-width: 84ch; }
.prose { max-width: 84ch; }
.prose p { white-space: pre-line; }
.prose p + p { margin-top: 0.625rem; }
.panel { padding: 0.875rem 1rem; }
.panel > * + * { margin-top: 0.625rem; }
.spared { padding: 0.875rem 1rem; gap: 0.375rem !important; }

.theme { margin-bottom: 0.5rem; padding: 0.625rem 0.875rem 0.625rem 1rem; border-left: 4px solid var(--tone); }
.many > .group { content-visibility: auto; contain-intrinsic-height: auto 325rem; padding: 0 4px; margin: 0 -4px; }
.many > .run { content-visibility: auto; contain-intrinsic-height: auto 60rem; }
.theme:target, .recommendation:target { outline: 2px solid var(--link); }
.severity-0 { --tone: var(--red); --tone-back: var(--red-back); }
.severity-2 { --tone: var(--amber); --tone-back: var(--amber-back); }
.severity-3 { --tone: var(--blue); --tone-back: var(--blue-back); }
.severity-1 { --tone: var(--violet); --tone-back: var(--violet-back); }
.title { display: flex; flex-wrap: wrap; gap: 0.25rem 0.625rem; align-items: baseline; }
.title h4 { flex: 1 1 14rem; min-width: 0; }
.marks { display: flex; flex-wrap: wrap; gap: 0.25rem; }
.badge { display: inline-block; padding: 0 0.5rem; font-size: 0.75rem; line-height: 1.25rem; font-weight: 600; border: 1px solid var(--edge); border-radius: 4px; color: var(--soft); background: var(--panel); text-decoration: none; }
.badge.severity { border-color: transparent; color: var(--tone); background: var(--tone-back); }
.badge.reason { border-color: var(--red); color: var(--red); }
.badge.waived { border-color: var(--green); color: var(--green); }
.soon { color: var(--amber); }
.theme dl { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0.25rem 0; font-size: 0.875rem; }
.theme dl > div { display: flex; gap: 0.375rem; }
dt { color: var(--soft); flex: none; }
.bar { width: 4rem; height: 0.375rem; margin-left: 0.25rem; border-radius: 3px; background: var(--sunken); fill: var(--tone); vertical-align: middle; overflow: visible; border: 1px solid var(--edge); }
summary { cursor: pointer; color: var(--link); font-size: 0.875rem; width: fit-content; border-radius: 3px; }
details[open] > summary { margin-bottom: 0.375rem; }
.callset { margin-top: 0.5rem; }
.calls { list-style: none; padding: 0 !important; display: flex; flex-wrap: wrap; gap: 0 1rem; }
details > .label { margin-top: 0.5rem; }
.order { color: var(--soft); font-variant-numeric: tabular-nums; }
.findings { display: grid; gap: 0.5rem; }
.findings > li { padding-left: 1rem; border-left: 3px solid var(--edge); }

.fix { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.5rem; }
.place { font-size: 0.875rem; }
.diff, pre { font: 0.8125rem/1.55 var(--mono); border: 1px solid var(--edge); border-radius: 6px; overflow: hidden; background: var(--panel); }
.diff > *, .diff details > div { display: flex; padding: 0 0.75rem 0 0; text-decoration: none; white-space: pre-wrap; }
.diff > details { display: block; }
.diff summary { padding: 0.125rem 0.75rem; font-family: system-ui, sans-serif; font-size: 0.8125rem; }
.diff .mark { flex: none; width: 1.75rem; text-align: center; user-select: none; color: var(--soft); }
.diff .mark + span { min-width: 0; flex: 1; }
.diff del { background: var(--red-back); }
.diff ins { background: var(--green-back); }
.diff del .mark { color: var(--red); font-weight: 700; }
.diff ins .mark { color: var(--green); font-weight: 700; }
.diff b { font-weight: 700; text-decoration: underline 1.5px; text-underline-offset: 3px; }
.diff del b { text-decoration: line-through 1.5px; }
.diff del b { color: var(--red); }
.diff ins b { color: var(--green); }
pre { padding: 0.5rem 0.75rem; white-space: pre-wrap; }
.suggestion { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: baseline; }
.suggestion details { flex: 1 1 16rem; min-width: 0; }

.scroll { position: relative; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
th, td { overflow-wrap: break-word; padding: 0.375rem 0.75rem; text-align: left; vertical-align: middle; border-top: 1px solid var(--edge); }
thead th, thead td { border-top: 0; color: var(--soft); font-weight: 600; background: var(--sunken); }
thead .number { white-space: normal; }
tbody th { font-weight: 600; min-width: 12rem; }
.runs th, .runs td { padding-inline: 0.5rem; }
.runs tbody th { min-width: 10rem; }
.runs td:last-child { min-width: 15rem; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.number span { white-space: nowrap; }
.jump { display: inline-flex; gap: 0.375rem; align-items: center; color: inherit; }
.lost { font-weight: 700; color: var(--red); }
.chart { padding: 0 0.5rem; width: 14rem; }
.chart svg { display: block; width: 14rem; height: 2rem; }
.chart text { fill: var(--soft); font-size: 12px; text-anchor: middle; font-weight: 400; }
.grid { stroke: var(--edge); stroke-width: 1; fill: none; }
.joint { stroke: var(--soft); stroke-width: 3; }
.joint.lost { stroke: var(--red); }
.previous { fill: var(--panel); stroke: var(--soft); stroke-width: 2; }
.current { fill: var(--text); stroke: var(--panel); stroke-width: 1; }
.dot { width: 1rem; height: 2rem; vertical-align: middle; }
.legend { color: var(--soft); }
.legend > span { white-space: nowrap; }

@media (min-width: 62rem) {
  .columns { grid-template-columns: 16.5rem minmax(0, 1fr); gap: 1.75rem; }
  aside { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow-y: auto; }
  nav ul { display: block; max-height: 50vh; }
}
@media (max-width: 40rem) {
  body { padding: 0.75rem; }
  .outcome { padding: 1rem; }
  .tiles { gap: 0.5rem 1.5rem; }
  .reasons li { display: block; }
  tbody th { min-width: 8rem; }
  .runs tbody th { min-width: 7rem; }
  .runs .bar { width: 2.5rem; }
  .runs:not(.calltable) .number { white-space: normal; }
  .runs:not(.calltable, .overview) td:last-child { min-width: 3rem; }
  .chart, .chart svg { width: 9rem; }
}
@media print {
  :root { --page: #fff; --panel: #fff; --sunken: #fff; --text: #000; --soft: #444; --edge: #bbb; --link: #000; }
  body { padding: 0; max-width: none; font-size: 10pt; }
  nav, button:not(.sort), .skip, .filter summary, .filter details > div, .filter p:has(#search) { display: none; }
  .sort::after { content: none; }
  .js .filter:has(#filter-clear:not([hidden])) { display: block !important; }
  .columns { display: block; }
  aside { position: static; max-height: none; overflow: visible; }
  .filter { border: 0; padding: 0; }
  .many > .group, .many > .run { content-visibility: visible; }
  .theme, .panel, .reasons li, tr { break-inside: avoid; }
  h2, h3, h4 { break-after: avoid; }
  .scroll { overflow: visible; }
  table { font-size: 8.5pt; }
  th, td { padding: 0.25rem 0.5rem; }
  tbody th { min-width: 0; }
  .chart, .chart svg { width: 10rem; }
  details::details-content { content-visibility: visible; block-size: auto; display: block; }
}
`;

;// CONCATENATED MODULE: ./report/html/render-html.js
const FEW_RUNS = 20;





// EXTERNAL MODULE: ./report/json/early.js
var early = __webpack_require__(9394);
// EXTERNAL MODULE: ./report/json/render.js
var render = __webpack_require__(4577);
// EXTERNAL MODULE: ./core/input/iso-time.js
var iso_time = __webpack_require__(2111);
;// CONCATENATED MODULE: ./core/text/xml.js
const xml_PLAIN = /^[\t\n !#-%(-;=?-~]*$/;
const FORBIDDEN = /[\ufffe\uffff]/g;


// EXTERNAL MODULE: ./report/shortfall.js
var shortfall = __webpack_require__(2181);
;// CONCATENATED MODULE: ./report/junit/graded-calls.js


;// CONCATENATED MODULE: ./report/junit/suites.js







const suites_MAX_CALLS = 1000;
const MAX_CHECKS = 500;
const MAX_REASONS = 100;
const GATE = 'Simulation gate';
const KIND = {
    passed: null,
    failed: 'failure',
    inconclusive: 'error',
    error: 'error',
    started: 'skipped',
    skipped: 'skipped',
};




function gateSuite({ outcome, reasons }) {
    const kind = KIND[outcome] === 'skipped' ? 'skipped' : 'error';
    return {
        name: GATE,
        writtenAt: '',
        properties: [['outcome', outcome]],
        cases: [testCase('verdict', `${GATE}.gate`, resultOf(kind, outcome, reasons))],
        notes: [],
    };
}




function checkSuite(check, view) {
    const name = `${view.name}: ${check.name}`;
    const isHeld = view.isFailedByVerdict && (0,shortfall .Me)(check);
    const result = partResult('check', check.name, view) ?? (isHeld ? failed(describeRate(check)) : null);
    const calls = view.graded.get(check.name) ?? [];
    const notShown = calls.length - suites_MAX_CALLS;
    return {
        name,
        writtenAt: view.run.report?.generatedAt ?? '',
        properties: [
            ['passed', shown(check.passed)],
            ['evaluated', shown(check.evaluated)],
            ['rate', shown(check.rate)],
            ['needed', shown(check.needed)],
        ],
        cases: [
            testCase('pass rate', name, result, () => describeRate(check)),
            ...callCases(calls.slice(0, suites_MAX_CALLS), name, result?.kind === 'failure'),
        ],
        notes: notShown > 0 ? [`${(0,format .So)(notShown, 'call')} left out`] : [],
    };
}
function describeRate(check) {
    const { passed, evaluated, rate, needed } = check;
    const counts = passed === null || evaluated === null
        ? `a pass rate of ${(0,format .lS)(rate, needed)}`
        : (0,likely .RC)(`${(0,format .T1)(passed, evaluated, needed)} calls passed`, check);
    return needed === null ? counts : `${counts}; ${(0,format .lS)(needed, rate)} needed`;
}
function callCases(calls, classname, isCheckFailed) {
    const uses = new Map();
    return calls.map(({ call, isPassed, reasoning }) => {
        const parts = [call.persona, call.agent, call.scenario].filter((part) => part !== null);
        const name = parts.join(', ') || 'call';
        const use = (uses.get(name) ?? 0) + 1;
        uses.set(name, use);
        const result = isPassed ? null : isCheckFailed ? failed('the call failed') : WITHIN_BAR;
        return {
            ...testCase(`${name} (${use})`, classname, result, () => reasoning ?? ''),
            durationMs: call.durationMs ?? 0,
        };
    });
}
const WITHIN_BAR = {
    kind: 'skipped',
    type: 'call',
    messages: ['the call failed, but the check is not held against the run'],
};

function failed(message) {
    return { kind: 'failure', type: 'verdict', messages: [message] };
}
function resultOf(kind, outcome, reasons) {
    const rules = [...new Set(reasons.map(({ rule }) => rule))].join(', ');
    const messages = reasons.slice(0, MAX_REASONS).map(({ message }) => message);
    return { kind, type: rules || outcome, messages: messages.length > 0 ? messages : [outcome] };
}



;// CONCATENATED MODULE: ./report/junit/render.js
const MAX_NAME_CHARS = 200;
const render_MAX_MESSAGE_CHARS = 2000;
const render_MAX_TEXT_CHARS = 20_000;
const NO_TIME = '1970-01-01T00:00:00';
const LONGEST_MS = 31_536_000_000;
const UNNAMED = '(unnamed)';




function resultElement(result, detail) {
    const { kind, type, messages } = result;
    const message = `message="${oneLine(messages.join('; '))}"`;
    if (!hasText(result))
        return `<${kind} ${message}/>`;
    const text = [messages.join('\n'), detail].filter((part) => part !== '').join('\n\n');
    return `<${kind} ${message} type="${oneLine(type)}">${wholeText(text)}</${kind}>`;
}






// EXTERNAL MODULE: ./report/sections/footer.js
var footer = __webpack_require__(9304);
// EXTERNAL MODULE: ./report/sections/outcome.js
var outcome = __webpack_require__(4315);
// EXTERNAL MODULE: ./report/sections/building-blocks.js
var building_blocks = __webpack_require__(8674);
// EXTERNAL MODULE: ./report/sections/section.js + 1 modules
var section = __webpack_require__(1953);
// EXTERNAL MODULE: ./report/sections/voice.js
var sections_voice = __webpack_require__(4757);
;// CONCATENATED MODULE: ./report/sections/overview.js










const FIRST_PAGE = 50;
const TABLE_HEAD = `| Run | ${(0,building_blocks .Cq)('What came of it')} | Themes |\n| --- | --- | --- |\n`;
function overviewSections(report, settings) {
    const runs = (0,core_outcome .md)(report.runs);
    const rows = (from, to) => (0,section .__)(runs.slice(from, to), (run) => overview_overviewRow(run, settings));
    const names = { one: 'row of the overview', many: 'rows of the overview' };
    const further = Math.max(0, runs.length - FIRST_PAGE);
    const fold = (0,section .QV)((0,format .So)(further, 'further run'));
    return [
        (0,section .uW)({
            ...names,
            part: 'overview',
            count: runs.length - further,
            open: sumLine(report) + TABLE_HEAD,
            close: '\n',
            items: () => rows(0, FIRST_PAGE),
        }),
        (0,section .uW)({
            ...names,
            part: 'overview',
            count: further,
            open: fold.open + TABLE_HEAD,
            close: fold.close,
            items: () => rows(FIRST_PAGE, runs.length),
        }),
    ];
}
function sumLine({ outcome, runs }) {
    const facts = (0,report_facts .tx)(runs);
    const isTold = outcome === 'failed' || outcome === 'passed';
    const outcomes = (0,opening .TY)(runs).map(([one, count]) => `${(0,format .B4)(count)} ${one}`);
    const parts = [
        ...(isTold ? [] : [`${(0,format .So)(runs.length, 'run')}: ${outcomes.join(', ')}`]),
        ...(facts.themesTotal === 0
            ? []
            : [themeCounts(facts, (count) => (0,format .So)(count, 'theme'))]),
    ];
    return parts.length === 0 ? '' : `${parts.join(' \u00b7 ')}\n\n`;
}
function themeCounts({ themesTotal, themesHigh, themesNew }, show) {
    const parts = [
        ...(themesHigh > 0 ? [`${(0,format .B4)(themesHigh)} high`] : []),
        ...(themesNew > 0 ? [`${(0,format .B4)(themesNew)} new`] : []),
    ];
    const split = parts.length > 0 ? ` (${parts.join(', ')})` : '';
    return themesTotal === 0 ? (0,markdown .Hn)(null) : show(themesTotal) + split;
}
function overview_overviewRow(run, settings) {
    const { outcome, report } = run;
    return (0,building_blocks .nM)([
        `${(0,outcome_words .eD)(outcome)}${format .MK}${outcome}${format .MK}\u00b7 ${(0,footer .rt)(run, settings)}${(0,footer .m_)(run)}`,
        (0,opening .g_)(run, sections_voice .PJ).line,
        themeCounts((0,report_facts .xS)(report), format .B4),
    ]);
}

// EXTERNAL MODULE: ./report/sections/reasons.js
var sections_reasons = __webpack_require__(550);
// EXTERNAL MODULE: ./report/sections/run.js + 8 modules
var sections_run = __webpack_require__(2080);
// EXTERNAL MODULE: ./report/sections/spared.js
var sections_spared = __webpack_require__(110);
// EXTERNAL MODULE: ./report/summary.js
var summary = __webpack_require__(3558);
;// CONCATENATED MODULE: ./report/markdown.js






// EXTERNAL MODULE: ./core/version.js + 1 modules
var version = __webpack_require__(5459);
;// CONCATENATED MODULE: ./report/sarif/findings.js



function isWorse(one, other) {
    if (one === null || other === null)
        return false;
    return (0,theme_order .qs)(one.severity) < (0,theme_order .qs)(other.severity);
}

;// CONCATENATED MODULE: ./report/sarif/result.js
const result_MAX_NAME_CHARS = 255;
const MAX_DESCRIPTION_CHARS = 1024;
const MAX_HELP_CHARS = 20_000;
const LEVEL = new Map([
    ['HIGH', 'error'],
    ['MEDIUM', 'warning'],
    ['LOW', 'note'],
]);
function findingSeverity({ theme, recommendations }) {
    const [first] = theme === null ? recommendations : [theme];
    return first?.severity ?? '';
}
function themeRule(id, theme, recommendations) {
    const title = result_oneLine(theme.title, result_MAX_NAME_CHARS) || format .q8;
    const advice = [...recommendations].flatMap(({ title, body }) => [title, body]);
    return rule(id, title, result_oneLine(theme.analysis, MAX_DESCRIPTION_CHARS), result_wholeText(advice));
}
const FIX_RULE = rule('simulation-gate/prompt-fix', 'Prompt fix', 'A change of a prompt that the debrief recommends.', '');

function result_resultOf(ruleId, finding, settings) {
    const url = (0,names .Vp)(finding.jobId, settings);
    const [place, ...others] = [...finding.fixes].map((fix) => result_location(fix.place));
    const changes = artifactChanges([...finding.fixes].filter(({ isApplicable }) => isApplicable));
    return {
        ruleId,
        level: LEVEL.get(findingSeverity(finding)) ?? 'warning',
        message: { text: messageOf(finding) },
        locations: [place],
        ...(url === null ? {} : { hostedViewerUri: url }),
        ...(others.length > 0 ? { relatedLocations: others } : {}),
        ...(changes.length > 0 ? { fixes: [{ artifactChanges: changes }] } : {}),
    };
}
function messageOf({ theme, recommendations }) {
    const titles = new Set([...recommendations].map(({ title }) => result_oneLine(title, 200) || format .q8));
    const advice = (0,strip .AU)([...titles].join('; '), MAX_DESCRIPTION_CHARS);
    if (theme === null)
        return advice;
    const share = (0,format .T1)(theme.affectedCallCount, theme.totalCallCount);
    const title = result_oneLine(theme.title, result_MAX_NAME_CHARS) || format .q8;
    return `${title}: ${share} calls affected. Recommended: ${advice}`;
}
function artifactChanges(fixes) {
    return [...Map.groupBy(fixes, ({ place }) => place.path)].map(([path, ofFile]) => ({
        artifactLocation: artifactLocation(path),
        replacements: ofFile.map(({ place, insertedText }) => ({
            deletedRegion: region(place),
            insertedContent: { text: insertedText },
        })),
    }));
}
function result_location(place) {
    return {
        physicalLocation: {
            artifactLocation: artifactLocation(place.path),
            region: region(place),
        },
    };
}
function artifactLocation(path) {
    const uri = path.toWellFormed().split('/').map(encodeURIComponent).join('/');
    return { uri, uriBaseId: '%SRCROOT%' };
}
function region({ startLine, startColumn, endLine, endColumn }) {
    return { startLine, startColumn, endLine, endColumn };
}
function result_oneLine(text, maxChars) {
    return (0,strip .AU)(literally((0,strip .AU)(text, maxChars)), maxChars);
}
function result_wholeText(texts) {
    const shown = texts.filter((text) => text.trim() !== '').join('\n\n');
    return literally((0,strip .jh)((0,strip .$Q)(shown, MAX_HELP_CHARS)));
}
function literally(text) {
    return text.replace(/\{(\d+)\}/g, '{{$1}}').replaceAll('](', '] (');
}

;// CONCATENATED MODULE: ./report/sarif/render.js









const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const MAX_RESULTS = 25_000;
const BUDGET_BYTES = 9_000_000;
const FRAME_BYTES = 1000;
const MAX_SLUG_CHARS = 200;




function ruleOf({ theme, recommendations }, nextRuleId) {
    return theme === null ? FIX_RULE : themeRule(nextRuleId(theme.slug), theme, recommendations);
}
const unusual = (0,lazily .x)(String.raw `[^\p{L}\p{N}._-]+`, 'gu');


// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(7720);
// EXTERNAL MODULE: ./step/annotations.js
var annotations = __webpack_require__(1560);
// EXTERNAL MODULE: ./step/output-values.js
var output_values = __webpack_require__(5380);
// EXTERNAL MODULE: ./gate/delivery/own-outputs.js
var own_outputs = __webpack_require__(519);
;// CONCATENATED MODULE: ./gate/delivery/outputs.js





const outputs_MAX_CHECKS = 50;

const SUMS = [
    ['checks-total', (({ checks }) => checks?.length)],
    ['checks-failed', (({ checks }) => checks?.filter(({ isPassed }) => isPassed === false).length)],
    ['calls-total', (({ callCounts }) => callCounts?.total)],
    ['calls-passed', (({ callCounts }) => callCounts?.passed)],
    ['cost-usd', (({ cost }) => cost?.usd)],
];







function checkFacts({ name, passed, evaluated, rate, needed }) {
    return { name: (0,log_line .T)(name, 200), passed, evaluated, rate, needed };
}

;// CONCATENATED MODULE: ./gate/delivery/annotations.js











const annotations_MAX_NAME_CHARS = 200;
const MAX_FACTS_CHARS = 1_000;

function reasonsToAnnotate(report) {
    const reasons = allReasons(report);
    return report.policy.isTrial && report.outcome === 'error'
        ? reasons.filter(({ outcome }) => outcome === 'error')
        : reasons;
}
function eachExpiryOnce(reasons) {
    const told = new Set();
    return reasons.filter(({ rule, message }) => {
        if (rule !== 'waivers')
            return true;
        const isNew = !told.has(message);
        told.add(message);
        return isNew;
    });
}

function isMeantToSkip({ reasons }) {
    return reasons.some(({ rule }) => rule === 'dry-run' || rule === 'changed-paths');
}
function describeReason(reason, { runs }) {
    const { outcome, jobId } = reason;
    const lead = jobId !== '' && runs.length > 1 ? `run ${jobId}: ` : '';
    return `${outcome}: ${lead}${inFacts(reason, runs)}`;
}
function inFacts(reason, runs) {
    const { message, jobId } = reason;
    const run = runs.find((one) => one.jobId === jobId);
    const isTold = run?.reasons.some(({ check }) => check !== undefined) ?? true;
    if (isTold || run === undefined || !(0,shortfall .SL)(reason))
        return message;
    const facts = (0,log_line .T)((0,shortfall .HR)(run, voice .t).line, MAX_FACTS_CHARS);
    return `${facts.replace(/\.$/, '')} (the verdict is THRESHOLD_FAILED)`;
}

function leftToLater(names) {
    const many = names.length > 1;
    const list = many ? `: ${(0,format .ki)(names, annotations .y2)}` : '';
    return `left to a later step, which judges ${many ? 'them' : 'it'} with the input job-id${list}`;
}
function leftGoing(runs) {
    const names = runs
        .filter(({ outcome, reused }) => outcome === 'started' && reused !== true)
        .map(({ jobId }) => jobId);
    if (names.length === 0)
        return [];
    const go = names.length > 1 ? `${names.length} runs go` : `run ${names.join('')} goes`;
    return [`${go} on all the same, and ${names.length > 1 ? 'are' : 'is'} ${leftToLater(names)}`];
}


function describeTrial({ runs, policy }) {
    const count = runs.filter(({ outcome }) => outcome !== 'passed').length;
    return `policy-check: ${count} of ${(0,format .So)(runs.length, (0,outcome_words .A2)(runs))} would not pass by ${policy.path ?? 'the verdict alone, since there is no policy file'}`;
}




// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(8009);
// EXTERNAL MODULE: ./step/lost-time.js
var lost_time = __webpack_require__(9110);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
;// CONCATENATED MODULE: ./gate/delivery/upload-report.js
const LEAVES_MS = 3_000;
const upload_report_MAX_NAME_CHARS = 60;
const MAX_ERROR_CHARS = 300;
const QUERY = /\?\S+/g;
const GITHUB = 'https://github.com';
const UNFIT = /[^A-Za-z0-9._-]+/g;

function notUploaded(why) {
    return `The report page was not uploaded (upload-report): ${(0,log_line .T)(why.replace(QUERY, ''), MAX_ERROR_CHARS)}`;
}

function isPublic(event) {
    return ((0,json_object .f)(event, ['repository', 'private']) === false ||
        (0,json_object .f)(event, ['repository', 'visibility']) === 'public');
}
function whyImpossible(env) {
    if (!env.ACTIONS_RUNTIME_TOKEN || !env.ACTIONS_RESULTS_URL) {
        const why = 'the runner gives this step no access to artifacts (ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL)';
        return { why, isTold: false };
    }
    const server = env.GITHUB_SERVER_URL || GITHUB;
    if (hasArtifacts(server))
        return null;
    const why = `GitHub Enterprise Server (${server}) takes no artifacts of this kind; upload the file of the output html-file with a version of actions/upload-artifact that it takes, or set upload-report: false`;
    return { why, isTold: true };
}
function hasArtifacts(server) {
    const host = URL.canParse(server) ? new URL(server).hostname : '';
    return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost');
}
async function upload(pieces, report, world) {
    const { env, lost } = world;
    const patienceMs = lost.leftMs(LEAVES_MS);
    if (patienceMs <= 0)
        throw new Error(lost_time .L);
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(env.RUNNER_TEMP || (0,external_node_os_.tmpdir)(), 'simulation-gate-page-'));
    try {
        const page = [...pieces].join('');
        const path = (0,external_node_path_.join)(folder, artifactName(report, page, env));
        await (0,promises_.writeFile)(path, page);
        return await uploadFile(path, folder, patienceMs, world);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
async function uploadFile(path, folder, patienceMs, { clock, cancelled, runner, lost }) {
    const { uploadPage } = await Promise.all( [__webpack_require__.e(6331), __webpack_require__.e(9950)]).then(__webpack_require__.bind(__webpack_require__, 73));
    const startedMs = clock.now();
    const over = new AbortController();
    const signal = AbortSignal.any([cancelled, over.signal]);
    const giveUp = async () => {
        await clock.sleep(patienceMs, signal);
        throw new Error(`it took longer than ${Math.round(patienceMs / 1000)} s`);
    };
    try {
        return await Promise.race([uploadPage(path, folder), giveUp()]);
    }
    catch (error) {
        lost.add(clock.now() - startedMs, runner);
        throw error;
    }
    finally {
        over.abort();
    }
}
function artifactName({ gateName, runs }, page, env) {
    const { GITHUB_JOB = '', GITHUB_ACTION = '', GITHUB_RUN_ATTEMPT = '', RUNNER_NAME = '' } = env;
    const [run] = runs;
    const name = gateName ?? run?.about?.planName ?? '';
    const parts = [name, GITHUB_JOB].map((part) => part
        .replace(UNFIT, '-')
        .slice(0, upload_report_MAX_NAME_CHARS)
        .replace(/^-+|-+$/g, ''));
    const attempt = Number(GITHUB_RUN_ATTEMPT) > 1 ? [`attempt-${GITHUB_RUN_ATTEMPT}`] : [];
    const hash = (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([GITHUB_JOB, GITHUB_ACTION, GITHUB_RUN_ATTEMPT, RUNNER_NAME, page]))
        .digest('hex');
    const told = ['simulation-gate', ...parts, ...attempt, hash.slice(0, 12)];
    return `${told.filter((part) => part !== '').join('-')}.html`;
}
function addressOf(id, env) {
    const { GITHUB_SERVER_URL = GITHUB, GITHUB_REPOSITORY, GITHUB_RUN_ID } = env;
    return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}/artifacts/${id}`;
}

;// CONCATENATED MODULE: ./gate/delivery/run-teller.js











const RUN_TELLER = {
    outputs: outputsOf,
    annotations: annotationsOf,
    next: ((report, settings) => (0,next_step .sk)(report, (0,next_step .UV)(report, settings), voice .t)),
    summarize: summarize,
    files: filesOf,
    upload: uploadReport,
};



/***/ }),

/***/ 8799:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

var show = (async function show(judged, inputs, world) {
    const shown = await withPromptFixes(judged, inputs, world);
    return inputs.detail === 'brief'
        ? { ...shown, report: (0,_report_brief_js__WEBPACK_IMPORTED_MODULE_0__  .j)(shown.report), patch: '', teller: _run_teller_js__WEBPACK_IMPORTED_MODULE_5__.RUN_TELLER }
        : { ...shown, teller: _run_teller_js__WEBPACK_IMPORTED_MODULE_5__.RUN_TELLER };
});
var withPromptFixes = (async function withPromptFixes(judged, inputs, world) {
    const without = (...warnings) => ({
        report: redactedReport(judged, inputs),
        patch: '',
        warnings,
    });
    if (judged.policy.isTrial)
        return without();
    try {
        const { notes, ...located } = await (0,_prompt_fixes_js__WEBPACK_IMPORTED_MODULE_3__  .U)(judged, inputs, process.cwd(), world);
        const { promptFixes } = located;
        const report = { ...judged, promptFixes, notes: [...judged.notes, ...notes] };
        return { ...(await (0,_prompt_fixes_js__WEBPACK_IMPORTED_MODULE_3__  .g)(redactedReport(report, inputs), located.changes)), warnings: [] };
    }
    catch (error) {
        world.runner.debug((0,_step_stops_js__WEBPACK_IMPORTED_MODULE_2__  .US)(error));
        return without((0,_step_stops_js__WEBPACK_IMPORTED_MODULE_2__  .gj)(error).message);
    }
});
var redactedReport = (function redactedReport(report, inputs) {
    return inputs.redact ? (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_1__  .a)(report, (0,_redacting_js__WEBPACK_IMPORTED_MODULE_4__  .J)(inputs)) : report;
});
__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    redactedReport: () => (  redactedReport),
    show: (() => (  show))
  });
  var _report_brief_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1190);
  var _report_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(249);
  var _step_stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3743);
  var _prompt_fixes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5311);
  var _redacting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2763);
  var _run_teller_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(287);





/***/ }),

/***/ 8739:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var warnOfAbsent = (function warnOfAbsent(runs, { gate = {} }) {
    const judged = runs.filter((({ spared }) => spared !== null));
    const isAbsent = (name) => judged.every((run) => (0,_rules_never_js__WEBPACK_IMPORTED_MODULE_1__  .Hz)(run, name).length === 0 && !isUnseen(name, run));
    const present = judged.flatMap(_report_spared_js__WEBPACK_IMPORTED_MODULE_0__  .LN);
    const added = [
        ...(0,_rules_never_js__WEBPACK_IMPORTED_MODULE_1__  .xR)(gate)
            .filter(isAbsent)
            .map((name) => `no run has a check ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .AB)(name)}, so that never was not judged for it: is it spelled as the service spells it?`),
        ...(0,_rules_trend_js__WEBPACK_IMPORTED_MODULE_2__  .D)(gate)
            .filter(isAbsent)
            .flatMap((name) => {
            const meant = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__  .wI)(name, present);
            return meant === undefined
                ? []
                : [
                    `no run has a check ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .AB)(name)}, so that its limits under trend.checks were not judged: did you mean ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .AB)(meant)}?`,
                ];
        }),
    ];
    return runs.map(((run) => {
        if (run !== judged[0] || run.spared === null || added.length === 0)
            return run;
        return {
            ...run,
            spared: { ...run.spared, warnings: [...(run.spared.warnings ?? []), ...added] },
        };
    }));
});
__webpack_require__.d(__webpack_exports__, {
    Z: (() => (  warnOfAbsent))
  });
  var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4689);
  var _report_spared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4957);
  var _rules_never_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3760);
  var _rules_trend_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9085);
  var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5475);

function isUnseen(name, { reasons }) {
    return reasons.some(({ rule, check }) => rule === _rules_never_js__WEBPACK_IMPORTED_MODULE_1__  .r6.name && check === name);
}


/***/ }),

/***/ 1190:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    j: () => (  briefReport)
  });
  var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1949);
  var _model_copy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2995);
  var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6786);
const NO_TEXT = 'detail: brief leaves out prompt texts';
function briefReport(report) {
    const brief = (0,_model_copy_js__WEBPACK_IMPORTED_MODULE_1__  .p)(_model_js__WEBPACK_IMPORTED_MODULE_2__  .v, { isBrief: true })(report);
    for (const { debrief } of brief.runs) {
        if (debrief !== null && (debrief.errorMessage ?? '').trim() !== '') {
            debrief.errorMessage = _facts_js__WEBPACK_IMPORTED_MODULE_0__  .Pk;
        }
    }
    for (const { found } of brief.promptFixes) {
        if (found.state === 'located')
            found.leftOut ??= NO_TEXT;
    }
    return brief;
}


/***/ }),

/***/ 4577:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var renderJson = (function* renderJson(report, { detail }) {
    const copy = (0,_model_copy_js__WEBPACK_IMPORTED_MODULE_0__  .p)(reportFileSchema, { fillsAbsent: true });
    yield* (0,_json_text_js__WEBPACK_IMPORTED_MODULE_5__  .M)(copy({ $schema: _early_js__WEBPACK_IMPORTED_MODULE_4__  .Ew, version: _early_js__WEBPACK_IMPORTED_MODULE_4__  .Aj, detail, ...(0,_likely_js__WEBPACK_IMPORTED_MODULE_6__  .Xf)(report) }));
    yield '\n';
});
__webpack_require__.d(__webpack_exports__, {
    h: (() => (  renderJson)),
    m: () => (  reportFileSchema)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5915);
  var _likely_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5460);
  var _model_copy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2995);
  var _model_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9779);
  var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6786);
  var _early_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9394);
  var _json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7347);







const reportFileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__  .Ikc({
    $schema: (0,_model_fields_js__WEBPACK_IMPORTED_MODULE_1__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .euz(_early_js__WEBPACK_IMPORTED_MODULE_4__  .Ew), 'The schema of this file.'),
    version: (0,_model_fields_js__WEBPACK_IMPORTED_MODULE_1__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .euz(_early_js__WEBPACK_IMPORTED_MODULE_4__  .Aj), 'The version of its shape.'),
    detail: (0,_model_fields_js__WEBPACK_IMPORTED_MODULE_1__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .k5n(['full', 'brief']), 'Whether prose, prompt texts and call IDs are left out.'),
    ..._model_js__WEBPACK_IMPORTED_MODULE_2__  .v.shape,
});



/***/ }),

/***/ 6786:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  v: (() => (  gateReportSchema))
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(1299);
// EXTERNAL MODULE: ./core/outcome.js
var outcome = __webpack_require__(9148);
// EXTERNAL MODULE: ./report/model/debrief.js
var debrief = __webpack_require__(2661);
// EXTERNAL MODULE: ./report/model/fields.js
var fields = __webpack_require__(9779);
;// CONCATENATED MODULE: ./report/model/baseline.js



const baselineSchema = (0,fields .KT)('Baseline', (() => schemas .Ikc({
    source: (0,fields .ZZ)(schemas .k5n(['memory', 'given', 'previous', 'off']), "Where it comes from: the gate's memory, the input `baseline`, the service's own choice, or nowhere."),
    jobId: (0,fields .pj)('Run plan job ID of the newest run of the baseline; empty where there is none.'),
    number: (0,fields .f1)('Number of that run among those of its plan, or null.'),
    commit: (0,fields .HQ)('Commit that it tested, or null.'),
    ref: (0,fields .HQ)('Git ref that it was made for, or null.'),
    endedAt: (0,fields .HQ)('When it ended, ISO 8601, or null.'),
    ageDays: (0,fields .ZZ)(schemas .mee(schemas .aig()), 'Days since it ended, or null.'),
    outcome: (0,fields .HQ)('What it came to, or null.'),
    pooled: (0,fields .ZZ)(schemas .YOg(schemas .YjP()), 'Run plan job IDs of all runs whose calls were pooled, newest first.'),
    gone: (0,fields .ZZ)(schemas .YOg(schemas .Ikc({ slug: (0,fields .Qq)("The theme's slug."), title: (0,fields .Qq)('What failed, in a few words.') })), 'Themes that the newest of them has and this run does not.'),
    serviceTrend: (0,fields .ZZ)(schemas .mee(debrief .bG), "The service's own comparison, where the gate made another, or null."),
    trend: (0,fields .ZZ)(schemas .lqM(debrief .bG), "The gate's comparison of a run that was judged without a debrief, or null; that of any other stands in its report."),
})));

;// CONCATENATED MODULE: ./report/model/evidence.js



const numberOrNull = (description) => (0,fields .ZZ)(schemas .mee(schemas .aig()), description);
const booleanOrNull = (description) => (0,fields .ZZ)(schemas .mee(schemas .zMY()), description);
const TIME = 'ISO 8601, or null.';
const runFactsSchema = (0,fields .KT)('RunFacts', () => schemas .Ikc({
    planId: (0,fields .HQ)('ID of the run plan, or null.'),
    planName: (0,fields .ef)('Name of the run plan, or null.'),
    number: (0,fields .f1)('Number of the run among those of its plan, or null.'),
    triggeredBy: (0,fields .ef)('What or who had it made, or null.'),
    createdAt: (0,fields .HQ)(`When it was created, ${TIME}`),
    startedAt: (0,fields .HQ)(`When it started, ${TIME}`),
    endedAt: (0,fields .HQ)(`When it ended, ${TIME}`),
    durationMs: numberOrNull('How long it took in milliseconds, or null.'),
}));
const runVerdictSchema = (0,fields .KT)('RunVerdict', () => schemas .Ikc({
    passed: booleanOrNull('Whether the run passed, or null where nothing was judged.'),
    score: numberOrNull('0 to 100, or null.'),
    failures: (0,fields .ZZ)(schemas .YOg(schemas .Ikc({
        type: (0,fields .Qq)('What fell short, e.g. METRIC_BELOW_MIN_PASS_RATE.'),
        message: (0,fields .Qq)('The same in words.'),
        check: (0,fields .ef)('Name of the check that it is about, or null.'),
    })), 'Everything that fell short.'),
}));
const callCountsSchema = (0,fields .KT)('CallCounts', () => schemas .Ikc({
    total: (0,fields .f1)('All calls, or null.'),
    counted: (0,fields .f1)('Calls that are scored, or null.'),
    completed: (0,fields .f1)('Calls that were completed, or null.'),
    evaluated: (0,fields .f1)('Calls that were graded, or null.'),
    passed: (0,fields .f1)('Calls that passed all of their checks, or null.'),
    failed: (0,fields .f1)('Calls that failed one of their checks, or null.'),
}));
const checkSchema = (0,fields .KT)('Check', () => schemas .Ikc({
    id: (0,fields .HQ)('ID of the metric definition, or null.'),
    name: (0,fields .Qq)('Name of the check.'),
    isPassed: booleanOrNull('Whether it reached its bar, or null where that is unknown.'),
    passed: (0,fields .f1)('Calls that passed it, or null.'),
    evaluated: (0,fields .f1)('Calls that were graded by it, or null.'),
    rate: (0,fields .TS)(),
    likely: (0,fields .BM)(),
    needed: (0,fields .ZZ)(schemas .mee(schemas .aig()), 'The bar: percent that has to pass, or null.'),
    isInherited: booleanOrNull('Whether the bar is one for all plans, or null.'),
}));
const callSchema = (0,fields .KT)('Call', () => schemas .Ikc({
    id: (0,fields .HQ)('ID of the call, or null.'),
    simulationJobId: (0,fields .HQ)('ID of the simulation job that made it, or null.'),
    status: (0,fields .ef)('How its simulation job ended, or null.'),
    isPassed: booleanOrNull('Whether it passed its checks, or null where it was not graded.'),
    isCounted: (0,fields .ZZ)(schemas .zMY(), 'Whether it is scored.'),
    attempt: (0,fields .f1)('Which attempt at its test case it is, from 1, or null.'),
    durationMs: numberOrNull('How long it took in milliseconds, or null.'),
    agent: (0,fields .ef)('Name of the agent, or null.'),
    persona: (0,fields .ef)('Name of the persona, or null.'),
    scenario: (0,fields .ef)('What the caller was to do, or null.'),
    checks: (0,fields .ZZ)(schemas .YOg(schemas .Ikc({
        name: (0,fields .Qq)('Name of the check.'),
        isPassed: booleanOrNull('Whether the call passed it, or null.'),
        reasoning: (0,fields .ef)('Why, in the words of who graded it, or null.'),
    })), 'Its checks.'),
    excerpt: (0,fields .ZZ)(schemas .YOg(schemas .Ikc({
        speaker: (0,fields .ef)('AGENT, CUSTOMER, or null.'),
        text: (0,fields .Qq)('What was said.'),
        startMs: numberOrNull('When, in milliseconds from the start of the call, or null.'),
    })), 'What of its transcript shows why it failed.'),
}));
const breakdown = (description) => (0,fields .ZZ)(schemas .YOg(schemas .Ikc({
    name: (0,fields .Qq)('Its name.'),
    calls: (0,fields .f1)('Calls of it, or null.'),
    evaluated: (0,fields .f1)('Calls that were graded, or null.'),
    passed: (0,fields .f1)('Calls that passed, or null.'),
    rate: (0,fields .TS)(),
    likely: (0,fields .BM)(),
    score: numberOrNull('0 to 100, or null.'),
})), description);
const breakdownsSchema = (0,fields .KT)('Breakdowns', () => schemas .Ikc({
    byAgent: breakdown('An entry an agent.'),
    byPersona: breakdown('An entry a persona.'),
}));
const attemptsSchema = (0,fields .KT)('Attempts', () => schemas .Ikc({
    attempts: (0,fields .f1)('All attempts, or null.'),
    retries: (0,fields .f1)('Attempts after the first one of a test case, or null.'),
    silent: (0,fields .f1)('Attempts in which the agent never spoke, or null.'),
    stillSilent: (0,fields .f1)('Test cases whose last attempt was silent too, or null.'),
    testCases: (0,fields .f1)('Test cases, or null.'),
}));
const costSchema = (0,fields .KT)('Cost', () => schemas .Ikc({
    usd: (0,fields .ZZ)(schemas .aig(), 'US dollars, all together.'),
    parts: (0,fields .ZZ)(schemas .YOg(schemas .Ikc({
        source: (0,fields .ef)('What was paid for, or null.'),
        surface: (0,fields .ef)('Where it was used, or null.'),
        quantity: numberOrNull('How much of it, or null.'),
        usd: numberOrNull('US dollars, or null.'),
    })), 'What it is made of.'),
}));
const testedVariableSchema = schemas .Ikc({
    name: (0,fields .pj)('Its name.'),
    length: (0,fields .nd)('Length of its value in characters.'),
    sha256: (0,fields .pj)('The first 12 digits of the SHA-256 of its value.'),
});
const provenanceSchema = (0,fields .KT)('Provenance', (() => schemas .Ikc({
    repository: (0,fields .HQ)('owner/name, or null.'),
    commit: (0,fields .HQ)('SHA of the commit that the workflow runs for, or null.'),
    ref: (0,fields .HQ)('Git ref that the workflow runs for, or null.'),
    pullRequest: (0,fields .f1)('Number of the pull request, or null.'),
    workflow: (0,fields .HQ)('Name of the workflow, or null.'),
    workflowRunUrl: (0,fields .HQ)('Address of the workflow run, or null.'),
    attempt: (0,fields .f1)('Attempt of the workflow run, from 1, or null.'),
    reportedAt: (0,fields .pj)('When the report was made, ISO 8601.'),
    actionVersion: (0,fields .pj)('Version of the action.'),
    actionUrl: (0,fields .HQ)('Where the action comes from, or null.'),
})));
const confirmationSchema = (0,fields .KT)('Confirmation', () => schemas .Ikc({
    jobId: (0,fields .pj)('Run plan job ID; empty where it was not started.'),
    number: (0,fields .f1)('Number of the run, or null.'),
    outcome: (0,fields .ZZ)(schemas .k5n(outcome .wi), 'What it came to by itself.'),
    runStatus: (0,fields .ef)('Last status of the run, or null.'),
    usd: numberOrNull('What it cost in US dollars, or null.'),
    checks: (0,fields .ZZ)(schemas .mee(schemas .YOg(checkSchema)), 'Its checks over its own calls, or null.'),
}));
const evidenceFields = {
    about: schemas .lqM((0,fields .ZZ)(runFactsSchema, 'Which run of what it is, or null.')),
    runVerdict: schemas .lqM((0,fields .ZZ)(runVerdictSchema, "The service's own judgement of the run, or null.")),
    callCounts: schemas .lqM((0,fields .ZZ)(callCountsSchema, 'What became of its calls, or null.')),
    checks: schemas .lqM((0,fields .ZZ)(schemas .YOg(checkSchema), 'Its checks over all calls, or null.')),
    calls: (0,fields .Vz)(schemas .lqM((0,fields .ZZ)(schemas .YOg(callSchema), 'Its calls, or null; null where `detail` is brief.'))),
    breakdowns: schemas .lqM((0,fields .ZZ)(breakdownsSchema, 'How calls fared by who took part in them, or null.')),
    attempts: schemas .lqM((0,fields .ZZ)(attemptsSchema, 'How often calls had to be made anew, or null.')),
    cost: schemas .lqM((0,fields .ZZ)(costSchema, 'What it cost, further runs included, or null.')),
    looks: schemas .lqM((0,fields .nd)('How often may be asked whether it fails: 1, and 1 for each further run that `confirm` allows; null for once.')),
    confirmations: schemas .lqM((0,fields .ZZ)(schemas .YOg(confirmationSchema), 'Further runs that were to confirm its failure, or null; checks and calls of the run hold those of all.')),
};

;// CONCATENATED MODULE: ./report/model/history.js


const historicCheckSchema = schemas .Ikc({
    name: (0,fields .Qq)('Name of the check.'),
    passed: (0,fields .f1)('Calls that passed it, or null.'),
    evaluated: (0,fields .f1)('Calls that were graded by it, or null.'),
    rate: (0,fields .TS)(),
    isPassed: (0,fields .ZZ)(schemas .mee(schemas .zMY()), 'Whether it reached its bar, or null.'),
});
const historicRunSchema = schemas .RZV(() => schemas .Ikc({
    jobId: (0,fields .pj)('Run plan job ID.'),
    number: (0,fields .f1)('Number of the run among those of its plan, or null.'),
    endedAt: (0,fields .HQ)('When it ended, ISO 8601, or null.'),
    outcome: (0,fields .HQ)('What it came to, or null.'),
    commit: (0,fields .HQ)('Commit that it tested, or null.'),
    fingerprint: (0,fields .HQ)('Hash of what it was started with, or null.'),
    checks: (0,fields .ZZ)(schemas .YOg(historicCheckSchema), 'Its checks.'),
}));
const unsteadySchema = schemas .RZV(() => schemas .Ikc({
    check: (0,fields .Qq)('Name of the check.'),
    changes: (0,fields .nd)('How often it went from passed to failed, or back.'),
    runs: (0,fields .nd)('Of so many runs that were started with the same.'),
    waiver: (0,fields .Qq)('A waiver for the policy file, as YAML.'),
}));
const historySchema = (0,fields .KT)('History', () => schemas .Ikc({
    runs: (0,fields .ZZ)(schemas .YOg(historicRunSchema), 'Earlier runs, the oldest first.'),
    unsteady: (0,fields .ZZ)(schemas .YOg(unsteadySchema), 'Checks that changed sides although what was tested did not.'),
}));

;// CONCATENATED MODULE: ./report/model.js







const limitOrValue = (description) => schemas .lqM((0,fields .ag)((0,fields .ZZ)(schemas .KCZ([schemas .aig(), schemas .YjP()]), description)));
const reasonSchema = (0,fields .KT)('Reason', () => schemas .Ikc({
    rule: (0,fields .pj)('Name of the rule that speaks.'),
    message: (0,fields .Qq)('One sentence that a person understands.'),
    theme: schemas .lqM((0,fields .Qq)('Slug of the theme that it is about, or null.')),
    check: schemas .lqM((0,fields .Qq)('Name of the check that it is about, or null.')),
    limit: limitOrValue('The limit that the policy sets, or null.'),
    value: limitOrValue('The value that was found, or null.'),
    restates: schemas .lqM((0,fields .ZZ)(schemas .k5n(['verdict', 'status']), "What it states again and nothing beside it, the debrief's verdict or how the run ended, or null.")),
}));
const kind = ((description) => (0,fields .ZZ)(schemas .k5n(['theme', 'check']), description));
const waiverSchema = (0,fields .KT)('Waiver', () => schemas .Ikc({
    kind: kind('What it excuses.'),
    target: (0,fields .pj)("A theme's slug, a pattern with `*`, or a check's name."),
    reason: (0,fields .pj)('Why it is excused.'),
    owner: (0,fields .HQ)('Who answers for it, or null.'),
    expires: (0,fields .pj)('Last day on which it holds, YYYY-MM-DD in UTC.'),
    daysLeft: (0,fields .nd)('Whole days from the day of the report to that last day.'),
}));
const waivedSchema = schemas .Ikc({
    kind: kind('What is excused.'),
    name: (0,fields .Qq)("The theme's slug or the check's name."),
    waiver: waiverSchema,
});
const sparedSchema = (0,fields .KT)('Spared', (() => schemas .Ikc({
    waived: (0,fields .ZZ)(schemas .YOg(waivedSchema), 'Themes and checks that a waiver excuses.'),
    known: (0,fields .Te)('Slugs of themes that were there before, where that is why the verdict does not fail.'),
    unmatched: (0,fields .ZZ)(schemas .YOg(waiverSchema), 'Waivers in force that matched nothing.'),
    notes: (0,fields .Te)('What else the policy left unjudged, and why.'),
    warnings: schemas .lqM((0,fields .Te)('What the policy only warns of.')),
})));
const debriefSchema = schemas .Ikc({
    debriefId: (0,fields .pj)('ID of the debrief.'),
    status: (0,fields .Qq)('PENDING, GENERATING, READY, FAILED.'),
    errorMessage: (0,fields .ef)('Why the service could not write it, or null.'),
});
const runSchema = (0,fields .KT)('Run', (() => schemas .Ikc({
    jobId: (0,fields .pj)('Run plan job ID; empty where there is none.'),
    label: (0,fields .pj)('What the run is known by without an ID, e.g. the path of a saved debrief.'),
    stableName: schemas .lqM((0,fields .pj)('What it is a run of, the same from run to run: a plan, a number or a file, or null.')),
    outcome: (0,fields .ZZ)(schemas .k5n(outcome .wi), 'What the run came to.'),
    reasons: (0,fields .ZZ)(schemas .YOg(reasonSchema), 'Why; empty when passed.'),
    notes: (0,fields .Te)('Facts worth knowing that decided nothing.'),
    runStatus: (0,fields .ef)('Last status of the run, or null where it was never read.'),
    debrief: (0,fields .ZZ)(schemas .mee(debriefSchema), 'Last debrief seen, or null.'),
    report: (0,fields .ZZ)(schemas .mee(debrief .zu), 'The judged report, or null.'),
    spared: (0,fields .ZZ)(schemas .mee(sparedSchema), 'What the policy spared, or null.'),
    baseline: schemas .lqM((0,fields .ZZ)(baselineSchema, 'What it was compared with, or null.')),
    attached: schemas .lqM((0,fields .ZZ)(schemas .zMY(), 'Whether an earlier attempt of the step had started it, or null.')),
    askedToCancel: schemas .lqM((0,fields .ZZ)(schemas .zMY(), 'Whether this step, which had started it, asked it to cancel, or null.')),
    unread: schemas .lqM((0,fields .Qq)('Why its results, beside its debrief, could not be read, or null.')),
    reused: schemas .lqM((0,fields .ZZ)(schemas .zMY(), 'Whether it was judged again in place of starting one, or null.')),
    history: schemas .lqM((0,fields .ZZ)(historySchema, 'How earlier runs fared, or null.')),
    ...evidenceFields,
})));
const place = (description) => (0,fields .ZZ)(schemas .Whr().check(api .qm(1)), description);
const fileSpanSchema = (0,fields .KT)('Place', () => schemas .Ikc({
    path: (0,fields .pj)('Path of the file from the workspace, with `/`.'),
    startLine: place('First line, from 1.'),
    startColumn: place('Column of the first character, in UTF-16 units, from 1.'),
    endLine: place('Last line.'),
    endColumn: place('Column after the last character.'),
}));
const foundPromptSchema = schemas .RZV(() => schemas .gMt('state', [
    schemas .Ikc({
        state: (0,fields .ZZ)(schemas .euz('located'), 'Found once.'),
        place: fileSpanSchema,
        insertedText: (0,fields .Vz)((0,fields .pj)('What takes its place in the file; empty where `detail` is brief.')),
        fixedLines: (0,fields .Vz)((0,fields .ZZ)(schemas .YOg(schemas .YjP()), 'The lines of that place after the fix; empty where `detail` is brief.')),
        leftOut: (0,fields .HQ)('Why the patch and the suggestions do without it, or null.'),
    }),
    schemas .Ikc({
        state: (0,fields .ZZ)(schemas .euz('ambiguous'), 'Found several times.'),
        places: schemas .YOg(fileSpanSchema),
    }),
    schemas .Ikc({
        state: (0,fields .ZZ)(schemas .euz('applied'), 'The new text stands there already.'),
        places: schemas .YOg(fileSpanSchema),
    }),
    schemas .Ikc({ state: (0,fields .ZZ)(schemas .euz('missing'), 'Found nowhere.') }),
]));
const promptFixSchema = (0,fields .KT)('PromptFix', () => schemas .Ikc({
    from: (0,fields .ZZ)(schemas .YOg(schemas .Ikc({
        run: (0,fields .nd)('Position in `runs`, from 0.'),
        recommendation: (0,fields .nd)("Position in that report's `recommendations`, from 0."),
    })), 'The recommendations that ask for it.'),
    found: foundPromptSchema,
}));
const metricCollectionSchema = schemas .Ikc({
    jobId: (0,fields .pj)('ID of the metric collection job; empty where none was started.'),
    notes: (0,fields .Te)('What was done, what was not, and why.'),
});
const policySchema = schemas .Ikc({
    path: (0,fields .HQ)('Path of its file, or null where the verdict alone decides.'),
    isTrial: (0,fields .ZZ)(schemas .zMY(), 'Whether it was only tried, on saved debriefs or earlier runs.'),
    extends: schemas .lqM((0,fields .ZZ)(schemas .YOg(schemas .YjP()), 'What it extends, one file after another, or null.')),
    resolved: schemas .lqM((0,fields .ZZ)(schemas .g1P(schemas .YjP(), schemas .L5J()), 'What holds by all of these files together, as a policy file would say it, or null where there is none.')),
});
const gateReportSchema = schemas .Ikc({
    gateName: schemas .lqM((0,fields .pj)('Name that the workflow gives the gate, or null.')),
    gate: schemas .lqM((0,fields .pj)('What tells the gate from others, the same from attempt to attempt: its name, else what its inputs name, or null.')),
    outcome: (0,fields .ZZ)(schemas .k5n([...outcome .wi, 'skipped']), 'What the gate came to.'),
    tolerated: (0,fields .ZZ)(schemas .zMY(), 'Whether the outcome does not fail the step though it would.'),
    reasons: (0,fields .ZZ)(schemas .YOg(reasonSchema), 'Reasons of the step itself; those of runs are there.'),
    runs: (0,fields .ZZ)(schemas .YOg(runSchema), 'The runs that were judged or tried.'),
    metricCollection: (0,fields .ZZ)(schemas .mee(metricCollectionSchema), 'The metric collection over the affected calls, or null.'),
    notes: (0,fields .Te)('Facts about the step worth knowing that decided nothing.'),
    policy: (0,fields .ZZ)(policySchema, 'The policy that judged.'),
    promptFixes: (0,fields .ZZ)(schemas .YOg(promptFixSchema), 'Every prompt fix, and where its text stands.'),
    variables: schemas .lqM((0,fields .ZZ)(schemas .YOg(testedVariableSchema), 'What runs were started with, or null.')),
    provenance: schemas .lqM((0,fields .ZZ)(provenanceSchema, 'Where the report comes from, or null.')),
});


/***/ }),

/***/ 2995:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var copier = (function copier(shape, copying) {
    const copy = copyOf(shape, copying, false);
    return ((value) => copy(value));
});
var copyOf = (function copyOf(shape, copying, isInText) {
    const isText = isInText || _fields_js__WEBPACK_IMPORTED_MODULE_0__  .ed.has(shape);
    const partOf = ((part) => copyOf(part, copying, isText));
    const { def } = shape._zod;
    const isLeftOut = copying.isBrief === true && _fields_js__WEBPACK_IMPORTED_MODULE_0__  .Zo.has(shape);
    switch (def.type) {
        case 'string':
            if (isLeftOut)
                return () => '';
            return isText && copying.text ? changeText(copying.text) : same;
        case 'nullable': {
            if (isLeftOut)
                return () => null;
            const part = partOf(def.innerType);
            return ((value) => (value === null ? null : part(value)));
        }
        case 'array':
            return isLeftOut ? () => [] : copyItems(partOf(def.element));
        case 'optional':
            return isLeftOut ? () => undefined : partOf(def.innerType);
        case 'object':
            return copyFields(Object.entries(def.shape).map((([name, part]) => ({ name, copy: partOf(part) }))), copying);
        case 'lazy':
            return whenNeeded((() => partOf(shape._zod.innerType)));
        case 'union':
            return copyOption(def.options.map((option) => [option, partOf(option)]));
        default:
            return same;
    }
});
var whenNeeded = (function whenNeeded(make) {
    let copy = null;
    return ((value) => {
        copy ??= make();
        return copy(value);
    });
});
var changeText = (function changeText(change) {
    return ((value) => change(String(value)));
});
var copyItems = (function copyItems(item) {
    if (item === same)
        return same;
    return ((values) => {
        const items = values;
        const copied = items.map(((one) => item(one)));
        return copied.some(((one, index) => one !== items[index])) ? copied : items;
    });
});
var copyFields = (function copyFields(fields, copying) {
    return copying.text === undefined ? copyKnown(fields, copying) : changeFields(fields);
});
var changeFields = (function changeFields(fields) {
    const changing = fields.filter((({ copy }) => copy !== same));
    return ((value) => {
        const source = value;
        let changed = null;
        for (const { name, copy } of changing) {
            const part = source[name];
            const copied = part === undefined ? undefined : copy(part);
            if (copied === part)
                continue;
            changed ??= { ...source };
            changed[name] = copied;
        }
        return changed ?? source;
    });
});
var copyKnown = (function copyKnown(fields, { fillsAbsent }) {
    return ((value) => {
        const source = value;
        const copied = {};
        for (const { name, copy } of fields) {
            const part = source[name] === undefined ? undefined : copy(source[name]);
            if (part !== undefined)
                copied[name] = part;
            else if (fillsAbsent === true)
                copied[name] = null;
        }
        return copied;
    });
});
__webpack_require__.d(__webpack_exports__, {
    p: (() => (  copier))
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8989);
  var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9779);


const same = ((value) => value);








function copyOption(options) {
    return (value) => options.flatMap(([shape, copy]) => zod_mini__WEBPACK_IMPORTED_MODULE_1__  .xL(shape, value).success ? [copy(value)] : [])[0];
}


/***/ }),

/***/ 2661:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var trendOf = (function trendOf(row) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3({
        baselineRunPlanJobId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .pj)('Run plan job ID of the run that it was compared with; empty where there is none.'),
        baselineRunNumber: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .f1)('Number of that run, or null.'),
        rows: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YOg(row), 'A row a check.'),
    });
});
var reportOf = (function reportOf(theme, trend) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3({
        generatedAt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .pj)('When the service wrote it, ISO 8601.'),
        verdict: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('PASSED, THRESHOLD_FAILED.'),
        verdictSummary: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('The verdict in one paragraph; empty where `detail` is brief.')),
        executiveSummary: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ)(executiveSummarySchema, 'The executive summary; empty where `detail` is brief.'),
        keyFindings: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YOg(findingSchema), 'What matters most.'),
        wentWell: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YOg(findingSchema), 'What went well.'),
        themes: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YOg(theme), 'Failure themes, as the service lists them.'),
        recommendations: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YOg(recommendationSchema), 'What the service recommends.'),
        trend: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .mee(trend), 'Pass rates beside those of the run that it was compared with, or null.'),
    });
});
__webpack_require__.d(__webpack_exports__, {
    Bu: (() => (  toldReportSchema)),
    bG: (() => (  trendSchema)),
    zu: (() => (  debriefReportSchema))
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
  var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1299);
  var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9779);


const LIFECYCLE = 'NEW, PERSISTENT, IMPROVING, FIXED, or null.';
const CHANNEL = 'PROMPT, VOICE_CONFIG, STT, SPEECH_MODEL, LLM_MODEL, INFRA, EXTERNAL, or null.';
const CALL_IDS = 'IDs of calls that show it';
const findingSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .KT)('Finding', (() => zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3({
    title: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('What was found, in a few words.'),
    body: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('What was found; empty where `detail` is brief.')),
    callIds: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .d2)(CALL_IDS),
})));
const themeFields = {
    slug: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('What the theme is known by from run to run.'),
    title: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('What fails, in a few words.'),
    severity: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('HIGH, MEDIUM, LOW.'),
    impact: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ef)('CRITICAL, HIGH, MEDIUM, LOW, or null.'),
    prevalence: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ef)('WIDESPREAD, RECURRING, ISOLATED, or null.'),
    lifecycle: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ef)(LIFECYCLE),
    affectedCallCount: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .nd)('Calls that show it.'),
    totalCallCount: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .nd)('Calls that could have shown it.'),
    checkNames: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Te)('The checks that fail for it.'),
    rootCauseChannel: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ef)(CHANNEL),
    analysis: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('Why it fails; empty where `detail` is brief.')),
    callIds: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .d2)(CALL_IDS),
};
const themeSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .KT)('Theme', (() => zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3({
    ...themeFields,
    serviceLifecycle: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ef)('The lifecycle that the service gives, where the gate judged it itself, or null.')),
})));
const recommendationSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .KT)('Recommendation', (() => zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3({
    order: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .nd)('Its place among the recommendations.'),
    title: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('What to do, in a few words.'),
    body: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('What to do; empty where `detail` is brief.')),
    severity: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ef)('HIGH, MEDIUM, LOW, or null.'),
    channel: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ef)(CHANNEL),
    currentText: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ef)('The text of the prompt to replace, or null.')),
    suggestedText: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ef)('What is to take its place, or null.')),
    themeSlugs: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Te)('Slugs of the themes that it is meant for.'),
})));
const trendRowFields = {
    checkName: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('Name of the check.'),
    previousPassRate: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .TS)(),
    currentPassRate: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .TS)(),
    lifecycle: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ef)(LIFECYCLE),
};
const countsSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .KT)('Counts', () => zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    passed: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .nd)('Calls that passed.'),
    evaluated: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .nd)('Calls that were graded.'),
    likely: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .BM)(),
}));
const trendRowSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3({
    ...trendRowFields,
    counts: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
        previous: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .mee(countsSchema), 'Of the baseline, or null.'),
        current: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .mee(countsSchema), 'Of this run, or null.'),
    }), 'The calls that the rates were taken of, or null.')),
});

const trendSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .KT)('Trend', (() => trendOf(trendRowSchema)));
const executiveSummarySchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3({
    paragraphs: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Te)('Its paragraphs.')),
    sections: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3({
        heading: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ef)('Heading of the section, or null.'),
        body: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('Text of the section.'),
    })), 'Its sections.')),
});

const debriefReportSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .KT)('DebriefReport', (() => reportOf(themeSchema, trendSchema)));
const withoutOurs = ((name) => zod_mini__WEBPACK_IMPORTED_MODULE_2__  .bS((({ [name]: _, ...told }) => told)));
const toldReportSchema = reportOf(zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3(themeFields).check(withoutOurs('serviceLifecycle')), trendOf(zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3(trendRowFields).check(withoutOurs('counts'))));


/***/ }),

/***/ 9779:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var field = (function field(type, description) {
    DESCRIPTIONS.add(type, { description });
    return type;
});
var named = (function named(id, make) {
    const type = zod_mini__WEBPACK_IMPORTED_MODULE_1__  .RZV(make);
    DESCRIPTIONS.add(type, { id });
    return type;
});
var said = (function said(type) {
    SERVICE_TEXT.add(type);
    return type;
});
var inFull = (function inFull(type) {
    IN_FULL_ONLY.add(type);
    return type;
});
__webpack_require__.d(__webpack_exports__, {
    BM: () => (  likely),
    HQ: (() => (  plainOrNull)),
    KT: (() => (  named)),
    Qq: (() => (  text)),
    TS: (() => (  rate)),
    Te: (() => (  texts)),
    Vz: (() => (  inFull)),
    ZZ: (() => (  field)),
    Zo: () => (  IN_FULL_ONLY),
    ag: () => (  said),
    d2: (() => (  callIds)),
    ed: (() => (  SERVICE_TEXT)),
    ef: (() => (  textOrNull)),
    f1: (() => (  integerOrNull)),
    nd: (() => (  integer)),
    pj: (() => (  plain))
  });

 var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4288);
  var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
const DESCRIPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .u5();
const SERVICE_TEXT = new WeakSet();
const IN_FULL_ONLY = new WeakSet();




const plain = ((description) => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP(), description));
const plainOrNull = ((description) => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP()), description));
const text = ((description) => said(plain(description)));
const textOrNull = ((description) => said(plainOrNull(description)));
const texts = ((description) => said(field(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP()), description)));
const integer = ((description) => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Whr(), description));
const integerOrNull = ((description) => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Whr()), description));
const rate = (() => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .aig()), 'Percent, 0 to 100, or null where there is none.'));
const likely = () => zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(field(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    low: field(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .aig(), 'Percent, 0 to 100.'),
    high: field(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .aig(), 'Percent, 0 to 100.'),
})), 'The 95 % interval (Wilson) of the rate, or null where nobody counted.'));
const callIds = ((description) => inFull(field(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP()), `${description}; empty where \`detail\` is brief.`)));


/***/ }),

/***/ 249:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var redactReport = (function redactReport(report, keep = []) {
    const mask = (0,_model_copy_js__WEBPACK_IMPORTED_MODULE_1__  .p)(_model_js__WEBPACK_IMPORTED_MODULE_2__  .v, { text: ((text) => (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__  .Z)(text, keep)) });
    return {
        ...mask(report),
        promptFixes: report.promptFixes.map((fix) => maskFix(fix, report, keep)),
    };
});
__webpack_require__.d(__webpack_exports__, {
    a: (() => (  redactReport))
  });
  var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2210);
  var _model_copy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2995);
  var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6786);
const MASKED = 'it holds a phone number or an e-mail address, which `redact` masks';

function maskFix(fix, { runs }, keep) {
    const texts = fix.from.map(({ run, recommendation }) => runs[run]?.report?.recommendations[recommendation]?.currentText ?? '');
    return { ...fix, found: maskFound(fix.found, [...keep, ...texts.flatMap(_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__  .n)]) };
}
function maskFound(found, known) {
    if (found.state !== 'located')
        return found;
    const insertedText = (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__  .Z)(found.insertedText, known);
    if (insertedText === found.insertedText)
        return found;
    return {
        ...found,
        insertedText,
        fixedLines: found.fixedLines.map((line) => (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__  .Z)(line, known)),
        leftOut: found.leftOut ?? MASKED,
    };
}


/***/ })

};
;Object.assign(exports.modules, require("./later.js"));
