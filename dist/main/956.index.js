"use strict";
exports.id = 956;
exports.ids = [956];
exports.modules = {

/***/ 36956:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderSarif: () => (/* binding */ renderSarif)
/* harmony export */ });
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82456);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30269);
/* harmony import */ var _baseline_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4091);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53483);
/* harmony import */ var _json_render_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56364);
/* harmony import */ var _theme_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68918);






const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const MAX_RESULTS = 25_000;
const BUDGET_BYTES = 9_000_000;
const FRAME_BYTES = 1000;
const MAX_NAME_CHARS = 255;
const MAX_DESCRIPTION_CHARS = 1024;
const LEVELS = new Map([
    ['HIGH', 'error'],
    ['MEDIUM', 'warning'],
    ['LOW', 'note'],
]);
function renderSarif(report, settings, budgetBytes = BUDGET_BYTES) {
    const findings = findingsOf(report);
    const baselines = report.runs.map((run) => (0,_baseline_words_js__WEBPACK_IMPORTED_MODULE_2__/* .describeBaseline */ .FT)(run)).filter(Boolean);
    const rules = new Map();
    const results = [];
    let room = budgetBytes - FRAME_BYTES - jsonBytes(baselines);
    for (const finding of findings) {
        const ruleId = ruleIdOf(finding);
        const rule = rules.get(ruleId) ?? ruleOf(ruleId, finding);
        const result = resultOf(ruleId, finding, settings);
        room -= jsonBytes(result) + (rules.has(ruleId) ? 0 : jsonBytes(rule));
        if (room < 0 || results.length === MAX_RESULTS)
            break;
        rules.set(ruleId, rule);
        results.push(result);
    }
    const leftOut = findings.length - results.length;
    const text = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(leftOut, 'result')} left out, since GitHub limits the size of a file`;
    const driver = { name: 'Simulation Gate', version: _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .VERSION */ .xv, informationUri: _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .HOMEPAGE */ .py };
    const run = {
        tool: { driver: { ...driver, rules: [...rules.values()] } },
        invocations: [
            {
                executionSuccessful: report.outcome === 'passed' || report.outcome === 'failed',
                toolExecutionNotifications: leftOut > 0 ? [{ level: 'warning', message: { text } }] : [],
            },
        ],
        columnKind: 'utf16CodeUnits',
        results,
        ...(baselines.length > 0 && { properties: { baselines } }),
    };
    return [(0,_json_render_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s$)({ $schema: SCHEMA, version: '2.1.0', runs: [run] }), '\n'];
}
function jsonBytes(value) {
    return Buffer.byteLength((0,_json_render_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s$)(value)) + ','.length;
}
function findingsOf({ runs, promptFixes }) {
    const themesOfRuns = runs.map(({ report }) => new Map(report?.themes.map((theme) => [theme.slug, theme])));
    const findings = promptFixes.flatMap(({ from: [first], found }) => {
        const run = first && runs[first.run];
        const recommendation = first && run?.report?.recommendations[first.recommendation];
        if (!run || !recommendation || found.state !== 'located')
            return [];
        const themes = recommendation.themeSlugs.flatMap((slug) => themesOfRuns[first.run]?.get(slug) ?? []);
        const [theme = null] = (0,_theme_order_js__WEBPACK_IMPORTED_MODULE_5__/* .sortThemes */ .lt)(themes);
        return { fix: found, recommendation, theme, runId: run.jobId };
    });
    return findings.toSorted((a, b) => (0,_theme_order_js__WEBPACK_IMPORTED_MODULE_5__/* .severityRank */ .qs)(severityOf(a)) - (0,_theme_order_js__WEBPACK_IMPORTED_MODULE_5__/* .severityRank */ .qs)(severityOf(b)));
}
function severityOf({ theme, recommendation }) {
    return (theme ?? recommendation).severity ?? '';
}
function ruleIdOf({ theme }) {
    const slug = encodeURIComponent((theme?.slug ?? '').toWellFormed());
    return slug.slice(0, MAX_NAME_CHARS) || 'simulation-gate/prompt-fix';
}
function ruleOf(id, { theme }) {
    const title = theme === null ? 'Prompt fix' : titleOf(theme);
    const description = theme === null ? 'A change of a prompt that the debrief recommends.' : theme.analysis;
    const text = oneLine(description, MAX_DESCRIPTION_CHARS) || title;
    return {
        id,
        shortDescription: { text: title },
        fullDescription: { text },
        help: { text },
        properties: { tags: ['simulation'] },
    };
}
function resultOf(ruleId, finding, settings) {
    const { fix, runId } = finding;
    const url = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .runUrl */ .Vp)(runId, settings);
    const uri = fix.place.path.toWellFormed().split('/').map(encodeURIComponent).join('/');
    const artifactLocation = { uri, uriBaseId: '%SRCROOT%' };
    const region = regionOf(fix.place);
    const replacements = [{ deletedRegion: region, insertedContent: { text: fix.insertedText } }];
    return {
        ruleId,
        level: LEVELS.get(severityOf(finding)) ?? 'warning',
        message: { text: messageOf(finding) },
        locations: [{ physicalLocation: { artifactLocation, region } }],
        ...(url !== null && { hostedViewerUri: url }),
        ...(fix.leftOut === null && {
            fixes: [{ artifactChanges: [{ artifactLocation, replacements }] }],
        }),
    };
}
function messageOf({ theme, recommendation }) {
    const advice = titleOf(recommendation);
    if (theme === null)
        return advice;
    const share = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatShare */ .T1)(theme.affectedCallCount, theme.totalCallCount);
    return `${titleOf(theme)}: ${share} calls affected. Recommended: ${advice}`;
}
function titleOf({ title }) {
    return oneLine(title, MAX_NAME_CHARS) || _format_js__WEBPACK_IMPORTED_MODULE_3__/* .UNTITLED */ .q8;
}
function regionOf({ startLine, startColumn, endLine, endColumn }) {
    return { startLine, startColumn, endLine, endColumn };
}
function oneLine(text, maxChars) {
    const line = (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(text, maxChars);
    return (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(line.replace(/\{(\d+)\}/g, '{{$1}}').replaceAll('](', '] ('), maxChars);
}


/***/ })

};
;