"use strict";
exports.id = 815;
exports.ids = [815];
exports.modules = {

/***/ 13662:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ callsToProve),
/* harmony export */   o: () => (/* binding */ confidenceInterval)
/* harmony export */ });
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97353);

const Z = 1.959963984540054;
function confidenceInterval({ passed, evaluated }) {
    const share = (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .rateOf */ .MK)({ passed, evaluated }) / 100;
    const weight = 1 + Z ** 2 / evaluated;
    const centre = (share + Z ** 2 / (2 * evaluated)) / weight;
    const error = Math.sqrt((share * (1 - share)) / evaluated + Z ** 2 / (4 * evaluated ** 2));
    const half = (Z / weight) * error;
    return {
        low: passed === 0 ? 0 : 100 * (centre - half),
        high: passed === evaluated ? 100 : 100 * (centre + half),
    };
}
function callsToProve(passRate, threshold) {
    if (passRate <= threshold)
        return null;
    const variance = threshold * (100 - threshold);
    return Math.max(1, Math.ceil((Z ** 2 * variance) / (passRate - threshold) ** 2));
}


/***/ }),

/***/ 97353:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MK: () => (/* binding */ rateOf),
/* harmony export */   W_: () => (/* binding */ sumCounts),
/* harmony export */   bT: () => (/* binding */ countsFrom),
/* harmony export */   cP: () => (/* binding */ worstCounts),
/* harmony export */   wM: () => (/* binding */ pooledCounts)
/* harmony export */ });
const MAX_CALLS = 1_000_000;
function countsFrom(passed, evaluated) {
    if (!Number.isInteger(passed) || !Number.isInteger(evaluated))
        return null;
    const counts = { passed: Number(passed), evaluated: Number(evaluated) };
    const isPossible = counts.passed >= 0 &&
        counts.evaluated >= 1 &&
        counts.passed <= counts.evaluated &&
        counts.evaluated <= MAX_CALLS;
    return isPossible ? counts : null;
}
function rateOf({ passed, evaluated }) {
    return (100 * passed) / evaluated;
}
function worstCounts(all) {
    const [worst = null] = all.toSorted((one, other) => rateOf(one) - rateOf(other) || other.evaluated - one.evaluated);
    return worst;
}
function sumCounts(all) {
    return {
        passed: all.reduce((sum, { passed }) => sum + passed, 0),
        evaluated: all.reduce((sum, { evaluated }) => sum + evaluated, 0),
    };
}
function pooledCounts(all) {
    const { passed, evaluated } = sumCounts(all);
    return countsFrom(passed, evaluated);
}


/***/ }),

/***/ 71949:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kq: () => (/* binding */ describeFound),
/* harmony export */   SJ: () => (/* binding */ foundFixes),
/* harmony export */   Xb: () => (/* binding */ isChange),
/* harmony export */   Xl: () => (/* binding */ themeFacts),
/* harmony export */   aW: () => (/* binding */ locatedFixes),
/* harmony export */   jP: () => (/* binding */ withoutRepeats),
/* harmony export */   nA: () => (/* binding */ countFacts),
/* harmony export */   pI: () => (/* binding */ runFacts)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6203);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53483);
/* harmony import */ var _outcome_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65758);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49912);




function countFacts(reports) {
    const themes = reports.flatMap((report) => report.themes);
    const rows = reports.flatMap(({ trend }) => trend?.rows ?? []);
    return {
        themesTotal: themes.length,
        themesHigh: themes.filter(({ severity }) => severity === 'HIGH').length,
        themesNew: themes.filter(({ lifecycle }) => lifecycle === 'NEW').length,
        checksRegressed: rows.filter(({ previousPassRate, currentPassRate }) => previousPassRate !== null && currentPassRate !== null && currentPassRate < previousPassRate).length,
    };
}
function runFacts({ report, debrief, runStatus, about }) {
    const facts = [
        ['verdict', report?.verdict],
        ['debrief', report === null ? debrief?.status : null],
        ['status', runStatus === 'COMPLETED' ? null : runStatus],
        ['ended', (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinute */ .Yi)(about?.endedAt)],
        ['took', about?.durationMs == null ? null : (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(about.durationMs)],
        ['debrief created', (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinute */ .Yi)(debrief?.createdAt)],
        ['debrief completed', (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinute */ .Yi)(debrief?.completedAt)],
    ];
    return facts.flatMap(([name, value]) => (value ? `${name} ${value}` : []));
}
function themeFacts(theme) {
    const facts = [
        ['Impact', (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plainWord */ .hx)(theme.impact)],
        ['Prevalence', (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plainWord */ .hx)(theme.prevalence)],
        ['Cause', (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plainWord */ .hx)(theme.rootCauseChannel)],
        ['Checks', theme.checkNames.join(', ')],
    ];
    return facts.flatMap(([name, value]) => (value ? [[name, value]] : []));
}
function isChange({ currentText, suggestedText }) {
    return currentText !== null || suggestedText !== null;
}
function foundFixes({ promptFixes }, run) {
    return new Map(promptFixes.flatMap(({ from, found }) => from.flatMap((one) => (one.run === run ? [[one.recommendation, found]] : []))));
}
function locatedFixes({ runs, promptFixes }) {
    const all = promptFixes.flatMap(({ from: [first], found }) => {
        const recommendation = first && runs[first.run]?.report?.recommendations[first.recommendation];
        if (!recommendation || found.state !== 'located' || found.leftOut !== null)
            return [];
        const { place, fixedLines } = found;
        return { recommendation, from: first, place, fixedLines };
    });
    const changes = Map.groupBy(all, ({ place, fixedLines }) => JSON.stringify([place, fixedLines]));
    return [...changes.values()].flatMap((same) => {
        const recommendations = same.map(({ recommendation }) => recommendation);
        return same.slice(0, 1).map(({ recommendation, ...fix }) => ({ ...fix, recommendations }));
    });
}
function describeFound(found) {
    switch (found.state) {
        case 'located':
            return `Located in ${names([found.place])}${found.leftOut === null ? '' : `; not in the patch: ${found.leftOut}`}`;
        case 'ambiguous':
            return `Ambiguous: the text is in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(found.places.length, 'place')}: ${names(found.places)}`;
        case 'applied':
            return `Already applied: the suggested text is in ${names(found.places)}`;
        case 'missing':
            return 'Not found in the repository';
    }
}
function names(places) {
    return places.map((place) => (0,_words_names_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteName */ .AB)((0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .placeName */ .fW)(place))).join(', ');
}
function withoutRepeats(report) {
    const runs = report.runs.map((run) => run.reasons.some(({ rule }) => rule === 'incomplete-run')
        ? { ...run, reasons: run.reasons.filter(({ restates }) => restates !== 'status') }
        : run);
    return { ...report, runs };
}


/***/ }),

/***/ 53483:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ theOnes),
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   JZ: () => (/* binding */ shortForm),
/* harmony export */   Lu: () => (/* binding */ nameRun),
/* harmony export */   MJ: () => (/* binding */ formatFraction),
/* harmony export */   MK: () => (/* binding */ NBSP),
/* harmony export */   P9: () => (/* binding */ describeCost),
/* harmony export */   Rq: () => (/* binding */ shortIds),
/* harmony export */   So: () => (/* binding */ formatCounted),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   Vp: () => (/* binding */ runUrl),
/* harmony export */   Yi: () => (/* binding */ formatMinute),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   eh: () => (/* binding */ callUrl),
/* harmony export */   fW: () => (/* binding */ placeName),
/* harmony export */   iV: () => (/* binding */ titleRun),
/* harmony export */   ki: () => (/* binding */ formatList),
/* harmony export */   lS: () => (/* binding */ formatPercentBeside),
/* harmony export */   q8: () => (/* binding */ UNTITLED),
/* harmony export */   vy: () => (/* binding */ formatInterval)
/* harmony export */ });
/* unused harmony exports formatPercent, planRun */
/* harmony import */ var _evaluate_statistics_interval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13662);
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58582);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30269);
/* harmony import */ var _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58129);




const NOTHING = '–';
const UNTITLED = '(untitled)';
const NBSP = '\u00a0';
function formatCount(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
function formatCounted(count, one, many = `${one}s`) {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
}
function theOnes(count, one, many = `${one}s`) {
    return count === 1 ? one : formatCounted(count, one, many);
}
function formatList(names, most, show = (name) => name) {
    const more = names.length - most;
    const shown = names.slice(0, most).map(show).join(', ');
    return more > 0 ? `${shown} and ${formatCount(more)} more` : shown;
}
function formatPercent(percent, digits = 2) {
    if (percent === null)
        return NOTHING;
    const rounded = round(percent, digits);
    const step = 10 ** -digits;
    if (rounded === 0 && percent > 0)
        return `<${step}%`;
    if (rounded === 100 && percent < 100)
        return `>${round(100 - step, digits)}%`;
    return `${rounded}%`;
}
function formatPercentBeside(percent, other, digits = 2) {
    if (percent === null || other === null)
        return formatPercent(percent, digits);
    return formatPercent(percent, (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_1__/* .decimalsApart */ .j3)(percent, other, digits));
}
function formatFraction({ passed, evaluated }) {
    return `${formatCount(passed)}/${formatCount(evaluated)}`;
}
function formatShare(part, whole, other = null) {
    const counts = `${formatCount(part)}/${formatCount(whole)}`;
    return whole > 0 ? `${counts} (${formatPercentBeside((part / whole) * 100, other, 1)})` : counts;
}
function formatChange(points) {
    if (points === null)
        return NOTHING;
    const change = round(points, 2);
    return change > 0 ? `+${change}` : change === 0 ? '±0' : `${change}`;
}
function formatInterval(counts) {
    const { low, high } = (0,_evaluate_statistics_interval_js__WEBPACK_IMPORTED_MODULE_2__/* .confidenceInterval */ .o)(counts);
    return `95% CI ${Math.round(low)}–${Math.round(high)}%`;
}
const SHORT_DIGITS = 8;
function shortForm(id) {
    return (0,_text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isUuid */ .O1)(id) ? id.slice(0, SHORT_DIGITS) : id;
}
function shortIds(text) {
    return text.replace(/(?<![\w/=-])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\w-])/gi, shortForm);
}
function planRun({ about }) {
    const { planName = null, number = null } = about ?? {};
    const run = number === null ? '' : `run ${formatCount(number)}`;
    return [planName?.trim(), run].filter(Boolean).join(', ');
}
function titleRun(run, unnamed) {
    const name = planRun(run) || (run.label === run.jobId ? unnamed : run.label);
    return [run.partOf?.gateName, name].filter(Boolean).join(': ');
}
function nameRun(run) {
    const { about, jobId, label } = run;
    if (about?.planName?.trim() && about.number !== null)
        return planRun(run);
    return jobId === '' ? label : `run ${shortForm(jobId)}`;
}
function describeCost(runs) {
    const known = runs.flatMap(({ cost }) => cost?.usd ?? []);
    if (known.length === 0)
        return '';
    const usd = known.reduce((sum, one) => sum + one, 0);
    return `cost ${usd.toFixed(2)} USD${known.length < runs.length ? ' and more' : ''}`;
}
function runUrl(id, { runUrl: template }) {
    return fillTemplate(template, '{jobId}', id);
}
function callUrl(id, { callUrl: template }) {
    return fillTemplate(template, '{callId}', id);
}
function fillTemplate(template, placeholder, id) {
    const value = encodeURIComponent((0,_text_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripInvisible */ ._0)(id));
    return value === '' || template === null ? null : template.replaceAll(placeholder, () => value);
}
function placeName({ path, startLine, endLine }) {
    return startLine === endLine ? `${path}:${startLine}` : `${path}:${startLine}-${endLine}`;
}
function formatMinute(time) {
    const ms = Date.parse(time ?? '');
    if (Number.isNaN(ms))
        return '';
    const [date, clock = ''] = new Date(ms).toISOString().split('T');
    return `${date} ${clock.slice(0, 5)} UTC`;
}
function round(value, digits) {
    return Number(value.toFixed(digits)) + 0;
}


/***/ }),

/***/ 65758:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   JE: () => (/* binding */ formatSeverity),
/* harmony export */   eD: () => (/* binding */ outcomeMark),
/* harmony export */   hx: () => (/* binding */ plainWord)
/* harmony export */ });
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41913);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53483);


const MARKS = {
    passed: '✅',
    failed: '❌',
    inconclusive: '❓',
    skipped: '⏭️',
    started: '⏳',
    error: '🛑',
};
function outcomeMark(outcome) {
    return MARKS[outcome];
}
function titleOf(report) {
    const { outcome, tolerated, policy, runs } = report;
    if (policy.isTrial) {
        const passed = runs.filter((run) => run.outcome === 'passed').length;
        return {
            mark: '🔎',
            title: `Policy check: ${passed} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(runs.length, 'run')} would pass`,
        };
    }
    const words = outcome === 'error' ? 'ended with an error' : outcome;
    const title = `Simulation gate ${words}`;
    return tolerated && (0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(outcome)
        ? { mark: '⚠️', title: `${title} (tolerated)` }
        : { mark: MARKS[outcome], title };
}
const SEVERITY_SIGNS = new Map([
    ['HIGH', '🔴'],
    ['MEDIUM', '🟠'],
    ['LOW', '🟡'],
]);
function formatSeverity(severity) {
    return `${SEVERITY_SIGNS.get(severity) ?? '🟣'}${_format_js__WEBPACK_IMPORTED_MODULE_1__/* .NBSP */ .MK}${plainWord(severity.trim()) || 'no severity'}`;
}
const PLAIN_WORDS = new Map([
    ['NEW', 'new'],
    ['PERSISTENT', 'persistent'],
    ['IMPROVING', 'improving'],
    ['FIXED', 'fixed'],
    ['CRITICAL', 'critical'],
    ['HIGH', 'high'],
    ['MEDIUM', 'medium'],
    ['LOW', 'low'],
    ['WIDESPREAD', 'widespread'],
    ['RECURRING', 'recurring'],
    ['ISOLATED', 'isolated'],
    ['PROMPT', 'prompt'],
    ['VOICE_CONFIG', 'voice settings'],
    ['STT', 'speech recognition'],
    ['SPEECH_MODEL', 'speech model'],
    ['LLM_MODEL', 'language model'],
    ['INFRA', 'infrastructure'],
    ['EXTERNAL', 'another service'],
]);
function plainWord(value) {
    return value === null ? null : (PLAIN_WORDS.get(value) ?? value);
}


/***/ }),

/***/ 18036:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y3: () => (/* binding */ policyNotes),
/* harmony export */   mc: () => (/* binding */ furtherWarnings),
/* harmony export */   wT: () => (/* binding */ waiversByName),
/* harmony export */   xb: () => (/* binding */ unmatchedWaivers)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53483);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49912);


const MAX_NAMED = 50;
function waiversByName(exceptions) {
    const of = (kind) => new Map(exceptions?.waived.flatMap((one) => (one.kind === kind ? [[one.name, one.waiver]] : [])));
    return { theme: of('theme'), check: of('check') };
}
function furtherWarnings({ exceptions }) {
    const warnings = exceptions?.warnings ?? [];
    return warnings.flatMap(({ rule, message }) => (rule === 'scenario' ? [] : message));
}
function policyNotes({ exceptions }) {
    if (exceptions === null)
        return [];
    const { waived, known, notes } = exceptions;
    const persistent = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(known.length, 'persistent theme')}, for which the verdict does not fail the gate`;
    return [
        ...waived.map(({ kind, name, waiver }) => describeWaiver(`Waived ${kind}`, name, waiver)),
        ...(known.length > 0 ? [`${persistent}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatList */ .ki)(known, MAX_NAMED, _words_names_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)}`] : []),
        ...notes,
    ];
}
function unmatchedWaivers(runs) {
    const [first, ...others] = runs.flatMap(({ exceptions }) => exceptions === null
        ? []
        : new Map(exceptions.unmatched.map((waiver) => [`${waiver.kind} ${waiver.target}`, waiver])));
    const everywhere = [...(first ?? [])].filter(([key]) => others.every((other) => other.has(key)));
    return everywhere.map(([, waiver]) => describeWaiver(`Waiver without a match: ${waiver.kind}`, waiver.target, waiver));
}
function describeWaiver(lead, name, { reason, owner, expires }) {
    const by = owner === null ? '' : `, owner ${owner}`;
    return `${lead} ${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(name)}: ${reason}${by}, until ${expires}`;
}


/***/ }),

/***/ 49912:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   F9: () => (/* binding */ formatCalls),
/* harmony export */   Ic: () => (/* binding */ nameCase),
/* harmony export */   gM: () => (/* binding */ formatCounts),
/* harmony export */   tY: () => (/* binding */ formatProbability),
/* harmony export */   td: () => (/* binding */ formatPValue),
/* harmony export */   wv: () => (/* binding */ describeCounts)
/* harmony export */ });
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30269);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53483);


const MAX_NAME_CHARS = 200;
function quoteName(name) {
    return `'${(0,_text_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(name, MAX_NAME_CHARS)}'`;
}
function nameCase(one) {
    const { scenario, persona, agent } = one;
    const parties = [persona, agent].filter((name) => name !== null).join(', ');
    const name = scenario === null ? parties : `${scenario}${parties && ` (${parties})`}`;
    return (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(name, MAX_NAME_CHARS) || 'a scenario without a name';
}
function formatCalls(calls) {
    return calls === 1 ? '1 call' : `${calls} calls`;
}
function formatCounts({ passed, evaluated }) {
    return `${passed} of ${formatCalls(evaluated)}`;
}
function describeCounts(counts) {
    return counts === null ? '' : ` (${formatCounts(counts)}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInterval */ .vy)(counts)})`;
}
function formatProbability(p) {
    return p < 0.001 ? '< 0.001' : `${Number(p.toPrecision(2))}`;
}
function formatPValue(p) {
    return `p ${p < 0.001 ? '' : '= '}${formatProbability(p)}`;
}


/***/ }),

/***/ 85014:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   Cv: () => (/* binding */ identifier),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   Hn: () => (/* binding */ cell),
/* harmony export */   LO: () => (/* binding */ MAX_PROSE_CHARS),
/* harmony export */   Vh: () => (/* binding */ linkDestination),
/* harmony export */   iU: () => (/* binding */ message),
/* harmony export */   iZ: () => (/* binding */ blockQuote),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   nA: () => (/* binding */ cutNote),
/* harmony export */   xF: () => (/* binding */ fenceAround)
/* harmony export */ });
/* unused harmony export html */
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30269);
/* harmony import */ var _values_simple_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58129);
/* harmony import */ var _xml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11246);



const ZWSP = '\u200b';
const NONE = '–';
const ACTIVE = /(?<![0-9a-z])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-z])|[\\`*~|[\]<_@$]|&(?=#?[0-9a-z]{1,31};)|#(?=\d)|:(?=\/\/|(?:100|1234):|(?!\d+:)[\w+-]{1,60}:)|www(?=\.)|(?:GH|GHSA|CVE)-(?=\w)|[0-9a-f]{6,}?(?=CVE-\w)|[0-9a-f]{7,}/gi;
const MAY_BE_ACTIVE = /[\\`*~|[\]<_@$&#:]|[Ww]\.|[AaEeHh]-|[\dA-Fa-f]{6}/;
const ACTIVE_IN_HTML = /[&<>"'@$]|#(?=\d)|:(?=\/\/|(?:100|1234):|(?!\d+:)[\w+-]{1,60}:)|www(?=\.)|(?:GH|GHSA|CVE)-(?=\w)|[0-9a-f]{6,}?(?=CVE-\w)|[0-9a-f]{7,}/gi;
const QUOTED = /(?<![^\s(])'([^\s'`|@$<](?:[^'`|@$<]{0,200}[^\s'`|@$<])?)'(?!\w)/;
const BLOCK_START = /^(?:[-+=](?!\w)|:(?=-)|>|#(?=[#\s]|$))/;
const ORDERED_ITEM = /^(\d{1,9})([.)])(?=\s|$)/;
const PLAIN_ID = /^[\w.-]{1,100}$/;
const MAX_PROSE_CHARS = 20_000;
const MAX_INLINE_CHARS = 200;
function prose(text, maxChars = MAX_PROSE_CHARS) {
    const shown = (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripUnprintable */ .jh)((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(text, maxChars)).replaceAll('<!--', '');
    const lines = shown.split('\n').map((line) => escapeLine(line.replaceAll('\t', ' ').trim()));
    const paragraphs = lines
        .join('\n')
        .trim()
        .split(/\n{2,}/);
    const cut = text.length > maxChars ? [cutNote(text.length - maxChars)] : [];
    const kept = paragraphs.map((paragraph) => paragraph.replaceAll('\n', '\\\n'));
    return [...kept, ...cut].filter((part) => part !== '').join('\n\n');
}
function cutNote(chars) {
    return `*(cut here: ${chars} more characters)*`;
}
function inline(text, maxChars = MAX_INLINE_CHARS) {
    const line = escapeLine(foldProse(text, maxChars));
    return line.endsWith('#') && !line.endsWith('\\#') ? `${line.slice(0, -1)}\\#` : line;
}
function message(text, maxChars) {
    return escapeLine(foldProse(text, maxChars), codeOf);
}
function cell(text, maxChars = MAX_INLINE_CHARS) {
    return text === null ? NONE : inline(text, maxChars) || NONE;
}
function html(text, maxChars = MAX_INLINE_CHARS) {
    const line = foldProse(text, maxChars);
    return line.replace(ACTIVE_IN_HTML, (found) => ENTITIES[found] ?? unlink(found));
}
function identifier(id) {
    return PLAIN_ID.test(id) ? `\`${id}\`` : inline(id, 100);
}
function linkDestination(url) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripInvisible */ ._0)(url)
        .replace(/[^\w.~:/?#@!&+,;=%-]/gu, percentEncode)
        .replaceAll('&', '&amp;');
}
function codeBlock(language, code) {
    const text = (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripUnprintable */ .jh)(code)
        .replaceAll('\t', '    ')
        .replace(/@(?=\w)/g, `@${ZWSP}`)
        .replaceAll('<!--', `<${ZWSP}!--`);
    const fence = fenceAround(text);
    return `${fence}${language}\n${text}\n${fence}`;
}
function fenceAround(text) {
    const longestRun = (text.match(/`+/g) ?? []).reduce((max, run) => Math.max(max, run.length), 2);
    return '`'.repeat(longestRun + 1);
}
function blockQuote(markdown) {
    return `> ${markdown.replaceAll('\n', '\n> ')}`;
}
function foldProse(text, maxChars) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(text, maxChars).replaceAll('<!--', '').trim();
}
function escapeLine(line, quote = quoteOf) {
    const formula = /\$.*\$/.test(line);
    const parts = line.includes("'") ? line.split(QUOTED) : [line];
    return parts
        .map((part, index) => (index % 2 === 0 ? disarm(part, formula) : quote(part, formula)))
        .join('')
        .replace(BLOCK_START, '\\$&')
        .replace(ORDERED_ITEM, '$1\\$2');
}
function quoteOf(value, formula) {
    const escaped = disarm(value, formula);
    return escaped.includes(ZWSP) ? `'\`${value}\`'` : `'${escaped}'`;
}
function codeOf(value) {
    return `\`${(0,_values_simple_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isUuid */ .O1)(value) ? value.slice(0, 8) : value}\``;
}
function disarm(text, formula) {
    if (!MAY_BE_ACTIVE.test(text))
        return text;
    return text.replace(ACTIVE, (found, offset) => {
        if (found === '<')
            return '&lt;';
        if (found === '&')
            return '&amp;';
        if (found === '$')
            return formula ? `${ZWSP}&#36;` : found;
        if ((0,_values_simple_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isUuid */ .O1)(found))
            return codeOf(found);
        if (found === '_')
            return isInsideWord(text, offset) ? found : '\\_';
        return '\\`*~|[]'.includes(found) ? `\\${found}` : unlink(found);
    });
}
function unlink(found) {
    if (found === '$')
        return `${ZWSP}$`;
    if (found.length < 7)
        return found + ZWSP;
    return found.replace(/.{6}(?=.)/g, `$&${ZWSP}`);
}
function isInsideWord(line, offset) {
    return /^[0-9a-z]_[0-9a-z]$/i.test(line.slice(Math.max(0, offset - 1), offset + 2));
}
function percentEncode(char) {
    const encoded = encodeURIComponent(char);
    return encoded === char ? `%${char.charCodeAt(0).toString(16).toUpperCase()}` : encoded;
}


/***/ }),

/***/ 58582:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ percentUnits),
/* harmony export */   Yk: () => (/* binding */ unitsToPercent),
/* harmony export */   j3: () => (/* binding */ decimalsApart),
/* harmony export */   mS: () => (/* binding */ percentDigits)
/* harmony export */ });
const UNITS = 1e9;
const MAX_DECIMALS = 9;
function percentUnits(percent) {
    return Math.round(percent * UNITS);
}
function unitsToPercent(units) {
    return units / UNITS;
}
function decimalsApart(percent, other, least) {
    for (let decimals = least; decimals <= MAX_DECIMALS; decimals += 1) {
        if (percent.toFixed(decimals) !== other.toFixed(decimals))
            return decimals;
    }
    return least;
}
function percentDigits(percent, other = null) {
    return `${Number(percent.toFixed(decimalsApart(percent, other ?? percent, 2)))}`;
}


/***/ })

};
;