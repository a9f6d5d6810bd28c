"use strict";
exports.id = 709;
exports.ids = [709];
exports.modules = {

/***/ 19709:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderSarif: () => (/* binding */ renderSarif)
});

// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __webpack_require__(82456);
// EXTERNAL MODULE: ./report/baseline.js
var report_baseline = __webpack_require__(63875);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./report/json/render-json.js
var render_json = __webpack_require__(56364);
// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(68918);
;// CONCATENATED MODULE: ./report/sarif/findings.js

function locatedFindings({ runs, promptFixes }) {
    const themesOfRuns = runs.map(({ report }) => new Map((report?.themes ?? []).map((theme) => [theme.slug, theme])));
    const entries = promptFixes.flatMap((fix) => {
        const { from, found } = fix;
        if (found.state !== 'located')
            return [];
        const requests = from.flatMap(({ run, recommendation: position }) => {
            const { jobId = '', report = null } = runs[run] ?? {};
            const recommendation = report?.recommendations[position];
            if (recommendation === undefined)
                return [];
            const themes = recommendation.themeSlugs.flatMap((slug) => themesOfRuns[run]?.get(slug) ?? []);
            return (themes.length > 0 ? themes : [null]).map((theme) => {
                return { key: theme?.slug ?? fix, theme, jobId, recommendation, found };
            });
        });
        const forThemes = requests.filter(({ theme }) => theme !== null);
        return forThemes.length > 0 ? forThemes : requests;
    });
    return [...Map.groupBy(entries, ({ key }) => key).values()].flatMap((group) => {
        const rank = ({ theme }) => (0,theme_order/* severityRank */.qs)(theme?.severity ?? '');
        const [worst] = group.toSorted((a, b) => rank(a) - rank(b));
        const recommendations = [...new Set(group.map(({ recommendation }) => recommendation))];
        const fixes = [...new Set(group.map(({ found }) => found))];
        return worst === undefined
            ? []
            : [{ theme: worst.theme, jobId: worst.jobId, recommendations, fixes }];
    });
}

// EXTERNAL MODULE: ./text/strip.js
var strip = __webpack_require__(30269);
// EXTERNAL MODULE: ./report/names.js
var names = __webpack_require__(2274);
;// CONCATENATED MODULE: ./report/sarif/result.js



const MAX_NAME_CHARS = 255;
const MAX_DESCRIPTION_CHARS = 1024;
const MAX_HELP_CHARS = 20_000;
const LEVEL = new Map([
    ['HIGH', 'error'],
    ['MEDIUM', 'warning'],
    ['LOW', 'note'],
]);
function findingSeverity({ theme, recommendations: [first] }) {
    return (theme ?? first)?.severity ?? '';
}
function ruleOf({ theme, recommendations }) {
    if (theme === null) {
        const description = 'A change of a prompt that the debrief recommends.';
        return rule('simulation-gate/prompt-fix', 'Prompt fix', description, '');
    }
    const slug = encodeURIComponent(theme.slug.toWellFormed()).slice(0, MAX_NAME_CHARS);
    const title = oneLine(theme.title, MAX_NAME_CHARS) || format/* UNTITLED */.q8;
    const advice = recommendations.flatMap(({ title, body }) => [title, body]);
    const id = slug || 'simulation-gate/theme';
    return rule(id, title, oneLine(theme.analysis, MAX_DESCRIPTION_CHARS), wholeText(advice));
}
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
function resultOf(ruleId, finding, settings) {
    const url = (0,names/* runUrl */.Vp)(finding.jobId, settings);
    const [place, ...others] = finding.fixes.map((fix) => result_location(fix.place));
    const applicable = finding.fixes.filter(({ leftOut }) => leftOut === null);
    const artifactChanges = [...Map.groupBy(applicable, (fix) => fix.place.path)].map(([path, fixes]) => ({
        artifactLocation: artifactLocation(path),
        replacements: fixes.map((fix) => ({
            deletedRegion: region(fix.place),
            insertedContent: { text: fix.insertedText },
        })),
    }));
    return {
        ruleId,
        level: LEVEL.get(findingSeverity(finding)) ?? 'warning',
        message: { text: messageOf(finding) },
        locations: [place],
        ...(url === null ? {} : { hostedViewerUri: url }),
        ...(others.length > 0 ? { relatedLocations: others } : {}),
        ...(artifactChanges.length > 0 ? { fixes: [{ artifactChanges }] } : {}),
    };
}
function messageOf({ theme, recommendations }) {
    const titles = new Set(recommendations.map(({ title }) => oneLine(title, 200) || format/* UNTITLED */.q8));
    const advice = (0,strip/* fold */.AU)([...titles].join('; '), MAX_DESCRIPTION_CHARS);
    if (theme === null)
        return advice;
    const share = (0,format/* formatShare */.T1)(theme.affectedCallCount, theme.totalCallCount);
    const title = oneLine(theme.title, MAX_NAME_CHARS) || format/* UNTITLED */.q8;
    return `${title}: ${share} calls affected. Recommended: ${advice}`;
}
function result_location(place) {
    const physicalLocation = {
        artifactLocation: artifactLocation(place.path),
        region: region(place),
    };
    return { physicalLocation };
}
function artifactLocation(path) {
    const uri = path.toWellFormed().split('/').map(encodeURIComponent).join('/');
    return { uri, uriBaseId: '%SRCROOT%' };
}
function region({ startLine, startColumn, endLine, endColumn }) {
    return { startLine, startColumn, endLine, endColumn };
}
function oneLine(text, maxChars) {
    return (0,strip/* fold */.AU)(literally((0,strip/* fold */.AU)(text, maxChars)), maxChars);
}
function wholeText(texts) {
    const shown = texts.filter((text) => text.trim() !== '').join('\n\n');
    return literally((0,strip/* stripUnprintable */.jh)((0,strip/* clip */.$Q)(shown, MAX_HELP_CHARS)));
}
function literally(text) {
    return text.replace(/\{(\d+)\}/g, '{{$1}}').replaceAll('](', '] (');
}

;// CONCATENATED MODULE: ./report/sarif/render-sarif.js







const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const MAX_RESULTS = 25_000;
const BUDGET_BYTES = 9_000_000;
const FRAME_BYTES = 1000;
function renderSarif(report, settings, budgetBytes = BUDGET_BYTES) {
    const findings = locatedFindings(report).toSorted((a, b) => (0,theme_order/* severityRank */.qs)(findingSeverity(a)) - (0,theme_order/* severityRank */.qs)(findingSeverity(b)));
    const rules = new Map();
    const results = [];
    const baselines = baselinesIn(report);
    let room = budgetBytes - FRAME_BYTES - jsonBytes(baselines);
    for (const finding of findings) {
        const rule = ruleOf(finding);
        const result = resultOf(rule.id, finding, settings);
        const isKnown = rules.has(rule.id);
        room -= jsonBytes(result) + (isKnown ? 0 : jsonBytes(rule));
        if (room < 0 || results.length === MAX_RESULTS)
            break;
        rules.set(rule.id, rule);
        results.push(result);
    }
    const leftOut = findings.length - results.length;
    return [
        (0,render_json/* jsonText */.s$)(documentOf(report, baselines, { rules: [...rules.values()], results }, leftOut)),
        '\n',
    ];
}
function jsonBytes(value) {
    return Buffer.byteLength((0,render_json/* jsonText */.s$)(value)) + ','.length;
}
function documentOf({ outcome }, baselines, { rules, results }, leftOut) {
    const text = `${(0,format/* formatCounted */.So)(leftOut, 'result')} left out, since GitHub limits the size of a file`;
    const run = {
        tool: {
            driver: {
                name: 'Simulation Gate',
                version: log_line/* VERSION */.xv,
                informationUri: log_line/* HOMEPAGE */.py,
                rules,
            },
        },
        invocations: [
            {
                executionSuccessful: outcome === 'passed' || outcome === 'failed',
                toolExecutionNotifications: leftOut > 0 ? [{ level: 'warning', message: { text } }] : [],
            },
        ],
        columnKind: 'utf16CodeUnits',
        results,
        ...baselines,
    };
    return { $schema: SCHEMA, version: '2.1.0', runs: [run] };
}
function baselinesIn({ runs }) {
    const baselines = runs.flatMap((run) => {
        const baseline = (0,report_baseline/* baselineOf */.Bv)(run);
        if (baseline === null)
            return [];
        const { jobId, commit, ageDays } = baseline;
        return { of: run.jobId, jobId, commit, ageDays };
    });
    return baselines.length === 0 ? {} : { properties: { baselines } };
}


/***/ })

};
;