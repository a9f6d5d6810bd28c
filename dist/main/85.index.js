"use strict";
exports.id = 85;
exports.ids = [85];
exports.modules = {

/***/ 58085:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderHtml: () => (/* binding */ renderHtml)
});

// EXTERNAL MODULE: ./report/for-people.js
var for_people = __webpack_require__(57037);
// EXTERNAL MODULE: ./report/outcome-words.js
var outcome_words = __webpack_require__(65758);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(63917);
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
    // By position: an iterator makes an object for every part, a tenth of all that a page is made of.
    for (let index = 0; index < strings.length; index += 1) {
        const content = contents[index];
        markup += strings[index];
        if (content !== undefined)
            markup += markupOf(content);
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
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./report/checks.js
var checks = __webpack_require__(74949);
// EXTERNAL MODULE: ./report/counts-by-run.js
var counts_by_run = __webpack_require__(66592);
// EXTERNAL MODULE: ./report/spared.js
var spared = __webpack_require__(74957);
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

// EXTERNAL MODULE: ./core/input/uuid-list.js
var uuid_list = __webpack_require__(1394);
// EXTERNAL MODULE: ./core/text/fill-template.js
var fill_template = __webpack_require__(88629);
// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __webpack_require__(90630);
// EXTERNAL MODULE: ./report/names.js
var names = __webpack_require__(2274);
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
/** Enough of a run's ID to tell it from others; the whole one stands where it is copied from. */
function shortRunLink(jobId, settings) {
    const isLong = (0,uuid_list/* isUuid */.O1)(jobId) && settings.runUrl === null;
    return isLong ? html `<code>${(0,names/* shortForm */.JZ)(jobId)}</code>` : runLink(jobId, settings);
}
/** A call's ID. */
function callLink(callId, settings) {
    return identifierLink(callId, settings.callUrl, 'callId');
}
/** The calls of a theme or finding; empty without any. */
function callList(callIds, settings) {
    if (callIds.length === 0)
        return EMPTY;
    const links = callIds.map((id) => html `<li>${callLink(id, settings)}</li>`);
    const further = links.slice(FIRST_CALLS);
    const fold = html `<details><summary>${(0,format/* formatCount */.B4)(further.length)} more</summary><ul class="calls">${further}</ul></details>`;
    return html `<div class="callset"><p class="label">Calls</p><ul class="calls">${links.slice(0, FIRST_CALLS)}</ul>${further.length > 0 ? fold : EMPTY}</div>`;
}
function identifierLink(id, template, placeholder) {
    const text = (0,strip/* fold */.AU)(id, MAX_ID_CHARS);
    if (text === '')
        return EMPTY;
    if (template === null || id.length > MAX_ID_CHARS)
        return html `<code>${text}</code>`;
    const url = (0,fill_template/* fillTemplate */.o)(template, placeholder, id);
    // What leads to its page need not be copied.
    return webLink(html `<code>${isWebAddress(url) ? (0,names/* shortForm */.JZ)(text) : text}</code>`, url);
}
/** A piece of the page, linked where the address is one of the web. */
function webLink(content, url) {
    if (!isWebAddress(url))
        return content;
    // A link destination is percent-encoded and its `&` an entity, which is an attribute's value too.
    return html `<a href="${ownMarkup((0,markdown/* linkDestination */.Vh)(url))}" rel="noreferrer">${content}</a>`;
}
function isWebAddress(url) {
    return /^https?:\/\//i.test(url);
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

;// CONCATENATED MODULE: ./report/html/spared.js
/** What the policy spared: what a green outcome rests on. */




/** What the policy spared in a run; empty where it spared nothing. */
function sparedSection(view, { waived, known, notes, warnings = [] }) {
    if (waived.length + known.length + notes.length + warnings.length === 0)
        return EMPTY;
    const parts = [
        group('Only warned of', warnings.map((warning) => html `<li>${message(warning)}</li>`)),
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
    const items = waivers.map((waiver) => {
        const name = (0,spared/* meantBy */.Pn)(waiver, runs);
        const meant = name === undefined ? '' : html ` (did you mean <code>${line(name)}</code>?)`;
        return html `<li>Waiver without a match: ${waiver.kind} <code>${line(waiver.target)}</code>${meant}: ${waiverWords(waiver)}</li>`;
    });
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
    const link = kind === 'theme' ? view.themeLink(name) : null;
    return html `${kind} ${link ?? html `<code>${line(name)}</code>`}`;
}
function group(heading, items) {
    return items.length === 0 ? EMPTY : html `<h4>${heading}</h4><ul>${items}</ul>\n`;
}

;// CONCATENATED MODULE: ./report/html/checks.js
/** How checks and calls fared, where the service tells more than its debrief. */









/** Calls that have a row; those that failed come first. */
const MAX_CALLS = 1000;
/** Who took part in calls, and the calls themselves; each empty where it is unknown. */
function callEvidence({ run, id, settings }) {
    const { breakdowns } = run;
    const bar = lowestBar(run);
    return html `${rateTable('By persona', `${id}-personas`, breakdowns?.byPersona ?? [], bar)}${rateTable('By agent', `${id}-agents`, breakdowns?.byAgent ?? [], bar)}${callTable(run, id, settings)}`;
}
/** Checks; empty where none is known. */
function checkTable({ run, id }) {
    const waivers = (0,spared/* waiversByName */.wT)(run.spared).check;
    const isShort = (0,checks/* shortIn */._j)(run);
    const heads = [head('Check'), numberHead('Passed'), numberHead('Needed')];
    return table('Checks', `${id}-checks`, heads, (0,checks/* sortChecks */.u6)(run).map((check) => checkRow(check, isShort(check), waivedMark(waivers.get(check.name)))));
}
/** What every run counted by itself; empty if no further run was to confirm a failure. */
function countsByRunTable({ run, id }) {
    const { runs, checks } = (0,counts_by_run/* countsByRun */.p)(run);
    const heads = [head('Check'), ...runs.map(numberHead)];
    const rows = checks.map(({ name, shares }) => {
        const cells = shares.map((share) => html `<td class="number">${(0,format/* unbroken */.D_)(share)}</td>`);
        return html `<tr><th scope="row">${line(name)}</th>${cells}</tr>\n`;
    });
    return table('Checks, run by run', `${id}-checks-by-run`, heads, rows);
}
function checkRow(check, isMissed, waived) {
    const tone = isMissed ? 'failed' : 'passed';
    return html `<tr><th scope="row" class="${tone}">${icon(tone)} ${line(check.name)}<span class="hidden">: ${isMissed ? 'fell short' : 'reached its bar'}</span>${waived}</th><td class="number">${shareInParts(check)}</td><td class="number ${tone}">${(0,format/* unbroken */.D_)((0,format/* formatPercentBeside */.lS)(check.needed, check.rate))} ${rateBar(check.rate, check.needed)}</td></tr>\n`;
}
/** The share, which on a narrow screen breaks before the range alone. */
function shareInParts(counted) {
    const parts = (0,format/* unbroken */.D_)((0,checks/* passedShare */.ct)(counted)).split(', ');
    return html `${parts.map((part, index) => html `${index > 0 ? ', ' : ''}<span>${part}</span>`)}`;
}
/** @param bar percent that every check has to reach at least, or null */
function rateTable(heading, id, parts, bar) {
    const rows = parts.map(({ name, passed, evaluated, rate }) => {
        const tone = rate === null || bar === null ? '' : rate < bar ? 'failed' : 'passed';
        return html `<tr><th scope="row">${line(name)}</th><td class="number">${shareInParts({ passed, evaluated, rate, needed: bar })}</td><td class="${tone}">${rateBar(rate, bar)}</td></tr>\n`;
    });
    return table(heading, id, [head('Name'), numberHead('Calls passed'), NO_HEAD], rows);
}
/** The lowest bar of all checks: calls of whom fewer pass than that need a look. */
function lowestBar({ checks = [] }) {
    const bars = checks.flatMap(({ needed }) => needed ?? []);
    return bars.length === 0 ? null : Math.min(...bars);
}
function callTable({ calls = [] }, id, settings) {
    const sorted = calls.toSorted((a, b) => resultRank(a) - resultRank(b));
    const more = FURTHER_COLUMNS.filter(({ isKnown }) => calls.some(isKnown));
    const rows = sorted.slice(0, MAX_CALLS).map((call) => callRow(call, more, settings));
    const heads = [...CALL_HEADS, ...more.map(({ name }) => head(name))];
    const left = calls.length - rows.length;
    return html `${table('Calls', `${id}-calls`, heads, rows, ' calltable')}${left > 0 ? html `<p class="note">${(0,format/* formatCounted */.So)(left, 'further call')} in report.json</p>` : EMPTY}`;
}
/** Failed calls first, then those that nobody graded; what the page's filter tells them apart by. */
function resultRank({ isPassed }) {
    return isPassed === false ? 0 : isPassed === null ? 1 : 2;
}
function callRow(call, more, settings) {
    const { id, isPassed, persona, agent, durationMs, checks } = call;
    const tone = isPassed === null ? 'skipped' : isPassed ? 'passed' : 'failed';
    const word = isPassed === null ? 'not graded' : tone;
    const failed = checks.filter((check) => check.isPassed === false).map(({ name }) => name);
    return html `<tr data-result="${resultRank(call)}"><td class="${tone}">${icon(tone)} ${id === null ? NONE : callLink(id, settings)}<span class="hidden">: ${word}</span></td><td>${line(persona)}</td><td>${line(agent)}</td><td class="number">${durationMs === null ? NONE : (0,format/* formatCount */.B4)(Math.round(durationMs / 1000))}</td><td>${line(failed.join(', '))}</td>${more.map(({ cell }) => html `<td>${cell(call)}</td>`)}</tr>\n`;
}
const FURTHER_COLUMNS = [
    {
        name: 'Scenario',
        isKnown: ({ scenario }) => scenario !== null,
        cell: ({ scenario }) => html `${line(scenario)}`,
    },
    {
        name: 'Counted',
        isKnown: (call) => !call.isCounted || whyNotCounted(call) !== '',
        cell: (call) => {
            const why = whyNotCounted(call);
            return html `${call.isCounted ? 'yes' : 'no'}${why === '' ? EMPTY : html `: ${line(why)}`}`;
        },
    },
    {
        name: 'Excerpt',
        isKnown: ({ excerpt }) => excerpt.length > 0,
        cell: ({ excerpt }) => html `${excerpt.map(saidLine)}`,
    },
];
function whyNotCounted({ invalidation = '', failureOwner = '' }) {
    const owner = failureOwner === '' ? '' : `failure owner ${failureOwner}`;
    return [invalidation, owner].filter((part) => part !== '').join('; ');
}
function saidLine({ speaker, text }) {
    return html `<p><b>${line(speaker ?? 'unknown speaker')}</b> ${line(text)}</p>`;
}
const NO_HEAD = html `<td></td>`;
function head(name) {
    return html `<th scope="col">${name}</th>`;
}
function numberHead(name) {
    return html `<th scope="col" class="number">${line(name)}</th>`;
}
const CALL_HEADS = [
    head('Call'),
    head('Persona'),
    head('Agent'),
    numberHead('Seconds'),
    head('Failed checks'),
];
/** @param kind a further class of the table */
function table(heading, id, heads, rows, kind = '') {
    if (rows.length === 0)
        return EMPTY;
    return html `
<section aria-labelledby="${id}">
<h3 id="${id}">${heading} <span class="count">${(0,format/* formatCount */.B4)(rows.length)}</span></h3>
<div class="scroll" role="group" aria-labelledby="${id}" tabindex="0">
<table class="runs${kind}">
<thead><tr>${heads}</tr></thead>
<tbody>
${rows}</tbody>
</table>
</div>
</section>`;
}
/** A rate as a bar, crossed by a line where it had to reach; the numbers beside it say the same. */
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
var report_baseline = __webpack_require__(63875);
// EXTERNAL MODULE: ./report/opening.js
var opening = __webpack_require__(93850);
// EXTERNAL MODULE: ./report/voice.js
var voice = __webpack_require__(80860);
;// CONCATENATED MODULE: ./report/html/baseline.js
/** What a run was compared with, and what is gone since then. */





/** Empty where it was compared with nothing. */
function baselineFact({ run, settings }) {
    const baseline = (0,report_baseline/* baselineOf */.Bv)(run);
    if (baseline === null)
        return EMPTY;
    const { jobId, number } = baseline;
    const id = runLink(jobId, settings);
    const name = number === null ? html `run ${id}` : html `run ${(0,format/* formatCount */.B4)(number)} (${id})`;
    const facts = (0,report_baseline/* baselineFacts */.F_)(baseline, line).map((fact) => html `, ${line(fact)}`);
    return html `${(0,report_baseline/* isOld */.eD)(baseline) ? '⚠️ ' : ''}Compared with ${name}${facts}`;
}
/** Themes that are gone since then; empty where there are none. */
function goneList({ run }) {
    const baseline = (0,report_baseline/* baselineOf */.Bv)(run);
    if (baseline === null || baseline.gone.length === 0)
        return EMPTY;
    const { named, more } = (0,report_baseline/* goneThemes */.Il)(baseline, ({ slug, title: text }) => html `<li>${title(text)} <code>${line(slug)}</code></li>`);
    const rest = more > 0 ? html `<li>${(0,format/* formatCount */.B4)(more)} more</li>` : EMPTY;
    return html `<div><p>Gone since the run that it is compared with:</p><ul>${named}${rest}</ul></div>`;
}

;// CONCATENATED MODULE: ./report/html/findings.js
/** What the service says in prose: verdict, executive summary, findings and what went well. */




/**
 * The executive summary; empty where there is none.
 *
 * @param before what stands before its own words; may be empty
 */
function executiveSummary({ report, id }, before) {
    const { paragraphs, sections } = report.executiveSummary;
    if (paragraphs.length + sections.length === 0 && before === EMPTY)
        return EMPTY;
    const parts = sections.map(({ heading, body }) => {
        const name = heading ?? '';
        return html `${name === '' ? EMPTY : html `<h4 dir="auto">${title(name)}</h4>`}${prose(body)}`;
    });
    return html `
<section aria-labelledby="${id}-summary">
<h3 id="${id}-summary">Executive summary</h3>
<div class="panel">${before}${paragraphs.map(prose)}${parts}</div>
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

// EXTERNAL MODULE: ./report/history.js
var report_history = __webpack_require__(40350);
;// CONCATENATED MODULE: ./report/html/history.js
/** How each check fared in the runs before this one: a line each, and a table of the same numbers. */




/** The chart's scale, that of the trend's: room for half a dot on all sides. */
const WIDTH = 224;
const HEIGHT = 32;
const MARGIN = 6;
const RADIUS = 3;
/** Empty where no earlier run is known. */
function historySection({ run, id }) {
    const { history } = run;
    const lines = (0,report_history/* historyLines */.O5)(run);
    if (history === undefined || lines.length === 0)
        return EMPTY;
    return html `
<section aria-labelledby="${id}-history">
<h3 id="${id}-history">History <span class="count">${(0,format/* formatCount */.B4)(lines.length)}</span></h3>
<p>${(0,report_history/* historyWords */.mw)(history.runs.length)}</p>
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
}
function historyRow({ check, points }) {
    return html `<tr><th scope="row">${line(check)}</th><td class="chart">${chart(points)}</td></tr>
`;
}
/** One line; a run without a rate breaks it, and one in which the check failed has a dot in red. */
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
    return unsteady.map(({ check, changes, runs, waiver }) => html `<div class="note"><p><b>${line(check)}</b> is unsteady: it changed sides ${(0,format/* formatCounted */.So)(changes, 'time')} in ${(0,format/* formatCounted */.So)(runs, 'run')} that were started with the same.</p><details><summary>A waiver to paste into the policy</summary><pre>${waiver}</pre></details></div>`);
}
/** The same for those who do not see the lines. */
function numbers(lines) {
    const heads = lines
        .slice(0, 1)
        .flatMap(({ points }) => points.map(({ run }) => html `<th scope="col">${run}</th>`));
    const rows = lines.map(({ check, points }) => html `<tr><th scope="row">${line(check)}</th>${points.map(numberOf)}</tr>\n`);
    return html `<div class="scroll" role="group" aria-label="All rates in numbers" tabindex="0"><table class="runs"><thead><tr><th scope="col">Check</th>${heads}</tr></thead><tbody>
${rows}</tbody></table></div>`;
}
function numberOf({ rate, passed, evaluated, isPassed }) {
    const told = passed === null || evaluated === null ? (0,format/* formatPercent */.l9)(rate) : (0,format/* formatShare */.T1)(passed, evaluated);
    const side = isPassed === false ? html `<span class="hidden">, fell short</span>` : EMPTY;
    return html `<td class="number${isPassed === false ? ' lost' : ''}">${(0,format/* unbroken */.D_)(told)}${side}</td>`;
}

;// CONCATENATED MODULE: ./report/html/listed-reasons.js


/** What a reason may tell that the line about it does not. */
const ABOUT = ['theme', 'limit', 'value'];
/** The reasons that are listed: each says more than the line that has told what a run came to. */
function listedReasons(run) {
    const { told } = (0,opening/* runOpening */.g_)(run, voice/* PLAIN */.t);
    return run.reasons.filter((reason) => saysMore(reason, told));
}
/** Whether a reason says more than the line that has told it. */
function saysMore(reason, told) {
    return !told.has(reason) || ABOUT.some((fact) => fact in reason);
}

// EXTERNAL MODULE: ./core/outcome.js
var outcome = __webpack_require__(26767);
// EXTERNAL MODULE: ./report/found-fixes.js
var found_fixes = __webpack_require__(91832);
// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(68918);
// EXTERNAL MODULE: ./report/plain-words.js
var plain_words = __webpack_require__(39946);
;// CONCATENATED MODULE: ./report/html/facets.js
/** What the themes can be filtered by: the values that occur, each with a number of its own. */



/** Values told apart; any more are one. Only a service that means mischief has so many. */
const MAX_VALUES = 8;
const MAX_LABEL_CHARS = 40;
const LIFECYCLES = ['NEW', 'PERSISTENT', 'IMPROVING', 'FIXED'];
/** The facets of all themes of a page. */
function facetsOf(themes) {
    return [
        facet('severity', 'Severity', themes, (theme) => theme.severity, theme_order/* severityRank */.qs),
        facet('lifecycle', 'Since', themes, (theme) => theme.lifecycle ?? '', lifecycleRank),
    ];
}
function facet(name, legend, themes, textOf, rank) {
    const counts = new Map();
    for (const theme of themes)
        counts.set(textOf(theme), (counts.get(textOf(theme)) ?? 0) + 1);
    const sorted = [...counts].toSorted(([a], [b]) => rank(a) - rank(b));
    const values = sorted.slice(0, MAX_VALUES).map(([value, count]) => ({
        label: (0,strip/* fold */.AU)((0,plain_words/* plainWord */.h)(value), MAX_LABEL_CHARS) || '(none)',
        count,
    }));
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
        isOnly: report.runs.length === 1,
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
    const themes = (0,theme_order/* sortThemes */.lt)(run.report.themes);
    const bySlug = new Map(themes.map((theme, index) => [theme.slug, { theme, index }]));
    const reasonsBy = (kind) => new Map(listedReasons(run).flatMap((reason) => {
        const name = reason[kind];
        return name === undefined ? [] : [[name, reason]];
    }));
    return {
        ...view,
        report: run.report,
        themes,
        themeLink: (slug) => {
            const found = bySlug.get(slug);
            return found === undefined
                ? null
                : html `<a href="#${themeAnchor(id, found.index)}">${title(found.theme.title)}</a>`;
        },
        waivers: (0,spared/* waiversByName */.wT)(run.spared),
        reasons: { theme: reasonsBy('theme'), check: reasonsBy('check') },
    };
}
/** Anchor of the theme at a position of those shown. */
function themeAnchor(runId, index) {
    return `${runId}-theme-${index + 1}`;
}

;// CONCATENATED MODULE: ./report/html/words.js
/** How HTML writes what is to be known and done first, in the words that all renderers share. */





const VOICE = {
    name: (name) => html `<strong>${title(name)}</strong>`.markup,
    prose: (text) => escapeHtml(message(text)),
    own: (words) => escapeHtml((0,format/* unbroken */.D_)(words))
        .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
        .replace(/`(.+?)`/g, '<code>$1</code>'),
    link: (words, url) => (url.startsWith('#') ? html `<a href="${url}">${words}</a>` : webLink(html `${words}`, url))
        .markup,
};
/** What a run came to, in facts. */
function runLine(run) {
    return ownMarkup((0,opening/* runOpening */.g_)(run, VOICE).line);
}
/** The line under the title. What is put into it is escaped, and the words around that are our own. */
function words_opening(report) {
    return ownMarkup((0,opening/* openingOf */.E4)(report, VOICE).line);
}

;// CONCATENATED MODULE: ./report/html/reasons.js
/** Why the gate and its runs came to their outcomes, and what else there is to say of them. */









/** Reasons that are not folded away. */
const FIRST_REASONS = 50;
/** The reasons of the step itself. */
function stepReasons(report) {
    const { told } = (0,opening/* openingOf */.E4)(report, voice/* PLAIN */.t);
    const reasons = report.reasons.filter((reason) => saysMore(reason, told));
    return reasonList(reasons.map((reason) => reasonItem(reason, [])));
}
/**
 * What a run came to, where the line under the title does not tell it, and its reasons, each with links
 * to the theme and the check that it is about.
 */
function runReasons(view) {
    const { run, id, isOnly } = view;
    const report = reportView(view);
    const isTold = isOnly && (run.outcome === 'failed' || run.outcome === 'passed');
    const items = listedReasons(run).map((reason) => reasonItem(reason, report === null ? [] : subjects(reason, report)));
    return html `${isTold ? EMPTY : html `<p>${runLine(run)}</p>`}<div id="${id}-reasons">${reasonList(items)}</div>`;
}
/** The notes of the step. */
function stepNotes({ notes }) {
    return noteList(notes);
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
    const list = (part) => html `<ul class="reasons" role="list" aria-label="Reasons">\n${part}</ul>`;
    const further = items.slice(FIRST_REASONS);
    if (further.length === 0)
        return list(items);
    return html `${list(items.slice(0, FIRST_REASONS))}
<details><summary>${(0,format/* formatCounted */.So)(further.length, 'further reason')}</summary>${list(further)}</details>`;
}
/** Lists of notes under a heading of their own, of the page or of one of its runs; empty without any. */
function noteSection(of, id, lists) {
    if (lists.every(({ markup }) => markup === ''))
        return EMPTY;
    return html `
<section class="small" aria-labelledby="${id}">
${of === 'page' ? html `<h2 id="${id}">Notes</h2>` : html `<h3 id="${id}">Notes</h3>`}
${lists}
</section>`;
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

// EXTERNAL MODULE: ./core/text/line-diff.js + 1 modules
var line_diff = __webpack_require__(64660);
;// CONCATENATED MODULE: ./report/html/diff.js
/** The change of a prompt, line by line; in lines that resemble each other the words that differ are marked. */



/** Words, and what stands between them; in ASCII alone, where V8 needs a third of a millisecond less for it. */
const ASCII_WORDS = /\s+|\w+|[^\s\w]/g;
const WORDS = /\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu;
const MARKS = { same: ' ', removed: '−', added: '+' };
const ELEMENTS = { same: 'div', removed: 'del', added: 'ins' };
/** The difference of two texts, each given as its lines. */
function diffBlock(before, after) {
    const rows = blocksOf((0,line_diff/* diffLines */.Pp)(before, after)).flatMap(rowsOf);
    const shown = (0,line_diff/* stretchesOf */.TM)(rows).map(({ isFar, lines }) => {
        const all = lines.map(rowHtml);
        return isFar && all.length > 1 ? folded(all) : html `${all}`;
    });
    return html `<div class="diff" dir="auto">${shown}</div>\n`;
}
function folded(rows) {
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
    const isAscii = Buffer.byteLength(line) === line.length;
    return line.match(isAscii ? ASCII_WORDS : WORDS) ?? [];
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
            return html `<b>Located</b> in ${prompt_fix_names([found.place])}${found.leftOut === null ? '' : `; left out of the patch: ${message(found.leftOut)}`}`;
        case 'ambiguous':
            return html `<b>Ambiguous</b>: the text stands in ${(0,format/* formatCounted */.So)(found.places.length, 'place')}, so nobody can tell which one is meant: ${prompt_fix_names(found.places)}`;
        case 'applied':
            return html `<b>Already applied</b>: the suggested text stands in ${prompt_fix_names(found.places)}`;
        case 'missing':
            return html `<b>Not found</b> in the repository: the fix is stale, or the prompt lives elsewhere`;
    }
}
function prompt_fix_names(places) {
    return html `${places.map((place, index) => html `${index > 0 ? ', ' : ''}<code>${line((0,names/* placeName */.fW)(place))}</code>`)}`;
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
    const marks = [severity, channel].map((mark) => mark === null ? EMPTY : html `<span class="badge">${line((0,plain_words/* plainWord */.h)(mark))}</span>`);
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
        const link = view.themeLink(slug) ?? html `${title(slug)}`;
        return html `${index > 0 ? '; ' : ''}${link}`;
    });
    return html `<p class="label">Meant for: ${themes}</p>`;
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
        yield html `<div class="group">\n`;
        for (const [index, theme] of themes.slice(first, first + GROUP).entries()) {
            yield themeCard(theme, first + index, known, view);
        }
        yield html `</div>\n`;
    }
    yield html `</div>
<p class="none" hidden>No theme of this run matches the filter.</p>
</section>`;
}
function themeCard(theme, index, known, view) {
    const rank = (0,theme_order/* severityRank */.qs)(theme.severity);
    const facets = view.facets.map((facet) => html ` data-${facet.name}="${facet.numberOf(theme)}"`);
    return html `<article class="theme severity-${rank}" id="${themeAnchor(view.id, index)}"${facets}>
<div class="title"><span class="badge severity">${line((0,plain_words/* plainWord */.h)(theme.severity))}</span><h4 dir="auto">${title(theme.title)}</h4>${marks(theme, known, view)}</div>
${facts(theme)}
${waiverNote(theme, view)}${analysis(theme, index, view)}</article>
`;
}
/** What else is said of a theme on the page, in a word each. */
function marks({ slug, lifecycle }, known, view) {
    const reason = view.reasons.theme.get(slug);
    return html `<span class="marks">${[
        lifecycle === null || (known.has(slug) && lifecycle === 'PERSISTENT')
            ? EMPTY
            : html `<span class="badge">${line((0,plain_words/* plainWord */.h)(lifecycle))}</span>`,
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
        [
            'Calls affected',
            html `${(0,format/* unbroken */.D_)((0,format/* formatShare */.T1)(affected, total))} ${shareBar(affected, total)}`,
        ],
        ...fact('Impact', (0,plain_words/* plainWord */.h)(theme.impact)),
        ...fact('Prevalence', (0,plain_words/* plainWord */.h)(theme.prevalence)),
        ...fact('Root cause', (0,plain_words/* plainWord */.h)(theme.rootCauseChannel)),
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
    const isOpen = index < UNFOLDED && (0,theme_order/* themeRank */.kR)(theme) <= 1;
    return html `<details${isOpen ? html ` open` : EMPTY}><summary>Analysis</summary>
${prose(theme.analysis)}${callList(theme.callIds, settings)}<p class="label">Slug <code>${line(theme.slug)}</code></p></details>
`;
}

// EXTERNAL MODULE: ./report/likely.js
var likely = __webpack_require__(95460);
// EXTERNAL MODULE: ./report/trend-order.js
var trend_order = __webpack_require__(91076);
;// CONCATENATED MODULE: ./report/html/trend.js
/** How each check's pass rate moved since the previous run: a chart whose rows are those of a table. */










/** The chart's scale: two units a percent, and room for half a label at both ends. */
const trend_MARGIN = 12;
const trend_WIDTH = 200 + 2 * trend_MARGIN;
const trend_HEIGHT = 32;
const trend_RADIUS = { previous: 6, current: 4 };
const GRID = `M${trend_xOf(0)} 0V${trend_HEIGHT}M${trend_xOf(50)} 0V${trend_HEIGHT}M${trend_xOf(100)} 0V${trend_HEIGHT}`;
/** The trend, the greatest loss first; empty where there is no previous run. */
function trendSection(view) {
    const { id, report } = view;
    const { trend } = report;
    if (trend === null)
        return EMPTY;
    const rows = (0,trend_order/* sortTrend */.a)(trend.rows);
    const hasCurrent = !(0,checks/* areRatesTold */.vh)(view.run, trend);
    const hasLifecycle = rows.some(({ lifecycle }) => lifecycle !== null);
    return html `
<section aria-labelledby="${id}-trend">
<h3 id="${id}-trend">Trend <span class="count">${(0,format/* formatCount */.B4)(rows.length)}</span></h3>
<p>Pass rates, compared with ${baseline(trend, view)}; change in percentage points. <span class="legend"><span>${dots(0, null)} before</span> <span>${dots(null, 0)} now</span></span></p>
<div class="scroll" role="group" aria-labelledby="${id}-trend" tabindex="0">
<table class="trend">
<thead><tr><th scope="col">Check</th><td class="chart">${axis()}</td><th scope="col" class="number">Before</th>${hasCurrent ? html `<th scope="col" class="number">Now</th>` : EMPTY}<th scope="col" class="number">Change</th>${hasLifecycle ? html `<th scope="col">Since</th>` : EMPTY}</tr></thead>
<tbody>
${rows.map((row) => trendRow(row, view, { hasCurrent, hasLifecycle }))}</tbody>
</table>
</div>
</section>`;
}
function trendRow(row, view, { hasCurrent, hasLifecycle }) {
    const { checkName, previousPassRate: previous, currentPassRate: current, lifecycle, counts, } = row;
    const lost = (0,trend_order/* pointsLost */.M)(row) > 0;
    return html `<tr><th scope="row">${line(checkName)}${trend_marks(checkName, view)}</th><td class="chart">${trend_chart(previous, current, lost)}</td><td class="number">${(0,format/* unbroken */.D_)((0,likely/* withLikely */.RC)((0,format/* formatPercent */.l9)(previous), counts?.previous))}</td>${hasCurrent ? html `<td class="number">${(0,format/* unbroken */.D_)((0,likely/* withLikely */.RC)((0,format/* formatPercent */.l9)(current), counts?.current))}</td>` : EMPTY}<td class="number${lost ? ' lost' : ''}">${(0,format/* formatChange */.eD)(previous, current)}</td>${hasLifecycle ? html `<td>${line((0,plain_words/* plainWord */.h)(lifecycle))}</td>` : EMPTY}</tr>
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
function trend_chart(previous, current, lost) {
    const joint = previous === null || current === null
        ? EMPTY
        : html `<path class="joint${lost ? ' lost' : ''}" d="M${trend_xOf(previous)} ${trend_HEIGHT / 2}H${trend_xOf(current)}"/>`;
    return html `<svg viewBox="0 0 ${trend_WIDTH} ${trend_HEIGHT}" aria-hidden="true"><path class="grid" d="${GRID}"/>${joint}${dot('previous', previous)}${dot('current', current)}</svg>`;
}
function dot(name, percent) {
    return percent === null
        ? EMPTY
        : html `<circle class="${name}" cx="${trend_xOf(percent)}" cy="${trend_HEIGHT / 2}" r="${trend_RADIUS[name]}"/>`;
}
/** A dot by itself, as the legend shows it. */
function dots(previous, current) {
    return html `<svg class="dot" viewBox="0 0 ${2 * trend_MARGIN} ${trend_HEIGHT}" aria-hidden="true">${dot('previous', previous)}${dot('current', current)}</svg>`;
}
function axis() {
    const labels = [0, 50, 100].map((percent) => html `<text x="${trend_xOf(percent)}" y="22">${percent}</text>`);
    return html `<svg viewBox="0 0 ${trend_WIDTH} ${trend_HEIGHT}" aria-hidden="true">${labels}</svg>`;
}
function trend_xOf(percent) {
    return trend_MARGIN + Number((Math.min(Math.max(percent, 0), 100) * 2).toFixed(1));
}
/** The run that is compared with; what the head of the run has named is not named again. */
function baseline(trend, { run, settings }) {
    if ((0,report_baseline/* baselineOf */.Bv)(run) !== null)
        return html `the run named above`;
    const id = runLink(trend.baselineRunPlanJobId, settings);
    const isNamed = id !== EMPTY;
    if (trend.baselineRunNumber === null)
        return isNamed ? html `run ${id}` : html `${(0,report_baseline/* unnamedRun */.GK)(trend)}`;
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
<h2 id="${id}-title">${icon(run.outcome)}<span>${isNamedById(run) ? 'Run ' : ''}${runName(view)}: ${run.outcome}</span></h2>
${runFacts(view)}
${view.isOnly ? EMPTY : runReasons(view)}
${goneList(view)}
${debriefError(run)}
${checkTable(view)}
${countsByRunTable(view)}
`;
    if (report === null)
        yield callEvidence(view);
    else
        yield* reportParts(report);
    yield html `${view.isOnly ? EMPTY : noteSection('run', `${id}-notes`, [noteList(run.notes)])}
</section>`;
}
/** What a run is called: the name of its plan and its number, else its label, and the start of its ID. */
function runName({ run, settings }) {
    const name = (0,strip/* fold */.AU)((0,names/* planRun */.nY)(run), 200);
    const link = shortRunLink(run.jobId, settings);
    if (name !== '')
        return html `${name} ${link}`;
    return link === EMPTY ? html `${runLabel(run)}` : link;
}
/** What a run is called where no link may stand. */
function runLabel(run) {
    const id = (0,uuid_list/* isUuid */.O1)(run.jobId) ? `run ${(0,names/* shortForm */.JZ)(run.jobId)}` : (0,strip/* fold */.AU)(run.jobId, 100);
    return (0,strip/* fold */.AU)((0,names/* planRun */.nY)(run), 200) || id || (0,strip/* fold */.AU)(run.label, 200) || '(unnamed)';
}
function isNamedById(run) {
    return run.jobId !== '' && (0,names/* planRun */.nY)(run) === '';
}
function runFacts(view) {
    const { run, settings } = view;
    const { report, debrief, runStatus } = run;
    const facts = [];
    if ((0,uuid_list/* isUuid */.O1)(run.jobId) && settings.runUrl === null) {
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
    if (debrief?.createdAt)
        facts.push(html `Debrief created ${time(debrief.createdAt)}`);
    if (debrief?.completedAt)
        facts.push(html `Debrief completed ${time(debrief.completedAt)}`);
    if (report !== null && report.trend === null && (0,report_baseline/* baselineOf */.Bv)(run) === null) {
        facts.push(html `No previous run to compare with`);
    }
    const compared = baselineFact(view);
    if (compared !== EMPTY)
        facts.push(compared);
    return html `<p class="meta">${facts.map((fact) => html `<span>${fact}</span>`)}</p>`;
}
function debriefError(run) {
    const error = run.debrief?.errorMessage ?? '';
    if (error === '')
        return EMPTY;
    return html `<p>The service says of the debrief:</p><blockquote>${prose(error)}</blockquote>`;
}
function* reportParts(view) {
    const { run, report } = view;
    const { quotedChars = 0 } = (0,opening/* runOpening */.g_)(run, voice/* PLAIN */.t);
    const { verdictSummary } = report;
    const words = prose(quotedChars === 0 ? verdictSummary : verdictSummary.trim().slice(quotedChars));
    const quoted = words === EMPTY ? EMPTY : html `<blockquote>${words}</blockquote>`;
    const isTold = (0,checks/* isToldByChecks */.oZ)(run);
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
/**
 * What themes, findings and calls are searched and filtered by, hidden until the page's script shows it;
 * empty where there is none of them.
 */
function filter(views, { detail }) {
    const themes = sum(views, ({ run }) => run.report?.themes.length ?? 0);
    const findings = sum(views, ({ run: { report } }) => report === null ? 0 : report.keyFindings.length + report.wentWell.length);
    const calls = views.flatMap(({ run }) => (run.calls ?? []).slice(0, MAX_CALLS));
    if (themes + findings + calls.length === 0)
        return EMPTY;
    const all = (0,format/* formatCounted */.So)(themes, 'theme');
    const facets = themes === 0 ? [] : views.slice(0, 1).flatMap((view) => view.facets);
    const unfold = html `<button type="button" id="unfold">Unfold all themes</button>\n`;
    return html `<section class="filter js-only" aria-label="Filter">
<details open><summary>Search and filter</summary>
<p><label class="label" for="search">Search</label><input type="search" id="search" autocomplete="off"></p>
${facets.map(choices)}${calls.length === 0 ? EMPTY : choices(callFacet(calls))}
<p id="filter-status" role="status" data-all="${all}">${all}</p>
<button type="button" id="filter-clear" hidden>Show all</button>
${detail === 'brief' || themes === 0 ? EMPTY : unfold}</details></section>`;
}
function sum(views, of) {
    return views.reduce((total, view) => total + of(view), 0);
}
/** Calls by what came of them. */
function callFacet(calls) {
    const labels = ['failed', 'not graded', 'passed'];
    const values = labels.map((label, rank) => ({
        label,
        count: calls.filter((call) => resultRank(call) === rank).length,
    }));
    return { name: 'result', legend: 'Calls', values };
}
function choices({ name, legend, values }) {
    const buttons = values.map(({ label, count }, number) => count === 0
        ? EMPTY
        : html `<button type="button" aria-pressed="false" data-facet="${name}" data-value="${number}">${label} <span class="count">${(0,format/* formatCount */.B4)(count)}</span></button>\n`);
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
    return parts.flatMap(([anchor, name, count = 0]) => count === 0
        ? []
        : html `<li><a href="#${id}-${anchor}"><span class="name">${name}</span> <span class="count">${(0,format/* formatCount */.B4)(count)}</span></a></li>\n`);
}

// EXTERNAL MODULE: ./report/facts.js
var report_facts = __webpack_require__(71949);
// EXTERNAL MODULE: ./report/next-step.js
var next_step = __webpack_require__(43004);
;// CONCATENATED MODULE: ./report/html/next.js



/** Empty where there is nothing to do, or where the line above says it. */
function nextLine(report, views) {
    const [view] = views;
    if (view === undefined)
        return EMPTY;
    // The page is the whole report itself.
    const ways = { ...(0,next_step/* waysOf */.UV)(report, view.settings), reportUrl: '', places: placesOn(views) };
    const step = (0,next_step/* nextStep */.sk)(report, ways, VOICE);
    // What is put into it is escaped, and the words around that are our own.
    return step === '' ? EMPTY : html `<p><b>Next:</b> ${ownMarkup(step)}.</p>`;
}
/** The first section of each kind in a run that failed. */
function placesOn(views) {
    const failed = views.filter(({ run }) => run.outcome === 'failed');
    const places = [
        ['fixes', 'recommendations', failed.find(hasLocated)],
        ['themes', 'themes', failed.find(({ run }) => (run.report?.themes.length ?? 0) > 0)],
        ['checks', 'checks', failed.find(({ run }) => (run.checks?.length ?? 0) > 0)],
    ];
    return Object.fromEntries(places.flatMap(([place, anchor, view]) => view === undefined ? [] : [[place, `#${view.id}-${anchor}`]]));
}
function hasLocated({ fixes }) {
    return [...fixes.values()].some(({ state }) => state === 'located');
}

// EXTERNAL MODULE: ./core/duration.js
var duration = __webpack_require__(31619);
;// CONCATENATED MODULE: ./report/html/provenance.js
/** Where a report comes from: the workflow, the runs, how long they took and what they cost. */





/** One line in small print; empty where nothing is known. */
function provenanceLine({ provenance, policy, runs }) {
    const [run, ...others] = runs;
    const parts = [
        ...(provenance === undefined ? [] : workflowParts(provenance)),
        ...(run !== undefined && others.length === 0 ? runParts(run) : []),
        ...(policy.path === null ? [] : [html `judged by ${line(policy.path)}`]),
        ...[(0,report_facts/* tellCost */.zO)(runs)].filter((cost) => cost !== '').map((cost) => html `${cost}`),
        ...(provenance === undefined
            ? []
            : [
                html `reported ${time(provenance.reportedAt)}`,
                html `action ${line(provenance.actionVersion)}`,
            ]),
    ];
    return parts.length === 0
        ? EMPTY
        : html `<p class="meta">${parts.map((part) => html `<span>${part}</span>`)}</p>`;
}
function workflowParts(provenance) {
    const { repository, pullRequest, commit, workflow, workflowRunUrl } = provenance;
    return [
        ...(repository === null ? [] : [html `${line(repository)}`]),
        ...(pullRequest === null ? [] : [html `pull request ${pullRequest}`]),
        ...(commit === null ? [] : [html `commit <code>${line(commit.slice(0, 7))}</code>`]),
        ...(workflow === null
            ? []
            : [html `workflow ${webLink(html `${line(workflow)}`, workflowRunUrl ?? '')}`]),
    ];
}
function runParts({ about }) {
    if (about === undefined)
        return [];
    const { planName, number, startedAt, durationMs } = about;
    return [
        ...(planName === null ? [] : [html `plan ${line(planName)}`]),
        ...(number === null ? [] : [html `run ${number}`]),
        ...(startedAt === null ? [] : [html `started ${time(startedAt)}`]),
        ...(durationMs === null ? [] : [html `took ${(0,duration/* formatDuration */.a)(durationMs)}`]),
    ];
}

;// CONCATENATED MODULE: ./report/html/overview.js
/** The top of the page: the outcome, what it means, and the runs in a table where there are several. */













/** The outcome, its meaning, the counts over all runs, and the reasons of the step and of its only run. */
function pageHeader(report, views) {
    const tone = toneOf(report);
    const [view, ...others] = views;
    return html `<header class="outcome ${tone}">
<div class="verdict">${icon(tone)}<div><h1>${(0,outcome_words/* titleOf */.Gg)(report).title}</h1><p>${words_opening(report)}</p>${nextLine(report, views)}</div></div>
${tiles(report)}
${stepReasons(report)}
${view !== undefined && others.length === 0 ? runReasons(view) : EMPTY}
${unmatchedList(report.runs)}
${provenanceLine(report)}
</header>`;
}
/** Several runs in a table; empty for a single one. */
function overview(views) {
    if (views.length < 2)
        return EMPTY;
    return html `
<section aria-labelledby="overview">
<h2 id="overview">Runs <span class="count">${(0,format/* formatCount */.B4)(views.length)}</span></h2>
<div class="scroll" role="group" aria-labelledby="overview" tabindex="0">
<table class="runs overview">
<thead><tr><th scope="col">Outcome</th><th scope="col">Run</th><th scope="col" class="number">Themes</th><th scope="col" class="number">High</th><th scope="col" class="number">New</th><th scope="col">What came of it</th></tr></thead>
<tbody>
${views.map(overviewRow)}</tbody>
</table>
</div>
</section>`;
}
function overviewRow(view) {
    const { run, id } = view;
    const facts = (0,report_facts/* factsOf */.xS)(run.report);
    const cells = [facts.themesTotal, facts.themesHigh, facts.themesNew].map((count) => html `<td class="number">${run.report === null ? NONE : (0,format/* formatCount */.B4)(count)}</td>`);
    return html `<tr><td class="${run.outcome}"><a class="jump" href="#${id}">${icon(run.outcome)}${run.outcome}</a></td><th scope="row">${runName(view)}</th>${cells}<td>${runLine(run)}</td></tr>
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
        ...evidenceTiles(runs),
        tile('Themes', (0,format/* formatCount */.B4)(themesTotal)),
        ...(themesTotal === 0
            ? []
            : [
                tile('High severity', (0,format/* formatCount */.B4)(themesHigh)),
                tile('New themes', (0,format/* formatCount */.B4)(themesNew)),
            ]),
        checks === 0 ? EMPTY : tile('Checks lower than before', regressed),
        runs.length === 1 ? EMPTY : tile('Runs', (0,format/* formatCount */.B4)(runs.length)),
    ];
    return html `<dl class="tiles">${facts}</dl>`;
}
/** Checks that fell short and calls that passed, where every run tells them. */
function evidenceTiles(runs) {
    const known = runs.flatMap(({ checks }) => checks ?? []);
    const failed = runs.flatMap((run) => (run.checks ?? []).filter((0,checks/* shortIn */._j)(run))).length;
    const counts = runs.map(({ callCounts }) => callCounts ?? { passed: null, evaluated: null });
    const sum = (of) => counts.reduce((all, one) => all + (one[of] ?? Number.NaN), 0);
    const [passed, evaluated] = [sum('passed'), sum('evaluated')];
    return [
        ...(runs.every(({ checks }) => checks !== undefined)
            ? [tile('Checks failed', `${(0,format/* formatCount */.B4)(failed)} of ${(0,format/* formatCount */.B4)(known.length)}`)]
            : []),
        ...(Number.isNaN(passed + evaluated)
            ? []
            : [tile('Calls passed', `${(0,format/* formatCount */.B4)(passed)} of ${(0,format/* formatCount */.B4)(evaluated)}`)]),
    ];
}
function tile(name, value) {
    return html `<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

// EXTERNAL MODULE: ./report/json/json-text.js
var json_text = __webpack_require__(27347);
;// CONCATENATED MODULE: ./report/html/policy.js
/** What a policy comes to together with those that it extends. */




/** The JSON file has the rest. */
const MAX_CHARS = 20_000;
/** The resolved policy; empty where it extends none. */
function policySection({ policy }) {
    const { path, extends: parents, resolved } = policy;
    if (parents === undefined || resolved === undefined)
        return EMPTY;
    const text = (0,json_text/* jsonText */.s)(resolved, 2);
    const files = [String(path), ...parents].map((file, index) => html `${index === 0 ? EMPTY : ', which extends '}<code>${line(file)}</code>`);
    return html `
<details class="policy">
<summary>The policy that judged</summary>
<p>${files}</p>
<pre><code>${(0,strip/* clip */.$Q)(text, MAX_CHARS)}</code></pre>${cutNote(text.length - MAX_CHARS)}
</details>`;
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
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
.small { font-size: 0.875rem; }
time { white-space: nowrap; }
.meta > span:not(:last-child)::after { content: ' · '; }
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

;// CONCATENATED MODULE: ./report/html/security-policy.js



/**
 * The Content Security Policy: the page may run its own script and style, known by their hashes, and nothing
 * else.
 */
const SECURITY_POLICY = [
    "default-src 'none'",
    `script-src ${sourceOf(SCRIPT)}`,
    `style-src ${sourceOf(STYLE)}`,
    "base-uri 'none'",
    "form-action 'none'",
].join('; ');
/** How a policy names a text (CSP Level 3, `hash-source`). */
function sourceOf(text) {
    return `'sha256-${(0,external_node_crypto_.hash)('sha256', text, 'base64')}'`;
}

;// CONCATENATED MODULE: ./report/html/render-html.js
/**
 * The report as one page that needs nothing else: no script, style, font or image from elsewhere,
 * and a policy that keeps the browser from asking for any. Without its script it only lacks the
 * filter and the buttons.
 */












/** Most runs that a browser lays out at once; of more it lays out those in sight. */
const FEW_RUNS = 20;
/** Renders a report as an HTML page, piece by piece. Everything that the service wrote is escaped. */
function* renderHtml(report, settings) {
    for (const { markup } of page(report, settings))
        yield markup;
}
function* page(whole, settings) {
    const report = (0,for_people/* forPeople */.z)(whole);
    const views = runViews(report, settings);
    yield html `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${SECURITY_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${(0,outcome_words/* titleOf */.Gg)(report).title}</title>
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
}
function* body(report, views, settings) {
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
}
/** What decided nothing: of the step, and of its only run. */
function notes(report, [view, ...others]) {
    const ofRun = view !== undefined && others.length === 0 ? view.run.notes : [];
    return noteSection('page', 'notes', [noteList(ofRun), stepNotes(report)]);
}


/***/ })

};
;