"use strict";
exports.id = 441;
exports.ids = [441];
exports.modules = {

/***/ 6410:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var leftOutNotice = (function leftOutNotice(of, leftOut) {
    if (leftOut.length === 0)
        return '';
    return `\u2702\ufe0f **Left out**, since GitHub limits the size of a ${of}: ${leftOut.join(', ')}. All of it stands in \`report.html\` and \`report.md\`, in the folder that the output \`report-dir\` names.\n\n`;
});
var layOut = (function layOut(sections, budgetBytes) {
    const texts = sections.map((() => ''));
    const leftOut = new Map();
    let room = budgetBytes - NOTE_BYTES;
    let isFull = false;
    const byRank = [...sections.entries()].sort((([, a], [, b]) => a.rank - b.rank));
    for (const [position, section] of byRank) {
        const filled = isFull ? { kept: [], room } : fill(section, room);
        room = filled.room;
        const missing = section.count - filled.kept.length;
        if (missing > 0) {
            isFull = true;
            const count = (leftOut.get(section.many)?.count ?? 0) + missing;
            leftOut.set(section.many, { section, count });
        }
        if (filled.kept.length > 0)
            texts[position] = assemble(section, filled.kept, missing);
    }
    return {
        texts,
        leftOut: [...leftOut.values()].map(({ section, count }) => (0,_format_js__WEBPACK_IMPORTED_MODULE_0__  .So)(count, section.one, section.many)),
    };
});
var fill = (function fill(section, room) {
    const kept = [];
    if (section.count === 0)
        return { kept, room };
    let left = room - Buffer.byteLength(section.open) - Buffer.byteLength(section.close);
    for (const item of section.items()) {
        const after = left - Buffer.byteLength(item);
        if (after < 0)
            break;
        left = after;
        kept.push(item);
    }
    return { kept, room: left };
});
var assemble = (function assemble(section, kept, missing) {
    const note = missing > 0
        ? `\n\n*Left out here: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__  .So)(missing, section.one, section.many)}.*\n\n`
        : '';
    return section.open + kept.join('') + note + section.close;
});
__webpack_require__.d(__webpack_exports__, {
    OC: (() => (  leftOutNotice)),
    YM: () => (  layOutWhole),
    v8: (() => (  layOut))
  });
  var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3483);

const NOTE_BYTES = 200;
function* layOutWhole(sections) {
    for (const { count, open, close, items } of sections) {
        if (count === 0)
            continue;
        yield open;
        yield* items();
        yield close;
    }
}





/***/ }),

/***/ 9304:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var footer = (function footer(report, settings, facts) {
    const { gateName, commit, workflowRunUrl, baselines } = facts;
    const [run, ...others] = report.runs;
    return smallPrint([
        ...(run && others.length === 0 ? runParts(run, settings) : []),
        baselines,
        (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__  .zO)(report.runs),
        report.policy.path === null ? '' : `judged by ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(report.policy.path)}`,
        IDS.test(gateName) ? `gate ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(gateName)}` : '',
        commit === '' ? '' : `commit ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv)(commit.slice(0, 7))}`,
        workflowRun(report, workflowRunUrl),
        (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_3__  .c6)(report.outcome) ? '' : reportLink(settings),
    ]);
});
var smallPrint = (function smallPrint(parts) {
    const told = parts.filter(((part) => part !== ''));
    return told.length === 0 ? '' : `<sub>${told.join(' \u00b7 ')}</sub>\n`;
});
var workflowRun = (function workflowRun({ provenance }, url) {
    if (url === '')
        return '';
    const name = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(provenance?.workflow ?? '') || UNNAMED;
    return `${name === UNNAMED ? '' : 'workflow '}[${name}](${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(url)})`;
});
__webpack_require__.d(__webpack_exports__, {
    Bq: () => (  IDS),
    MC: () => (  tellBaselines),
    Vm: () => (  runFooter),
    m_: () => (  shortId),
    qr: (() => (  footer)),
    rt: () => (  runName)
  });
  var _core_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6767);
  var _core_text_duration_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(955);
  var _core_text_fill_template_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8629);
  var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(630);
  var _baseline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3875);
  var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1949);
  var _format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3483);
  var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2274);
  var _building_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9827);
const MAX_BASELINES = 3;

function runFooter(run, settings) {
    return smallPrint(runParts(run, settings));
}

const IDS = /^[\da-f]{8}-[\da-f-]{27}(?:, |$)/i;
function runName(run, { runUrl }) {
    const { jobId, label } = run;
    const text = (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_1__  .Cr)((0,_names_js__WEBPACK_IMPORTED_MODULE_4__  .nY)(run) || (label === jobId ? 'run' : label));
    const url = runUrl === null || jobId === '' ? '' : (0,_core_text_fill_template_js__WEBPACK_IMPORTED_MODULE_5__  .o)(runUrl, 'jobId', jobId);
    return url === '' ? text : `[${text}](${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(url)})`;
}
function shortId({ jobId }) {
    return shortened(jobId);
}
function shortened(jobId) {
    const id = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv)((0,_names_js__WEBPACK_IMPORTED_MODULE_4__  .JZ)(jobId));
    return id === '' ? '' : ` ${id}`;
}
function runParts(run, settings) {
    const { jobId, report, debrief, runStatus, about } = run;
    const name = runName(run, settings);
    const id = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv)(jobId);
    const facts = [
        report === null ? '' : `verdict ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv)(report.verdict)}`,
        report === null && debrief !== null ? `debrief ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv)(debrief.status)}` : '',
        runStatus === null || runStatus === 'COMPLETED' ? '' : `status ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv)(runStatus)}`,
        tellComparison(run, settings),
        timesOf(about),
    ];
    if (id === '' && facts.every((fact) => fact === ''))
        return [];
    return [id === '' ? name : `${name} ${id}`, ...facts];
}
function tellComparison(run, settings) {
    const { report } = run;
    const baseline = tellBaseline(run, settings);
    if (baseline === '')
        return report === null ? '' : 'no previous run to compare with';
    if (!report?.trend)
        return `compared with ${baseline}`;
    const { checksRegressed } = (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__  .xS)(report);
    const checks = (0,_format_js__WEBPACK_IMPORTED_MODULE_6__  .So)(report.trend.rows.length, 'check');
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__  .B4)(checksRegressed)} of ${checks} lower than in ${baseline}`;
}
function tellBaseline(run, settings) {
    const trend = run.report?.trend ?? null;
    const baseline = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_7__  .Bv)(run);
    const jobId = baseline?.jobId ?? trend?.baselineRunPlanJobId;
    if (jobId === undefined)
        return '';
    const number = baseline?.number ?? trend?.baselineRunNumber ?? null;
    const id = settings.runUrl === null ? shortened(jobId).trim() : (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_1__  .ut)(jobId, settings);
    const unnumbered = id === '' && trend !== null ? (0,_baseline_js__WEBPACK_IMPORTED_MODULE_7__  .GK)(trend) : `run ${id}`;
    const name = number === null ? unnumbered : `run ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__  .B4)(number)} ${id}`.trim();
    const facts = baseline === null ? [] : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_7__  .F_)(baseline, _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv);
    const mark = baseline !== null && (0,_baseline_js__WEBPACK_IMPORTED_MODULE_7__  .eD)(baseline) ? '\u26a0\ufe0f ' : '';
    return `${mark}${[name, ...facts].join(', ')}`;
}
function tellBaselines(runs, settings) {
    if (runs.length < 2)
        return '';
    const told = new Set(runs.map((run) => tellBaseline(run, settings)).filter((one) => one !== ''));
    if (told.size === 0)
        return '';
    const more = told.size - MAX_BASELINES;
    const named = [...told].slice(0, MAX_BASELINES).join('; ');
    return `compared with ${named}${more > 0 ? ` and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__  .B4)(more)} more` : ''}`;
}
function timesOf(about) {
    const ended = Date.parse(about?.endedAt ?? '');
    if (Number.isNaN(ended))
        return '';
    const at = `${new Date(ended).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    const took = about?.durationMs == null ? '' : ` after ${(0,_core_text_duration_js__WEBPACK_IMPORTED_MODULE_8__  .a)(about.durationMs)}`;
    return `ended ${at}${took}`;
}
function reportLink({ reportUrl }) {
    return reportUrl === undefined ? '' : `[whole report](${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(reportUrl)})`;
}
const UNNAMED = 'workflow run';



/***/ }),

/***/ 550:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var reasonSections = (function reasonSections(part, reasons) {
    const names = { one: 'reason', many: 'reasons' };
    const further = Math.max(0, reasons.length - FIRST_PAGE);
    return [
        (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_1__  .uW)({
            ...names,
            part,
            count: reasons.length - further,
            close: '\n',
            items: () => (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_1__  .__)(reasons.slice(0, FIRST_PAGE), reasonLine),
        }),
        (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_1__  .uW)({
            ...names,
            ...(0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_1__  .QV)((0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .So)(further, 'further reason')),
            part: 'further reasons',
            count: further,
            items: () => (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_1__  .__)(reasons.slice(FIRST_PAGE), reasonLine),
        }),
    ];
});
__webpack_require__.d(__webpack_exports__, {
    F: (() => (  reasonSections))
  });
  var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(630);
  var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3483);
  var _building_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9827);
  var _voice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4757);




const FIRST_PAGE = 50;

function reasonLine(reason) {
    const message = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .Qu)(reason);
    if (reason.rule === 'input' && message === reason.message) {
        return `- ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(message, _voice_js__WEBPACK_IMPORTED_MODULE_2__  .hP)}\n`;
    }
    const colon = message === reason.message ? ':' : '';
    return `- **${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(reason.rule)}${colon}** ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(message, _voice_js__WEBPACK_IMPORTED_MODULE_2__  .hP)}\n`;
}


/***/ }),

/***/ 2080:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


var callLine = (function callLine(callIds, settings) {
    if (callIds.length === 0)
        return '';
    return `Calls: ${(0,format .ki)(callIds, IN_PLACE, ((id) => (0,building_blocks .x)(id, settings)))}\n\n`;
});
var furtherCallSection = (function furtherCallSection({ report, settings }) {
    const lists = [report.themes, report.keyFindings, report.wentWell];
    let count = 0;
    for (const { callIds } of lists.flat())
        count += Math.max(0, callIds.length - IN_PLACE);
    return (0,building_blocks .uW)({
        ...(0,building_blocks .QV)((0,format .So)(count, 'further call ID')),
        part: 'further call IDs',
        one: 'call ID',
        many: 'call IDs',
        count,
        *items() {
            let isFirst = true;
            for (const { title, callIds } of [(0,theme_order .lt)(report.themes), ...lists.slice(1)].flat()) {
                for (const [index, id] of callIds.slice(IN_PLACE).entries()) {
                    const lead = isFirst ? '' : '\n\n';
                    yield `${index === 0 ? `${lead}${(0,building_blocks .Cr)(title)}: ` : ', '}${(0,building_blocks .x)(id, settings)}`;
                    isFirst = false;
                }
            }
        },
    });
});
var checkSections = (function checkSections(run) {
    const list = (0,lazily .q)(() => (0,report_checks .u6)(run));
    const isShort = (0,report_checks ._j)(run);
    const waivers = (0,report_spared .wT)(run.spared).check;
    const { first, further } = (0,building_blocks .IO)({
        part: 'checks',
        one: 'check',
        many: 'checks',
        count: run.checks?.length ?? 0,
        list,
        firstPage: FIRST_PAGE,
        open: '',
        close: '\n',
        tableHead: TABLE_HEAD,
        item: (check) => checkRow(check, isShort(check) ? '\u274c' : '\u2705', (0,spared .Q6)(waivers.get(check.name))),
    });
    return [first, further];
});
var executiveSummarySection = (function executiveSummarySection({ report }, verdictWords) {
    const { paragraphs, sections } = report.executiveSummary;
    return (0,building_blocks .uW)({
        ...(0,building_blocks .QV)('<b>Executive summary</b>'),
        part: 'executive summary',
        one: 'part of the executive summary',
        many: 'parts of the executive summary',
        count: paragraphs.length + sections.length + (verdictWords === '' ? 0 : 1),
        *items() {
            if (verdictWords !== '')
                yield `${(0,markdown .iZ)((0,markdown .CS)(verdictWords))}\n\n`;
            for (const paragraph of paragraphs)
                yield `${(0,markdown .CS)(paragraph)}\n\n`;
            for (const { heading, body } of sections) {
                const title = (0,markdown .mG)(heading ?? '');
                yield `${title === '' ? '' : `**${title}**\n\n`}${(0,markdown .CS)(body)}\n\n`;
            }
        },
    });
});
var findingSections = (function findingSections(view) {
    return findingList(view, view.report.keyFindings, {
        part: 'findings',
        title: 'Key findings',
        one: 'key finding',
        many: 'key findings',
    });
});
var wentWellSections = (function wentWellSections(view) {
    return findingList(view, view.report.wentWell, {
        part: 'went well',
        title: 'What went well',
        one: 'thing that went well',
        many: 'things that went well',
    });
});
var findingList = (function findingList({ settings }, findings, { title, ...names }) {
    const { first, further } = (0,building_blocks .IO)({
        ...names,
        ...(0,building_blocks .QV)(`<b>${title}</b> (${findings.length})`),
        count: findings.length,
        list: (() => findings),
        firstPage: findings_FIRST_PAGE,
        item: ((finding) => {
            if (settings.detail === 'brief')
                return `- ${(0,markdown .mG)(finding.title) || format .q8}\n`;
            const body = (0,markdown .CS)(finding.body);
            return `${(0,building_blocks .Cr)(finding.title)}\n\n${body === '' ? '' : `${body}\n\n`}${callLine(finding.callIds, settings)}`;
        }),
    });
    return [first, further];
});
var historySections = (function historySections(run, heading) {
    const lines = (0,lazily .q)((() => (0,report_history .O5)(run)));
    const earlier = run.history?.runs.length ?? 0;
    const { first, further } = (0,building_blocks .IO)({
        part: 'history',
        one: 'line of history',
        many: 'lines of history',
        count: lines().length,
        list: lines,
        firstPage: history_FIRST_PAGE,
        open: `${heading} History\n\n${(0,report_history .mw)(earlier)}\n\n`,
        close: '\n',
        tableHead: history_TABLE_HEAD,
        item: historyRow,
    });
    return [first, unsteadySection(run), further];
});
var unsteadySection = (function unsteadySection({ history }) {
    const unsteady = (history?.unsteady ?? []).slice(0, MAX_UNSTEADY);
    return (0,building_blocks .uW)({
        part: 'history',
        one: 'unsteady check',
        many: 'unsteady checks',
        count: unsteady.length,
        items: () => unsteady.map(({ check, changes, runs, waiver }) => {
            const { open, close } = (0,building_blocks .QV)('A waiver to paste into the policy');
            const times = `it changed sides ${(0,format .So)(changes, 'time')} in ${(0,format .So)(runs, 'run')} that were started with the same`;
            return `**${(0,markdown .mG)(check)}** is unsteady: ${times}.\n\n${open}${(0,markdown .DV)('yaml', waiver)}\n${close}`;
        }),
    });
});
var promptFix = (function promptFix(currentText, suggestedText) {
    if (currentText === null && suggestedText === null)
        return '';
    const before = promptLines(currentText);
    const lines = suggestedText === null ? before : shorten((0,line_diff .Pp)(before, promptLines(suggestedText)));
    const shown = suggestedText === null ? lines.flatMap(pieces) : lines.flatMap(foldDiffLine);
    const block = (0,markdown .DV)(suggestedText === null ? 'text' : 'diff', shown.join('\n'));
    const cut = Math.max(currentText?.length ?? 0, suggestedText?.length ?? 0) - markdown .LO;
    return [
        ...(shown.length > lines.length ? ['Long lines are folded here:'] : []),
        block,
        ...(cut > 0 ? [(0,markdown .nA)(cut)] : []),
    ].join('\n\n');
});
var pieces = (function pieces(text) {
    return text.match(PIECES) ?? [''];
});
var foldDiffLine = (function foldDiffLine(line) {
    return pieces(line.slice(1)).map(((piece) => line.slice(0, 1) + piece));
});
var promptLines = (function promptLines(text) {
    if (text === null || text === '')
        return [];
    return (0,strip .jh)((0,strip .$Q)(text, markdown .LO)).split('\n');
});
var shorten = (function shorten(diff) {
    return (0,line_diff .TM)(diff).flatMap((({ isFar, lines }) => isFar && lines.length > 1
        ? [`@@ ${lines.length} unchanged lines @@`]
        : lines.map((({ kind, text }) => line_diff .TE[kind] + text))));
});
var recommendationSections = (function recommendationSections({ report, settings, heading, found, }) {
    const themeTitles = (0,lazily .q)((() => new Map(report.themes.map((({ slug, title }) => [slug, title])))));
    const { first, further } = (0,building_blocks .IO)({
        part: 'recommendations',
        one: 'recommendation',
        many: 'recommendations',
        count: report.recommendations.length,
        list: (0,lazily .q)((() => [...report.recommendations.entries()].toSorted(([, a], [, b]) => a.order - b.order))),
        firstPage: recommendations_FIRST_PAGE,
        open: `${heading} Recommendations\n\n`,
        close: '',
        item: (([index, recommendation]) => settings.detail === 'brief'
            ? `${titleLine(recommendation)}\n\n`
            : inFull(recommendation, found.get(index), themeTitles())),
    });
    return [first, further];
});
var titleLine = (function titleLine({ order, title, severity, channel }) {
    const marks = [
        ...(severity === null ? [] : [(0,building_blocks .nU)(severity)]),
        ...(channel === null ? [] : [(0,markdown .mG)((0,plain_words .h)(channel))]),
    ];
    return [`**${order}. ${(0,markdown .mG)(title) || format .q8}**`, ...marks].join(' \u00b7 ');
});
var inFull = (function inFull(recommendation, found, themeTitles) {
    const { body, currentText, suggestedText, themeSlugs } = recommendation;
    const themes = themeSlugs.slice(0, MAX_THEMES).map(((slug) => themeTitles.get(slug) ?? slug));
    const parts = [
        titleLine(recommendation),
        (0,markdown .CS)(body),
        promptFix(currentText, suggestedText),
        found === undefined ? '' : foundLine(found),
        themes.length > 0 ? `Meant for: ${(0,markdown .mG)(themes.join('; '), 1000)}` : '',
    ];
    return `${parts.filter(((part) => part !== '')).join('\n\n')}\n\n`;
});
var themeSections = (function themeSections(view) {
    const { themes } = view.report;
    const list = (() => (0,theme_order .lt)(themes));
    const rows = (0,building_blocks .IO)({
        part: 'themes',
        one: 'theme',
        many: 'themes',
        count: themes.length,
        list,
        firstPage: themes_FIRST_PAGE,
        open: `${view.heading} Themes\n\n`,
        close: '\n',
        tableHead: themes_TABLE_HEAD,
        item: ((theme) => themeRow(theme, view)),
    });
    const counts = countRanks(themes);
    const analyses = GRADES.map(((grade) => analysisSections(view, list, counts, grade)));
    return [
        rows.first,
        ...analyses.map((({ first }) => first)),
        rows.further,
        ...analyses.map((({ further }) => further)),
    ];
});
var analysisSections = (function analysisSections(view, list, counts, { grade, above, to }) {
    const start = countDownTo(above, counts);
    const end = countDownTo(to, counts);
    const split = Math.min(Math.max(start, themes_FIRST_PAGE), end);
    const render = ((first, last) => (0,building_blocks .__)(list().slice(first, last), ((theme) => analysis(theme, view))));
    const names = { one: `analysis of a ${grade} theme`, many: `analyses of ${grade} themes` };
    const first = (0,building_blocks .uW)({
        ...names,
        part: `analysis of ${grade} themes`,
        count: split - start,
        items: (() => render(start, split)),
    });
    const further = (0,building_blocks .uW)({
        ...names,
        ...(0,building_blocks .QV)(`Analysis of ${(0,format .So)(end - split, `further ${grade} theme`)}`),
        part: `further analysis of ${grade} themes`,
        count: end - split,
        items: (() => render(split, end)),
    });
    return { first, further };
});
var countRanks = (function countRanks(themes) {
    const counts = [];
    for (const theme of themes) {
        const rank = (0,theme_order .kR)(theme);
        counts[rank] = (counts[rank] ?? 0) + 1;
    }
    return counts;
});
var countDownTo = (function countDownTo(rank, counts) {
    return counts.slice(0, rank + 1).reduce(((sum, count) => sum + count), 0);
});
var themeRow = (function themeRow(theme, { waivers }) {
    return (0,building_blocks .nM)([
        (0,building_blocks .nU)(theme.severity),
        (0,markdown .Hn)(theme.title) + (0,spared .Q6)(waivers.theme.get(theme.slug)),
        affectedCalls(theme),
        (0,building_blocks .D$)(theme.lifecycle),
        (0,building_blocks .D$)(theme.rootCauseChannel),
    ]);
});
var affectedCalls = (function affectedCalls({ affectedCallCount, totalCallCount }) {
    return `${(0,format .B4)(affectedCallCount)} of ${(0,format .B4)(totalCallCount)}`;
});
var analysis = (function analysis(theme, { settings }) {
    const { sign } = (0,plain_words .x)(theme.severity);
    const title = (0,markdown .qy)(theme.title) || format .q8;
    const fold = (0,building_blocks .QV)(`${sign} <b>${title}</b>`);
    const isBrief = settings.detail === 'brief';
    const body = isBrief ? '' : (0,markdown .CS)(theme.analysis);
    const checks = (0,markdown .mG)(theme.checkNames.slice(0, MAX_CHECKS).join(', '), 2000);
    const facts = [
        ...(theme.impact === null ? [] : [`impact: ${(0,building_blocks .D$)(theme.impact)}`]),
        ...(theme.prevalence === null ? [] : [`prevalence: ${(0,building_blocks .D$)(theme.prevalence)}`]),
    ];
    return [
        fold.open,
        body === '' ? '' : `${body}\n\n`,
        facts.length === 0 ? '' : `${capitalised(facts.join(' \u00b7 '))}\n\n`,
        checks === '' ? '' : `Checks: ${checks}\n\n`,
        isBrief ? '' : callLine(theme.callIds, settings),
        theme.slug === '' || isBrief ? '' : `Slug: ${(0,markdown .Cv)(theme.slug)}\n`,
        fold.close,
    ].join('');
});
var capitalised = (function capitalised(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
});
var trendSections = (function trendSections(run, { report, heading, waivers }) {
    const { trend } = report;
    if (trend === null)
        return [];
    const columns = {
        hasCurrent: !(0,report_checks .vh)(run, trend),
        hasLifecycle: trend.rows.some((({ lifecycle }) => lifecycle !== null)),
    };
    const { first, further } = (0,building_blocks .IO)({
        part: 'trend',
        one: 'check',
        many: 'checks',
        count: trend.rows.length,
        list: (0,lazily .q)((() => (0,trend_order .a)(trend.rows))),
        firstPage: trend_FIRST_PAGE,
        open: `${heading} Trend\n\n${INTRODUCTION}\n\n`,
        close: '\n',
        tableHead: tableHead(columns),
        item: ((check) => trendRow(check, waivers.check.get(check.checkName), columns)),
    });
    return [first, further];
});
var tableHead = (function tableHead({ hasCurrent, hasLifecycle }) {
    const columns = [
        ['Check', '---'],
        ['Before', '---:'],
        ...(hasCurrent ? [['Now', '---:']] : []),
        ['Change', '---:'],
        ...(hasCurrent ? [['', '---']] : []),
        ...(hasLifecycle ? [['Since', '---']] : []),
    ];
    return (0,building_blocks .nM)(columns.map((([name = '']) => name))) + (0,building_blocks .nM)(columns.map((([, rule = '']) => rule)));
});
var trendRow = (function trendRow(check, waiver, { hasCurrent, hasLifecycle }) {
    const { previousPassRate: previous, currentPassRate: current, counts, lifecycle } = check;
    const change = (0,markdown .Hn)((0,format .eD)(previous, current));
    return (0,building_blocks .nM)([
        (0,markdown .Hn)(check.checkName) + (0,spared .Q6)(waiver),
        (0,markdown .Hn)((0,format .D_)((0,likely .RC)((0,format .l9)(previous), counts?.previous))),
        ...(hasCurrent ? [(0,markdown .Hn)((0,format .D_)((0,likely .RC)((0,format .l9)(current), counts?.current)))] : []),
        (0,trend_order .M)(check) > 0 ? `**${change}**` : change,
        ...(hasCurrent ? [(0,building_blocks .Yz)(current, null)] : []),
        ...(hasLifecycle ? [(0,building_blocks .D$)(lifecycle)] : []),
    ]);
});
var onlyRunHead = (function onlyRunHead(run, told) {
    return runHead(run, told);
});
var runHead = (function runHead(run, told) {
    const reasons = run.reasons.filter((reason) => !told.has(reason));
    return [...(0,sections_reasons .F)('run', reasons), debriefError(run), (0,spared .FJ)(run)];
});
var reportSections = (function reportSections(run, { settings, heading, found }) {
    const { report, spared } = run;
    const checks = checkSections(run);
    if (report === null)
        return [...checks, goneSection(run)];
    const view = { report, settings, heading, waivers: (0,report_spared .wT)(spared), found };
    const verdictWords = untoldWords(run, report.verdictSummary);
    return [
        ...checks,
        verdictSummary((0,report_checks .oZ)(run) ? '' : verdictWords),
        ...themeSections(view),
        ...recommendationSections(view),
        goneSection(run),
        ...trendSections(run, view),
        ...historySections(run, heading),
        executiveSummarySection(view, (0,report_checks .oZ)(run) ? verdictWords : ''),
        ...findingSections(view),
        ...wentWellSections(view),
        furtherCallSection(view),
    ];
});
var debriefError = (function debriefError(run) {
    const error = run.debrief?.errorMessage ?? '';
    return (0,building_blocks .uW)({
        part: 'run',
        one: 'error message',
        many: 'error messages',
        count: error === '' ? 0 : 1,
        items: () => [`The service says of the debrief:\n\n${(0,markdown .iZ)((0,markdown .CS)(error))}\n\n`],
    });
});
var untoldWords = (function untoldWords(run, verdictSummary) {
    const { quotedChars = 0 } = (0,opening .g_)(run, voice .PJ);
    return verdictSummary.trim().slice(quotedChars).trim();
});
var verdictSummary = (function verdictSummary(words) {
    return (0,building_blocks .uW)({
        part: 'verdict summary',
        one: 'verdict summary',
        many: 'verdict summaries',
        count: words === '' ? 0 : 1,
        items: (() => [`${(0,markdown .iZ)((0,markdown .CS)(words))}\n\n`]),
    });
});
var goneSection = (function goneSection(run) {
    const baseline = (0,report_baseline .Bv)(run);
    const { named, more } = baseline === null
        ? { named: [], more: 0 }
        : (0,report_baseline .Il)(baseline, ({ slug, title }) => `${(0,markdown .Cv)(slug)} (${(0,markdown .mG)(title)})`);
    const rest = more > 0 ? ` and ${(0,format .B4)(more)} more` : '';
    return (0,building_blocks .uW)({
        part: 'run',
        one: 'line on what is gone',
        many: 'lines on what is gone',
        count: named.length > 0 ? 1 : 0,
        close: '\n',
        items: () => [`Gone since the run that it is compared with: ${named.join(', ')}${rest}.\n`],
    });
});
__webpack_require__.d(__webpack_exports__, {
  g9: () => (  debriefError),
  hn: () => (  notesBelow),
  c7: () => (  oneRunFoot),
  OX: () => (  oneRunHead),
  qr: (() => (  onlyRunHead)),
  lN: (() => (  reportSections))
});

// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __webpack_require__(630);
// EXTERNAL MODULE: ./report/baseline.js
var report_baseline = __webpack_require__(3875);
// EXTERNAL MODULE: ./report/checks.js
var report_checks = __webpack_require__(7330);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
// EXTERNAL MODULE: ./report/opening.js
var opening = __webpack_require__(3850);
// EXTERNAL MODULE: ./report/outcome-words.js
var outcome_words = __webpack_require__(5758);
// EXTERNAL MODULE: ./report/spared.js
var report_spared = __webpack_require__(4957);
// EXTERNAL MODULE: ./report/sections/building-blocks.js + 1 modules
var building_blocks = __webpack_require__(9827);
// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(8918);
;// CONCATENATED MODULE: ./report/sections/calls.js



const IN_PLACE = 10;



// EXTERNAL MODULE: ./core/lazily.js
var lazily = __webpack_require__(3974);
// EXTERNAL MODULE: ./report/sections/spared.js
var spared = __webpack_require__(110);
;// CONCATENATED MODULE: ./report/sections/checks.js







const FIRST_PAGE = 25;
const TABLE_HEAD = `| Check | Passed | Needed ${format .gS} |\n| --- | ---: | ---: |\n`;

function checkRow(check, mark, waived) {
    return (0,building_blocks .nM)([
        `${mark}${format .MK}${(0,markdown .Hn)(check.name)}${waived}`,
        (0,format .D_)((0,report_checks .ct)(check)),
        neededCell(check),
    ]);
}
function neededCell({ rate, needed }) {
    const bar = (0,building_blocks .Yz)(rate, needed);
    return needed === null && bar !== '' ? bar : `${(0,format .D_)((0,format .l9)(needed))} ${bar}`.trim();
}

;// CONCATENATED MODULE: ./report/sections/findings.js




const findings_FIRST_PAGE = 20;





// EXTERNAL MODULE: ./report/sections/footer.js
var footer = __webpack_require__(9304);
// EXTERNAL MODULE: ./report/history.js
var report_history = __webpack_require__(350);
;// CONCATENATED MODULE: ./report/sections/history.js





const history_FIRST_PAGE = 10;
const MAX_UNSTEADY = 10;
const history_TABLE_HEAD = '| Check | Rates |\n| --- | --- |\n';

function historyRow({ check, points }) {
    return (0,building_blocks .nM)([(0,markdown .Hn)(check), `\`${(0,report_history .KM)(points)}\``]);
}


// EXTERNAL MODULE: ./report/sections/reasons.js
var sections_reasons = __webpack_require__(550);
// EXTERNAL MODULE: ./report/names.js
var names = __webpack_require__(2274);
// EXTERNAL MODULE: ./report/plain-words.js
var plain_words = __webpack_require__(9946);
// EXTERNAL MODULE: ./core/text/line-diff.js + 1 modules
var line_diff = __webpack_require__(4660);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(3917);
;// CONCATENATED MODULE: ./report/sections/prompt-fix.js



const PIECES = /.{1,100}(?:\s+|$)|.{1,100}/gsu;






;// CONCATENATED MODULE: ./report/sections/recommendations.js







const recommendations_FIRST_PAGE = 20;
const MAX_THEMES = 20;
const MAX_PLACE_CHARS = 300;



function foundLine(found) {
    switch (found.state) {
        case 'located':
            return `Located in ${recommendations_names([found.place])}${found.leftOut === null ? '' : `; left out of the patch: ${(0,markdown .mG)(found.leftOut, 1000)}`}`;
        case 'ambiguous':
            return `Ambiguous: the text stands in ${(0,format .So)(found.places.length, 'place')}, so nobody can tell which one is meant: ${recommendations_names(found.places)}`;
        case 'applied':
            return `Already applied: the suggested text stands in ${recommendations_names(found.places)}`;
        case 'missing':
            return 'Not found in the repository: the fix is stale, or the prompt lives elsewhere';
    }
}
function recommendations_names(places) {
    return places.map((place) => (0,markdown .mG)((0,names .fW)(place), MAX_PLACE_CHARS)).join(', ');
}

;// CONCATENATED MODULE: ./report/sections/themes.js







const themes_FIRST_PAGE = 10;
const MAX_CHECKS = 100;
const themes_TABLE_HEAD = `| Severity | ${(0,building_blocks .Cq)('Theme')} | Calls | Since | Cause |\n| --- | --- | ---: | --- | --- |\n`;
const GRADES = [
    { grade: 'severe', above: -1, to: 1 },
    { grade: 'medium', above: 1, to: 2 },
    { grade: 'minor', above: 2, to: theme_order .RO },
];









// EXTERNAL MODULE: ./report/likely.js
var likely = __webpack_require__(5460);
// EXTERNAL MODULE: ./report/trend-order.js
var trend_order = __webpack_require__(1076);
;// CONCATENATED MODULE: ./report/sections/trend.js








const trend_FIRST_PAGE = 25;
const INTRODUCTION = 'Pass rates in the run that this one is compared with, and the change since then in percentage points.';




// EXTERNAL MODULE: ./report/sections/voice.js
var voice = __webpack_require__(4757);
;// CONCATENATED MODULE: ./report/sections/run.js




















function oneRunHead(run, settings) {
    const name = (0,footer .rt)(run, settings) + (0,footer .m_)(run);
    const title = `### ${(0,outcome_words .eD)(run.outcome)} ${name}: ${run.outcome}\n\n`;
    return [
        (0,building_blocks .uW)({ part: 'run', one: 'run', many: 'runs', count: 1, items: () => [title] }),
        ...runHead(run, (0,opening .g_)(run, voice .PJ).told),
    ];
}

function oneRunFoot(run, settings) {
    const line = (0,footer .Vm)(run, settings);
    const names = { one: 'footer', many: 'footers' };
    return [
        notesBelow(run),
        (0,building_blocks .uW)({ ...names, part: 'run', count: 1, items: () => [`${line}\n`] }),
    ];
}
function notesBelow({ notes }) {
    return (0,building_blocks .uW)({
        part: 'run',
        open: '**Notes:**\n\n',
        one: 'note',
        many: 'notes',
        count: notes.length,
        close: '\n',
        items: () => (0,building_blocks .__)(notes, (note) => `- ${(0,markdown .mG)(note, voice .hP)}\n`),
    });
}







/***/ }),

/***/ 110:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var unmatchedSection = (function unmatchedSection(runs) {
    const waivers = (0,_spared_js__WEBPACK_IMPORTED_MODULE_1__  .xb)(runs);
    return (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_2__  .uW)({
        part: 'spared',
        one: 'waiver that matched nothing',
        many: 'waivers that matched nothing',
        count: waivers.length,
        close: '\n',
        items: () => (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_2__  .__)(waivers, (waiver) => {
            const name = (0,_spared_js__WEBPACK_IMPORTED_MODULE_1__  .Pn)(waiver, runs);
            const meant = name === undefined ? '' : ` (did you mean ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv)(name)}?)`;
            return `- Waiver without a match: ${waiver.kind} ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv)(waiver.target)}${meant}${describeWaiver(waiver)}\n`;
        }),
    });
});
__webpack_require__.d(__webpack_exports__, {
    FJ: () => (  sparedSection),
    Q6: () => (  waivedMark),
    ZQ: (() => (  unmatchedSection))
  });
  var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(630);
  var _format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3483);
  var _spared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4957);
  var _building_blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9827);
  var _voice_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4757);





const MAX_KNOWN = 50;
function sparedSection({ spared, report }) {
    const lines = spared === null || report === null ? [] : describe(spared, report);
    return (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_2__  .uW)({
        part: 'spared',
        one: 'thing that the policy spared',
        many: 'things that the policy spared',
        count: lines.length,
        open: '**What the policy spared:**\n\n',
        close: '\n',
        items: () => (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_2__  .__)(lines, (line) => `- ${line}\n`),
    });
}

function waivedMark(waiver) {
    return waiver === undefined ? '' : ` *(waived until ${waiver.expires})*`;
}
function describe({ waived, known, notes, warnings = [] }, report) {
    const titles = new Map(report.themes.map(({ slug, title }) => [slug, title]));
    return [
        ...warnings.map((warning) => `\u26a0\ufe0f Only warned of: ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(warning, _voice_js__WEBPACK_IMPORTED_MODULE_3__  .hP)}`),
        ...waived.map((one) => describeWaived(one, titles)),
        ...(known.length > 0 ? [describeKnown(known)] : []),
        ...notes.map((note) => `Not judged: ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(note, _voice_js__WEBPACK_IMPORTED_MODULE_3__  .hP)}`),
    ];
}
function describeWaived({ kind, name, waiver }, titles) {
    const title = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(kind === 'theme' ? (titles.get(name) ?? '') : '');
    const subject = kind === 'theme' ? (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv)(name) : (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(name);
    return `Waived ${kind} ${subject}${title === '' ? '' : ` (${title})`}${describeWaiver(waiver)}`;
}
function describeWaiver(waiver) {
    const owner = waiver.owner === null ? '' : `, owner ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(waiver.owner)}`;
    const mark = (0,_spared_js__WEBPACK_IMPORTED_MODULE_1__  .C_)(waiver) ? '\u26a0\ufe0f ' : '';
    return `: ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(waiver.reason, _voice_js__WEBPACK_IMPORTED_MODULE_3__  .hP)}${owner}, ${mark}until ${(0,_spared_js__WEBPACK_IMPORTED_MODULE_1__  .NY)(waiver)}`;
}
function describeKnown(slugs) {
    const names = (0,_format_js__WEBPACK_IMPORTED_MODULE_4__  .ki)(slugs, MAX_KNOWN, _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv);
    return `Known before, so the verdict does not fail the gate: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__  .So)(slugs.length, 'theme')}, ${names}`;
}


/***/ }),

/***/ 4757:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var nextLine = (function nextLine(report, ways) {
    const step = (0,_next_step_js__WEBPACK_IMPORTED_MODULE_1__  .sk)(report, ways, VOICE);
    return step === '' ? '' : `**Next:** ${step}.\n\n`;
});
__webpack_require__.d(__webpack_exports__, {
    PJ: (() => (  VOICE)),
    hP: () => (  MAX_MESSAGE_CHARS),
    sE: (() => (  nextLine))
  });
  var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(630);
  var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3483);
  var _next_step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3004);
  var _building_blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9827);




const MAX_MESSAGE_CHARS = 2000;
const VOICE = {
    name: _building_blocks_js__WEBPACK_IMPORTED_MODULE_2__  .Cr,
    prose: (text) => (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(text, MAX_MESSAGE_CHARS),
    own: _format_js__WEBPACK_IMPORTED_MODULE_3__  .D_,
    link: (words, url) => `[${words}](${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(url)})`,
};



/***/ })

};
;