"use strict";
exports.id = 701;
exports.ids = [701];
exports.modules = {

/***/ 80701:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderHtml: () => (/* binding */ renderHtml)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./model/outcome.js
var model_outcome = __webpack_require__(41913);
// EXTERNAL MODULE: ./report/facts.js
var facts = __webpack_require__(71949);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./report/next-step.js
var next_step = __webpack_require__(43004);
// EXTERNAL MODULE: ./report/opening.js
var opening = __webpack_require__(93850);
// EXTERNAL MODULE: ./report/outcome-words.js
var outcome_words = __webpack_require__(65758);
// EXTERNAL MODULE: ./report/run-views.js
var run_views = __webpack_require__(92692);
// EXTERNAL MODULE: ./report/waiver-words.js
var waiver_words = __webpack_require__(18036);
// EXTERNAL MODULE: ./model/measures.js
var model_measures = __webpack_require__(93604);
// EXTERNAL MODULE: ./report/words/measure-words.js
var measure_words = __webpack_require__(65316);
// EXTERNAL MODULE: ./report/words/names.js
var names = __webpack_require__(49912);
// EXTERNAL MODULE: ./report/baseline-words.js
var baseline_words = __webpack_require__(4091);
// EXTERNAL MODULE: ./report/check-rows.js
var check_rows = __webpack_require__(55846);
// EXTERNAL MODULE: ./text/xml.js
var xml = __webpack_require__(11246);
;// CONCATENATED MODULE: ./report/html/escape.js
var _a;

class Html {
    #parts = [];
    #text;
    constructor(markup, contents = []) {
        this.#text = markup[0] ?? '';
        for (let index = 0; index < contents.length; index++) {
            this.#add(contents[index] ?? '');
            this.#text += markup[index + 1] ?? '';
        }
    }
    get isEmpty() {
        return this.#text === '' && this.#parts.length === 0;
    }
    *texts() {
        for (const part of this.#parts) {
            if (typeof part === 'string')
                yield part;
            else
                for (const item of part())
                    yield* item.texts();
        }
        yield this.#text;
    }
    #add(content) {
        if (typeof content === 'string')
            this.#text += (0,xml/* escapeXml */.X)(content);
        else if (typeof content === 'number')
            this.#text += String(content);
        else if (typeof content === 'function')
            this.#addParts([content], '');
        else if (content instanceof _a)
            this.#addParts(content.#parts, content.#text);
        else
            for (const one of content)
                this.#add(one);
    }
    #addParts(parts, text) {
        if (parts.length > 0)
            this.#parts.push(this.#text, ...parts);
        this.#text = parts.length > 0 ? text : this.#text + text;
    }
}
_a = Html;
const EMPTY = new Html([]);
function html(strings, ...contents) {
    const piece = new Html(strings, contents);
    return piece.isEmpty ? EMPTY : piece;
}
function ownMarkup(constant) {
    return new Html([constant]);
}

// EXTERNAL MODULE: ./text/markdown.js
var markdown = __webpack_require__(85014);
// EXTERNAL MODULE: ./text/strip.js
var strip = __webpack_require__(30269);
;// CONCATENATED MODULE: ./report/html/texts.js




const MAX_PROSE_CHARS = 100_000;
const MAX_LINE_CHARS = 500;
const MAX_MESSAGE_CHARS = 2000;
function line(text) {
    return (0,strip/* fold */.AU)(text ?? '', MAX_LINE_CHARS) || format/* NONE */.x3;
}
function title(text) {
    return (0,strip/* fold */.AU)(text, MAX_LINE_CHARS) || format/* UNTITLED */.q8;
}
function message(text) {
    return (0,format/* shortIds */.Rq)((0,strip/* fold */.AU)(text, MAX_MESSAGE_CHARS));
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
const MAX_ID_CHARS = 100;
const SPACE = ownMarkup(' ');
const FIRST_CALLS = 10;
function runLink(runId, settings, isFull = false) {
    return idLink(runId, (0,format/* runUrl */.Vp)(runId, settings), isFull);
}
function callLink(callId, settings) {
    return idLink(callId, (0,format/* callUrl */.eh)(callId, settings));
}
function callList(callIds, settings) {
    if (callIds.length === 0)
        return EMPTY;
    const links = callIds.map((id) => [callLink(id, settings), SPACE]);
    const further = links.slice(FIRST_CALLS);
    const rest = further.length > 0
        ? html `<details><summary>${(0,format/* formatCount */.B4)(further.length)} more</summary>${further.flat()}</details>`
        : EMPTY;
    return html `<div class="calls">${(0,format/* formatCounted */.So)(callIds.length, 'call')}: ${links.slice(0, FIRST_CALLS).flat()}${rest}</div>`;
}
function idLink(id, url, isFull = false) {
    const text = (0,strip/* fold */.AU)(id, MAX_ID_CHARS);
    if (text === '')
        return EMPTY;
    const code = html `<code>${isFull ? text : (0,format/* shortForm */.JZ)(text)}</code>`;
    return url === null || id.length > MAX_ID_CHARS ? code : webLink(code, url);
}
function themeLink(slug, { id, numbers }) {
    const number = numbers.get(slug);
    return number === undefined
        ? html `theme ${line(slug)}`
        : html `<a href="#${id}-theme-${number}">theme ${number}</a>`;
}
function webLink(content, url) {
    if (!/^https?:\/\//i.test(url))
        return content;
    return html `<a href="${ownMarkup((0,markdown/* linkDestination */.Vh)(url))}" rel="noreferrer">${content}</a>`;
}

;// CONCATENATED MODULE: ./report/html/elements.js



function section({ name, heading, count, body }, id, level) {
    if (body === EMPTY)
        return EMPTY;
    const counted = count ? html ` <span class="count">${(0,format/* formatCount */.B4)(count)}</span>` : EMPTY;
    return html `
<section aria-labelledby="${id}-${name}">
<h${level} id="${id}-${name}">${heading}${counted}</h${level}>
${body}
</section>`;
}
function folded(entries, first, noun, list) {
    const more = entries.length - first;
    if (more <= 0)
        return list(entries);
    const rest = html `<details><summary>${(0,format/* formatCounted */.So)(more, `more ${noun}`)}</summary>${list(entries.slice(first))}</details>`;
    return first === 0 ? rest : html `${list(entries.slice(0, first))}${rest}`;
}
const FIRST_ROWS = 50;
function table(name, noun, columns, rows, first = FIRST_ROWS) {
    if (rows.length === 0)
        return EMPTY;
    const filled = columns
        .map(([title, cell, kind = 'words']) => ({
        ...{ title, kind },
        cells: rows.map((row) => contentOf(cell(row))),
    }))
        .filter(({ cells }) => cells.some((cell) => cell !== EMPTY));
    const heads = filled.map(({ title, kind }) => html `<th scope="col" role="columnheader" class="${kind}">${title}</th>`);
    const rowOf = (row) => filled.map(({ title, kind, cells }, position) => {
        const cell = cells[row] ?? EMPTY;
        if (position === 0)
            return html `<th scope="row" role="rowheader">${cell}</th>`;
        return cell === EMPTY
            ? html `<td role="cell" class="${kind} none">${format/* NONE */.x3}</td>`
            : html `<td role="cell" class="${kind}" data-label="${title}">${cell}</td>`;
    });
    return folded([...rows.keys()], first, noun, (some) => html `<div class="scroll" role="group" aria-label="${name}" tabindex="0">
<table role="table">
<thead role="rowgroup"><tr role="row">${heads}</tr></thead>
<tbody role="rowgroup">
${some.map((row) => html `<tr role="row">${rowOf(row)}</tr>\n`)}</tbody>
</table>
</div>
`);
}
function contentOf(cell) {
    if (cell === null || cell === format/* NONE */.x3)
        return EMPTY;
    return typeof cell === 'string' ? html `${line(cell)}` : cell;
}
const CHECK_MARK = 'm4.8 8.2 2.2 2.3 4.3-4.8';
const CROSS = 'm5.4 5.4 5.2 5.2m0-5.2-5.2 5.2';
const EXCLAMATION_MARK = 'M8 4v4.8m0 2.6v.2';
function icon(tone, label = '') {
    const path = tone === 'passed' ? CHECK_MARK : tone === 'failed' ? CROSS : EXCLAMATION_MARK;
    const meaning = label === '' ? html `aria-hidden="true"` : html `role="img" aria-label="${label}"`;
    return html `<svg class="icon ${tone}" viewBox="0 0 16 16" ${meaning}><circle cx="8" cy="8" r="7"/><path d="${path}"/></svg>`;
}
function findingList(items) {
    return items.length === 0 ? EMPTY : html `<ul class="findings" role="list">\n${items}</ul>`;
}
function badge(text, kind = '') {
    return html `<span class="badge ${kind}">${line(text)}</span> `;
}
function elements_facts(all) {
    const known = all.flatMap((fact) => (fact && fact !== EMPTY ? html `<span>${fact}</span> ` : []));
    return known.length === 0 ? EMPTY : html `<p class="meta">${known}</p>`;
}

;// CONCATENATED MODULE: ./report/html/checks.js







function checkPart(run) {
    const rows = (0,check_rows/* checkRows */.Uu)(run);
    const body = html `${baselineLine(run)}${table('Checks', 'check', columnsOf(run), rows)}${historyLine(run, rows)}${flakyNotes(run)}`;
    return {
        ...{ name: 'checks', heading: 'Checks', count: rows.length },
        body: rows.length === 0 ? EMPTY : body,
    };
}
function columnsOf(run) {
    return [
        [
            'Check',
            ({ check, result, waiver }) => html `${result === null ? EMPTY : icon(result, result)} ${line(check.name)}${waiver === undefined ? EMPTY : html ` ${badge('waived', 'waived')}`}`,
        ],
        ['Passed', ({ check }) => passedCell(check), 'number'],
        ['Threshold', ({ check }) => (0,format/* formatPercentBeside */.lS)(check.threshold, check.passRate), 'number'],
        ['Change', changeCell, 'number'],
        ['Status', ({ lifecycle }) => (0,outcome_words/* plainWord */.hx)(lifecycle)],
        ...(0,check_rows/* runColumns */.Hl)(run).map(({ name, shareOf }) => [name, ({ check }) => shareOf(check), 'number']),
        ['Baseline', ({ baseline }) => passedCell(baseline), 'number'],
        ['History', ({ history }) => (history.length === 0 ? null : chart(history))],
    ];
}
function changeCell({ check, baseline }) {
    const change = (0,check_rows/* changeOf */.C2)(check, baseline);
    const shown = (0,format/* formatChange */.eD)(change);
    return (change ?? 0) < 0 ? html `<b class="lost">${shown}</b>` : shown;
}
function passedCell(counted) {
    const [share = '', interval] = (0,check_rows/* passedParts */.TT)(counted);
    return interval ? html `<span>${share}</span> · <span>${interval}</span>` : share;
}
function historyLine({ history }, rows) {
    if (rows.every((row) => row.history.length === 0))
        return EMPTY;
    const earlier = (0,format/* formatCounted */.So)(history?.runs.length ?? 0, 'earlier run');
    return html `<p class="meta">History is the pass rate in ${earlier} and this one; a red dot is a failed check.</p>\n`;
}
function baselineLine(run) {
    const baseline = (0,baseline_words/* describeBaseline */.FT)(run);
    if (baseline === '') {
        return run.report === null || run.baseline?.unfit
            ? EMPTY
            : html `<p class="meta">No baseline yet.</p>`;
    }
    const mark = (0,baseline_words/* isBaselineOld */.RJ)(run) ? icon('inconclusive', 'warning') : EMPTY;
    return html `<p class="meta">${mark} Baseline: ${message(baseline)}. Changes are in percentage points.</p>\n`;
}
function flakyNotes({ history }) {
    return (history?.unsteady ?? []).map(({ check, changes, runs, waiver }) => {
        const times = `${(0,format/* formatCounted */.So)(changes, 'time')} in ${(0,format/* formatCounted */.So)(runs, 'run')} of the same prompt and plan`;
        return html `<div class="note"><p><b>${line(check)}</b> is flaky: it changed between passed and failed ${times}.</p><details><summary>Waiver for the policy</summary><pre>${waiver}</pre></details></div>\n`;
    });
}
const WIDTH = 120;
const HEIGHT = 28;
const MARGIN = 5;
function chart(points) {
    const step = (WIDTH - 2 * MARGIN) / Math.max(1, points.length - 1);
    const places = points.map(({ check }, index) => {
        if (check === null || check.passRate === null)
            return null;
        const share = Math.min(Math.max(check.passRate, 0), 100) / 100;
        const y = HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN);
        const tone = check.isPassed === false ? 'failed' : 'dot';
        return { x: (MARGIN + index * step).toFixed(1), y: y.toFixed(1), tone };
    });
    const path = places.map((place, index) => place === null ? '' : `${places[index - 1] ? 'L' : 'M'}${place.x} ${place.y}`);
    const dots = places.map((place) => place === null
        ? EMPTY
        : html `<circle class="${place.tone}" cx="${place.x}" cy="${place.y}" r="2.5"/>`);
    const words = points.map(({ run, check }) => {
        const share = check === null ? format/* NONE */.x3 : (0,check_rows/* passedShare */.ct)({ ...check, threshold: null });
        return `${run}: ${share}${check?.isPassed === false ? ' (failed)' : ''}`;
    });
    return html `<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img"><title>${words.join('\n')}</title><path d="${path.join('')}"/>${dots}</svg>`;
}

;// CONCATENATED MODULE: ./report/html/calls.js








const FIRST_SCENARIOS = 20;
const FIGURE_DIGITS = 6;
function scenarioPart({ run, id, settings }) {
    const { cases = [] } = run;
    const groups = excerptGroups(run);
    const anchorOf = (callId) => groups.findIndex((calls) => calls.some((call) => call.id === callId));
    const columns = [
        [
            'Scenario',
            (one) => html `${icon(one.status === null ? 'skipped' : CASE_TONES[one.status])} ${line((0,names/* nameCase */.Ic)(one))}`,
        ],
        ['Status', statusOf],
        ['Passed', format/* formatFraction */.MJ, 'number'],
        ['Baseline', ({ baseline }) => baseline && (0,format/* formatFraction */.MJ)(baseline), 'number'],
        [
            'Failing call',
            ({ failingCall }) => {
                if (failingCall === null)
                    return null;
                const anchor = anchorOf(failingCall);
                const excerpt = anchor < 0 ? EMPTY : html ` <a href="#${id}-excerpt-${anchor + 1}">excerpt</a>`;
                return html `${callLink(failingCall, settings)}${excerpt}`;
            },
        ],
    ];
    const body = table('Scenarios', 'scenario', columns, cases, FIRST_SCENARIOS);
    return { name: 'scenarios', heading: 'Scenarios', count: cases.length, body };
}
const CASE_TONES = {
    'now failing': 'failed',
    failing: 'tolerated',
    'now passing': 'passed',
    passing: 'passed',
};
function statusOf({ status, adjustedP }) {
    if (status !== 'now failing')
        return status;
    const p = adjustedP === null ? EMPTY : html ` <span>(${(0,names/* formatPValue */.td)(adjustedP)})</span>`;
    return html `<b>${status}</b>${p}`;
}
function measurePart({ run: { measures = [] } }) {
    const rows = measures.flatMap((measure) => {
        const { name, current, baseline } = measure;
        const now = { ...measure, figures: current };
        const before = { ...measure, name: `${name}, baseline`, adjustedP: null };
        return baseline === null ? [now] : [now, { ...before, figures: baseline }];
    });
    const columns = [
        ['Measure', ({ name }) => name],
        ['Calls', ({ figures: { calls } }) => (calls === null ? null : (0,format/* formatCount */.B4)(calls)), 'number'],
        ...model_measures/* STATISTICS */.gS.map((statistic) => {
            const name = statistic.replace(/^[a-z](?=[a-z])/, (letter) => letter.toUpperCase());
            const cell = ({ figures, unit }) => (0,measure_words/* formatFigure */.M)(figures[statistic], unit, FIGURE_DIGITS);
            return [name, cell, 'number'];
        }),
        [
            'p-value',
            ({ adjustedP }) => (adjustedP === null ? null : (0,names/* formatProbability */.tY)(adjustedP)),
            'number',
        ],
    ];
    const body = table('Measures', 'measure', columns, rows);
    return { name: 'measures', heading: 'Measures', count: measures.length, body };
}
function participantPart({ run }) {
    const { byPersona = [], byAgent = [] } = run.breakdowns ?? {};
    const rows = [byPersona, byAgent].flatMap((group) => (group.length > 1 ? group : []));
    const columns = [
        ['Persona or agent', ({ name }) => name],
        ['Calls passed', (one) => passedCell({ ...one, threshold: null }), 'number'],
    ];
    const body = table('Personas and agents', 'persona or agent', columns, rows);
    return { name: 'participants', heading: 'Personas and agents', body };
}
function excerptPart({ run, id, settings }) {
    const items = excerptGroups(run).map((calls, index) => {
        const said = calls[0]?.excerpt.map(({ speaker, text }) => html `<p><b>${line(speaker ?? 'unknown speaker')}</b> ${line(text)}</p>`);
        const ids = calls.flatMap((call) => call.id ?? []);
        return html `<li id="${id}-excerpt-${index + 1}">${said ?? EMPTY}${callList(ids, settings)}</li>\n`;
    });
    return { name: 'excerpts', heading: 'Excerpts of failing calls', body: findingList(items) };
}
function excerptGroups({ calls = [] }) {
    const quoted = calls.filter(({ excerpt }) => excerpt.length > 0);
    const key = ({ excerpt }) => JSON.stringify(excerpt.map(({ speaker, text }) => [speaker, text]));
    const groups = [...Map.groupBy(quoted, key).values()];
    return groups.toSorted((a, b) => b.length - a.length);
}
function callPart({ run, settings }) {
    const { calls = [] } = run;
    const sorted = [false, null, true].flatMap((result) => calls.filter(({ isPassed }) => isPassed === result));
    const first = Math.min(calls.filter(({ isPassed }) => isPassed !== true).length, 50);
    const name = (heading, key) => {
        const differs = new Set(calls.map((call) => call[key])).size > 1;
        return [heading, (call) => (differs ? call[key] : null)];
    };
    const columns = [
        [
            'Call',
            ({ id, isPassed }) => html `${callIcon(isPassed)} ${id === null ? 'call' : callLink(id, settings)}`,
        ],
        [
            'Failed checks',
            ({ checks }) => {
                const failed = checks.filter((check) => check.isPassed === false);
                return failed.map((one) => one.name).join(', ') || null;
            },
        ],
        name('Scenario', 'scenario'),
        name('Persona', 'persona'),
        name('Agent', 'agent'),
        ['Counted', countedWords],
    ];
    const body = table('Calls', 'call', columns, sorted, first);
    return { name: 'calls', heading: 'Calls', count: calls.length, body };
}
function callIcon(isPassed) {
    if (isPassed === null)
        return icon('skipped', 'not graded');
    return isPassed ? icon('passed', 'passed') : icon('failed', 'failed');
}
function countedWords({ isCounted, invalidation = '', failureOwner = '' }) {
    const owner = failureOwner === '' ? '' : `failure owner ${failureOwner}`;
    const why = [invalidation, owner].filter(Boolean).join('; ');
    if (isCounted && why === '')
        return null;
    return [isCounted ? 'yes' : 'no', why].filter(Boolean).join(': ');
}

// EXTERNAL MODULE: ./report/line-diff.js + 1 modules
var line_diff = __webpack_require__(2785);
;// CONCATENATED MODULE: ./report/html/prompt-fix.js







const MAX_TEXT_CHARS = 200_000;
const MAX_THEMES = 20;
function recommendationPart(view) {
    const { changes, others } = view;
    const cards = (entries) => entries.map(([at, one]) => recommendationCard(one, at, view));
    const rest = others.length === 0
        ? EMPTY
        : html `<details><summary>Other recommendations (${others.length})</summary>${cards(others)}</details>`;
    const heading = view.firstFix === null ? 'Recommendations' : 'Further recommendations';
    return { name: 'recommendations', heading, body: html `${cards(changes)}${rest}` };
}
function firstFix(views) {
    const view = views.find((one) => one.firstFix !== null);
    const fix = view?.run.report?.recommendations[view.firstFix ?? -1];
    if (view === undefined || view.firstFix === null || fix === undefined)
        return EMPTY;
    return html `<section id="first-fix" aria-label="Prompt fix">${recommendationCard(fix, view.firstFix, { ...view, level: 2 })}</section>\n`;
}
function recommendationCard(recommendation, position, view) {
    const { body, themeSlugs } = recommendation;
    const found = view.fixes.get(position);
    const place = found ? html `<p class="place">${message((0,facts/* describeFound */.Kq)(found))}</p>\n` : EMPTY;
    const change = () => html `${place}${promptChange(recommendation)}`;
    const marks = (0,facts/* marksOf */.Ok)(recommendation).map((mark) => badge(mark));
    const themes = themeSlugs
        .slice(0, MAX_THEMES)
        .map((slug, index) => html `${index > 0 ? ', ' : 'Fixes '}${themeLink(slug, view)}`);
    return html `<article class="panel fix">
<div class="title"><h${view.level} dir="auto">${title(recommendation.title)}</h${view.level}><span class="marks">${marks}</span></div>
${view.repeats.has(position) ? SAME_FIX : change()}${prose(body)}<p class="label">${themes}</p></article>
`;
}
const SAME_FIX = html `<p class="place">The change is the <a href="#first-fix">first prompt fix</a>.</p>\n`;
function promptChange(recommendation) {
    const { currentText, suggestedText } = recommendation;
    const { before, after, cut } = (0,line_diff/* promptLines */._L)(recommendation, MAX_TEXT_CHARS);
    const note = cutNote(cut);
    if (suggestedText === null)
        return currentText ? html `${plainText(currentText)}${note}` : EMPTY;
    const full = suggestedText === ''
        ? EMPTY
        : html `<details><summary>Full text</summary>\n${plainText(suggestedText)}</details>\n`;
    return html `${diffBlock(before, after)}${note}${full}`;
}
function plainText(text) {
    return html `<pre dir="auto">\n${(0,strip/* clip */.$Q)(text, MAX_TEXT_CHARS)}</pre>\n`;
}
const MARKS = { same: ' ', removed: '−', added: '+' };
const ELEMENTS = { same: 'div', removed: 'del', added: 'ins' };
function diffBlock(before, after) {
    const shown = (0,line_diff/* diffStretches */.fe)(before, after).map(({ isFolded, lines }) => {
        const rows = lines.map(diffRow);
        const summary = html `<summary>${(0,format/* formatCounted */.So)(rows.length, 'unchanged line')}</summary>`;
        return isFolded ? html `<details>${summary}${rows}</details>\n` : html `${rows}`;
    });
    return html `<div class="diff" dir="auto">${shown}</div>\n`;
}
function diffRow({ kind, text }) {
    const element = ELEMENTS[kind];
    return html `<${element}><span class="mark">${MARKS[kind]}</span><span>${text}</span></${element}>\n`;
}

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
.passed { --tone: var(--green); --tone-back: var(--green-back); }
.failed, .error, .severity-0 { --tone: var(--red); --tone-back: var(--red-back); }
.inconclusive, .tolerated, .severity-2 { --tone: var(--orange); --tone-back: var(--orange-back); }
.severity-3 { --tone: var(--yellow); --tone-back: var(--yellow-back); }
.skipped, .started { --tone: var(--blue); --tone-back: var(--blue-back); }
.severity-1 { --tone: var(--violet); --tone-back: var(--violet-back); }

* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem; max-width: 66rem; background: var(--page); color: var(--text); font: 0.9375rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif; overflow-wrap: anywhere; }
h1, h2, h3, h4, p, ul, pre { margin: 0; padding: 0; }
h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.01em; }
h2 { font-size: 1.125rem; line-height: 1.3; }
h3, h4 { font-size: 0.9375rem; line-height: 1.4; }
h2:target, h3:target { text-decoration: underline 2px; text-underline-offset: 4px; }
ul[role=list] { list-style: none; }
ul:not([role]) { padding-left: 1.25rem; }
code, pre { font: 0.8125rem/1.5 var(--mono); }
a { color: var(--link); text-underline-offset: 2px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; }
main:focus { outline: none; }
.skip { position: absolute; left: -100rem; }
.skip:focus { left: 1rem; top: 0.5rem; padding: 0.25rem 0.75rem; background: var(--panel); }
.icon { width: 1em; height: 1em; vertical-align: -0.125em; fill: none; stroke: var(--tone); stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
.count { color: var(--soft); font-weight: 400; }
.label, .meta, .note { color: var(--soft); font-size: 0.875rem; }
.meta > span:not(:last-child)::after { content: ' ·'; }
.meta b { color: var(--text); font-weight: 500; }

.outcome, .panel, .theme, .scroll { background: var(--panel); border: 1px solid var(--edge); border-radius: 8px; }
.outcome { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; padding: 1.25rem 1.5rem; border-top: 4px solid var(--tone); }
.verdict { display: flex; gap: 0.875rem; }
.verdict > .icon { flex: none; width: 2.25rem; height: 2.25rem; stroke-width: 1.3; }
.verdict > div { display: grid; gap: 0.25rem; }
.outcome .panel { background: var(--page); }
.reasons { display: grid; gap: 0.375rem; }
.reasons li { padding: 0.375rem 0.75rem; background: var(--tone-back); border-radius: 6px; }
.rule { margin-right: 0.375rem; color: var(--tone); }
main, footer { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.75rem; margin-top: 1.5rem; }
main section { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.625rem; }
main .run { gap: 1.25rem; border-top: 1px solid var(--edge); padding-top: 1.5rem; }
.prose { max-width: 84ch; }
.prose p { white-space: pre-line; }
.prose p + p, .panel > * + *, .calls, details > .label { margin-top: 0.5rem; }
.panel { padding: 0.75rem 1rem; }
.fix + .fix { margin-top: 0.5rem; }

.theme { margin-bottom: 0.5rem; padding: 0.625rem 1rem; border-left: 4px solid var(--tone); }
.theme:target, .findings > li:target { outline: 2px solid var(--link); }
.title { display: flex; flex-wrap: wrap; gap: 0.25rem 0.625rem; align-items: baseline; }
.title > :is(h2, h3, h4) { flex: 1 1 14rem; font-size: 0.9375rem; }
.badge { display: inline-block; padding: 0 0.5rem; font-size: 0.75rem; line-height: 1.25rem; font-weight: 600; border: 1px solid var(--edge); border-radius: 4px; color: var(--soft); }
.badge.severity { border-color: transparent; color: var(--tone); background: var(--tone-back); }
.badge.failed { border-color: var(--red); color: var(--red); }
.badge.waived { border-color: var(--green); color: var(--green); }
.lost { color: var(--red); }
summary { cursor: pointer; color: var(--link); font-size: 0.875rem; width: fit-content; }
details[open] > summary { margin-bottom: 0.375rem; }
.findings { display: grid; gap: 0.75rem; }
.findings > li { padding-left: 1rem; border-left: 3px solid var(--edge); }

.diff, pre { font: 0.8125rem/1.55 var(--mono); border: 1px solid var(--edge); border-radius: 6px; overflow: hidden; background: var(--panel); }
.diff > *, .diff details > div { display: flex; padding-right: 0.75rem; text-decoration: none; white-space: pre-wrap; }
.diff > details { display: block; }
.diff .mark { flex: none; width: 1.75rem; text-align: center; user-select: none; color: var(--soft); }
.diff .mark + span { min-width: 0; flex: 1; }
.diff del { background: var(--red-back); }
.diff ins { background: var(--green-back); }
pre { padding: 0.5rem 0.75rem; white-space: pre-wrap; user-select: all; }

.scroll { position: relative; overflow-x: auto; }
.scroll + details { margin-top: 0.375rem; }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
th, td { overflow-wrap: break-word; padding: 0.375rem 0.75rem; text-align: left; border-top: 1px solid var(--edge); }
thead th { border-top: 0; color: var(--soft); background: var(--sunken); }
tbody th { font-weight: 500; min-width: 12rem; }
.number { text-align: right; }
td > span, td > b { white-space: nowrap; }
.chart { display: block; width: 7.5rem; height: 1.75rem; fill: none; stroke: var(--soft); stroke-width: 1.5; }
.chart circle { fill: var(--text); stroke: none; }
.chart .failed { fill: var(--tone); }

@media (max-width: 48rem) {
  body { padding: 0.75rem; }
  .outcome { padding: 1rem; }
  .verdict { display: block; }
  .verdict > .icon { float: left; margin-right: 0.5rem; width: 1.75rem; height: 1.75rem; }
  table, tbody, tr, tbody th { display: block; }
  thead { display: none; }
  tr + tr { border-top: 1px solid var(--edge); }
  tr { padding: 0.5rem 0.75rem; }
  th, td { padding: 0; border: 0; }
  td { display: inline-block; margin-right: 1rem; text-align: left; }
  td::before { content: attr(data-label) ' '; color: var(--soft); }
  td.none { display: none; }
  .chart { display: inline-block; vertical-align: middle; }
}
`;

// EXTERNAL MODULE: ./model/theme-order.js
var theme_order = __webpack_require__(50781);
;// CONCATENATED MODULE: ./report/html/themes.js









const UNFOLDED = 5;
const MAX_FIXED = 20;
function themePart(view) {
    const { run, themes } = view;
    const fixed = fixedList(run);
    const failing = new Set(run.reasons.map(({ theme }) => theme));
    const waived = (0,waiver_words/* waiversByName */.wT)(run.exceptions).theme;
    function* cards() {
        for (const [index, theme] of themes.entries()) {
            const marks = [
                theme.lifecycle === null ? EMPTY : badge((0,outcome_words/* plainWord */.hx)(theme.lifecycle)),
                failing.has(theme.slug) ? badge('fails the gate', 'failed') : EMPTY,
                waived.has(theme.slug) ? badge('waived', 'waived') : EMPTY,
            ];
            yield themeCard(theme, index, marks, view);
        }
    }
    const body = html `${themes.length === 0 ? EMPTY : html `<div>${cards}</div>`}${fixed}`;
    return { name: 'themes', heading: 'Themes', count: themes.length, body };
}
function themeCard(theme, index, marks, view) {
    const { slug, severity, affectedCallCount, totalCallCount } = theme;
    const { level, id, settings } = view;
    const known = [
        ['Calls', (0,format/* formatShare */.T1)(affectedCallCount, totalCallCount)],
        ...(0,facts/* themeFacts */.Xl)(theme),
        ['Slug', slug],
    ];
    const open = index < UNFOLDED && (0,theme_order/* themeRank */.kR)(theme) <= 1 ? html ` open` : EMPTY;
    const analysis = html `<details${open}><summary>Analysis</summary>
${prose(theme.analysis)}${callList(theme.callIds, settings)}</details>`;
    return html `<article class="theme severity-${(0,theme_order/* severityRank */.qs)(severity)}" id="${id}-theme-${index + 1}">
<div class="title">${badge((0,outcome_words/* formatSeverity */.JE)(severity), 'severity')}<h${level} dir="auto">${index + 1}. ${title(theme.title)}</h${level}><span class="marks">${marks}</span></div>
${elements_facts(known.map(([name = '', value = '']) => html `${name} <b>${line(value)}</b>`))}
${theme.analysis === '' ? EMPTY : analysis}
</article>
`;
}
function fixedList(run) {
    const fixed = (0,theme_order/* fixedThemes */.t7)([run]);
    if (fixed.length === 0)
        return EMPTY;
    const items = fixed
        .slice(0, MAX_FIXED)
        .map(({ slug, title: name }) => html `<li>${title(name)} <code>${line(slug)}</code></li>`);
    const more = fixed.length - MAX_FIXED;
    const rest = more > 0 ? html `<li>${(0,format/* formatCount */.B4)(more)} more</li>` : EMPTY;
    return html `<p>Fixed since the baseline:</p><ul>${items}${rest}</ul>`;
}
function executiveSummary({ run, level }) {
    const { paragraphs = [], sections = [] } = run.report?.executiveSummary ?? {};
    const parts = [
        prose((0,opening/* furtherSummary */.vW)(run)),
        ...paragraphs.map(prose),
        ...sections.map(({ heading, body }) => {
            const head = heading ? html `<h${level} dir="auto">${title(heading)}</h${level}>` : EMPTY;
            return html `${head}${prose(body)}`;
        }),
    ].filter((part) => part !== EMPTY);
    const body = parts.length === 0 ? EMPTY : html `<div class="panel">${parts}</div>`;
    return { name: 'summary', heading: 'Executive summary', body };
}
function findingParts(view) {
    const { report } = view.run;
    if (report === null)
        return [];
    return [
        findingPart('findings', 'Key findings', (0,theme_order/* furtherFindings */.JT)(report), view),
        findingPart('well', 'What went well', report.wentWell, view),
    ];
}
function findingPart(name, heading, findings, { settings, level }) {
    const items = findings.map((finding) => html `<li><h${level} dir="auto">${title(finding.title)}</h${level}>${prose(finding.body)}${callList(finding.callIds, settings)}</li>\n`);
    return { name, heading, count: findings.length, body: findingList(items) };
}

;// CONCATENATED MODULE: ./report/html/render-html.js

















const FIRST_REASONS = 50;
const SECURITY_POLICY = [
    "default-src 'none'",
    `style-src 'sha256-${(0,external_node_crypto_.hash)('sha256', STYLE, 'base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
].join('; ');
function renderHtml(whole, settings) {
    const report = (0,facts/* withoutRepeats */.jP)(whole);
    const views = (0,run_views/* runViews */.M)(report, settings);
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
${header(report, views, settings)}
${content(report, views)}
${footer(report, views)}
</body>
</html>
`;
    return page.texts();
}
function header(report, views, settings) {
    const { outcome, tolerated } = report;
    const tone = tolerated && (0,model_outcome/* fails */.c6)(outcome) ? 'tolerated' : outcome;
    const { line: first, stated } = (0,opening/* openingOf */.E4)(report);
    const [view] = views;
    const ofRun = view?.isOnly ? reasonList(view.run.reasons, stated, view) : EMPTY;
    const next = nextLine(report, views, settings);
    const isFailed = outcome === 'failed';
    return html `<header class="outcome ${tone}">
<div class="verdict">${icon(tone)}<div><h1>${(0,outcome_words/* titleOf */.Gg)(report).title}</h1>${subject(report, views)}${first === '' ? EMPTY : html `<p>${message(first)}</p>`}${isFailed ? next : EMPTY}</div></div>
${firstFix(views)}${reasonList(report.reasons, stated)}${ofRun}${isFailed ? EMPTY : next}</header>`;
}
function subject({ gateName, provenance }, [view]) {
    const { repository, pullRequest, commit, workflow, workflowRunUrl } = provenance ?? {};
    const run = view?.isOnly ? view.run : undefined;
    const { passed, evaluated } = run?.callCounts ?? {};
    return elements_facts([
        gateName && line(gateName),
        run && run.label !== run.jobId && runTitle(run),
        repository && line(repository),
        pullRequest ? `pull request ${pullRequest}` : null,
        commit && html `commit <code>${line(commit.slice(0, 7))}</code>`,
        workflow && html `workflow ${webLink(html `${line(workflow)}`, workflowRunUrl ?? '')}`,
        passed != null &&
            evaluated != null &&
            `${(0,format/* formatCount */.B4)(passed)} of ${(0,format/* formatCount */.B4)(evaluated)} calls passed`,
    ]);
}
function nextLine(report, views, settings) {
    const next = (0,next_step/* nextStep */.s)(report, settings, placesOn(views));
    if (next === null)
        return EMPTY;
    const { words, url, command } = next;
    const link = url.startsWith('#')
        ? html `<a href="${url}">${words}</a>`
        : webLink(html `${words}`, url);
    const how = command === '' ? EMPTY : html `: <code>${command}</code> in the repository`;
    return html `<p><b>Next:</b> ${link}${how}.</p>`;
}
function placesOn(views) {
    const failed = views.filter(({ run }) => run.outcome === 'failed');
    const themes = failed.find((view) => view.themes.length > 0);
    const checks = failed.find(({ run }) => (run.checks?.length ?? 0) > 0);
    return {
        ...(views.some((view) => view.firstFix !== null) && { fixes: '#first-fix' }),
        ...(themes && { themes: `#${themes.id}-themes` }),
        ...(checks && { checks: `#${checks.id}-checks` }),
    };
}
function content(report, views) {
    const notes = [...(0,waiver_words/* unmatchedWaivers */.xb)(report.runs), ...report.notes];
    const [view] = views;
    if (view?.isOnly) {
        const parts = partsOf(view, notes).map((part) => section(part, view.id, 2));
        return html `<main id="report" tabindex="-1">${parts}</main>`;
    }
    return html `<main id="report" tabindex="-1">
${section(overview(views), 'page', 2)}${() => runSections(views)}
${section(notePart(notes), 'page', 2)}
</main>`;
}
function overview(views) {
    const body = table('Runs', 'run', [
        [
            'Run',
            ({ run, id, settings }) => html `${icon(run.outcome)} <a href="#${id}">${runTitle(run)}</a> ${runLink(run.jobId, settings)}`,
        ],
        ['Outcome', ({ run }) => run.outcome],
        ['Result', ({ run }) => html `${message((0,opening/* runOpening */.g_)(run).line)}`],
        [
            'Themes',
            ({ themes }) => (themes.length === 0 ? null : (0,format/* formatCount */.B4)(themes.length)),
            'number',
        ],
    ], views);
    return { name: 'runs', heading: 'Runs', count: views.length, body };
}
function partsOf(view, notes = []) {
    const { run } = view;
    return [
        checkPart(run),
        scenarioPart(view),
        themePart(view),
        recommendationPart(view),
        excerptPart(view),
        callPart(view),
        participantPart(view),
        measurePart(view),
        executiveSummary(view),
        ...findingParts(view),
        notePart([...(0,waiver_words/* notesOf */.h$)(run), ...notes]),
    ];
}
function* runSections(views) {
    for (const view of views) {
        const { run, id, settings } = view;
        yield html `
<section class="run" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${icon(run.outcome)} ${runTitle(run)} ${runLink(run.jobId, settings)}: ${run.outcome}</h2>
${reasonList(run.reasons, (0,opening/* runOpening */.g_)(run).stated, view)}
${partsOf(view).map((part) => section(part, id, 3))}
${elements_facts(footerFacts(view))}
</section>`;
    }
}
function runTitle(run) {
    return line((0,format/* titleRun */.iV)(run, 'Run'));
}
function footerFacts({ run, settings }) {
    const id = runLink(run.jobId, settings, true);
    return [
        id === EMPTY ? id : html `run ${id}`,
        ...(0,facts/* smallPrintFacts */.Yw)(run).map(line),
        (0,format/* describeCost */.P9)([run]),
    ];
}
function reasonList(reasons, stated, view) {
    const items = [
        ...reasons
            .filter((reason) => !stated.has(reason))
            .map(({ rule, message: text, theme }) => {
            const about = theme === undefined || !view ? EMPTY : html ` · ${themeLink(theme, view)}`;
            return html `<li><b class="rule">${line(rule)}</b> ${message(text)}${about}</li>\n`;
        }),
        ...(view ? (0,opening/* furtherWarnings */.mc)(view.run) : []).map((text) => html `<li class="inconclusive"><b class="rule">warning</b> ${message(text)}</li>\n`),
    ];
    if (items.length === 0)
        return EMPTY;
    return folded(items, FIRST_REASONS, 'reason', (some) => html `<ul class="reasons" role="list" aria-label="Reasons">\n${some}</ul>\n`);
}
function notePart(notes) {
    const items = notes.map((note) => html `<li>${message(note)}</li>\n`);
    const body = items.length === 0 ? EMPTY : html `<ul class="notes">${items}</ul>`;
    return { name: 'notes', heading: 'Notes', body };
}
function footer({ provenance, policy, runs }, [view]) {
    const known = [
        ...(view?.isOnly ? footerFacts(view) : []),
        policy.path !== null && line(`policy ${policy.path}`),
        provenance && line(`reported ${(0,format/* formatMinute */.Yi)(provenance.reportedAt)}`),
        provenance && line(`action ${provenance.actionVersion}`),
        !view?.isOnly && (0,format/* describeCost */.P9)(runs),
    ];
    return html `<footer>${elements_facts(known)}</footer>`;
}


/***/ })

};
;