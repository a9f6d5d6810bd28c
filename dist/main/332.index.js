export const id = 332;
export const ids = [332];
export const modules = {

/***/ 3332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReports: () => (/* binding */ runReports)
});

// EXTERNAL MODULE: ./report/outcome-words.js
var outcome_words = __webpack_require__(6403);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(4738);
;// CONCATENATED MODULE: ./report/html/escape.js
/** HTML in which every text is escaped, since the only way to put one in is to have it escaped. */

/** A piece of a page. Made by `html` and by `ownMarkup` alone. */
class Html {
    markup;
    constructor(markup) {
        this.markup = markup;
    }
}
const EMPTY = new Html('');
const MARKUP = /[&<>"']/;
/** Texts of nothing but such characters are as they are. */
const PLAIN = /^[\t\n !#-%(-;=?-~]*$/;
/**
 * A text as HTML shows it, in an element or in a quoted attribute. Control, bidi and zero-width
 * characters are gone.
 */
function escapeHtml(text) {
    if (PLAIN.test(text))
        return text;
    const shown = (0,strip/* stripUnprintable */.jh)(text);
    if (!MARKUP.test(shown))
        return shown;
    return shown
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;');
}
/** A template of HTML: what is put into it is escaped unless it is a piece of a page already. */
function html(strings, ...contents) {
    let markup = '';
    let index = 0;
    for (const string of strings) {
        const content = contents[index];
        markup += content === undefined ? string : string + markupOf(content);
        index += 1;
    }
    return new Html(markup);
}
/** A constant of the project's own as it is; never a text of others. */
function ownMarkup(constant) {
    return new Html(constant);
}
function markupOf(content) {
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
}

// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(4752);
;// CONCATENATED MODULE: ./report/html/icons.js

/** Paths in a square of 16; each has a shape of its own, so that none needs its colour. */
const SHAPES = {
    passed: '<circle cx="8" cy="8" r="7"/><path d="m4.8 8.2 2.2 2.3 4.3-4.8"/>',
    failed: '<circle cx="8" cy="8" r="7"/><path d="m5.4 5.4 5.2 5.2m0-5.2-5.2 5.2"/>',
    inconclusive: '<circle cx="8" cy="8" r="7"/><path d="M6 6.3c0-2.6 4-2.6 4 0 0 1.6-2 1.5-2 3.1m0 2.2v.2"/>',
    skipped: '<circle cx="8" cy="8" r="7"/><path d="m5 5 3 3-3 3m4-6v6"/>',
    started: '<circle cx="8" cy="8" r="7"/><path d="M8 4v4.2l2.8 1.6"/>',
    error: '<path d="M5.2 1h5.6L15 5.2v5.6L10.8 15H5.2L1 10.8V5.2z"/><path d="M8 4.2v4.6m0 2.6v.2"/>',
    tolerated: '<path d="M8 1.4 15.2 14.4H.8z"/><path d="M8 6v4m0 2v.2"/>',
};
/** How an outcome looks: its own word, or `tolerated` where it would fail the step but does not. */
function toneOf({ outcome, tolerated }) {
    return tolerated && (outcome === 'failed' || outcome === 'inconclusive') ? 'tolerated' : outcome;
}
/** The sign of an outcome; the word stands beside it. */
function icon(tone) {
    return html `<svg class="icon" viewBox="0 0 16 16" aria-hidden="true">${ownMarkup(SHAPES[tone])}</svg>`;
}

// EXTERNAL MODULE: ./report/facts.js
var report_facts = __webpack_require__(7636);
// EXTERNAL MODULE: ./core/text/fill-template.js
var fill_template = __webpack_require__(8462);
// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __webpack_require__(9971);
;// CONCATENATED MODULE: ./report/html/links.js
/** Identifiers of runs and calls, linked where the workflow says how. */





/** Longest ID shown, in UTF-16 units; a longer one is cut and leads nowhere. */
const MAX_ID_CHARS = 100;
/** Call IDs shown at once; the others are folded. */
const FIRST_CALLS = 10;
/** A run's ID; empty where it has none. */
function runLink(jobId, settings) {
    return identifierLink(jobId, settings.runUrl, 'jobId');
}
/** The calls of a theme or finding; empty without any. */
function callList(callIds, settings) {
    if (callIds.length === 0)
        return EMPTY;
    const links = callIds.map((id) => html `<li>${identifierLink(id, settings.callUrl, 'callId')}</li>`);
    const further = links.slice(FIRST_CALLS);
    const fold = html `<details><summary>${(0,format/* formatCount */.B4)(further.length)} more</summary><ul class="calls">${further}</ul></details>`;
    return html `<div class="callset"><p class="label">Calls</p><ul class="calls">${links.slice(0, FIRST_CALLS)}</ul>${further.length > 0 ? fold : EMPTY}</div>`;
}
function identifierLink(id, template, placeholder) {
    const text = (0,strip/* fold */.AU)(id, MAX_ID_CHARS);
    if (text === '')
        return EMPTY;
    const code = html `<code>${text}</code>`;
    if (id.length > MAX_ID_CHARS)
        return code;
    const url = (0,fill_template/* fillTemplate */.o)(template ?? '', placeholder, id);
    if (!/^https?:\/\//i.test(url))
        return code;
    // A link destination is percent-encoded and its `&` an entity, which is an attribute's value too.
    return html `<a href="${ownMarkup((0,markdown/* linkDestination */.Vh)(url))}" rel="noreferrer">${code}</a>`;
}

;// CONCATENATED MODULE: ./report/html/texts.js
/** Text of others as pieces of the page. */



/** Longest prose shown, in UTF-16 units; the JSON file has the rest. */
const MAX_PROSE_CHARS = 100_000;
/** Longest title, name or value shown. */
const MAX_LINE_CHARS = 500;
/** Longest message of a reason or a note. */
const MAX_MESSAGE_CHARS = 2000;
/** Stands for a value that is not there. */
const NONE = '–';
/** A name or value on one line; a dash where there is none. */
function line(text) {
    return (0,strip/* fold */.AU)(text ?? '', MAX_LINE_CHARS) || NONE;
}
/** A title on one line. */
function title(text) {
    return (0,strip/* fold */.AU)(text, MAX_LINE_CHARS) || format/* UNTITLED */.q8;
}
/** The message of a reason or a note on one line. */
function message(text) {
    return (0,strip/* fold */.AU)(text, MAX_MESSAGE_CHARS);
}
/** Prose as paragraphs with its own line breaks; empty where nothing readable is in it. */
function prose(text) {
    const paragraphs = (0,strip/* stripUnprintable */.jh)((0,strip/* clip */.$Q)(text, MAX_PROSE_CHARS))
        .split(/\n(?:[ \t]*\n)+/)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== '')
        .map((paragraph) => html `<p>${paragraph}</p>`);
    const cut = cutNote(text.length - MAX_PROSE_CHARS);
    return paragraphs.length === 0
        ? cut
        : html `<div class="prose" dir="auto">${paragraphs}${cut}</div>`;
}
/** Says how many characters of a text are not shown; empty where none are missing. */
function cutNote(chars) {
    return chars > 0
        ? html `<p class="note">(cut here: ${(0,format/* formatCount */.B4)(chars)} more characters)</p>`
        : EMPTY;
}
/** An ISO 8601 time as people read it; any other text as it is. */
function time(text) {
    return /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/.test(text)
        ? html `<time datetime="${text}">${text.slice(0, 10)} ${text.slice(11, 16)} UTC</time>`
        : html `${line(text)}`;
}

;// CONCATENATED MODULE: ./report/html/findings.js
/** What the service says in prose: verdict, executive summary, findings and what went well. */




/** The executive summary; empty where there is none. */
function executiveSummary({ report, id }) {
    const { paragraphs, sections } = report.executiveSummary;
    if (paragraphs.length + sections.length === 0)
        return EMPTY;
    const parts = sections.map(({ heading, body }) => {
        const name = heading ?? '';
        return html `${name === '' ? EMPTY : html `<h4 dir="auto">${title(name)}</h4>`}${prose(body)}`;
    });
    return html `
<section aria-labelledby="${id}-summary">
<h3 id="${id}-summary">Executive summary</h3>
<div class="panel">${paragraphs.map(prose)}${parts}</div>
</section>`;
}
/** A list of findings under a heading; empty without any. In brief their titles only. */
function findingSection({ settings, id }, heading, anchor, findings) {
    if (findings.length === 0)
        return EMPTY;
    const items = findings.map((finding) => settings.detail === 'brief'
        ? html `<li><p dir="auto">${title(finding.title)}</p></li>`
        : html `<li><h4 dir="auto">${title(finding.title)}</h4>${prose(finding.body)}${callList(finding.callIds, settings)}</li>\n`);
    return html `
<section aria-labelledby="${id}-${anchor}">
<h3 id="${id}-${anchor}">${heading} <span class="count">${(0,format/* formatCount */.B4)(findings.length)}</span></h3>
<ul class="findings" role="list">
${items}</ul>
</section>`;
}

// EXTERNAL MODULE: ./report/spared.js
var spared = __webpack_require__(6478);
;// CONCATENATED MODULE: ./report/html/spared.js
/** What the policy spared: what a green outcome rests on. */




/** What the policy spared in a run; empty where it spared nothing. */
function sparedSection(view, { waived, known, notes }) {
    if (waived.length + known.length + notes.length === 0)
        return EMPTY;
    const parts = [
        group('Waived', waived.map(({ kind, name, waiver }) => html `<li>${subject(kind, name, view)}: ${waiverWords(waiver)}</li>`)),
        group(`Known before, so the verdict does not fail the gate: ${(0,format/* formatCounted */.So)(known.length, 'theme')}`, known.map((slug) => html `<li>${subject('theme', slug, view)}</li>`)),
        group('Not judged', notes.map((note) => html `<li>${message(note)}</li>`)),
    ];
    return html `
<section class="spared" aria-labelledby="${view.id}-spared">
<h3 id="${view.id}-spared">What the policy spared</h3>
${parts}</section>`;
}
/** Waivers that can go, since they excuse nothing; empty without any. */
function unmatchedList(runs) {
    const waivers = (0,spared/* unmatchedWaivers */.xb)(runs);
    if (waivers.length === 0)
        return EMPTY;
    const items = waivers.map((waiver) => html `<li>Waiver without a match: ${waiver.kind} <code>${line(waiver.target)}</code>: ${waiverWords(waiver)}</li>`);
    return html `<ul class="notes">${items}</ul>`;
}
/** Marks a waived theme or check; empty for others. */
function waivedMark(waiver) {
    return waiver === undefined
        ? EMPTY
        : html ` <span class="badge waived">waived until ${line(waiver.expires)}</span>`;
}
/** Why a waiver excuses, who answers for it, and until when. */
function waiverWords(waiver) {
    const owner = waiver.owner === null ? '' : `, owner ${line(waiver.owner)}`;
    const until = `until ${line((0,spared/* lastDay */.NY)(waiver))}`;
    return html `${message(waiver.reason)}${owner}, ${(0,spared/* endsSoon */.C_)(waiver) ? html `<b class="soon">${until}</b>` : until}`;
}
/** A theme by its title, linked to its card, or a check by its name. */
function subject(kind, name, view) {
    const link = kind === 'theme' ? view.themeLinks.get(name) : undefined;
    return html `${kind} ${link ?? html `<code>${line(name)}</code>`}`;
}
function group(heading, items) {
    return items.length === 0 ? EMPTY : html `<h4>${heading}</h4><ul>${items}</ul>\n`;
}

;// CONCATENATED MODULE: ./report/html/reasons.js
/** Why the gate and its runs came to their outcomes, and what else there is to say of them. */




/** Reasons that are not folded away. */
const FIRST_REASONS = 50;
/** The reasons of the step itself. */
function stepReasons(reasons) {
    return reasonList(reasons.map((reason) => reasonItem(reason, [])));
}
/** The reasons of a run, each with links to the theme and the check that it is about. */
function runReasonList({ run, id }, view) {
    const items = run.reasons.map((reason) => reasonItem(reason, view === null ? [] : subjects(reason, view)));
    return html `<div id="${id}-reasons">${reasonList(items)}</div>`;
}
/** The notes of the step, and its metric collection. */
function stepNotes({ notes, metricCollection }) {
    const { jobId, notes: ofMetrics } = metricCollection ?? { jobId: '', notes: [] };
    const job = html `<p>Metric collection job: <code>${line(jobId)}</code></p>`;
    return html `${noteList(notes)}${jobId === '' ? EMPTY : job}${noteList(ofMetrics)}`;
}
function reasonItem(reason, about) {
    const { rule, limit, value } = reason;
    const facts = [
        ...(limit === undefined ? [] : [html `<span>limit <b>${line(`${limit}`)}</b></span>`]),
        ...(value === undefined ? [] : [html `<span>found <b>${line(`${value}`)}</b></span>`]),
    ];
    return html `<li><span class="rule">${line(rule)}</span><div><p>${message((0,format/* messageBehindRule */.Qu)(reason))}</p><p class="meta">${[...facts, ...about]}</p></div></li>\n`;
}
function reasonList(items) {
    if (items.length === 0)
        return EMPTY;
    const list = (part) => html `<ul class="reasons" role="list">\n${part}</ul>`;
    const further = items.slice(FIRST_REASONS);
    if (further.length === 0)
        return list(items);
    return html `${list(items.slice(0, FIRST_REASONS))}
<details><summary>${(0,format/* formatCounted */.So)(further.length, 'further reason')}</summary>${list(further)}</details>`;
}
/** Notes as a list; empty without any. */
function noteList(notes) {
    if (notes.length === 0)
        return EMPTY;
    return html `<ul class="notes">${notes.map((note) => html `<li>${message(note)}</li>`)}</ul>`;
}
function subjects({ theme, check }, view) {
    return [
        ...(theme === undefined ? [] : [html `<span>${subject('theme', theme, view)}</span>`]),
        ...(check === undefined ? [] : [html `<span>${subject('check', check, view)}</span>`]),
    ];
}

// EXTERNAL MODULE: ./report/place-name.js
var place_name = __webpack_require__(5426);
// EXTERNAL MODULE: ./core/text/line-diff.js + 1 modules
var line_diff = __webpack_require__(9875);
;// CONCATENATED MODULE: ./report/html/diff.js
/** The change of a prompt, line by line; in lines that resemble each other the words that differ are marked. */



/** Words, and what stands between them. */
const WORDS = /\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu;
const MARKS = { same: ' ', removed: '−', added: '+' };
const ELEMENTS = { same: 'div', removed: 'del', added: 'ins' };
/** The difference of two texts, each given as its lines. */
function diffBlock(before, after) {
    const rows = blocksOf((0,line_diff/* diffLines */.Pp)(before, after)).flatMap(rowsOf);
    const shown = (0,line_diff/* stretchesOf */.TM)(rows).map(({ isFar, lines }) => {
        const all = lines.map(rowHtml);
        return isFar && all.length > 1 ? fold(all) : html `${all}`;
    });
    return html `<div class="diff" dir="auto">${shown}</div>\n`;
}
function fold(rows) {
    return html `<details><summary>${(0,format/* formatCounted */.So)(rows.length, 'unchanged line')}</summary>${rows}</details>\n`;
}
function rowHtml({ kind, content }) {
    const element = ELEMENTS[kind];
    return html `<${element}><span class="mark">${MARKS[kind]}</span><span>${content}</span></${element}>\n`;
}
/** Stretches of a diff: unchanged lines, or removed lines with the added ones that follow them. */
function blocksOf(diff) {
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
}
function beginsBlock(last, kind) {
    if (last === kind)
        return false;
    return last === undefined || last === 'same' || kind !== 'added';
}
/** The rows of a block; the first line added is taken for the new form of the first removed, and so on. */
function rowsOf(block) {
    const textsOf = (kind) => block.filter((line) => line.kind === kind).map(({ text }) => text);
    const [removed, added] = [textsOf('removed'), textsOf('added')];
    return [
        ...textsOf('same').map((text) => ({ kind: 'same', content: html `${text}` })),
        ...removed.map((text, index) => ({ kind: 'removed', content: mark(text, added[index]) })),
        ...added.map((text, index) => ({ kind: 'added', content: mark(text, removed[index]) })),
    ];
}
/** A line with the words marked that its counterpart has not, unless most of it is different. */
function mark(text, counterpart) {
    if (counterpart === undefined)
        return html `${text}`;
    const words = (0,line_diff/* diffLines */.Pp)(wordsOf(counterpart), wordsOf(text)).filter(({ kind }) => kind !== 'removed');
    const shared = words.reduce((sum, word) => sum + (word.kind === 'same' ? word.text.length : 0), 0);
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
    return html `${stretches.map(({ kind, content }) => (kind === 'same' ? content : html `<b>${content}</b>`))}`;
}
function wordsOf(line) {
    return line.match(WORDS) ?? [];
}

;// CONCATENATED MODULE: ./report/html/prompt-fix.js
/** A prompt fix: where its text stands, what changes in it, and the new text to copy. */






/** Longest text of a prompt shown, in UTF-16 units; one that is cut is not offered for copying. */
const MAX_TEXT_CHARS = 200_000;
/** The prompt fix of a recommendation; empty where it changes no prompt. */
function promptFix({ currentText, suggestedText }, found, id) {
    if (currentText === null && suggestedText === null)
        return EMPTY;
    return html `<div class="fix">${place(found)}${change(currentText, suggestedText)}${suggestion(suggestedText, id)}</div>`;
}
/** What became of looking for the text in the repository; empty where it was not searched for. */
function place(found) {
    return found === undefined ? EMPTY : html `<p class="place">${words(found)}</p>\n`;
}
function words(found) {
    switch (found.state) {
        case 'located':
            return html `<b>Located</b> in ${names([found.place])}${found.leftOut === null ? '' : `; left out of the patch: ${message(found.leftOut)}`}`;
        case 'ambiguous':
            return html `<b>Ambiguous</b>: the text stands in ${(0,format/* formatCounted */.So)(found.places.length, 'place')}, so nobody can tell which one is meant: ${names(found.places)}`;
        case 'applied':
            return html `<b>Already applied</b>: the suggested text stands in ${names(found.places)}`;
        case 'missing':
            return html `<b>Not found</b> in the repository: the fix is stale, or the prompt lives elsewhere`;
    }
}
function names(places) {
    return html `${places.map((place, index) => html `${index > 0 ? ', ' : ''}<code>${line((0,place_name/* placeName */.f)(place))}</code>`)}`;
}
function change(currentText, suggestedText) {
    const current = currentText ?? '';
    const longest = Math.max(current.length, suggestedText?.length ?? 0);
    const cut = cutNote(longest - MAX_TEXT_CHARS);
    return suggestedText === null
        ? html `${plainText((0,strip/* clip */.$Q)(current, MAX_TEXT_CHARS))}${cut}`
        : html `${diffBlock(linesOf(current), linesOf(suggestedText))}${cut}`;
}
function suggestion(text, id) {
    if (text === null || text === '')
        return EMPTY;
    const isWhole = text.length <= MAX_TEXT_CHARS;
    const isAsWritten = (0,strip/* stripUnprintable */.jh)(text) === text.replace(/\r\n?/g, '\n');
    const button = html `<button type="button" class="js-only" data-copy="${id}-text">Copy the suggested text</button>`;
    return html `<div class="suggestion">${isWhole ? button : EMPTY}
<details><summary>Suggested text as a whole</summary>
${plainText((0,strip/* clip */.$Q)(text, MAX_TEXT_CHARS), id)}</details></div>
${isAsWritten ? EMPTY : html `<p class="note">Characters that cannot be seen are left out here, also of what is copied.</p>`}`;
}
/** A text as it is; the first line break after the tag is not part of it. */
function plainText(text, id) {
    return html `<pre dir="auto"${id === undefined ? EMPTY : html ` id="${id}-text"`}>\n${text}</pre>\n`;
}
function linesOf(text) {
    return text === '' ? [] : (0,strip/* stripUnprintable */.jh)((0,strip/* clip */.$Q)(text, MAX_TEXT_CHARS)).split('\n');
}

;// CONCATENATED MODULE: ./report/html/recommendations.js
/** What the service recommends, in its order. */




const MAX_THEMES = 20;
/** All recommendations; empty without any. */
function recommendationSection(view) {
    const { id, report } = view;
    const { recommendations } = report;
    if (recommendations.length === 0)
        return EMPTY;
    const items = [...recommendations.entries()]
        .toSorted(([, a], [, b]) => a.order - b.order)
        .map(([position, recommendation]) => item(recommendation, position, view));
    return html `
<section aria-labelledby="${id}-recommendations">
<h3 id="${id}-recommendations">Recommendations <span class="count">${(0,format/* formatCount */.B4)(recommendations.length)}</span></h3>
${items}</section>`;
}
function item(recommendation, position, view) {
    const { order, severity, channel, body } = recommendation;
    const id = `${view.id}-fix-${position + 1}`;
    const found = view.fixes.get(position);
    const marks = [severity, channel].map((mark) => mark === null ? EMPTY : html `<span class="badge">${line(mark)}</span>`);
    const rest = view.settings.detail === 'brief'
        ? place(found)
        : html `${prose(body)}${promptFix(recommendation, found, id)}${meantFor(recommendation, view)}`;
    return html `<article class="panel recommendation" id="${id}">
<div class="title"><span class="order">${order}.</span><h4 dir="auto">${title(recommendation.title)}</h4><span class="marks">${marks}</span></div>
${rest}</article>
`;
}
function meantFor({ themeSlugs }, view) {
    if (themeSlugs.length === 0)
        return EMPTY;
    const themes = themeSlugs.slice(0, MAX_THEMES).map((slug, index) => {
        const link = view.themeLinks.get(slug) ?? html `${title(slug)}`;
        return html `${index > 0 ? '; ' : ''}${link}`;
    });
    return html `<p class="label">Meant for: ${themes}</p>`;
}

// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(6591);
// EXTERNAL MODULE: ./core/outcome.js
var outcome = __webpack_require__(9598);
// EXTERNAL MODULE: ./report/found-fixes.js
var found_fixes = __webpack_require__(5577);
;// CONCATENATED MODULE: ./report/html/facets.js
/** What the themes can be filtered by: the values that occur, each with a number of its own. */


/** Values told apart; any more are one. Only a service that means mischief has so many. */
const MAX_VALUES = 8;
const MAX_LABEL_CHARS = 40;
const LIFECYCLES = ['NEW', 'PERSISTENT', 'IMPROVING', 'FIXED'];
/** The facets of all themes of a page. */
function facetsOf(themes) {
    return [
        facet('severity', 'Severity', themes, (theme) => theme.severity, theme_order/* severityRank */.q),
        facet('lifecycle', 'Lifecycle', themes, (theme) => theme.lifecycle ?? '', lifecycleRank),
    ];
}
function facet(name, legend, themes, textOf, rank) {
    const counts = new Map();
    for (const theme of themes)
        counts.set(textOf(theme), (counts.get(textOf(theme)) ?? 0) + 1);
    const sorted = [...counts].toSorted(([a], [b]) => rank(a) - rank(b));
    const values = sorted
        .slice(0, MAX_VALUES)
        .map(([value, count]) => ({ label: (0,strip/* fold */.AU)(value, MAX_LABEL_CHARS) || '(none)', count }));
    const others = sorted.slice(MAX_VALUES).reduce((sum, [, count]) => sum + count, 0);
    if (others > 0)
        values.push({ label: '(other)', count: others });
    const numbers = new Map(sorted.map(([value], index) => [value, Math.min(index, MAX_VALUES)]));
    return { name, legend, values, numberOf: (theme) => Number(numbers.get(textOf(theme))) };
}
function lifecycleRank(lifecycle) {
    const rank = LIFECYCLES.indexOf(lifecycle);
    return rank === -1 ? LIFECYCLES.length : rank;
}

;// CONCATENATED MODULE: ./report/html/views.js
/** What the parts of a page share: a run, its place on the page, and what is known of its themes. */







/** The runs of a page, the worst first. */
function runViews(report, settings) {
    const facets = facetsOf(report.runs.flatMap(({ report }) => report?.themes ?? []));
    return (0,outcome/* worstFirst */.md)(report.runs).map((run, index) => ({
        run,
        settings,
        id: `run-${index + 1}`,
        facets,
        fixes: (0,found_fixes/* foundFixes */.S)(report, report.runs.indexOf(run)),
    }));
}
/** A run's report with what is said of its themes and checks elsewhere; null without a report. */
function reportView(view) {
    const { run, id } = view;
    if (run.report === null)
        return null;
    const themes = (0,theme_order/* sortThemes */.l)(run.report.themes);
    const reasonsBy = (kind) => new Map(run.reasons.flatMap((reason) => {
        const name = reason[kind];
        return name === undefined ? [] : [[name, reason]];
    }));
    return {
        ...view,
        report: run.report,
        themes,
        themeLinks: new Map(themes.map((theme, index) => [theme.slug, themeLink(theme, id, index)])),
        waivers: (0,spared/* waiversByName */.wT)(run.spared),
        reasons: { theme: reasonsBy('theme'), check: reasonsBy('check') },
    };
}
function themeLink(theme, runId, index) {
    return html `<a href="#${themeAnchor(runId, index)}">${title(theme.title)}</a>`;
}
/** Anchor of the theme at a position of those shown. */
function themeAnchor(runId, index) {
    return `${runId}-theme-${index + 1}`;
}

;// CONCATENATED MODULE: ./report/html/themes.js
/** Failure themes as cards, the most severe first. */







/** How many of the first themes are unfolded if they are severe. */
const UNFOLDED = 5;
/** Cards of a group: of many themes a browser works only on the groups that are in sight. */
const GROUP = 50;
/** The cards of a run's themes, in a list that the filter works on. */
function* themeSection(view) {
    const { id, themes } = view;
    if (themes.length === 0) {
        yield html `<p class="none">No themes.</p>`;
        return;
    }
    yield html `
<section aria-labelledby="${id}-themes">
<h3 id="${id}-themes">Themes <span class="count">${(0,format/* formatCount */.B4)(themes.length)}</span></h3>
<div class="themes${themes.length > GROUP ? ' many' : ''}">
`;
    const known = new Set(view.run.spared?.known);
    for (let first = 0; first < themes.length; first += GROUP) {
        const cards = themes
            .slice(first, first + GROUP)
            .map((theme, index) => themeCard(theme, first + index, known, view));
        yield html `<div class="group">\n${cards}</div>\n`;
    }
    yield html `</div>
<p class="none" hidden>No theme of this run matches the filter.</p>
</section>`;
}
function themeCard(theme, index, known, view) {
    const rank = (0,theme_order/* severityRank */.q)(theme.severity);
    const facets = view.facets.map((facet) => html ` data-${facet.name}="${facet.numberOf(theme)}"`);
    return html `<article class="theme severity-${rank}" id="${themeAnchor(view.id, index)}"${facets}>
<div class="title"><span class="badge severity">${line(theme.severity)}</span><h4 dir="auto">${title(theme.title)}</h4>${marks(theme, known, view)}</div>
${facts(theme)}
${waiverNote(theme, view)}${analysis(theme, index, view)}</article>
`;
}
/** What else is said of a theme on the page, in a word each. */
function marks({ slug, lifecycle }, known, view) {
    const reason = view.reasons.theme.get(slug);
    return html `<span class="marks">${[
        lifecycle === null ? EMPTY : html `<span class="badge">${line(lifecycle)}</span>`,
        reason === undefined
            ? EMPTY
            : html `<a class="badge reason" href="#${view.id}-reasons">reason: ${line(reason.rule)}</a>`,
        waivedMark(view.waivers.theme.get(slug)),
        known.has(slug) ? html `<span class="badge waived">known before</span>` : EMPTY,
    ]}</span>`;
}
function facts(theme) {
    const { affectedCallCount: affected, totalCallCount: total, checkNames } = theme;
    const facts = [
        ['Calls affected', html `${(0,format/* formatShare */.T1)(affected, total)} ${shareBar(affected, total)}`],
        ...fact('Impact', theme.impact),
        ...fact('Prevalence', theme.prevalence),
        ...fact('Root cause', theme.rootCauseChannel),
        ...fact('Checks', checkNames.length === 0 ? null : checkNames.join(', ')),
    ];
    return html `<dl>${facts.map(([name, value]) => html `<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}
function fact(name, value) {
    return value === null ? [] : [[name, html `${line(value)}`]];
}
function shareBar(part, whole) {
    const percent = whole > 0 ? Math.min((part / whole) * 100, 100).toFixed(1) : 0;
    return html `<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width="${percent}" height="6"/></svg>`;
}
function waiverNote({ slug }, { waivers }) {
    const waiver = waivers.theme.get(slug);
    return waiver === undefined ? EMPTY : html `<p class="note">Waived: ${waiverWords(waiver)}</p>\n`;
}
function analysis(theme, index, { settings }) {
    if (settings.detail === 'brief')
        return EMPTY;
    const isOpen = index < UNFOLDED && (0,theme_order/* severityRank */.q)(theme.severity) <= 1;
    return html `<details${isOpen ? html ` open` : EMPTY}><summary>Analysis</summary>
${prose(theme.analysis)}${callList(theme.callIds, settings)}<p class="label">Slug <code>${line(theme.slug)}</code></p></details>
`;
}

// EXTERNAL MODULE: ./report/trend-order.js
var trend_order = __webpack_require__(5825);
;// CONCATENATED MODULE: ./report/html/trend.js
/** How each check's pass rate moved since the previous run: a chart whose rows are those of a table. */






/** The chart's scale: two units a percent, and room for half a label at both ends. */
const MARGIN = 12;
const WIDTH = 200 + 2 * MARGIN;
const HEIGHT = 32;
const RADIUS = { previous: 6, current: 4 };
const GRID = `M${xOf(0)} 0V${HEIGHT}M${xOf(50)} 0V${HEIGHT}M${xOf(100)} 0V${HEIGHT}`;
/** The trend, the greatest loss first; empty where there is no previous run. */
function trendSection(view) {
    const { id, report } = view;
    const { trend } = report;
    if (trend === null)
        return EMPTY;
    const rows = (0,trend_order/* sortTrend */.a)(trend.rows);
    return html `
<section aria-labelledby="${id}-trend">
<h3 id="${id}-trend">Trend <span class="count">${(0,format/* formatCount */.B4)(rows.length)}</span></h3>
<p>Pass rates, compared with ${baseline(trend, view)}; change in percentage points. <span class="legend"><span>${dots(0, null)} previous</span> <span>${dots(null, 0)} current</span></span></p>
<div class="scroll" role="group" aria-labelledby="${id}-trend" tabindex="0">
<table class="trend">
<thead><tr><th scope="col">Check</th><td class="chart">${axis()}</td><th scope="col" class="number">Previous</th><th scope="col" class="number">Current</th><th scope="col" class="number">Change</th><th scope="col">Lifecycle</th></tr></thead>
<tbody>
${rows.map((row) => trendRow(row, view))}</tbody>
</table>
</div>
</section>`;
}
function trendRow(row, view) {
    const { checkName, previousPassRate: previous, currentPassRate: current, lifecycle } = row;
    const lost = (0,trend_order/* pointsLost */.M)(row) > 0;
    return html `<tr><th scope="row">${line(checkName)}${trend_marks(checkName, view)}</th><td class="chart">${chart(previous, current, lost)}</td><td class="number">${(0,format/* formatPercent */.l9)(previous)}</td><td class="number">${(0,format/* formatPercent */.l9)(current)}</td><td class="number${lost ? ' lost' : ''}">${(0,format/* formatChange */.eD)(previous, current)}</td><td>${line(lifecycle)}</td></tr>
`;
}
function trend_marks(check, { id, reasons, waivers }) {
    const reason = reasons.check.get(check);
    const mark = reason === undefined
        ? EMPTY
        : html ` <a class="badge reason" href="#${id}-reasons">reason: ${line(reason.rule)}</a>`;
    return html `${mark}${waivedMark(waivers.check.get(check))}`;
}
/** A check's two rates on one scale, joined; the numbers beside it say the same. */
function chart(previous, current, lost) {
    const joint = previous === null || current === null
        ? EMPTY
        : html `<path class="joint${lost ? ' lost' : ''}" d="M${xOf(previous)} ${HEIGHT / 2}H${xOf(current)}"/>`;
    return html `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true"><path class="grid" d="${GRID}"/>${joint}${dot('previous', previous)}${dot('current', current)}</svg>`;
}
function dot(name, percent) {
    return percent === null
        ? EMPTY
        : html `<circle class="${name}" cx="${xOf(percent)}" cy="${HEIGHT / 2}" r="${RADIUS[name]}"/>`;
}
/** A dot by itself, as the legend shows it. */
function dots(previous, current) {
    return html `<svg class="dot" viewBox="0 0 ${2 * MARGIN} ${HEIGHT}" aria-hidden="true">${dot('previous', previous)}${dot('current', current)}</svg>`;
}
function axis() {
    const labels = [0, 50, 100].map((percent) => html `<text x="${xOf(percent)}" y="22">${percent}</text>`);
    return html `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${labels}</svg>`;
}
function xOf(percent) {
    return MARGIN + Number((Math.min(Math.max(percent, 0), 100) * 2).toFixed(1));
}
function baseline(trend, { settings }) {
    const id = runLink(trend.baselineRunPlanJobId, settings);
    const isNamed = id !== EMPTY;
    if (trend.baselineRunNumber === null)
        return html `run ${isNamed ? id : '(without ID)'}`;
    return html `run ${trend.baselineRunNumber}${isNamed ? html ` (${id})` : EMPTY}`;
}

;// CONCATENATED MODULE: ./report/html/run.js
/** One run of the page: what came of it, and everything that its report holds. */













/** A run as a section of the page. */
function* runSection(view) {
    const { run, id } = view;
    const report = reportView(view);
    yield html `
<section class="run ${run.outcome}" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${icon(run.outcome)}<span>${run.jobId === '' ? '' : 'Run '}${runName(view)}: ${run.outcome}</span></h2>
${runFacts(run)}
${runReasonList(view, report)}
${debriefError(run)}
${noteList(run.notes)}
`;
    if (report !== null)
        yield* reportParts(report);
    yield html `
</section>`;
}
/** What a run is called: its ID, linked where the workflow says how, or its label. */
function runName({ run, settings }) {
    const link = runLink(run.jobId, settings);
    return link === EMPTY ? html `${runLabel(run)}` : link;
}
/** What a run is called where no link may stand. */
function runLabel({ jobId, label }) {
    return (0,strip/* fold */.AU)(jobId, 100) || (0,strip/* fold */.AU)(label, 200) || '(unnamed)';
}
function runFacts({ report, debrief, runStatus }) {
    const facts = [];
    if (report !== null)
        facts.push(html `Verdict <b>${line(report.verdict)}</b>`);
    else if (debrief !== null)
        facts.push(html `Debrief <b>${line(debrief.status)}</b>`);
    if (runStatus !== null && runStatus !== 'COMPLETED')
        facts.push(html `Run status <b>${line(runStatus)}</b>`);
    if (report !== null)
        facts.push(html `Debrief of ${time(report.generatedAt)}`);
    if (report !== null && report.trend === null)
        facts.push(html `No previous run to compare with`);
    return html `<p class="meta">${facts.map((fact) => html `<span>${fact}</span>`)}</p>`;
}
function debriefError(run) {
    const error = (0,report_facts/* untoldError */.rg)(run);
    if (error === '')
        return EMPTY;
    return html `<p>The service says of the debrief:</p><blockquote>${prose(error)}</blockquote>`;
}
function* reportParts(view) {
    const { run, report } = view;
    const summary = prose(report.verdictSummary);
    yield html `${summary === EMPTY ? EMPTY : html `<blockquote>${summary}</blockquote>`}
${run.spared === null ? EMPTY : sparedSection(view, run.spared)}
`;
    yield* themeSection(view);
    yield html `
${recommendationSection(view)}
${trendSection(view)}
${executiveSummary(view)}
${findingSection(view, 'Key findings', 'findings', report.keyFindings)}
${findingSection(view, 'What went well', 'well', report.wentWell)}`;
}

;// CONCATENATED MODULE: ./report/html/navigation.js
/** What stands beside the report: where to go on the page, and the filter of the themes. */




/** Links to the runs, or to the parts of a single one. */
function navigation(views) {
    const links = views.length === 1 ? views.flatMap(partLinks) : views.map(navigation_runLink);
    if (links.length === 0)
        return EMPTY;
    return html `<nav aria-label="${views.length === 1 ? 'Parts of the report' : 'Runs'}"><ul role="list">
${links}</ul></nav>`;
}
/** The filter of the themes, hidden until the page's script shows it; empty without any theme. */
function filter(facets, themes, { detail }) {
    if (themes === 0)
        return EMPTY;
    const all = (0,format/* formatCounted */.So)(themes, 'theme');
    return html `<section class="filter js-only" aria-label="Filter">
${facets.map(choices)}
<p id="filter-status" role="status" data-all="${all}">${all}</p>
<button type="button" id="filter-clear" hidden>Show all</button>
${detail === 'brief'
        ? EMPTY
        : html `<button type="button" id="unfold">Unfold all themes</button>
`}</section>`;
}
function choices({ name, legend, values }) {
    const buttons = values.map(({ label, count }, number) => html `<button type="button" aria-pressed="false" data-facet="${name}" data-value="${number}">${label} <span class="count">${(0,format/* formatCount */.B4)(count)}</span></button>\n`);
    return html `<div role="group" aria-labelledby="filter-${name}"><p class="label" id="filter-${name}">${legend}</p>
${buttons}</div>
`;
}
function navigation_runLink({ run, id }) {
    const themes = run.report === null
        ? EMPTY
        : html ` <span class="count">${(0,format/* formatCounted */.So)(run.report.themes.length, 'theme')}</span>`;
    return html `<li class="${run.outcome}"><a href="#${id}">${icon(run.outcome)}<span class="name">${runLabel(run)}</span><span class="hidden">: ${run.outcome}</span>${themes}</a></li>\n`;
}
function partLinks({ run, id }) {
    if (run.report === null)
        return [];
    const { themes, recommendations, trend, executiveSummary, keyFindings, wentWell } = run.report;
    const { paragraphs, sections } = executiveSummary;
    const parts = [
        ['themes', 'Themes', themes.length],
        ['recommendations', 'Recommendations', recommendations.length],
        ['trend', 'Trend', trend?.rows.length ?? 0],
        ['summary', 'Executive summary', paragraphs.length + sections.length],
        ['findings', 'Key findings', keyFindings.length],
        ['well', 'What went well', wentWell.length],
    ];
    return parts
        .filter(([, , count]) => count > 0)
        .map(([anchor, name, count]) => html `<li><a href="#${id}-${anchor}"><span class="name">${name}</span> <span class="count">${(0,format/* formatCount */.B4)(count)}</span></a></li>\n`);
}

;// CONCATENATED MODULE: ./report/html/words.js



/** What the outcome means for the reader, in one sentence. */
function outcomeSentence(report) {
    const { sentence, judgedBy } = (0,outcome_words/* answerOf */.ut)(report);
    const by = judgedBy === null ? EMPTY : html ` Judged by ${line(judgedBy)}.`;
    return html `${ownWords(sentence)}${by}`;
}
/** What the reader can do; empty where the outcome is a judgement. */
function outcomeCure(report) {
    return ownWords((0,outcome_words/* cureOf */.XZ)(report));
}
function ownWords(words) {
    return ownMarkup(escapeHtml(words)
        .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
        .replace(/`(.+?)`/g, '<code>$1</code>'));
}

;// CONCATENATED MODULE: ./report/html/overview.js
/** The top of the page: the outcome, what it means, and the runs in a table where there are several. */










/** Reasons of a run that its row of the table repeats. */
const REASONS_IN_ROW = 3;
/** The outcome, its meaning, the counts over all runs, and the reasons of the step itself. */
function pageHeader(report) {
    const tone = toneOf(report);
    const cure = outcomeCure(report);
    return html `<header class="outcome ${tone}">
<div class="verdict">${icon(tone)}<div><h1>${(0,outcome_words/* answerOf */.ut)(report).title}</h1><p>${outcomeSentence(report)}</p></div></div>
${tiles(report)}
${stepReasons(report.reasons)}
${cure.markup === '' ? EMPTY : html `<p class="cure">${cure}</p>`}
${unmatchedList(report.runs)}
${stepNotes(report)}
</header>`;
}
/** Several runs in a table; empty for a single one. */
function overview(views) {
    if (views.length < 2)
        return EMPTY;
    const heads = ['Themes', 'High', 'New', 'Checks below previous'];
    return html `
<section aria-labelledby="overview">
<h2 id="overview">Runs <span class="count">${(0,format/* formatCount */.B4)(views.length)}</span></h2>
<div class="scroll" role="group" aria-labelledby="overview" tabindex="0">
<table class="runs">
<thead><tr><th scope="col">Outcome</th><th scope="col">Run</th><th scope="col">Verdict</th>${heads.map((head) => html `<th scope="col" class="number">${head}</th>`)}<th scope="col">Why</th></tr></thead>
<tbody>
${views.map(overviewRow)}</tbody>
</table>
</div>
</section>`;
}
function overviewRow(view) {
    const { run, id } = view;
    const facts = (0,report_facts/* factsOf */.xS)(run.report);
    const counts = [facts.themesTotal, facts.themesHigh, facts.themesNew, facts.checksRegressed];
    const cells = counts.map((count) => html `<td class="number">${run.report === null ? NONE : (0,format/* formatCount */.B4)(count)}</td>`);
    const why = run.reasons.slice(0, REASONS_IN_ROW).map((reason) => reason.message);
    return html `<tr><td class="${run.outcome}"><a class="jump" href="#${id}">${icon(run.outcome)}${run.outcome}</a></td><th scope="row">${runName(view)}</th><td>${line(run.report?.verdict ?? null)}</td>${cells}<td>${line(why.join('; '))}</td></tr>
`;
}
/** The counts that matter; empty where no run has a report. */
function tiles({ runs }) {
    const reports = runs.flatMap(({ report }) => report ?? []);
    if (reports.length === 0)
        return EMPTY;
    const { themesTotal, themesHigh, themesNew, checksRegressed } = (0,report_facts/* sumFacts */.tx)(runs);
    const checks = reports.reduce((sum, { trend }) => sum + (trend?.rows.length ?? 0), 0);
    const regressed = `${(0,format/* formatCount */.B4)(checksRegressed)} of ${(0,format/* formatCount */.B4)(checks)}`;
    const facts = [
        tile('Themes', (0,format/* formatCount */.B4)(themesTotal)),
        tile('High', (0,format/* formatCount */.B4)(themesHigh)),
        tile('New', (0,format/* formatCount */.B4)(themesNew)),
        tile('Checks below previous', checks === 0 ? NONE : regressed),
        runs.length === 1 ? EMPTY : tile('Runs', (0,format/* formatCount */.B4)(runs.length)),
    ];
    return html `<dl class="tiles">${facts}</dl>`;
}
function tile(name, value) {
    return html `<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

;// CONCATENATED MODULE: ./report/html/script.js
/**
 * What the page does when it may: filter themes, copy prompts, unfold. It takes no data but the
 * page's own elements, and writes text only. A change of it changes its hash in `security-policy.ts`.
 */
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
  const status = byId('filter-status');
  const clear = byId('filter-clear');

  function chosen(facet) {
    const pressed = choices.filter((choice) => choice.dataset.facet === facet && choice.ariaPressed === 'true');
    return new Set(pressed.map((choice) => choice.dataset.value));
  }

  function applyFilter() {
    const severities = chosen('severity');
    const lifecycles = chosen('lifecycle');
    const fits = (values, value) => values.size === 0 || values.has(value);
    const show = ({ card, severity, lifecycle }) => {
      const visible = fits(severities, severity) && fits(lifecycles, lifecycle);
      if (card.hidden === visible) card.hidden = !visible;
      return visible;
    };
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
    const active = severities.size + lifecycles.size > 0;
    status.textContent = active ? total.toLocaleString('en') + ' of ' + status.dataset.all + ' shown' : status.dataset.all;
    clear.hidden = !active;
  }

  function clearFilter() {
    for (const choice of choices) choice.ariaPressed = 'false';
    applyFilter();
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
      choices[0].focus();
      clearFilter();
    }
    if (button.dataset.facet) {
      button.ariaPressed = button.ariaPressed === 'true' ? 'false' : 'true';
      applyFilter();
    }
  });

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
/**
 * What the page may do: run its own script and style, known by their hashes, and nothing else.
 * The hashes are constants, since nothing here may compute them; their test does, and shows the right
 * ones after a change of either.
 */
const SCRIPT_HASH = 'sha256-xsJBOeyHuXCYArJ71W376e3qEt4/t8tMVtTIyXKYNho=';
const STYLE_HASH = 'sha256-Iv+KZ1bnjcguWyqnNDoFjj8ZeyBRlPp3GG7ovD8jL+w=';
/** The Content Security Policy of the page. */
const SECURITY_POLICY = [
    "default-src 'none'",
    `script-src '${SCRIPT_HASH}'`,
    `style-src '${STYLE_HASH}'`,
    "base-uri 'none'",
    "form-action 'none'",
].join('; ');

;// CONCATENATED MODULE: ./report/html/style.js
/**
 * How the page looks: light and dark, on a wide and a narrow screen, and on paper. No colour says
 * what no word says. A change of it changes its hash in `security-policy.ts`.
 */
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
.meta > span:not(:last-child)::after { content: ' · '; }
.meta b { color: var(--text); font-weight: 600; }

.passed { --tone: var(--green); --tone-back: var(--green-back); }
.failed, .error { --tone: var(--red); --tone-back: var(--red-back); }
.inconclusive, .tolerated { --tone: var(--amber); --tone-back: var(--amber-back); }
.skipped, .started { --tone: var(--blue); --tone-back: var(--blue-back); }
h2 > .icon, .verdict > .icon, nav .icon, td .icon { color: var(--tone); }

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
.meta:empty { display: none; }
.rule { font: 600 0.8125rem/1.5 var(--mono); }
.notes { color: var(--soft); }

.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; margin-top: 1.25rem; }
aside { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; align-content: start; }
nav, .filter { padding: 0.5rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.125rem; max-height: 14rem; overflow-y: auto; }
nav a { display: flex; gap: 0.5rem; align-items: center; padding: 0.25rem 0.5rem; border-radius: 5px; color: var(--text); text-decoration: none; }
nav a:hover { background: var(--sunken); }
nav li { max-width: 100%; }
nav .name { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
nav .count { margin-left: auto; font-size: 0.8125rem; white-space: nowrap; }
.filter { padding: 0.75rem; }
.filter > div { margin-bottom: 0.625rem; }
button { font: inherit; font-size: 0.8125rem; padding: 0.1875rem 0.625rem; margin: 0.125rem 0.125rem 0.125rem 0; color: var(--text); background: var(--panel); border: 1px solid var(--edge); border-radius: 999px; cursor: pointer; }
button:hover { border-color: var(--soft); }
button[aria-pressed=true] { background: var(--text); border-color: var(--text); color: var(--panel); }
button[aria-pressed=true] .count { color: inherit; }
#filter-status { font-size: 0.875rem; font-variant-numeric: tabular-nums; margin-bottom: 0.375rem; }

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
.bar { width: 4rem; height: 0.375rem; margin-left: 0.25rem; border-radius: 3px; background: var(--sunken); fill: var(--tone); vertical-align: middle; border: 1px solid var(--edge); }
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

.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
th, td { overflow-wrap: break-word; padding: 0.375rem 0.75rem; text-align: left; vertical-align: middle; border-top: 1px solid var(--edge); }
thead th, thead td { border-top: 0; color: var(--soft); font-weight: 600; background: var(--sunken); }
thead .number { white-space: normal; }
tbody th { font-weight: 600; min-width: 12rem; }
.runs th, .runs td { padding-inline: 0.5rem; }
.runs tbody th { min-width: 10rem; }
.runs td:last-child { min-width: 15rem; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
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
  .chart, .chart svg { width: 9rem; }
}
@media print {
  :root { --page: #fff; --panel: #fff; --sunken: #fff; --text: #000; --soft: #444; --edge: #bbb; --link: #000; }
  body { padding: 0; max-width: none; font-size: 10pt; }
  nav, button, .skip, .filter > div { display: none; }
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









/** Most runs that a browser lays out at once; of more it lays out those in sight. */
const FEW_RUNS = 20;
/** Renders a report as an HTML page, piece by piece. Everything that the service wrote is escaped. */
function* renderHtml(report, settings) {
    for (const { markup } of page(report, settings))
        yield markup;
}
function* page(report, settings) {
    const views = runViews(report, settings);
    yield html `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${SECURITY_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${(0,outcome_words/* answerOf */.ut)(report).title}</title>
<style>${ownMarkup(STYLE)}</style>
</head>
<body>
<a class="skip" href="#report">Skip to the report</a>
${pageHeader(report)}
`;
    yield* body(views, settings);
    yield html `
<p id="copy-status" class="hidden" role="status"></p>
<script>${ownMarkup(SCRIPT)}</script>
</body>
</html>
`;
}
function* body(views, settings) {
    const themes = views.reduce((sum, { run }) => sum + (run.report?.themes.length ?? 0), 0);
    const beside = html `${navigation(views)}${filter(views[0]?.facets ?? [], themes, settings)}`;
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
${overview(views)}
`;
    for (const view of views)
        yield* runSection(view);
    yield html `
</main>${hasAside ? html `\n</div>` : EMPTY}`;
}

// EXTERNAL MODULE: ./core/input/iso-time.js
var iso_time = __webpack_require__(900);
;// CONCATENATED MODULE: ./core/text/xml.js
/** Text of others for XML 1.0. */

/** Characters that XML 1.0 forbids even as references, beside those that no reader sees. */
const FORBIDDEN = /[\ufffe\uffff]/g;
/**
 * A text as it may stand between tags and, on one line, in a quoted attribute. Unprintable and
 * forbidden characters are gone; tabs and line breaks stay.
 */
function escapeXml(text) {
    return (0,strip/* stripUnprintable */.jh)(text)
        .replace(FORBIDDEN, '')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&apos;');
}

// EXTERNAL MODULE: ./report/run-url.js
var run_url = __webpack_require__(6810);
// EXTERNAL MODULE: ./report/shortfall.js
var shortfall = __webpack_require__(6908);
;// CONCATENATED MODULE: ./report/junit/suites.js




/** Calls of one check that have a case each. */
const MAX_CALLS = 1000;
const GATE = 'Simulation gate';
/** What becomes of a reason, by the outcome of its run. */
const KIND = {
    passed: null,
    failed: 'failure',
    inconclusive: 'error',
    error: 'error',
    started: 'skipped',
    skipped: 'skipped',
};
/** The suites of a report: those of its runs, and one of the step where it has reasons of its own. */
function suitesOf(report, settings) {
    const names = suiteNames(report);
    const isByVerdict = report.policy.path === null;
    const suites = report.runs.flatMap((run, index) => {
        const view = viewOf(run, names[index] ?? GATE, isByVerdict);
        const checks = (run.checks ?? []).map((check) => checkSuite(check, view));
        return [runSuite(view, settings), ...checks];
    });
    if (report.runs.length === 0 || report.reasons.length > 0)
        suites.push(gateSuite(report));
    return suites;
}
/** A name for each run: what it is of, and the gate's name where that alone would not tell it. */
function suiteNames({ runs, gateName }) {
    const uses = new Map();
    return runs.map(({ stableName, about }) => {
        const subject = stableName ?? about?.planName ?? about?.planId ?? undefined;
        const parts = runs.length === 1 ? [gateName ?? subject] : [gateName, subject];
        const name = parts.filter((part) => part !== undefined).join(': ') || GATE;
        const use = (uses.get(name) ?? 0) + 1;
        uses.set(name, use);
        return use === 1 ? name : `${name} (${use})`;
    });
}
function viewOf(run, name, isByVerdict) {
    return {
        run,
        name,
        isFailedByVerdict: isByVerdict && run.outcome === 'failed',
        reasons: {
            theme: Map.groupBy(run.reasons, ({ theme }) => theme),
            check: Map.groupBy(run.reasons, ({ check }) => check),
        },
        waivers: (0,spared/* waiversByName */.wT)(run.spared),
    };
}
/** The step itself, where no run stands for it or something is wrong with the workflow. */
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
function runSuite(view, settings) {
    const { run, name } = view;
    const { jobId, outcome, runStatus, debrief, report } = run;
    const withSuite = new Set(run.checks?.map((check) => check.name));
    const checks = checkNames(run).filter((check) => !withSuite.has(check));
    return {
        name,
        writtenAt: report?.generatedAt ?? '',
        properties: [
            ['outcome', outcome],
            ['verdict', report?.verdict ?? ''],
            ['job-id', jobId],
            ['run-url', (0,run_url/* runUrl */.V)(jobId, settings) ?? ''],
            ['run-status', runStatus ?? ''],
            ['debrief-id', debrief?.debriefId ?? ''],
            ['debrief-status', debrief?.status ?? ''],
        ],
        cases: [
            verdictCase(view),
            ...checks.map((check) => testCase(check, `${name}.checks`, partResult('check', check, view))),
            ...(report?.themes ?? []).map((theme) => themeCase(theme, view)),
        ],
        notes: run.notes,
    };
}
/** Every check that is known of a run, once each. */
function checkNames({ checks, report }) {
    const names = [...(checks ?? []), ...(report?.trend?.rows ?? [])].map((one) => 'name' in one ? one.name : one.checkName);
    return [...new Set(names)];
}
/** The case of the run as a whole; it takes every reason that no other case has. */
function verdictCase({ run, name }) {
    const { outcome, reasons, report } = run;
    const checks = new Set(checkNames(run));
    const slugs = new Set(report?.themes.map(({ slug }) => slug));
    const own = reasons.filter(({ check, theme }) => !(check !== undefined && checks.has(check)) && !(theme !== undefined && slugs.has(theme)));
    const isHit = own.length > 0 || reasons.length === 0 || KIND[outcome] !== 'failure';
    const kind = isHit ? KIND[outcome] : null;
    return testCase('verdict', `${name}.gate`, kind && resultOf(kind, outcome, own));
}
function themeCase(theme, view) {
    const { slug, title, severity, affectedCallCount, totalCallCount, analysis } = theme;
    const share = (0,format/* formatShare */.T1)(affectedCallCount, totalCallCount);
    const isHeld = view.isFailedByVerdict && severity === 'HIGH';
    const result = partResult('theme', slug, view) ??
        (isHeld ? failed(`a theme of severity HIGH: ${title || slug}`) : null);
    const detail = () => [title, `${severity}: ${share} calls`, analysis].filter((text) => text !== '').join('\n\n');
    return testCase(slug || title, `${view.name}.themes`, result, detail);
}
/** One check: the case of its rate, and one of each call that was graded by it. */
function checkSuite(check, view) {
    const name = `${view.name}: ${check.name}`;
    const isHeld = view.isFailedByVerdict && (0,shortfall/* missesBar */.Me)(check);
    const result = partResult('check', check.name, view) ?? (isHeld ? failed(describeRate(check)) : null);
    const calls = gradedCalls(check, view.run);
    const notShown = calls.length - MAX_CALLS;
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
            ...callCases(calls.slice(0, MAX_CALLS), name, result?.kind === 'failure'),
        ],
        notes: notShown > 0 ? [`${(0,format/* formatCounted */.So)(notShown, 'call')} left out`] : [],
    };
}
function describeRate({ passed, evaluated, rate, needed }) {
    const counts = passed === null || evaluated === null
        ? `a pass rate of ${(0,format/* formatPercent */.l9)(rate)}`
        : `${(0,format/* formatShare */.T1)(passed, evaluated)} calls passed`;
    return needed === null ? counts : `${counts}; ${(0,format/* formatPercent */.l9)(needed)} needed`;
}
/** The scored calls that a check graded, those that failed it first. */
function gradedCalls({ name }, { calls = [] }) {
    const graded = calls.flatMap((call) => {
        const grade = call.isCounted ? call.checks.find((check) => check.name === name) : undefined;
        const { isPassed = null, reasoning = null } = grade ?? {};
        return isPassed === null ? [] : [{ call, isPassed, reasoning }];
    });
    return graded.toSorted((a, b) => Number(a.isPassed) - Number(b.isPassed));
}
/** A call is known by who took part in it, and by its number among those of the same. */
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
/** A call that failed a check which the gate holds nothing against. */
const WITHIN_BAR = {
    kind: 'skipped',
    type: 'call',
    messages: ['the call failed, but the check is not held against the run'],
};
/** What a check or a theme came to: what a reason holds against it counts before a waiver. */
function partResult(part, name, view) {
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
}
function failed(message) {
    return { kind: 'failure', type: 'verdict', messages: [message] };
}
function resultOf(kind, outcome, reasons) {
    const rules = [...new Set(reasons.map(({ rule }) => rule))].join(', ');
    const messages = reasons.map(({ message }) => message);
    return { kind, type: rules || outcome, messages: messages.length > 0 ? messages : [outcome] };
}
function testCase(name, classname, result, detail = () => '') {
    return { name, classname, durationMs: 0, result, detail };
}
function shown(value) {
    return value === null ? '' : String(value);
}

;// CONCATENATED MODULE: ./report/junit/render.js
/** `junit.xml`, in the shape of the schema that most readers know (Windy Road's `JUnit.xsd`). */




/** Longest names and texts, in UTF-16 units. */
const MAX_NAME_CHARS = 200;
const render_MAX_MESSAGE_CHARS = 2000;
const render_MAX_TEXT_CHARS = 20_000;
/** The schema wants a moment; this one says that none is known. */
const NO_TIME = '1970-01-01T00:00:00';
/** A year: no suite takes longer. */
const LONGEST_MS = 31_536_000_000;
const UNNAMED = '(unnamed)';
/** Renders a report as JUnit XML, piece by piece. */
function* renderJunit(report, settings) {
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
    for (const [id, suite] of suitesOf(report, settings).entries()) {
        for (const line of suiteLines(suite, id))
            yield `${line}\n`;
    }
    yield '</testsuites>\n';
}
function* suiteLines({ name, writtenAt, properties, cases, notes }, id) {
    const count = (kind) => cases.filter(({ result }) => result?.kind === kind).length;
    const durationMs = cases.reduce((sum, one) => sum + one.durationMs, 0);
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
}
function caseLines({ name, classname, durationMs, result, detail: tell }) {
    const detail = tell();
    const attributes = `name="${attributeName(name)}" classname="${attributeName(classname)}" time="${secondsOf(durationMs)}"`;
    const elements = [
        ...(result === null ? [] : [resultElement(result, detail)]),
        // A failure and an error have room for it; the others leave it to the output of the test.
        ...(detail === '' || hasText(result) ? [] : [`<system-out>${wholeText(detail)}</system-out>`]),
    ];
    if (elements.length === 0)
        return [`    <testcase ${attributes}/>`];
    return [
        `    <testcase ${attributes}>`,
        ...elements.map((element) => `      ${element}`),
        '    </testcase>',
    ];
}
function hasText(result) {
    return result !== null && result.kind !== 'skipped';
}
function resultElement(result, detail) {
    const { kind, type, messages } = result;
    const message = `message="${oneLine(messages.join('; '))}"`;
    if (!hasText(result))
        return `<${kind} ${message}/>`;
    const text = [messages.join('\n'), detail].filter((part) => part !== '').join('\n\n');
    return `<${kind} ${message} type="${oneLine(type)}">${wholeText(text)}</${kind}>`;
}
/** Seconds without an exponent; 0 for what no call can take. */
function secondsOf(durationMs) {
    const isPlausible = durationMs >= 0 && durationMs <= LONGEST_MS;
    return isPlausible ? Number((durationMs / 1000).toFixed(3)) : 0;
}
/** A moment in UTC as the schema wants it, in the years that it allows. */
function timestampOf(isoTime) {
    const ms = (0,iso_time/* parseIsoTime */.s)(isoTime);
    if (ms === null)
        return NO_TIME;
    const moment = new Date(ms).toISOString();
    return /^(?!0000)\d{4}-/.test(moment) ? moment.slice(0, 19) : NO_TIME;
}
/** A name on one line; the schema allows no empty one. */
function attributeName(name) {
    return escapeXml((0,strip/* fold */.AU)(name, MAX_NAME_CHARS)) || UNNAMED;
}
function oneLine(text) {
    return escapeXml((0,strip/* fold */.AU)(text, render_MAX_MESSAGE_CHARS));
}
function wholeText(text) {
    return escapeXml((0,strip/* clip */.$Q)(text, render_MAX_TEXT_CHARS));
}

// EXTERNAL MODULE: ./report/markdown.js + 2 modules
var report_markdown = __webpack_require__(5992);
// EXTERNAL MODULE: ./core/version.js + 1 modules
var version = __webpack_require__(7270);
// EXTERNAL MODULE: ./report/json/json-text.js
var json_text = __webpack_require__(8172);
// EXTERNAL MODULE: ./report/layout.js
var layout = __webpack_require__(6873);
;// CONCATENATED MODULE: ./report/sarif/findings.js

/**
 * One finding a theme, known by its slug over all runs, and one a located fix that is meant for no
 * theme of its run. Where runs differ, the theme of the run that takes it most severely stands for it.
 */
function locatedFindings({ runs, promptFixes }) {
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
}
function themesBySlug({ report }) {
    return new Map((report?.themes ?? []).map((theme) => [theme.slug, theme]));
}
function isWorse(one, other) {
    if (one === null || other === null)
        return false;
    return (0,theme_order/* severityRank */.q)(one.severity) < (0,theme_order/* severityRank */.q)(other.severity);
}

;// CONCATENATED MODULE: ./report/sarif/result.js
/** A located finding as a rule and a result of SARIF. */



/** GitHub's limits of a rule's name and descriptions, in characters. */
const result_MAX_NAME_CHARS = 255;
const MAX_DESCRIPTION_CHARS = 1024;
const MAX_HELP_CHARS = 20_000;
const LEVEL = new Map([
    ['HIGH', 'error'],
    ['MEDIUM', 'warning'],
    ['LOW', 'note'],
]);
/** HIGH, MEDIUM, LOW, or what else the service says; empty where it says nothing. */
function severityOf({ theme, recommendations }) {
    const [first] = theme === null ? recommendations : [theme];
    return first?.severity ?? '';
}
/** The rule that a theme stands for. */
function themeRule(id, theme, recommendations) {
    const title = result_oneLine(theme.title, result_MAX_NAME_CHARS) || format/* UNTITLED */.q8;
    const advice = [...recommendations].flatMap(({ title, body }) => [title, body]);
    return rule(id, title, result_oneLine(theme.analysis, MAX_DESCRIPTION_CHARS), result_wholeText(advice));
}
/** The one rule of all fixes without a theme; no theme's rule has a slash. */
const FIX_RULE = rule('simulation-gate/prompt-fix', 'Prompt fix', 'A change of a prompt that the debrief recommends.', '');
function rule(id, title, description, help) {
    return {
        id,
        name: title,
        shortDescription: { text: title },
        fullDescription: { text: description || title },
        help: { text: help || title },
        properties: { tags: ['simulation'] },
    };
}
/** The result of a finding: where the first text to replace stands, and how to replace all. */
function result_resultOf(ruleId, finding, settings) {
    const url = (0,run_url/* runUrl */.V)(finding.jobId, settings);
    const [place, ...others] = [...finding.fixes].map((fix) => result_location(fix.place));
    const changes = artifactChanges([...finding.fixes].filter(({ isApplicable }) => isApplicable));
    return {
        ruleId,
        level: LEVEL.get(severityOf(finding)) ?? 'warning',
        message: { text: messageOf(finding) },
        locations: [place],
        ...(url === null ? {} : { hostedViewerUri: url }),
        ...(others.length > 0 ? { relatedLocations: others } : {}),
        ...(changes.length > 0 ? { fixes: [{ artifactChanges: changes }] } : {}),
    };
}
function messageOf({ theme, recommendations }) {
    const titles = new Set([...recommendations].map(({ title }) => result_oneLine(title, 200) || format/* UNTITLED */.q8));
    const advice = (0,strip/* fold */.AU)([...titles].join('; '), MAX_DESCRIPTION_CHARS);
    if (theme === null)
        return advice;
    const share = (0,format/* formatShare */.T1)(theme.affectedCallCount, theme.totalCallCount);
    const title = result_oneLine(theme.title, result_MAX_NAME_CHARS) || format/* UNTITLED */.q8;
    return `${title}: ${share} calls affected. Recommended: ${advice}`;
}
/** All replacements, by the file that they change. */
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
/** On one line, without what SARIF takes for an argument or a link. */
function result_oneLine(text, maxChars) {
    return (0,strip/* fold */.AU)(literally((0,strip/* fold */.AU)(text, maxChars)), maxChars);
}
function result_wholeText(texts) {
    const shown = texts.filter((text) => text.trim() !== '').join('\n\n');
    return literally((0,strip/* stripUnprintable */.jh)((0,strip/* clip */.$Q)(shown, MAX_HELP_CHARS)));
}
/** `{0}` stands for an argument, and `[text](place)` for a link, wherever a message is shown. */
function literally(text) {
    return text.replace(/\{(\d+)\}/g, '{{$1}}').replaceAll('](', '] (');
}

;// CONCATENATED MODULE: ./report/sarif/render.js
/**
 * `findings.sarif` (SARIF 2.1.0): a result a theme, and a fix without one, that was located in a file
 * of the repository. What has no place there is no result.
 */








const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/** GitHub takes 25,000 results and 10 MB compressed; what is smaller uncompressed is safe. */
const MAX_RESULTS = 25_000;
const BUDGET_BYTES = 9_000_000;
/** Room for everything around rules and results. */
const FRAME_BYTES = 1000;
const MAX_SLUG_CHARS = 200;
/** Renders a report as SARIF of at most `budgetBytes` of UTF-8; the least severe results give way. */
function renderSarif(report, settings, budgetBytes = BUDGET_BYTES) {
    const findings = locatedFindings(report).toSorted((a, b) => (0,theme_order/* severityRank */.q)(severityOf(a)) - (0,theme_order/* severityRank */.q)(severityOf(b)));
    const rules = new Map();
    const results = [];
    const nextRuleId = ruleIds();
    let room = budgetBytes - FRAME_BYTES;
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
    return [(0,json_text/* jsonText */.s)(documentOf(report, [...rules.values()], results, leftOut)), '\n'];
}
function jsonBytes(value) {
    return (0,layout/* utf8Bytes */.dy)((0,json_text/* jsonText */.s)(value)) + ','.length;
}
function documentOf({ outcome, provenance }, rules, results, leftOut) {
    const notice = `${(0,format/* formatCounted */.So)(leftOut, 'result')} left out, since GitHub limits the size of a file`;
    const driver = {
        name: 'Simulation Gate',
        version: version/* VERSION */.x,
        informationUri: provenance?.actionUrl ?? version/* HOMEPAGE */.p,
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
            },
        ],
    };
}
function ruleOf({ theme, recommendations }, nextRuleId) {
    return theme === null ? FIX_RULE : themeRule(nextRuleId(theme.slug), theme, recommendations);
}
/** Makes a rule's ID of each slug, without unusual characters, and never the same one twice. */
function ruleIds() {
    const uses = new Map();
    return (slug) => {
        const plain = (0,strip/* fold */.AU)(slug, MAX_SLUG_CHARS).replace(/[^\p{L}\p{N}._-]+/gu, '-') || 'theme';
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
}

;// CONCATENATED MODULE: ./gate/delivery/run-reports.js
/** The report files that tell of runs; their renderers are loaded with this file. */




/** What each consists of, by the output that holds its path. */
function runReports({ report, summary }, settings) {
    return [
        ['markdown-file', (0,report_markdown/* renderMarkdown */.Gc)(report, settings, summary)],
        ['html-file', renderHtml(report, settings)],
        ['sarif-file', renderSarif(report, settings)],
        ['junit-file', renderJunit(report, settings)],
    ];
}


/***/ }),

/***/ 6908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ firstReason),
/* harmony export */   HR: () => (/* binding */ shortfallOf),
/* harmony export */   Me: () => (/* binding */ missesBar)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4752);
/* harmony import */ var _spared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6478);
/** What fell short in a run, in facts and on one line, in the same words wherever it is told. */


/** Checks that are named on the line. */
const MAX_CHECKS = 3;
/** Of a debrief's verdict summary. */
const MAX_SUMMARY_CHARS = 300;
/** Reasons that say no more than the verdict's name, and what that means. */
const BARE_VERDICT = /^the verdict is THRESHOLD_FAILED(?::|$)/;
const MISSED = 'The run missed the thresholds of its checks.';
/**
 * The checks that missed their bar, else what the debrief says of a failed verdict, else the first of
 * the reasons.
 */
function shortfallOf(run, voice) {
    const bare = run.reasons.filter(({ message }) => BARE_VERDICT.test(message));
    const checks = run.checks ?? [];
    const missed = missedChecks(run);
    if (missed.length > 0) {
        const names = new Set(missed.map(({ name }) => name));
        const ofChecks = run.reasons.filter(({ rule, check }) => rule === 'run-verdict' && check !== undefined && names.has(check));
        return {
            line: checksLine(missed, checks.length, voice),
            told: new Set([...bare, ...ofChecks]),
        };
    }
    const summary = firstSentences(run.report?.verdictSummary ?? '');
    if (bare.length > 0 && summary !== '')
        return { line: voice.prose(summary), told: new Set(bare) };
    const others = run.reasons.filter((reason) => !bare.includes(reason));
    if (others.length === 0)
        return { line: bare.length > 0 ? MISSED : '', told: new Set(bare) };
    const { line, told } = firstReason(others, voice);
    return { line, told: new Set([...told, ...bare]) };
}
/** The first of the reasons as a sentence; an empty line where there is none. */
function firstReason(reasons, voice) {
    const [first] = reasons;
    return first === undefined
        ? { line: '', told: new Set() }
        : { line: sentence(first.message, voice), told: new Set([first]) };
}
/** Whether a check is known to have missed its bar. */
function missesBar({ isPassed, rate, needed }) {
    return isPassed === false || (rate !== null && needed !== null && rate < needed);
}
/** Those that no waiver excuses. */
function missedChecks({ checks, spared }) {
    const waived = (0,_spared_js__WEBPACK_IMPORTED_MODULE_0__/* .waiversByName */ .wT)(spared).check;
    return (checks ?? []).filter((check) => missesBar(check) && !waived.has(check.name));
}
function checksLine(missed, count, voice) {
    const shown = missed.slice(0, MAX_CHECKS).map((check) => describeCheck(check, voice));
    const more = missed.length - shown.length;
    const list = [...shown, ...(more > 0 ? [`and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(more)} more`] : [])].join(', ');
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(missed.length)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(count, 'check')} fell short: ${list}.`;
}
/** E.g. `refund policy stated passed 6 of 24 calls (80 % needed)`, as far as that is known. */
function describeCheck({ name, passed, evaluated, rate, needed }, voice) {
    const counts = passed !== null && evaluated !== null
        ? ` passed ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(passed)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(evaluated, 'call')}`
        : rate !== null
            ? ` passed ${percent(rate)} of its calls`
            : '';
    return `${voice.name(name)}${counts}${needed === null ? '' : ` (${percent(needed)} needed)`}`;
}
function percent(value) {
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPercent */ .l9)(value).replace('%', ' %');
}
/** As many whole sentences as fit, at least one. */
function firstSentences(text) {
    const [first = '', ...others] = text.trim().split(/(?<=[.!?])\s+/);
    let shown = first;
    for (const next of others) {
        if (shown.length + next.length >= MAX_SUMMARY_CHARS)
            break;
        shown += ` ${next}`;
    }
    return shown;
}
/** A message of ours as a sentence. */
function sentence(message, voice) {
    const end = /[.!?…]$/.test(message) ? '' : '.';
    return voice.prose(message.charAt(0).toUpperCase() + message.slice(1) + end);
}


/***/ })

};
