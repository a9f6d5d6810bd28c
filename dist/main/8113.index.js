"use strict";
exports.id = 8113;
exports.ids = [8113];
exports.modules = {

/***/ 8113:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  run: () => (  trackThemes)
});

// EXTERNAL MODULE: ./step/action.js
var action = __webpack_require__(8866);
// EXTERNAL MODULE: ./step/conclude-action.js
var conclude_action = __webpack_require__(9584);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(7247);
// EXTERNAL MODULE: ./step/inputs/input-form.js + 2 modules
var input_form = __webpack_require__(177);
;// CONCATENATED MODULE: ./track/inputs.js


const TRACK_DEFAULTS = {
    reports: '',
    label: 'simulation-theme',
    close: 'true',
    'max-issues': '10',
    'github-token': '',
    detail: 'full',
    redact: 'true',
    summary: 'true',
};
const MAX_LABEL_CHARS = 50;
const MOST_ISSUES = 100;
function readTrackInputs(runner, token) {
    const form = new input_form .Vs(runner, TRACK_DEFAULTS);
    if (token === '') {
        form.fault(`input 'github-token' is empty: ${runner.howToGiveToken} that may write issues (permissions: issues: write)`);
    }
    const cure = 'give the paths of the reports, such as reports/**/report.json';
    const read = {
        reports: form.required('reports', form.readGiven('reports', parsed .r), cure),
        label: form.read('label', parseLabel, true),
        close: form.boolean('close'),
        maxIssues: form.integer('max-issues', 0, MOST_ISSUES),
        token,
        detail: form.choice('detail', ['full', 'brief']),
        redact: form.boolean('redact'),
    };
    const summary = form.boolean('summary');
    const warnings = form.findUnknown();
    const inputs = (0,input_form .As)(read) && form.faults.length === 0 ? read : undefined;
    return { inputs, summary, faults: form.faults.map(({ message }) => message), warnings };
}
function parseLabel(text) {
    if (text.includes(','))
        return (0,parsed .G)(text, 'holds a comma, which parts labels: name one label');
    return text.length > MAX_LABEL_CHARS
        ? (0,parsed .G)(text, `is longer than the ${MAX_LABEL_CHARS} characters that GitHub takes`)
        : (0,parsed .r)(text);
}

;// CONCATENATED MODULE: ./track/track-themes.js




const ACTION = {
    title: 'Simulation themes',
    outputs: ['opened', 'updated', 'closed', 'reopened'],
    columns: ['Issue', 'Theme', 'What was done'],
};
async function trackThemes(world) {
    const { runner, cancelled } = world;
    const token = runner.getInput('github-token').trim();
    if (token !== '')
        runner.maskSecret(token);
    const report = new action .f();
    let summary;
    try {
        const read = readTrackInputs(runner, token);
        summary = read.summary;
        report.errors.push(...read.faults);
        report.warnings.push(...read.warnings);
        if (read.inputs !== undefined) {
            const { track } = await Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(1636), __webpack_require__.e(3532), __webpack_require__.e(1577), __webpack_require__.e(5967), __webpack_require__.e(2334), __webpack_require__.e(9352), __webpack_require__.e(8435), __webpack_require__.e(3528)]).then(__webpack_require__.bind(__webpack_require__, 9013));
            await track(read.inputs, report, world);
        }
    }
    catch (error) {
        if (!cancelled.aborted) {
            runner.debug((0,stops .US)(error));
            report.errors.push((0,stops .gj)(error).message);
        }
    }
    return (0,conclude_action .O)(ACTION, report, {
        runner,
        summary: summary ?? true,
        cancelled: cancelled.aborted,
    });
}

;// CONCATENATED MODULE: ./entries/track-themes.js



/***/ })

};
;