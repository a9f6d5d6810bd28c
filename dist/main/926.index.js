"use strict";
exports.id = 926;
exports.ids = [926];
exports.modules = {

/***/ 85926:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderHtml: () => (/* binding */ renderHtml)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./report/facts.js
var report_facts = __webpack_require__(71949);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./report/outcome-words.js
var outcome_words = __webpack_require__(65758);
// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(68918);
// EXTERNAL MODULE: ./text/strip.js
var strip = __webpack_require__(30269);
;// CONCATENATED MODULE: ./report/html/escape.js

class Html {
    parts;
    constructor(parts) {
        this.parts = parts;
    }
    get markup() {
        return [...this.texts()].join('');
    }
    *texts() {
        for (const part of this.parts) {
            if (typeof part === 'string')
                yield part;
            else
                for (const item of part())
                    yield* item.texts();
        }
    }
}
const EMPTY = new Html([]);
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
function escapeHtml(text) {
    return (0,strip/* stripUnprintable */.jh)(text).replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}
function html(strings, ...contents) {
    const parts = [];
    let text = '';
    for (const [index, string] of strings.entries()) {
        for (const part of [string, ...partsOf(contents[index] ?? '')]) {
            if (typeof part === 'string')
                text += part;
            else {
                parts.push(text, part);
                text = '';
            }
        }
    }
    return new Html([...parts, text]);
}
function ownMarkup(constant) {
    return new Html([constant]);
}
function partsOf(content) {
    if (content instanceof Html)
        return content.parts;
    if (typeof content === 'function')
        return [content];
    if (typeof content === 'object')
        return content.flatMap(({ parts }) => parts);
    return [escapeHtml(String(content))];
}

// EXTERNAL MODULE: ./text/duration.js
var duration = __webpack_require__(6203);
// EXTERNAL MODULE: ./report/checks.js
var report_checks = __webpack_require__(74949);
// EXTERNAL MODULE: ./report/json/render.js
var render = __webpack_require__(54577);
// EXTERNAL MODULE: ./report/next-step.js
var next_step = __webpack_require__(43004);
// EXTERNAL MODULE: ./report/opening.js
var opening = __webpack_require__(93850);
// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __webpack_require__(82456);
// EXTERNAL MODULE: ./text/markdown.js
var markdown = __webpack_require__(85014);
// EXTERNAL MODULE: ./report/names.js
var names = __webpack_require__(2274);
;// CONCATENATED MODULE: ./report/html/texts.js






const MAX_PROSE_CHARS = 100_000;
const MAX_LINE_CHARS = 500;
const MAX_MESSAGE_CHARS = 2000;
const NONE = '–';
function line(text) {
    return (0,strip/* fold */.AU)(text ?? '', MAX_LINE_CHARS) || NONE;
}
function title(text) {
    return (0,strip/* fold */.AU)(text, MAX_LINE_CHARS) || format/* UNTITLED */.q8;
}
const UUIDS = /\b[0-9a-f]{8}(?=-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b)[0-9a-f-]{28}/gi;
function message(text) {
    return (0,strip/* fold */.AU)(text, MAX_MESSAGE_CHARS).replace(UUIDS, names/* shortForm */.JZ);
}
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
function cutNote(chars) {
    return chars > 0
        ? html `<p class="note">(cut here: ${(0,format/* formatCount */.B4)(chars)} more characters)</p>`
        : EMPTY;
}
function time(text) {
    return /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/.test(text)
        ? html `<time datetime="${text}">${text.slice(0, 10)} ${text.slice(11, 16)} UTC</time>`
        : html `${line(text)}`;
}
const MAX_ID_CHARS = 100;
const FIRST_CALLS = 10;
function runLink(jobId, settings) {
    return identifierLink(jobId, settings.runUrl, 'jobId', (id) => id);
}
function shortRunLink(jobId, settings) {
    return identifierLink(jobId, settings.runUrl, 'jobId');
}
function callLink(callId, settings) {
    return identifierLink(callId, settings.callUrl, 'callId');
}
function callList(callIds, settings) {
    if (callIds.length === 0)
        return EMPTY;
    const links = callIds.map((id) => html `<li>${callLink(id, settings)}</li>`);
    const further = links.slice(FIRST_CALLS);
    const fold = html `<details><summary>${(0,format/* formatCount */.B4)(further.length)} more</summary><ul class="calls">${further}</ul></details>`;
    return html `<div class="callset"><p class="label">Calls</p><ul class="calls">${links.slice(0, FIRST_CALLS)}</ul>${further.length > 0 ? fold : EMPTY}</div>`;
}
function identifierLink(id, template, placeholder, shown = names/* shortForm */.JZ) {
    const text = (0,strip/* fold */.AU)(id, MAX_ID_CHARS);
    if (text === '')
        return EMPTY;
    const code = html `<code>${shown(text)}</code>`;
    if (template === null || id.length > MAX_ID_CHARS)
        return code;
    return webLink(code, (0,log_line/* fillTemplate */.ou)(template, placeholder, id));
}
function webLink(content, url) {
    if (!isWebAddress(url))
        return content;
    return html `<a href="${ownMarkup((0,markdown/* linkDestination */.Vh)(url))}" rel="noreferrer">${content}</a>`;
}
function isWebAddress(url) {
    return /^https?:\/\//i.test(url);
}

;// CONCATENATED MODULE: ./report/html/elements.js




function section({ id, heading, count, level = 3, kind }, body) {
    const kindOf = kind === undefined ? EMPTY : html ` class="${kind}"`;
    const counted = count === undefined ? EMPTY : html ` <span class="count">${(0,format/* formatCount */.B4)(count)}</span>`;
    return html `
<section${kindOf} aria-labelledby="${id}">
<h${level} id="${id}">${heading}${counted}</h${level}>
${body}
</section>`;
}
function table(headingId, kind, heads, rows) {
    return html `<div class="scroll" role="group" aria-labelledby="${headingId}" tabindex="0">
<table class="${kind}">
<thead><tr>${heads}</tr></thead>
<tbody>
${rows.map((cells) => html `<tr>${cells}</tr>\n`)}</tbody>
</table>
</div>`;
}
function head(name) {
    return html `<th scope="col">${line(name)}</th>`;
}
function numberHead(name) {
    return html `<th scope="col" class="number">${line(name)}</th>`;
}
const SHAPES = {
    passed: '<circle cx="8" cy="8" r="7"/><path d="m4.8 8.2 2.2 2.3 4.3-4.8"/>',
    failed: '<circle cx="8" cy="8" r="7"/><path d="m5.4 5.4 5.2 5.2m0-5.2-5.2 5.2"/>',
    inconclusive: '<circle cx="8" cy="8" r="7"/><path d="M6 6.3c0-2.6 4-2.6 4 0 0 1.6-2 1.5-2 3.1m0 2.2v.2"/>',
    skipped: '<circle cx="8" cy="8" r="7"/><path d="m5 5 3 3-3 3m4-6v6"/>',
    started: '<circle cx="8" cy="8" r="7"/><path d="M8 4v4.2l2.8 1.6"/>',
    error: '<path d="M5.2 1h5.6L15 5.2v5.6L10.8 15H5.2L1 10.8V5.2z"/><path d="M8 4.2v4.6m0 2.6v.2"/>',
    tolerated: '<path d="M8 1.4 15.2 14.4H.8z"/><path d="M8 6v4m0 2v.2"/>',
};
function toneOf({ outcome, tolerated }) {
    return tolerated && (outcome === 'failed' || outcome === 'inconclusive') ? 'tolerated' : outcome;
}
function icon(tone) {
    return html `<svg class="icon" viewBox="0 0 16 16" aria-hidden="true">${ownMarkup(SHAPES[tone])}</svg>`;
}
const VOICE = {
    name: (name) => html `<strong>${title(name)}</strong>`.markup,
    prose: (text) => escapeHtml(message(text)),
    own: escapeHtml,
    code: (text) => `<code>${escapeHtml(text)}</code>`,
    link: (words, url) => (url.startsWith('#') ? html `<a href="${url}">${words}</a>` : webLink(html `${words}`, url))
        .markup,
};
function runLine(run) {
    return ownMarkup((0,opening/* runOpening */.g_)(run, VOICE).line);
}
function elements_opening(report) {
    return ownMarkup((0,opening/* openingOf */.E4)(report, VOICE).line);
}

// EXTERNAL MODULE: ./report/voice.js
var voice = __webpack_require__(80860);
// EXTERNAL MODULE: ./report/waivers.js
var report_waivers = __webpack_require__(18567);
;// CONCATENATED MODULE: ./report/html/spared.js





function sparedSection(view, { waived, known, notes, warnings = [] }) {
    if (waived.length + known.length + notes.length + warnings.length === 0)
        return EMPTY;
    const parts = [
        group('Warnings', warnings.map((warning) => html `<li>${message(warning)}</li>`)),
        group('Waived', waived.map(({ kind, name, waiver }) => html `<li>${subject(kind, name, view)}: ${waiverWords(waiver)}</li>`)),
        group(`${(0,format/* formatCounted */.So)(known.length, 'persistent theme')}, for which the verdict does not fail the gate`, known.map((slug) => html `<li>${subject('theme', slug, view)}</li>`)),
        group('Notes', notes.map((note) => html `<li>${message(note)}</li>`)),
    ];
    return section({ id: `${view.id}-spared`, heading: 'Warnings and notes', kind: 'spared' }, html `${parts}`);
}
function unmatchedList(runs) {
    const waivers = (0,report_waivers/* unmatchedWaivers */.x)(runs);
    if (waivers.length === 0)
        return EMPTY;
    const items = waivers.map((waiver) => {
        return html `<li>Waiver without a match: ${waiver.kind} <code>${line(waiver.target)}</code>: ${waiverWords(waiver)}</li>`;
    });
    return html `<ul class="notes">${items}</ul>`;
}
function waivedMark(waiver) {
    return waiver === undefined
        ? EMPTY
        : html ` <span class="badge waived">waived until ${line(waiver.expires)}</span>`;
}
function waiverWords(waiver) {
    const owner = waiver.owner === null ? '' : `, owner ${line(waiver.owner)}`;
    return html `${message(waiver.reason)}${owner}, until ${line(waiver.expires)}`;
}
function subject(kind, name, view) {
    const link = kind === 'theme' ? view.themeLink(name) : null;
    return html `${kind} ${link ?? html `<code>${line(name)}</code>`}`;
}
function group(heading, items) {
    return items.length === 0 ? EMPTY : html `<h4>${heading}</h4><ul>${items}</ul>\n`;
}

// EXTERNAL MODULE: ./model/outcome.js
var outcome = __webpack_require__(41913);
;// CONCATENATED MODULE: ./report/html/views.js








function runViews(report, settings) {
    return (0,outcome/* worstFirst */.md)(report.runs).map((run, index) => ({
        run,
        settings,
        isOnly: report.runs.length === 1,
        id: `run-${index + 1}`,
        fixes: (0,report_facts/* foundFixes */.SJ)(report, report.runs.indexOf(run)),
    }));
}
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
        waivers: (0,report_waivers/* waiversByName */.w)(run.exceptions),
        reasons: { theme: reasonsBy('theme'), check: reasonsBy('check') },
    };
}
function reasonMark(kind, name, { id, reasons }) {
    const reason = reasons[kind].get(name);
    return reason === undefined
        ? EMPTY
        : html ` <a class="badge reason" href="#${id}-reasons">reason: ${line(reason.rule)}</a>`;
}
function themeAnchor(runId, index) {
    return `${runId}-theme-${index + 1}`;
}
const ABOUT = ['theme', 'limit', 'value'];
function listedReasons(run) {
    const { stated } = (0,opening/* runOpening */.g_)(run, voice/* PLAIN */.tZ);
    return run.reasons.filter((reason) => saysMore(reason, stated));
}
function saysMore(reason, stated) {
    return !stated.has(reason) || ABOUT.some((fact) => fact in reason);
}

;// CONCATENATED MODULE: ./report/html/reasons.js








const FIRST_REASONS = 50;
function stepReasons(report) {
    const { stated } = (0,opening/* openingOf */.E4)(report, voice/* PLAIN */.tZ);
    const reasons = report.reasons.filter((reason) => saysMore(reason, stated));
    return reasonList(reasons.map((reason) => reasonItem(reason, [])));
}
function runReasons(view) {
    const { run, id, isOnly } = view;
    const report = reportView(view);
    const isTold = isOnly && (run.outcome === 'failed' || run.outcome === 'passed');
    const items = listedReasons(run).map((reason) => reasonItem(reason, report === null ? [] : subjects(reason, report)));
    return html `${isTold ? EMPTY : html `<p>${runLine(run)}</p>`}<div id="${id}-reasons">${reasonList(items)}</div>`;
}
function reasonItem(reason, about) {
    const { rule, limit, value } = reason;
    const facts = [
        ...(limit === undefined ? [] : [html `<span>limit <b>${line(`${limit}`)}</b></span>`]),
        ...(value === undefined ? [] : [html `<span>found <b>${line(`${value}`)}</b></span>`]),
    ];
    return html `<li><span class="rule">${line(rule)}</span><div><p>${message(reason.message)}</p><p class="meta">${[...facts, ...about]}</p></div></li>\n`;
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
function noteSection(of, id, notes) {
    if (notes.length === 0)
        return EMPTY;
    const items = notes.map((note) => html `<li>${message(note)}</li>`);
    return section({ id, heading: 'Notes', level: of === 'page' ? 2 : 3, kind: 'small' }, html `<ul class="notes">${items}</ul>`);
}
function subjects({ theme, check }, view) {
    return [
        ...(theme === undefined ? [] : [html `<span>${subject('theme', theme, view)}</span>`]),
        ...(check === undefined ? [] : [html `<span>${subject('check', check, view)}</span>`]),
    ];
}

// EXTERNAL MODULE: ./text/values/uuid-list.js
var uuid_list = __webpack_require__(52944);
// EXTERNAL MODULE: ./report/baseline.js
var report_baseline = __webpack_require__(63875);
;// CONCATENATED MODULE: ./report/html/checks.js







function callEvidence({ run, id, settings }) {
    const { byPersona = [], byAgent = [] } = run.breakdowns ?? {};
    return html `${[
        rateTable('By persona', `${id}-personas`, byPersona),
        rateTable('By agent', `${id}-agents`, byAgent),
        callTable(run, `${id}-calls`, settings),
        excerptSection(run, `${id}-excerpts`, settings),
    ]}`;
}
function checkTable({ run, id }) {
    const waivers = (0,report_waivers/* waiversByName */.w)(run.exceptions).check;
    const isShort = (0,report_checks/* isFailedIn */.$Q)(run);
    const heads = [head('Check'), numberHead('Passed'), numberHead('Threshold')];
    const rows = (0,report_checks/* sortChecks */.u6)(run).map((check) => checkCells(check, isShort(check), waivedMark(waivers.get(check.name))));
    return tableSection('Checks', `${id}-checks`, heads, rows);
}
function countsByRunTable({ run, id }) {
    const { runs, checks } = (0,report_checks/* countsByRun */.pw)(run);
    const heads = [head('Check'), ...runs.map(numberHead)];
    const rows = checks.map(({ name, shares }) => {
        const cells = shares.map((share) => html `<td class="number">${share}</td>`);
        return html `<th scope="row">${line(name)}</th>${cells}`;
    });
    return tableSection('Checks, run by run', `${id}-checks-by-run`, heads, rows);
}
function checkCells(check, isMissed, waived) {
    const { name, passRate: rate, threshold } = check;
    const tone = isMissed ? 'failed' : 'passed';
    const word = isMissed ? 'below its threshold' : 'passed';
    const shown = (0,format/* formatPercentBeside */.lS)(threshold, rate);
    return html `${[
        html `<th scope="row" class="${tone}">${icon(tone)} ${line(name)}`,
        html `<span class="hidden">: ${word}</span>${waived}</th>`,
        html `<td class="number">${shareInParts(check)}</td>`,
        html `<td class="number ${tone}">${shown} ${rateBar(rate, threshold)}</td>`,
    ]}`;
}
function shareInParts(counted) {
    const parts = (0,report_checks/* passedShare */.ct)(counted).split(' · ');
    return html `${parts.map((part, index) => html `${index > 0 ? ' · ' : ''}<span>${part}</span>`)}`;
}
function rateTable(heading, id, parts) {
    const rows = parts.map(({ name, passed, evaluated, passRate: rate }) => {
        const share = shareInParts({ passed, evaluated, passRate: rate, threshold: null });
        return html `${[
            html `<th scope="row">${line(name)}</th><td class="number">${share}</td>`,
            html `<td class="skipped">${rateBar(rate, null)}</td>`,
        ]}`;
    });
    const heads = [head('Name'), numberHead('Calls passed'), head('Share of calls that passed')];
    return tableSection(heading, id, heads, rows);
}
function callTable({ calls = [] }, id, settings) {
    const sorted = [false, null, true].flatMap((result) => calls.filter(({ isPassed }) => isPassed === result));
    const agents = new Set(calls.map(({ agent }) => agent));
    const more = FURTHER_COLUMNS.filter(({ name, isKnown }) => calls.some(isKnown) && (name !== 'Agent' || agents.size > 1));
    const heads = [
        ...[head('Call'), head('Persona'), numberHead('Seconds')],
        ...['Failed checks', ...more.map(({ name }) => name)].map(head),
    ];
    const rows = sorted.map((call) => callCells(call, more, settings));
    return tableSection('Calls', id, heads, rows);
}
function callCells(call, more, settings) {
    const { id, isPassed, persona, durationMs, checks } = call;
    const tone = isPassed === null ? 'skipped' : isPassed ? 'passed' : 'failed';
    const word = isPassed === null ? 'not graded' : tone;
    const link = id === null ? NONE : callLink(id, settings);
    const seconds = durationMs === null ? NONE : (0,format/* formatCount */.B4)(Math.round(durationMs / 1000));
    const failed = checks.filter((check) => check.isPassed === false).map(({ name }) => name);
    return html `${[
        html `<td class="${tone}">${icon(tone)} ${link}<span class="hidden">: ${word}</span></td>`,
        html `<td>${line(persona)}</td><td class="number">${seconds}</td>`,
        html `<td>${line(failed.join(', '))}</td>${more.map(({ cell }) => html `<td>${cell(call)}</td>`)}`,
    ]}`;
}
const FURTHER_COLUMNS = [
    {
        name: 'Agent',
        isKnown: ({ agent }) => agent !== null,
        cell: ({ agent }) => html `${line(agent)}`,
    },
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
];
function whyNotCounted({ invalidation = '', failureOwner = '' }) {
    const owner = failureOwner === '' ? '' : `failure owner ${failureOwner}`;
    return [invalidation, owner].filter((part) => part !== '').join('; ');
}
function excerptSection({ calls = [] }, id, settings) {
    const groups = new Map();
    for (const call of calls.filter(({ excerpt }) => excerpt.length > 0)) {
        const key = JSON.stringify(call.excerpt.map(({ speaker, text }) => [speaker, text]));
        groups.set(key, [...(groups.get(key) ?? []), call]);
    }
    if (groups.size === 0)
        return EMPTY;
    const items = [...groups.values()].map((same) => {
        const links = callList(same.flatMap((call) => call.id ?? []), settings);
        return html `<li>${same[0]?.excerpt.map(saidLine) ?? EMPTY}${links}</li>\n`;
    });
    return section({ id, heading: 'Excerpts', count: groups.size }, html `<ul class="findings" role="list">\n${items}</ul>`);
}
function saidLine({ speaker, text }) {
    return html `<p><b>${line(speaker ?? 'unknown speaker')}</b> ${line(text)}</p>`;
}
function tableSection(heading, id, heads, rows) {
    if (rows.length === 0)
        return EMPTY;
    return section({ id, heading, count: rows.length }, table(id, 'runs', heads, rows));
}
function rateBar(rate, threshold) {
    if (rate === null)
        return EMPTY;
    const mark = threshold === null
        ? EMPTY
        : html `<rect x="${xOf(threshold)}" y="-3" width="3" height="12" fill="currentColor"/>`;
    return html `<svg class="bar" viewBox="0 0 103 6" preserveAspectRatio="none" aria-hidden="true"><rect width="${xOf(rate)}" height="6"/>${mark}</svg>`;
}
function xOf(percent) {
    return Math.min(Math.max(percent, 0), 100).toFixed(1);
}

// EXTERNAL MODULE: ./report/history.js
var report_history = __webpack_require__(40350);
;// CONCATENATED MODULE: ./report/html/history.js





const WIDTH = 224;
const HEIGHT = 32;
const MARGIN = 6;
const RADIUS = 3;
function historySection({ run, id }) {
    const { history } = run;
    const lines = (0,report_history/* historyLines */.O5)(run);
    if (history === undefined || lines.length === 0)
        return EMPTY;
    const anchor = `${id}-history`;
    const rows = lines.map(({ check, points }) => html `<th scope="row">${line(check)}</th><td class="chart">${chart(points)}</td>`);
    return section({ id: anchor, heading: 'History', count: lines.length }, html `<p>${(0,report_history/* historyWords */.mw)(history.runs.length)}</p>
${table(anchor, 'trend', [head('Check'), html `<td class="chart"></td>`], rows)}
${unsteadyNotes(history.unsteady)}
<details><summary>All rates in numbers</summary>
${numbers(anchor, lines)}
</details>`);
}
function chart(points) {
    const places = points.map(({ passRate: rate, isPassed }, index) => rate === null ? null : { x: history_xOf(index, points.length), y: yOf(rate), isPassed });
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
function numbers(headingId, lines) {
    const runs = lines[0]?.points ?? [];
    const rows = lines.map(({ check, points }) => html `<th scope="row">${line(check)}</th>${points.map(numberOf)}`);
    return table(headingId, 'runs', [head('Check'), ...runs.map(({ run }) => head(run))], rows);
}
function numberOf({ passRate: rate, passed, evaluated, isPassed }) {
    const told = passed === null || evaluated === null ? (0,format/* formatPercent */.l9)(rate) : (0,format/* formatShare */.T1)(passed, evaluated);
    const side = isPassed === false ? html `<span class="hidden">, below its threshold</span>` : EMPTY;
    return html `<td class="number${isPassed === false ? ' lost' : ''}">${told}${side}</td>`;
}

// EXTERNAL MODULE: ./report/words/measures.js
var measures = __webpack_require__(81975);
// EXTERNAL MODULE: ./report/words/names.js
var words_names = __webpack_require__(49912);
;// CONCATENATED MODULE: ./report/html/measures.js






function measureTable({ run, id: runId }) {
    const { measures = [] } = run;
    if (measures.length === 0)
        return EMPTY;
    const id = `${runId}-measures`;
    const heads = [
        head('Measure'),
        ...['Calls', 'Average', 'Median', 'p95', 'Minimum', 'Maximum', 'p'].map(numberHead),
    ];
    const rows = measures.flatMap((measure) => [
        measureRow(measure, html `${line(measure.name)}`, measure.current, measure.adjustedP),
        ...(measure.baseline === null
            ? []
            : [measureRow(measure, html `in the baseline`, measure.baseline, null)]),
    ]);
    const heading = { id, heading: 'Measures', count: measures.length };
    return section(heading, table(id, 'runs', heads, rows));
}
function measureRow({ unit }, name, figures, p) {
    const { calls, average, median, p95, minimum, maximum } = figures;
    const shown = [
        calls === null ? NONE : (0,format/* formatCount */.B4)(calls),
        ...[average, median, p95, minimum, maximum].map((value) => line((0,measures/* formatFigure */.M)(value, unit))),
        p === null ? NONE : (0,words_names/* formatPValue */.td)(p),
    ];
    return html `${[
        html `<th scope="row">${name}</th>`,
        ...shown.map((value) => html `<td class="number">${value}</td>`),
    ]}`;
}

// EXTERNAL MODULE: ../../node_modules/diff/libesm/diff/word.js + 1 modules
var word = __webpack_require__(54667);
// EXTERNAL MODULE: ./text/nearest.js
var nearest = __webpack_require__(42337);
;// CONCATENATED MODULE: ./report/html/prompt-fix.js









const MAX_TEXT_CHARS = 200_000;
const COPY = html `<p class="copy" hidden><button type="button">Copy the suggested text</button> <span class="note" role="status"></span></p>
`;
function promptFix({ currentText, suggestedText }, found) {
    if (currentText === null && suggestedText === null)
        return EMPTY;
    return html `<div class="fix">${place(found)}${change(currentText, suggestedText)}${suggestion(suggestedText)}</div>`;
}
function place(found) {
    return found === undefined ? EMPTY : html `<p class="place">${words(found)}</p>\n`;
}
function words(found) {
    switch (found.state) {
        case 'located':
            return html `<b>Located</b> in ${prompt_fix_names([found.place])}${found.leftOut === null ? '' : `; not in the patch: ${message(found.leftOut)}`}`;
        case 'ambiguous':
            return html `<b>Ambiguous</b>: the text is in ${(0,format/* formatCounted */.So)(found.places.length, 'place')}: ${prompt_fix_names(found.places)}`;
        case 'applied':
            return html `<b>Already applied</b>: the suggested text is in ${prompt_fix_names(found.places)}`;
        case 'missing':
            return html `<b>Not found</b> in the repository`;
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
function suggestion(text) {
    if (text === null || text === '')
        return EMPTY;
    const isAsWritten = (0,strip/* stripUnprintable */.jh)(text) === text.replace(/\r\n?/g, '\n');
    return html `${text.length > MAX_TEXT_CHARS ? EMPTY : COPY}<details><summary>Full text</summary>
${plainText((0,strip/* clip */.$Q)(text, MAX_TEXT_CHARS))}</details>
${isAsWritten ? EMPTY : html `<p class="note">Characters that cannot be seen are left out here and in the copy.</p>`}`;
}
function plainText(text) {
    return html `<pre dir="auto">\n${text}</pre>\n`;
}
function linesOf(text) {
    return text === '' ? [] : (0,strip/* stripUnprintable */.jh)((0,strip/* clip */.$Q)(text, MAX_TEXT_CHARS)).split('\n');
}
const MAX_CHANGED_WORDS = 200;
const MARKS = { same: ' ', removed: '−', added: '+' };
const ELEMENTS = { same: 'div', removed: 'del', added: 'ins' };
function diffBlock(before, after) {
    const diff = (0,nearest/* diffLines */.Pp)(before, after);
    const rows = diff.map((line, index) => ({
        kind: line.kind,
        row: rowOf(line, line.kind === 'removed' ? diff[index + 1] : diff[index - 1]),
    }));
    const shown = (0,nearest/* stretchesOf */.TM)(rows).map(({ isFar, lines }) => {
        const all = lines.map(({ row }) => row);
        return isFar && all.length > 1 ? folded(all) : html `${all}`;
    });
    return html `<div class="diff" dir="auto">${shown}</div>\n`;
}
function folded(rows) {
    return html `<details><summary>${(0,format/* formatCounted */.So)(rows.length, 'unchanged line')}</summary>${rows}</details>\n`;
}
function rowOf({ kind, text }, beside) {
    const counterpart = { same: null, removed: 'added', added: 'removed' }[kind];
    const content = beside?.kind === counterpart ? mark(text, beside.text) : html `${text}`;
    const element = ELEMENTS[kind];
    return html `<${element}><span class="mark">${MARKS[kind]}</span><span>${content}</span></${element}>\n`;
}
function mark(text, counterpart) {
    const words = (0,word/* diffWordsWithSpace */.pR)(counterpart, text, { maxEditLength: MAX_CHANGED_WORDS }) ?? [];
    const own = words.filter(({ removed }) => !removed);
    const shared = own.reduce((sum, { added, value }) => sum + (added ? 0 : value.length), 0);
    if (shared * 2 < text.length)
        return html `${text}`;
    return html `${own.map(({ added, value }) => (added ? html `<b>${value}</b>` : html `${value}`))}`;
}
const MAX_THEMES = 20;
function recommendationSection(view) {
    const { id, report } = view;
    const { recommendations } = report;
    if (recommendations.length === 0)
        return EMPTY;
    const items = [...recommendations.entries()]
        .toSorted(([, a], [, b]) => a.order - b.order)
        .map(([position, recommendation]) => item(recommendation, position, view));
    const anchor = `${id}-recommendations`;
    const count = recommendations.length;
    return section({ id: anchor, heading: 'Recommendations', count }, html `${items}`);
}
function item(recommendation, position, view) {
    const { order, severity, channel, body } = recommendation;
    const id = `${view.id}-fix-${position + 1}`;
    const found = view.fixes.get(position);
    const marks = [severity, channel].map((mark) => mark === null ? EMPTY : html `<span class="badge">${line((0,outcome_words/* plainWord */.hx)(mark))}</span>`);
    const rest = view.settings.detail === 'brief'
        ? place(found)
        : html `${prose(body)}${promptFix(recommendation, found)}${meantFor(recommendation, view)}`;
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
    return html `<p class="label">Fixes theme: ${themes}</p>`;
}

// EXTERNAL MODULE: ./report/words/scenarios.js
var scenarios = __webpack_require__(83495);
;// CONCATENATED MODULE: ./report/html/scenarios.js






function scenarioTable({ run, id: runId, settings }) {
    const { cases = [] } = run;
    if (cases.length === 0)
        return EMPTY;
    const id = `${runId}-scenarios`;
    const heads = [
        ...[head('Scenario'), head('Status'), numberHead('Passed'), numberHead('Baseline')],
        ...[numberHead('p'), head('Failing call')],
    ];
    const rows = cases.map((one) => {
        const { status, failingCall, adjustedP, baseline } = one;
        const tone = status === 'now failing' || status === 'failing' ? 'failed' : 'passed';
        return html `${[
            html `<th scope="row" class="${tone}">${icon(tone)} ${line((0,scenarios/* nameCase */.I)(one))}</th>`,
            html `<td>${status ?? NONE}</td>`,
            html `<td class="number">${share(one)}</td>`,
            html `<td class="number">${baseline === null ? NONE : share(baseline)}</td>`,
            html `<td class="number">${adjustedP === null ? NONE : (0,words_names/* formatPValue */.td)(adjustedP)}</td>`,
            html `<td>${failingCall === null ? NONE : callLink(failingCall, settings)}</td>`,
        ]}`;
    });
    const heading = { id, heading: 'Scenarios', count: rows.length };
    return section(heading, table(id, 'runs', heads, rows));
}
function share({ passed, evaluated }) {
    return `${(0,format/* formatCount */.B4)(passed)}/${(0,format/* formatCount */.B4)(evaluated)}`;
}

;// CONCATENATED MODULE: ./report/html/themes.js








const UNFOLDED = 5;
function themeSection(view) {
    const { id, run, themes } = view;
    if (themes.length === 0)
        return html `<p>No themes.</p>`;
    const known = new Set(run.exceptions?.known);
    function* cards() {
        for (const [index, theme] of themes.entries())
            yield themeCard(theme, index, known, view);
    }
    return section({ id: `${id}-themes`, heading: 'Themes', count: themes.length }, html `<div>${cards}</div>`);
}
function themeCard(theme, index, known, view) {
    const rank = (0,theme_order/* severityRank */.qs)(theme.severity);
    return html `<article class="theme severity-${rank}" id="${themeAnchor(view.id, index)}">
<div class="title"><span class="badge severity">${line((0,outcome_words/* plainWord */.hx)(theme.severity))}</span><h4 dir="auto">${title(theme.title)}</h4>${marks(theme, known, view)}</div>
${facts(theme)}
${waiverNote(theme, view)}${analysis(theme, index, view)}</article>
`;
}
function marks({ slug, lifecycle }, known, view) {
    return html `<span class="marks">${[
        lifecycle === null || (known.has(slug) && lifecycle === 'PERSISTENT')
            ? EMPTY
            : html `<span class="badge">${line((0,outcome_words/* plainWord */.hx)(lifecycle))}</span>`,
        reasonMark('theme', slug, view),
        waivedMark(view.waivers.theme.get(slug)),
        known.has(slug) ? html `<span class="badge waived">persistent</span>` : EMPTY,
    ]}</span>`;
}
function facts(theme) {
    const { affectedCallCount: affected, totalCallCount: total, checkNames } = theme;
    const facts = [
        ['Calls affected', html `${(0,format/* formatShare */.T1)(affected, total)} ${shareBar(affected, total)}`],
        ...fact('Impact', (0,outcome_words/* plainWord */.hx)(theme.impact)),
        ...fact('Prevalence', (0,outcome_words/* plainWord */.hx)(theme.prevalence)),
        ...fact('Root cause', (0,outcome_words/* plainWord */.hx)(theme.rootCauseChannel)),
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
function executiveSummary({ report, id }, before) {
    const { paragraphs, sections } = report.executiveSummary;
    if (paragraphs.length + sections.length === 0 && before === EMPTY)
        return EMPTY;
    const parts = sections.map(({ heading, body }) => {
        const name = heading ?? '';
        return html `${name === '' ? EMPTY : html `<h4 dir="auto">${title(name)}</h4>`}${prose(body)}`;
    });
    return section({ id: `${id}-summary`, heading: 'Executive summary' }, html `<div class="panel">${before}${paragraphs.map(prose)}${parts}</div>`);
}
function findingSection({ settings, id }, heading, anchor, findings) {
    if (findings.length === 0)
        return EMPTY;
    const items = findings.map((finding) => settings.detail === 'brief'
        ? html `<li><p dir="auto">${title(finding.title)}</p></li>`
        : html `<li><h4 dir="auto">${title(finding.title)}</h4>${prose(finding.body)}${callList(finding.callIds, settings)}</li>\n`);
    return section({ id: `${id}-${anchor}`, heading, count: findings.length }, html `<ul class="findings" role="list">\n${items}</ul>`);
}

// EXTERNAL MODULE: ./report/confidence-interval.js
var confidence_interval = __webpack_require__(96616);
;// CONCATENATED MODULE: ./report/html/trend.js










function trendSection(view) {
    const { trend } = view.report;
    if (trend === null)
        return EMPTY;
    const id = `${view.id}-trend`;
    const rows = (0,report_facts/* sortTrend */.aQ)(trend.rows);
    const rated = new Set((view.run.checks ?? []).flatMap(({ name, passRate }) => (passRate === null ? [] : name)));
    const hasCurrent = rows.some(({ checkName, currentPassRate: rate }) => rate !== null && !rated.has(checkName));
    const hasLifecycle = rows.some(({ lifecycle }) => lifecycle !== null);
    const heads = [
        head('Check'),
        numberHead('Baseline'),
        ...(hasCurrent ? [numberHead('Now')] : []),
        numberHead('Change'),
        ...(hasLifecycle ? [head('Status')] : []),
    ];
    const cells = rows.map((row) => trendCells(row, view, { hasCurrent, hasLifecycle }));
    return section({ id, heading: 'Trend', count: rows.length }, html `<p>Pass rates in ${baseline(trend, view)}, and the change in percentage points.</p>
${table(id, 'runs', heads, cells)}`);
}
function trendCells(row, view, { hasCurrent, hasLifecycle }) {
    const { checkName, previousPassRate: previous, currentPassRate: current } = row;
    const marks = [
        reasonMark('check', checkName, view),
        waivedMark(view.waivers.check.get(checkName)),
    ];
    return html `${[
        html `<th scope="row">${line(checkName)}${marks}</th>`,
        rateCell(previous, row.counts?.previous),
        ...(hasCurrent ? [rateCell(current, row.counts?.current)] : []),
        html `<td class="number${(0,report_facts/* pointsLost */.Mv)(row) > 0 ? ' lost' : ''}">${(0,format/* formatChange */.eD)(previous, current)}</td>`,
        ...(hasLifecycle ? [html `<td>${line((0,outcome_words/* plainWord */.hx)(row.lifecycle))}</td>`] : []),
    ]}`;
}
function rateCell(rate, counts) {
    return html `<td class="number">${(0,confidence_interval/* withInterval */.qY)((0,format/* formatPercent */.l9)(rate), counts)}</td>`;
}
function baseline(trend, { run, settings }) {
    if ((0,report_baseline/* baselineOf */.Bv)(run) !== null)
        return html `the baseline`;
    const id = shortRunLink(trend.baselineRunPlanJobId, settings);
    const isNamed = id !== EMPTY;
    if (trend.baselineRunNumber === null)
        return isNamed ? html `run ${id}` : html `an earlier run`;
    return html `run ${trend.baselineRunNumber}${isNamed ? html ` (${id})` : EMPTY}`;
}
function baselineFact({ run, settings }) {
    const baseline = (0,report_baseline/* baselineOf */.Bv)(run);
    if (baseline === null)
        return EMPTY;
    const { jobId, number } = baseline;
    const id = shortRunLink(jobId, settings);
    const name = number === null ? html `run ${id}` : html `run ${(0,format/* formatCount */.B4)(number)} (${id})`;
    const facts = (0,report_baseline/* baselineFacts */.F_)(baseline, line).map((fact) => html `, ${line(fact)}`);
    return html `${(0,report_baseline/* isOld */.eD)(baseline) ? '⚠️ ' : ''}Baseline: ${name}${facts}`;
}
function goneList({ run }) {
    const baseline = (0,report_baseline/* baselineOf */.Bv)(run);
    if (baseline === null || baseline.gone.length === 0)
        return EMPTY;
    const { named, more } = (0,report_baseline/* goneThemes */.Il)(baseline, ({ slug, title: text }) => html `<li>${title(text)} <code>${line(slug)}</code></li>`);
    const rest = more > 0 ? html `<li>${(0,format/* formatCount */.B4)(more)} more</li>` : EMPTY;
    return html `<div><p>Fixed since the baseline:</p><ul>${named}${rest}</ul></div>`;
}

;// CONCATENATED MODULE: ./report/html/run.js



















function runSection(view) {
    const { run, id } = view;
    const report = reportView(view);
    return html `
<section class="run ${run.outcome}" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${icon(run.outcome)}<span>${isNamedById(run) ? 'Run ' : ''}${runName(view)}: ${run.outcome}</span></h2>
${runFacts(view)}
${view.isOnly ? EMPTY : runReasons(view)}
${goneList(view)}
${checkTable(view)}
${countsByRunTable(view)}
${scenarioTable(view)}
${measureTable(view)}
${report === null ? callEvidence(view) : reportParts(report)}
${view.isOnly ? EMPTY : noteSection('run', `${id}-notes`, run.notes)}
</section>`;
}
function runName({ run, settings }) {
    const name = (0,strip/* fold */.AU)((0,names/* planRun */.nY)(run), 200);
    const link = shortRunLink(run.jobId, settings);
    if (name !== '')
        return html `${name} ${link}`;
    return link === EMPTY ? html `${runLabel(run)}` : link;
}
function runLabel(run) {
    const id = (0,uuid_list/* isUuid */.O)(run.jobId) ? `run ${(0,names/* shortForm */.JZ)(run.jobId)}` : (0,strip/* fold */.AU)(run.jobId, 100);
    return (0,strip/* fold */.AU)((0,names/* planRun */.nY)(run), 200) || id || (0,strip/* fold */.AU)(run.label, 200) || '(unnamed)';
}
function isNamedById(run) {
    return run.jobId !== '' && (0,names/* planRun */.nY)(run) === '';
}
function runFacts(view) {
    const { run, settings } = view;
    const { report, debrief, runStatus } = run;
    const facts = [];
    if ((0,uuid_list/* isUuid */.O)(run.jobId) && settings.runUrl === null) {
        facts.push(html `Run ${runLink(run.jobId, settings)}`);
    }
    if (report !== null)
        facts.push(html `Verdict <b>${line(report.verdict)}</b>`);
    else if (debrief !== null)
        facts.push(html `Debrief <b>${line(debrief.status)}</b>`);
    if (runStatus !== null && runStatus !== 'COMPLETED')
        facts.push(html `Status <b>${line(runStatus)}</b>`);
    if (report !== null && !debrief?.completedAt) {
        facts.push(html `Debrief of ${time(report.generatedAt)}`);
    }
    if (debrief?.createdAt)
        facts.push(html `Debrief created ${time(debrief.createdAt)}`);
    if (debrief?.completedAt)
        facts.push(html `Debrief completed ${time(debrief.completedAt)}`);
    if (report !== null && report.trend === null && (0,report_baseline/* baselineOf */.Bv)(run) === null) {
        facts.push(html `No baseline yet`);
    }
    const compared = baselineFact(view);
    if (compared !== EMPTY)
        facts.push(compared);
    return html `<p class="meta">${facts.map((fact) => html `<span>${fact}</span>`)}</p>`;
}
function reportParts(view) {
    const { run, report } = view;
    const words = prose((0,opening/* furtherSummary */.vW)(run));
    const quoted = words === EMPTY ? EMPTY : html `<blockquote>${words}</blockquote>`;
    return html `${run.exceptions === null ? EMPTY : sparedSection(view, run.exceptions)}
${recommendationSection(view)}
${themeSection(view)}
${executiveSummary(view, quoted)}
${callEvidence(view)}
${trendSection(view)}
${historySection(view)}
${findingSection(view, 'Key findings', 'findings', (0,theme_order/* furtherFindings */.JT)(report))}
${findingSection(view, 'What went well', 'well', report.wentWell)}`;
}

;// CONCATENATED MODULE: ./report/html/overview.js














function pageHeader(report, views) {
    const tone = toneOf(report);
    const [view, ...others] = views;
    return html `<header class="outcome ${tone}">
<div class="verdict">${icon(tone)}<div><h1>${(0,outcome_words/* titleOf */.Gg)(report).title}</h1><p>${elements_opening(report)}</p>${nextLine(report, views)}</div></div>
${tiles(report)}
${stepReasons(report)}
${view !== undefined && others.length === 0 ? runReasons(view) : EMPTY}
${unmatchedList(report.runs)}
${provenanceLine(report)}
</header>`;
}
function overview(views) {
    if (views.length < 2)
        return EMPTY;
    const heads = [
        head('Outcome'),
        head('Run'),
        ...['Themes', 'High', 'New'].map(numberHead),
        head('Result'),
    ];
    return section({ id: 'overview', heading: 'Runs', count: views.length, level: 2 }, table('overview', 'runs overview', heads, views.map(overviewCells)));
}
function overviewCells(view) {
    const { run, id } = view;
    const facts = (0,report_facts/* factsOf */.xS)(run.report);
    const cells = [facts.themesTotal, facts.themesHigh, facts.themesNew].map((count) => html `<td class="number">${run.report === null ? NONE : (0,format/* formatCount */.B4)(count)}</td>`);
    return html `<td class="${run.outcome}"><a class="jump" href="#${id}">${icon(run.outcome)}${run.outcome}</a></td><th scope="row">${runName(view)}</th>${cells}<td>${runLine(run)}</td>`;
}
function tiles({ runs }) {
    const reports = runs.flatMap(({ report }) => report ?? []);
    if (reports.length === 0)
        return EMPTY;
    const { themesTotal, themesHigh, themesNew, checksRegressed } = (0,report_facts/* sumFacts */.tx)(runs);
    const checks = reports.reduce((sum, { trend }) => sum + (trend?.rows.length ?? 0), 0);
    return html `<dl class="tiles">${[
        ...evidenceTiles(runs),
        tile('Themes', themesTotal),
        tile('High severity', themesHigh),
        tile('New themes', themesNew),
        tile('Checks with a lower pass rate', checksRegressed, of(checksRegressed, checks)),
        runs.length === 1 ? EMPTY : tile('Runs', runs.length),
    ]}</dl>`;
}
function evidenceTiles(runs) {
    const known = runs.flatMap(({ checks }) => checks ?? []);
    const failed = runs.flatMap((run) => (run.checks ?? []).filter((0,report_checks/* isFailedIn */.$Q)(run))).length;
    const counts = runs.map(({ callCounts }) => callCounts ?? { passed: null, evaluated: null });
    const sum = (key) => counts.reduce((all, one) => all + (one[key] ?? Number.NaN), 0);
    const [passed, evaluated] = [sum('passed'), sum('evaluated')];
    return [
        runs.every(({ checks }) => checks !== undefined)
            ? tile('Checks failed', failed, of(failed, known.length))
            : EMPTY,
        Number.isNaN(passed + evaluated)
            ? EMPTY
            : tile('Calls passed', evaluated, of(passed, evaluated)),
    ];
}
function tile(name, count, value = (0,format/* formatCount */.B4)(count)) {
    return count === 0 ? EMPTY : html `<div><dt>${name}</dt><dd>${value}</dd></div>`;
}
function of(part, whole) {
    return `${(0,format/* formatCount */.B4)(part)} of ${(0,format/* formatCount */.B4)(whole)}`;
}
function nextLine(report, views) {
    const [view] = views;
    if (view === undefined)
        return EMPTY;
    const ways = { ...(0,next_step/* waysOf */.UV)(report, view.settings), reportUrl: '', places: placesOn(views) };
    const step = (0,next_step/* nextStep */.sk)(report, ways, VOICE);
    return step === '' ? EMPTY : html `<p><b>Next:</b> ${ownMarkup(step)}.</p>`;
}
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
function provenanceLine({ provenance, policy, runs }) {
    const [run, ...others] = runs;
    const parts = [
        ...(provenance === undefined ? [] : workflowParts(provenance)),
        ...(run !== undefined && others.length === 0 ? runParts(run) : []),
        ...(policy.path === null ? [] : [html `policy ${line(policy.path)}`]),
        ...[(0,report_facts/* describeCost */.P9)(runs)].filter((cost) => cost !== '').map((cost) => html `${cost}`),
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
const MAX_CHARS = 20_000;
function policySection({ policy }) {
    const { path, extends: parents, resolved } = policy;
    if (parents === undefined || resolved === undefined)
        return EMPTY;
    const text = (0,render/* jsonText */.s$)(resolved, 2);
    const files = [String(path), ...parents].map((file, index) => html `${index === 0 ? EMPTY : ', which extends '}<code>${line(file)}</code>`);
    return html `
<details class="policy">
<summary>The policy that judged</summary>
<p>${files}</p>
<pre><code>${(0,strip/* clip */.$Q)(text, MAX_CHARS)}</code></pre>${cutNote(text.length - MAX_CHARS)}
</details>`;
}

;// CONCATENATED MODULE: ./report/html/script.js
const SCRIPT = `
(() => {
  'use strict';
  const all = (selector) => [...document.querySelectorAll(selector)];
  const filter = document.querySelector('.filter');
  const search = document.getElementById('search');
  const severity = document.getElementById('severity');
  const kinds = [
    { name: 'themes', items: all('.theme') },
    { name: 'findings', items: all('.findings > li') },
    { name: 'calls', items: all('section[aria-labelledby$="-calls"] tbody > tr') },
  ].filter(({ items }) => items.length > 0);

  function applyFilter() {
    const words = search.value.toLowerCase().split(/\\s+/);
    const fits = (item) => {
      const text = item.textContent.toLowerCase();
      const isOther = item.matches('.theme') && !item.matches(severity.value);
      return !isOther && words.every((word) => text.includes(word));
    };
    const counts = kinds.map(({ name, items }) => {
      const shown = items.filter((item) => !item.classList.toggle('filtered', !fits(item)));
      return [name, shown.length.toLocaleString('en'), 'of', items.length.toLocaleString('en')];
    });
    document.getElementById('shown').textContent =
      'Shown: ' + counts.map((parts) => parts.join(' ')).join(', ');
  }

  // A link to something that the filter hides ends the filter.
  function reveal(hash) {
    const target = document.getElementById(hash.slice(1));
    if (!target?.closest('.filtered')) return;
    search.value = '';
    severity.selectedIndex = 0;
    applyFilter();
    target.scrollIntoView();
  }

  async function copy(button) {
    const text = button.closest('.fix').querySelector('pre');
    const status = button.nextElementSibling;
    try {
      await navigator.clipboard.writeText(text.textContent);
      status.textContent = 'Copied';
    } catch {
      text.closest('details').open = true;
      getSelection().selectAllChildren(text);
      status.textContent = 'Not copied: the text is selected';
    }
  }

  for (const control of all('.filter, .copy')) control.hidden = false;
  filter.hidden = kinds.length === 0;
  severity.parentElement.hidden = all('.theme').length === 0;
  applyFilter();
  filter.addEventListener('input', applyFilter);
  addEventListener('hashchange', () => reveal(location.hash));
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('.copy button');
    if (button !== null) copy(button);
    reveal(target.closest('a[href^="#"]')?.hash ?? '');
  });
})();
`;

;// CONCATENATED MODULE: ./report/html/style.js
const STYLE = `
:root {
  color-scheme: light dark;
  --page: light-dark(#f5f6f8, #101317); --panel: light-dark(#fff, #181c22);
  --sunken: light-dark(#f0f2f5, #20262e); --text: light-dark(#1c2127, #e3e7ec);
  --soft: light-dark(#555f6b, #9ba6b3); --edge: light-dark(#d9dee5, #2d343e);
  --red: light-dark(#b3261e, #ff9389); --red-back: light-dark(#fcebe9, #3b1b19);
  --orange: light-dark(#854a00, #f2b865); --orange-back: light-dark(#fcf0db, #362711);
  --yellow: light-dark(#665700, #e0cc55); --yellow-back: light-dark(#faf5cf, #2d2a12);
  --blue: light-dark(#3c5068, #aebfd2); --blue-back: light-dark(#e8edf3, #25303c);
  --green: light-dark(#14652c, #75d396); --green-back: light-dark(#e4f4e8, #16301f);
  --violet: light-dark(#6a3aa2, #c9a6f5); --violet-back: light-dark(#f1eafa, #2e2140);
  --link: light-dark(#0a58b0, #74b4ff);
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace;
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
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
.inconclusive, .tolerated { --tone: var(--orange); --tone-back: var(--orange-back); }
.skipped, .started { --tone: var(--blue); --tone-back: var(--blue-back); }
h2 > .icon, .verdict > .icon, td .icon, th .icon { color: var(--tone); }

.outcome, .panel, .theme, .spared, nav, .scroll { background: var(--panel); border: 1px solid var(--edge); border-radius: 8px; }
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
.meta:empty, .tiles:empty, div:empty { display: none; }
.rule { font: 600 0.8125rem/1.5 var(--mono); }
.notes { color: var(--soft); }

nav { padding: 0.5rem; margin-top: 1.25rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.125rem 1.25rem; }
.filter { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; align-items: center; margin-top: 1.25rem; font-size: 0.875rem; }
.filter p { color: var(--soft); font-variant-numeric: tabular-nums; }
button, input, select { font: inherit; font-size: 0.875rem; max-width: 100%; padding: 0.125rem 0.5rem; color: var(--text); background: var(--panel); border: 1px solid var(--soft); border-radius: 5px; }
button { cursor: pointer; }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; margin-top: 1.25rem; }
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
.theme:target, .recommendation:target { outline: 2px solid var(--link); }
.severity-0 { --tone: var(--red); --tone-back: var(--red-back); }
.severity-2 { --tone: var(--orange); --tone-back: var(--orange-back); }
.severity-3 { --tone: var(--yellow); --tone-back: var(--yellow-back); }
.severity-1 { --tone: var(--violet); --tone-back: var(--violet-back); }
.title { display: flex; flex-wrap: wrap; gap: 0.25rem 0.625rem; align-items: baseline; }
.title h4 { flex: 1 1 14rem; min-width: 0; }
.marks { display: flex; flex-wrap: wrap; gap: 0.25rem; }
.badge { display: inline-block; padding: 0 0.5rem; font-size: 0.75rem; line-height: 1.25rem; font-weight: 600; border: 1px solid var(--edge); border-radius: 4px; color: var(--soft); background: var(--panel); text-decoration: none; }
.badge.severity { border-color: transparent; color: var(--tone); background: var(--tone-back); }
.badge.reason { border-color: var(--red); color: var(--red); }
.badge.waived { border-color: var(--green); color: var(--green); }
.soon { color: var(--orange); }
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
pre { padding: 0.5rem 0.75rem; white-space: pre-wrap; user-select: all; }

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
.grid { stroke: var(--edge); stroke-width: 1; fill: none; }
.joint { stroke: var(--soft); stroke-width: 3; }
.current { fill: var(--text); stroke: var(--panel); stroke-width: 1; }

/* On paper the report is whole. */
@media screen {
  .filtered { display: none; }
}
@media (max-width: 40rem) {
  body { padding: 0.75rem; }
  .outcome { padding: 1rem; }
  .tiles { gap: 0.5rem 1.5rem; }
  .reasons li { display: block; }
  tbody th { min-width: 8rem; }
  .runs tbody th { min-width: 7rem; }
  .runs .bar { width: 2.5rem; }
  .runs .number { white-space: normal; }
  .runs:not(.overview) td:last-child { min-width: 3rem; }
  .chart, .chart svg { width: 9rem; }
}
@media print {
  :root { color-scheme: light; --page: #fff; --panel: #fff; --sunken: #fff; --text: #000; --soft: #444; --edge: #bbb; --link: #000; }
  body { padding: 0; max-width: none; font-size: 10pt; }
  nav, .skip, .filter, .copy { display: none; }
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












const SECURITY_POLICY = [
    "default-src 'none'",
    `script-src 'sha256-${(0,external_node_crypto_.hash)('sha256', SCRIPT, 'base64')}'`,
    `style-src 'sha256-${(0,external_node_crypto_.hash)('sha256', STYLE, 'base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
].join('; ');
function renderHtml(whole, settings) {
    const report = (0,report_facts/* withoutRepeats */.jP)(whole);
    const views = runViews(report, settings);
    const page = html `<!doctype html>
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
${navigation(views)}${FILTER}<main id="report" tabindex="-1">
${views.map(runSection)}${notes(report, views)}${policySection(report)}
</main>
<script>${ownMarkup(SCRIPT)}</script>
</body>
</html>
`;
    return page.texts();
}
function notes(report, [view, ...others]) {
    const ofRun = view !== undefined && others.length === 0 ? view.run.notes : [];
    return noteSection('page', 'notes', [...ofRun, ...report.notes]);
}
function navigation([view, ...others]) {
    if (view === undefined || others.length > 0)
        return EMPTY;
    const links = partLinks(view);
    if (links.length === 0)
        return EMPTY;
    return html `<nav aria-label="Parts of the report"><ul role="list">
${links}</ul></nav>
`;
}
const FILTER = html `<div class="filter" role="search" aria-label="Find in the report" hidden>
<label>Find <input type="search" id="search" autocomplete="off"></label>
<label>Severity of themes <select id="severity" autocomplete="off">
<option value="*">all</option>
<option value=".severity-0">high</option>
<option value=".severity-2">medium</option>
<option value=".severity-3">low</option>
<option value=".severity-1">other</option>
</select></label>
<p id="shown" aria-live="polite"></p>
</div>
`;
function partLinks({ run, id }) {
    const { report, checks, cases, breakdowns, calls } = run;
    const { paragraphs, sections } = report?.executiveSummary ?? { paragraphs: [], sections: [] };
    const parts = [
        ['checks', 'Checks', checks?.length],
        ['scenarios', 'Scenarios', cases?.length],
        ['recommendations', 'Recommendations', report?.recommendations.length],
        ['themes', 'Themes', report?.themes.length],
        ['summary', 'Executive summary', paragraphs.length + sections.length],
        ['personas', 'By persona', breakdowns?.byPersona.length],
        ['agents', 'By agent', breakdowns?.byAgent.length],
        ['calls', 'Calls', calls?.length],
        ['trend', 'Trend', report?.trend?.rows.length],
        ['findings', 'Key findings', report === null ? 0 : (0,theme_order/* furtherFindings */.JT)(report).length],
        ['well', 'What went well', report?.wentWell.length],
    ];
    return parts.flatMap(([anchor, name, count = 0]) => count === 0
        ? []
        : html `<li><a href="#${id}-${anchor}">${name} <span class="count">${(0,format/* formatCount */.B4)(count)}</span></a></li>\n`);
}


/***/ })

};
;