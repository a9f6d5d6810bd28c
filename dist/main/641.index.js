"use strict";
exports.id = 641;
exports.ids = [641];
exports.modules = {

/***/ 18711:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rv: () => (/* binding */ gateOf),
/* harmony export */   UV: () => (/* binding */ reportsThatCount),
/* harmony export */   tx: () => (/* binding */ attemptOf),
/* harmony export */   y7: () => (/* binding */ findMissing)
/* harmony export */ });
/* harmony import */ var _report_words_action_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58692);
/* harmony import */ var _text_alike_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46651);


const ATTEMPT = /\/attempts\/\d+$/;
function gateOf({ gateName, gate }) {
    return gateName ?? gate ?? '';
}
function reportsThatCount(given) {
    return given.filter(({ report }) => !given.some(({ report: other }) => other !== report && (isLaterAttempt(other, report) || evaluatesStarted(other, report))));
}
function isLaterAttempt(other, report) {
    return (isSameGate(other, report) &&
        other.provenance?.commit === report.provenance?.commit &&
        isLater(other, report) &&
        (other.runs.length > 0 || other.outcome !== 'skipped'));
}
function evaluatesStarted(other, report) {
    return (report.outcome === 'started' &&
        report.gateName === other.gateName &&
        report.runs.length > 0 &&
        report.runs.every(({ jobId }) => other.runs.some((run) => run.outcome !== 'started' && run.jobId === jobId && jobId !== '')));
}
function isSameGate(one, other) {
    const [here, there] = [one.provenance, other.provenance];
    if (here?.repository !== there?.repository || here?.workflow !== there?.workflow)
        return false;
    if (gateOf(one) !== gateOf(other))
        return false;
    if (one.runs.length === 0 || other.runs.length === 0)
        return gateOf(one) !== '';
    const isNamed = one.gateName !== undefined;
    if (!isNamed && (here?.job !== there?.job || here?.step !== there?.step))
        return false;
    if (!isNamed && JSON.stringify(one.variables) !== JSON.stringify(other.variables))
        return false;
    return hasPlansOf(one, other) && hasPlansOf(other, one);
}
function hasPlansOf(one, { runs }) {
    return runs.every((run) => one.runs.some((own) => isSamePlan(own, run, one)));
}
function isSamePlan(one, other, { gateName }) {
    const [here, there] = [planNames(one), planNames(other)];
    if (here.length > 0 && there.length > 0)
        return here.some((name) => there.includes(name));
    return gateName !== undefined || (one.jobId !== '' && one.jobId === other.jobId);
}
function plainName(name) {
    return (0,_text_alike_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizeName */ .Pc)(name).toLowerCase();
}
function planNames({ about, stableName }) {
    const names = [about?.planId, about?.planName, stableName];
    return names.flatMap((name) => (name ? [plainName(name)] : []));
}
function isLater(one, other) {
    const [here, there] = [workflowRun(one), workflowRun(other)];
    if (here === there)
        return attemptOf(one) > attemptOf(other);
    const [time = '', otherTime = ''] = [one, other].map((report) => report.provenance?.reportedAt);
    return here !== '' && there !== '' && Date.parse(time) > Date.parse(otherTime);
}
function workflowRun({ provenance }) {
    return (provenance?.workflowRunUrl ?? '').replace(ATTEMPT, '');
}
function attemptOf({ provenance }) {
    return provenance?.attempt ?? 1;
}
function findMissing(expected, reports) {
    if ('count' in expected) {
        const parts = new Set(reports.flatMap(partNames));
        const whole = reports.filter((report, index) => partNames(report).length === 0 &&
            !parts.has(plainName(gateOf(report))) &&
            reports.findIndex((other) => other === report || isSameGate(other, report)) === index);
        const there = parts.size + whole.length;
        const { count } = expected;
        if (there >= count)
            return [];
        return [{ name: _report_words_action_words_js__WEBPACK_IMPORTED_MODULE_0__/* .MERGE */ .lF.missing, message: _report_words_action_words_js__WEBPACK_IMPORTED_MODULE_0__/* .MERGE */ .lF.tooFew(there, count) }];
    }
    const isThere = (name) => hasReport(name, reports);
    return expected.lines
        .flatMap((line) => (isThere(line) ? [] : splitNames(line)))
        .filter((name) => !isThere(name))
        .map((name) => ({ name, message: _report_words_action_words_js__WEBPACK_IMPORTED_MODULE_0__/* .MERGE */ .lF.absent(name) }));
}
function splitNames(line) {
    return line
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '');
}
function hasReport(name, reports) {
    const wanted = plainName(name);
    return reports.some((report) => {
        const own = plainName(gateOf(report));
        const plans = report.runs.flatMap(planNames);
        return [own, ...own.split(', '), ...partNames(report), ...plans].includes(wanted);
    });
}
function partNames({ runs }) {
    return runs.flatMap(({ partOf }) => (partOf === undefined ? [] : plainName(gateOf(partOf))));
}


/***/ }),

/***/ 32282:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ readReports)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./model/report.js + 4 modules
var report = __webpack_require__(66401);
// EXTERNAL MODULE: ./text/json-object.js + 1 modules
var json_object = __webpack_require__(66783);
;// CONCATENATED MODULE: ./collect/saved/read-report.js


const MAX_ERRORS = 5;
function readReport(file) {
    const problem = refuse(file);
    if (problem !== null)
        return { problem };
    const known = withoutNulls(report/* reportFileSchema */.mj, file);
    const parsed = (0,json_object/* parse */.qg)(report/* reportFileSchema */.mj, known);
    if (parsed.success) {
        const { $schema, version, detail, ...report } = parsed.data;
        return { report, detail };
    }
    const { issues } = parsed.error;
    const listed = issues.slice(0, MAX_ERRORS).map((issue) => (0,json_object/* describeIssue */.n6)(issue));
    const more = issues.length - listed.length;
    return {
        problem: `is not a report as this action writes it: ${[...listed, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')}`,
    };
}
function refuse(file) {
    const { $schema, version } = (0,json_object/* isObject */.Gv)(file) ? file : {};
    if ($schema !== report/* SCHEMA_ID */.Ew) {
        return `is not the report of a gate, whose $schema is ${report/* SCHEMA_ID */.Ew}: give the path of report.json, as the output json-file shows it`;
    }
    if (typeof version === 'number' && version > report/* REPORT_VERSION */.Aj) {
        return `is of version ${version} of the report's format, and this action reads up to ${report/* REPORT_VERSION */.Aj}: use this action in the version of the gate that wrote it, or a later one`;
    }
    return null;
}
function withoutNulls(shape, value) {
    const { def } = shape._zod;
    if (value === null || value === undefined)
        return value;
    switch (def.type) {
        case 'nullable':
        case 'optional':
            return withoutNulls(def.innerType, value);
        case 'array':
            return Array.isArray(value) ? value.map((item) => withoutNulls(def.element, item)) : value;
        case 'object':
            return (0,json_object/* isObject */.Gv)(value) && !Array.isArray(value) ? knownFields(def.shape, value) : value;
        default:
            return value;
    }
}
function knownFields(shape, value) {
    return Object.fromEntries(Object.entries(shape).flatMap(([name, part]) => {
        const field = Object.hasOwn(value, name) ? value[name] : undefined;
        const isAbsent = field === null && part._zod.def.type === 'optional';
        return field === undefined || isAbsent ? [] : [[name, withoutNulls(part, field)]];
    }));
}

// EXTERNAL MODULE: ./inputs/files-by-glob.js
var files_by_glob = __webpack_require__(79221);
// EXTERNAL MODULE: ./text/error-text.js
var error_text = __webpack_require__(89009);
;// CONCATENATED MODULE: ./actions/merge-reports/read-reports.js






const MAX_FILES = 2_000;
const FIX = 'Run the job again that writes it, and upload and download report.json as it is';
async function readReports(list) {
    const { paths, errors } = await (0,files_by_glob/* findFiles */.lY)(list, MAX_FILES);
    const read = { reports: [], errors: [], unmatched: [] };
    for (const { pattern: name, problem, isUnmatched } of errors) {
        (isUnmatched ? read.unmatched : read.errors).push({ name, problem });
    }
    const digests = new Set();
    for (const path of paths) {
        try {
            const text = await (0,promises_.readFile)(path, 'utf8');
            const known = digests.size;
            digests.add((0,external_node_crypto_.createHash)('sha256').update(text).digest('hex'));
            if (digests.size === known)
                continue;
            const report = parseReport(text);
            if (typeof report === 'string')
                read.errors.push({ name: path, problem: report });
            else
                read.reports.push({ path, ...report });
        }
        catch (error) {
            read.errors.push({ name: path, problem: (0,error_text/* describeUnreadable */.D2)(error) });
        }
    }
    return read;
}
function parseReport(text) {
    const file = (0,json_object/* readJson */.Vh)(text.replace(/^\uFEFF/, ''));
    if (file === undefined)
        return `is not JSON. ${FIX}`;
    const read = readReport(file);
    if ('problem' in read)
        return `${read.problem}. ${FIX}`;
    return read.report.policy.isTrial
        ? 'is the report of a policy check, not of a gate: leave it out'
        : read;
}


/***/ }),

/***/ 37641:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  trackThemes: () => (/* binding */ trackThemes)
});

// EXTERNAL MODULE: ./github/api.js
var github_api = __webpack_require__(46115);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./inputs/input-form.js
var input_form = __webpack_require__(61328);
// EXTERNAL MODULE: ./report/redact-report.js
var redact_report = __webpack_require__(84204);
// EXTERNAL MODULE: ./report/words/action-words.js
var action_words = __webpack_require__(58692);
// EXTERNAL MODULE: ./text/values/parsed.js
var parsed = __webpack_require__(38133);
// EXTERNAL MODULE: ./actions/merge-reports/counting-reports.js
var counting_reports = __webpack_require__(18711);
// EXTERNAL MODULE: ./actions/merge-reports/read-reports.js + 1 modules
var read_reports = __webpack_require__(32282);
;// CONCATENATED MODULE: ./github/issues.js


const LABEL = { description: action_words/* TRACK */.Kq.label, color: '7057ff' };
async function listIssues(api, by) {
    const order = { state: 'all', sort: 'created', direction: 'desc' };
    const issues = await api.list('list issues', ({ rest }, given) => rest.issues.listForRepo({ ...given, ...by, ...order }));
    return issues.filter(({ pull_request }) => pull_request === undefined);
}
function createIssue(api, title, body, label) {
    return api.ask('create issue', ({ rest }, given) => rest.issues.create({ ...given, title, body, labels: [label] }));
}
async function updateIssue(api, number, change) {
    await api.ask('update issue', ({ rest }, given) => rest.issues.update({ ...given, issue_number: number, ...change }));
}
async function commentOnIssue(api, number, body) {
    await api.ask('comment on issue', ({ rest }, given) => rest.issues.createComment({ ...given, issue_number: number, body }));
}
async function ensureLabel(api, name) {
    try {
        await api.ask('create label', ({ rest }, given) => rest.issues.createLabel({ ...given, name, ...LABEL }));
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7) || error.status !== 422)
            throw error;
    }
}

// EXTERNAL MODULE: ./model/theme-order.js
var theme_order = __webpack_require__(50781);
// EXTERNAL MODULE: ./text/markdown.js
var markdown = __webpack_require__(85014);
// EXTERNAL MODULE: ./text/strip.js
var strip = __webpack_require__(30269);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./report/outcome-words.js
var outcome_words = __webpack_require__(65758);
// EXTERNAL MODULE: ./report/sections/building-blocks.js
var building_blocks = __webpack_require__(88674);
;// CONCATENATED MODULE: ./report/issue.js






const MAX_ANALYSIS_CHARS = 4_000;
const MAX_ADVICE_CHARS = 1_000;
const MAX_TITLE_CHARS = 150;
const MAX_NAME_CHARS = 60;
const MAX_RECOMMENDATIONS = 5;
const MAX_CALLS = 10;
const MAX_FACT_CHARS = 1_000;
function issueTitle({ theme, plan, gate }) {
    const title = (0,strip/* fold */.AU)(theme.title, MAX_TITLE_CHARS) || (0,strip/* fold */.AU)(theme.slug, MAX_TITLE_CHARS) || format/* UNTITLED */.q8;
    const where = (0,strip/* fold */.AU)(plan || gate, MAX_NAME_CHARS);
    return `${title}${where === '' ? '' : ` (${where})`}`.replace(/[@#](?=\w)/g, '$&\u200b');
}
function issueFacts(view) {
    const { theme, recommendations } = view;
    const advice = recommendations.slice(0, MAX_RECOMMENDATIONS).map(({ title, body }) => {
        const text = (0,markdown/* prose */.CS)(body, MAX_ADVICE_CHARS);
        return `${(0,building_blocks/* bold */.Cr)(title)}\n\n${text === '' ? '' : `${text}\n\n`}`;
    });
    const analysis = (0,markdown/* prose */.CS)(theme.analysis, MAX_ANALYSIS_CHARS);
    return [
        ...factLines(view).map((line) => `- ${line}\n`),
        analysis === '' ? '\n' : `\n${analysis}\n\n`,
        advice.length === 0 ? '' : `### Recommended\n\n${advice.join('')}`,
    ].join('');
}
function issueBody(state, view) {
    const seen = issueSighting('Seen', view, view.theme.callIds);
    return `${issueMarker(state)}${issueFacts(view)}${seen}---\n\n${action_words/* TRACK */.Kq.footer}\n`;
}
function issueClosing(where) {
    return `${action_words/* TRACK */.Kq.fixed}\n\n${issueSighting('Evaluated', where, [])}`;
}
function issueSighting(verb, { runId, provenance }, callIds) {
    const { commit = null, reportedAt = '', workflowRunUrl = null } = provenance ?? {};
    const parts = [
        runId === '' ? verb : `${verb} in run ${(0,markdown/* identifier */.Cv)(runId)}`,
        ...(reportedAt === '' ? [] : [(0,markdown/* inline */.mG)(reportedAt.slice(0, 10))]),
        ...(commit === null ? [] : [`commit ${(0,markdown/* identifier */.Cv)(commit.slice(0, 12))}`]),
        ...(/^https?:\/\//i.test(workflowRunUrl ?? '') ? [(0,building_blocks/* linked */.q)('workflow run', workflowRunUrl)] : []),
    ];
    const calls = callIds.slice(0, MAX_CALLS).map(markdown/* identifier */.Cv).join(', ');
    return `${parts.join(' · ')}\n\n${calls === '' ? '' : `Calls: ${calls}\n\n`}`;
}
function factLines({ theme, gate, plan, waiver }) {
    const facts = [
        ['Gate', gate],
        ['Run plan', plan === gate ? '' : plan],
        ['Severity', (0,outcome_words/* formatSeverity */.JE)(theme.severity)],
        ['Calls', (0,format/* formatShare */.T1)(theme.affectedCallCount, theme.totalCallCount)],
        ['Status', (0,outcome_words/* plainWord */.hx)(theme.lifecycle)],
    ];
    return [
        (0,building_blocks/* bold */.Cr)(theme.title),
        ...facts.flatMap(([name, value]) => (value ? `${name}: ${(0,markdown/* inline */.mG)(value, MAX_FACT_CHARS)}` : [])),
        ...(0,building_blocks/* themeLines */.Vs)(theme, MAX_FACT_CHARS),
        ...(waiver === null ? [] : [waiverLine(waiver)]),
    ];
}
function waiverLine({ expires, owner, reason }) {
    const by = owner === null ? '' : ` by ${(0,markdown/* inline */.mG)(owner)}`;
    return `Waived until ${(0,markdown/* inline */.mG)(expires)}${by}: ${(0,markdown/* inline */.mG)(reason, 500)}`;
}
const DIGEST = '([0-9a-f]{16})';
const MARKER = new RegExp(`<!-- simulation-gate-theme ${DIGEST} ${DIGEST} ${DIGEST} (\\d{1,12}) -->\\r?\\n?`);
function issueMarker({ scope, theme, digest, atS }) {
    return `<!-- simulation-gate-theme ${scope} ${theme} ${digest} ${atS} -->\n`;
}
function readIssueState(body) {
    const match = MARKER.exec(body);
    if (match === null)
        return null;
    const [, scope = '', theme = '', digest = '', atS = ''] = match;
    return { scope, theme, digest, atS: Number(atS) };
}
function withIssueState(body, state) {
    return body.replace(MARKER, issueMarker(state));
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./report/waiver-words.js
var waiver_words = __webpack_require__(18036);
;// CONCATENATED MODULE: ./actions/track-themes/sightings.js




function scopesOf(reports, nowMs) {
    const seen = reports.flatMap((report) => report.runs.map((run) => ({
        report,
        run,
        gate: run.partOf ?? report,
        isFailed: run.outcome === 'failed' || (run.partOf ?? report).outcome === 'failed',
        atS: secondsOf(report, nowMs),
    })));
    const byScope = Map.groupBy(seen, ({ gate, run }) => digestOf((0,counting_reports/* gateOf */.Rv)(gate), planOf(run)));
    return [...byScope].flatMap(([id, all]) => {
        const newest = newestOf(all);
        const commit = newest.report.provenance?.commit;
        const of = all.filter(({ report }) => report.provenance?.commit === commit);
        const isFinal = ({ outcome }) => outcome === 'passed' || outcome === 'failed';
        const evaluated = of.filter(({ run }) => run.report !== null && isFinal(run));
        if (evaluated.length === 0)
            return [];
        const { report, run, atS } = newestOf(evaluated);
        const isWhole = evaluated.length === of.length;
        return [{ id, isWhole, atS, sightings: sightingsOf(id, evaluated), report, run }];
    });
}
function digestOf(...parts) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
function newestOf(all) {
    return all.reduce((newest, one) => (one.atS > newest.atS ? one : newest));
}
function planOf({ about, stableName }) {
    return (about?.planId ?? stableName ?? '').toLowerCase();
}
function sightingsOf(scope, evaluated) {
    const sightings = new Map();
    for (const { report: whole, run, gate, isFailed, atS } of evaluated) {
        const { report } = run;
        const waivers = (0,waiver_words/* waiversByName */.wT)(run.exceptions).theme;
        for (const theme of (0,theme_order/* sortThemes */.lt)(report?.themes ?? [])) {
            const key = { scope, theme: digestOf(theme.slug || theme.title) };
            const known = sightings.get(key.theme);
            if (theme.lifecycle === 'FIXED')
                continue;
            if (known !== undefined) {
                known.isFailed ||= isFailed;
                continue;
            }
            sightings.set(key.theme, {
                key,
                isFailed,
                atS,
                theme,
                gate: gate.gateName ?? '',
                plan: run.about?.planName ?? run.stableName ?? '',
                recommendations: (report?.recommendations ?? []).filter(({ themeSlugs }) => themeSlugs.includes(theme.slug)),
                waiver: waivers.get(theme.slug) ?? null,
                runId: run.jobId,
                provenance: whole.provenance ?? null,
            });
        }
    }
    return [...sightings.values()];
}
function secondsOf({ provenance }, nowMs) {
    const reportedMs = Date.parse(provenance?.reportedAt ?? '');
    return Math.max(0, Math.floor((Number.isNaN(reportedMs) ? nowMs : reportedMs) / 1000));
}

;// CONCATENATED MODULE: ./actions/track-themes/keep-issues.js






const OF_ONE = new Set([404, 410, 422]);
async function keepIssues(scopes, keeping) {
    const { api, label, maxIssues, report } = keeping;
    const known = await findKept({ labels: label }, keeping);
    if (keeping.close)
        for (const scope of scopes)
            await closeGone(scope, known, keeping);
    const sightings = scopes.flatMap((scope) => scope.sightings);
    const fresh = await update(sightings, known, keeping);
    if (fresh.length === 0)
        return [];
    const written = await findKept({ creator: await api.author() }, keeping);
    const bySeverity = (await update(fresh, written, keeping)).toSorted((a, b) => (0,theme_order/* severityRank */.qs)(a.theme.severity) - (0,theme_order/* severityRank */.qs)(b.theme.severity));
    const opened = bySeverity.slice(0, maxIssues);
    if (opened.length > 0)
        await ensureLabel(api, label);
    for (const sighting of opened) {
        const title = issueTitle(sighting);
        const issue = await createIssue(api, title, issueBody(stateOf(sighting), sighting), label);
        report.rows.push([`${issue.number}`, title, 'opened']);
    }
    return bySeverity.slice(maxIssues).map(issueTitle);
}
async function findKept(by, { api }) {
    const issues = await listIssues(api, by);
    const marked = issues.flatMap((issue) => {
        const state = readIssueState(issue.body ?? '');
        return state === null ? [] : [{ issue, state, user: issue.user }];
    });
    const ours = await api.ours(marked);
    const known = new Map();
    for (const one of ours.toSorted((a, b) => a.issue.number - b.issue.number)) {
        const key = keyOf(one.state);
        const other = known.get(key);
        const isBetter = other?.issue.state === 'closed' && one.issue.state === 'open';
        if (other === undefined || isBetter)
            known.set(key, one);
    }
    return known;
}
function keyOf({ scope, theme }) {
    return `${scope} ${theme}`;
}
async function update(sightings, known, keeping) {
    const fresh = [];
    for (const sighting of sightings) {
        const kept = known.get(keyOf(sighting.key));
        if (kept !== undefined)
            await bringUpToDate(sighting, kept, keeping);
        else if (sighting.isFailed)
            fresh.push(sighting);
    }
    return fresh;
}
async function bringUpToDate(sighting, { issue, state }, keeping) {
    const isClosed = issue.state === 'closed';
    if (state.atS > sighting.atS || (isClosed && state.atS === sighting.atS))
        return;
    const isUnwanted = issue.state_reason === 'not_planned' || issue.state_reason === 'duplicate';
    if (isClosed ? isUnwanted || !sighting.isFailed : state.digest === stateOf(sighting).digest) {
        return;
    }
    const text = { title: issueTitle(sighting), body: issueBody(stateOf(sighting), sighting) };
    const reopening = { state: 'open', state_reason: 'reopened' };
    const { number } = issue;
    await attempt(number, keeping, async () => {
        await updateIssue(keeping.api, number, isClosed ? { ...text, ...reopening } : text);
        keeping.report.rows.push([`${number}`, text.title, isClosed ? 'reopened' : 'updated']);
    });
}
async function closeGone(scope, known, keeping) {
    if (!scope.isWhole)
        return;
    const there = new Set(scope.sightings.map(({ key }) => keyOf(key)));
    const where = { runId: scope.run.jobId, provenance: scope.report.provenance ?? null };
    const comment = issueClosing(where);
    for (const { issue, state } of known.values()) {
        const { number, title, locked } = issue;
        const isOfScope = state.scope === scope.id && state.atS <= scope.atS;
        if (!isOfScope || issue.state !== 'open' || there.has(keyOf(state)))
            continue;
        await attempt(number, keeping, async () => {
            const body = withIssueState(issue.body ?? '', { ...state, atS: scope.atS });
            await updateIssue(keeping.api, number, { body, state: 'closed', state_reason: 'completed' });
            keeping.report.rows.push([`${number}`, title, 'closed']);
            if (!locked)
                await commentOnIssue(keeping.api, number, comment);
        });
    }
}
async function attempt(number, { report }, work) {
    try {
        await work();
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7) || !OF_ONE.has(error.status))
            throw error;
        report.warnings.push(action_words/* TRACK */.Kq.failedOne(number, error.message));
    }
}
function stateOf(sighting) {
    const digest = digestOf(issueTitle(sighting), issueFacts(sighting));
    return { ...sighting.key, digest, atS: sighting.atS };
}

;// CONCATENATED MODULE: ./actions/track-themes/track-themes.js










const DEFAULTS = {
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
const LIMIT_MS = 10 * 60_000;
const trackThemes = {
    headings: action_words/* TRACK */.Kq,
    defaults: DEFAULTS,
    outputs: ['opened', 'updated', 'closed', 'reopened'],
    meant: 'the input reports',
    prepare(form) {
        const inputs = readInputs(form);
        return (0,input_form/* isComplete */.As)(inputs) ? (step) => track(inputs, step) : undefined;
    },
};
function readInputs(form) {
    const fix = 'give the paths of the reports, such as reports/**/report.json';
    const tokenFix = `${form.inputs.howToGiveToken} that may write issues (permissions: issues: write)`;
    return {
        reports: form.required('reports', form.readGiven('reports', parsed/* valid */.r), fix),
        label: form.read('label', parseLabel),
        close: form.boolean('close'),
        maxIssues: form.integer('max-issues', 0, MOST_ISSUES),
        token: form.required('github-token', form.readGiven('github-token', parsed/* valid */.r), tokenFix),
        detail: form.choice('detail', ['full', 'brief']),
        redact: form.boolean('redact'),
    };
}
function parseLabel(text) {
    if (text.includes(','))
        return (0,parsed/* invalid */.G)(text, 'has a comma: name one label');
    return text.length > MAX_LABEL_CHARS
        ? (0,parsed/* invalid */.G)(text, `is longer than GitHub's ${MAX_LABEL_CHARS} characters: shorten it`)
        : (0,parsed/* valid */.r)(text);
}
async function track(inputs, step) {
    const { report } = step;
    const scopes = await readScopes(inputs, step);
    try {
        await keep(scopes, inputs, step);
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        report.errors.push((0,github_api/* lacksPermission */.kQ)(error) ? action_words/* TRACK */.Kq.noPermission : action_words/* TRACK */.Kq.failed(error.message));
    }
    finally {
        for (const deed of trackThemes.outputs) {
            report.outputs[deed] = `${report.rows.filter(([, , done]) => done === deed).length}`;
        }
        report.headline = action_words/* TRACK */.Kq.headline(report.outputs, scopes.length);
    }
}
async function readScopes({ reports, detail, redact }, { report, clock }) {
    const read = await (0,read_reports/* readReports */.o)(reports);
    for (const { name, problem } of [...read.errors, ...read.unmatched]) {
        report.errors.push(action_words/* MERGE */.lF.refused(name, problem));
    }
    const shown = (0,counting_reports/* reportsThatCount */.UV)(read.reports).map(({ report: given }) => {
        const masked = redact ? (0,redact_report/* redactReport */.a)(given) : given;
        return detail === 'brief' ? (0,redact_report/* briefReport */.j)(masked) : masked;
    });
    return scopesOf(shown, clock.now());
}
async function keep(scopes, { token, label, close, maxIssues }, step) {
    const { report } = step;
    if (scopes.length === 0) {
        report.notes.push(action_words/* TRACK */.Kq.noRun);
        return;
    }
    const { apiUrl, repository, owner, repo } = step.workflow;
    if (repository === '') {
        report.errors.push(action_words/* TRACK */.Kq.noRepository);
        return;
    }
    const api = new github_api/* GitHubApi */.yN({ apiUrl, owner, repo, token }, step, step.clock.now() + LIMIT_MS);
    const left = await keepIssues(scopes, { api, label, close, maxIssues, report });
    if (left.length > 0)
        report.warnings.push(action_words/* TRACK */.Kq.without(left, maxIssues));
}


/***/ }),

/***/ 92048:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D5: () => (/* binding */ failureBasis),
/* harmony export */   YR: () => (/* binding */ checksBelowThreshold),
/* harmony export */   he: () => (/* binding */ isCounted),
/* harmony export */   m: () => (/* binding */ verdictBasis),
/* harmony export */   pl: () => (/* binding */ whyNotEvaluated)
/* harmony export */ });
/* harmony import */ var _model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85851);
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97353);
/* harmony import */ var _model_run_failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38706);



function checksBelowThreshold({ checks = [], report }, reasons = []) {
    return (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .checkFacts */ .un)(checks, report?.trend?.rows ?? []).flatMap((facts) => {
        const { id = null, name, listed, counts, passRate } = facts;
        const { isPassed, threshold = null } = listed[0] ?? {};
        const result = { passed: null, evaluated: null, ...counts, passRate, threshold };
        const missed = reasons.find((one) => one.effect === 'fail' &&
            one.kind === 'pass-rate' &&
            (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameCheck */ .LB)({ id: one.checkId, name: one.check }, { id, name }));
        const isBelow = isPassed === false || (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowThreshold */ .x4)(result) || missed !== undefined;
        const limit = missed?.kind === 'pass-rate' ? missed.limit : null;
        const highest = limit === null ? threshold : Math.max(threshold ?? 0, limit);
        return isBelow ? [{ id, name, threshold: highest }] : [];
    });
}
function whyNotEvaluated(run) {
    if (run.runVerdict?.passed === null)
        return 'no-check';
    return isUngraded(run) ? 'no-graded-call' : null;
}
function isUngraded({ callCounts, checks = [], calls = [] }) {
    const { evaluated = null, counted = null, total = null } = callCounts ?? {};
    if ((evaluated ?? counted ?? total) === 0)
        return true;
    const counts = checks.map((check) => check.evaluated);
    if (counts.length > 0 && counts.every((count) => count === 0))
        return true;
    const isReported = evaluated !== null || counts.some((count) => count !== null);
    return !isReported && calls.length > 0 && !calls.some(isGraded);
}
function isGraded({ isCounted, isPassed, checks }) {
    return isCounted && (isPassed !== null || checks.some((check) => check.isPassed !== null));
}
function isCounted({ passed, evaluated, threshold }) {
    return threshold !== null && (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .countsFrom */ .bT)(passed, evaluated) !== null;
}
function verdictBasis({ checks = [], runVerdict }) {
    if (runVerdict?.failures.some(({ type }) => type !== _model_run_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .BELOW_THRESHOLD */ .yn))
        return undefined;
    return basisOf(checks.filter(({ threshold }) => threshold !== null));
}
function failureBasis({ type, check: name, checkId: id }, { checks = [] }) {
    if (type !== _model_run_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .BELOW_THRESHOLD */ .yn)
        return undefined;
    if (name === null)
        return 'verdict';
    return basisOf(checks.filter((check) => (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameCheck */ .LB)({ id, name }, check)));
}
function basisOf(checks) {
    return checks.every(isCounted) && checks.some(_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowThreshold */ .x4) ? 'counts' : 'verdict';
}


/***/ }),

/***/ 79221:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   lY: () => (/* binding */ findFiles),
/* harmony export */   z9: () => (/* binding */ globFilter)
/* harmony export */ });
/* unused harmony export filesByGlob */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71026);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(picomatch__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89009);
/* harmony import */ var _glob_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29708);





function globFilter(globs) {
    const patterns = globs.flatMap((glob) => {
        const pattern = withoutEnds(glob.normalize('NFC'));
        const across = pattern.replace(/\*\*(?=[^/*])/g, '**/*').replace(/(?<=[^/*])\*\*/g, '*/**');
        return [pattern, `${pattern}/**`, across];
    });
    const matches = picomatch__WEBPACK_IMPORTED_MODULE_2___default()(patterns, { dot: true });
    return (path) => {
        const name = path.normalize('NFC');
        return patterns.includes(name) || matches(name);
    };
}
async function filesByGlob(glob, root) {
    const pattern = withoutEnds(glob);
    const start = (await kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, pattern))) ? pattern : picomatch__WEBPACK_IMPORTED_MODULE_2___default().scan(pattern).base;
    const names = await filesIn(start, root);
    return names.filter(globFilter([glob])).sort();
}
async function listFiles(globs, root) {
    const names = await Promise.all(globs.map((glob) => filesByGlob(glob, root)));
    const unmatched = globs.filter((_, index) => names[index]?.length === 0);
    return { names: [...new Set(names.flat())].sort(), unmatched };
}
async function findFiles(list, most) {
    const paths = new Set();
    const errors = [];
    const patterns = (await kindOf(list)) === 'file' ? [list] : (0,_glob_list_js__WEBPACK_IMPORTED_MODULE_3__/* .splitGlobs */ .K)(list);
    if (patterns.length === 0) {
        errors.push({ pattern: list, problem: 'names no file: write a path', isUnmatched: false });
    }
    for (const pattern of patterns) {
        const kind = await kindOf(pattern);
        const matched = kind === 'other' ? [] : await filesByGlob(pattern, '');
        const found = kind === 'file' ? [node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(pattern)] : matched;
        for (const path of found)
            paths.add(path);
        if (found.length === 0) {
            const problem = 'matches no file: check the path, which starts at the workspace';
            errors.push({ pattern, problem, isUnmatched: true });
        }
        if (paths.size > most) {
            const problem = `matches too many files, more than ${most} in all: use several steps`;
            return { paths: [], errors: [...errors, { pattern, problem, isUnmatched: false }] };
        }
    }
    return { paths: [...paths], errors };
}
async function filesIn(name, root) {
    try {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name) || '.', { withFileTypes: true });
        const found = entries.map(async (entry) => {
            const path = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(name, entry.name);
            if (!entry.isDirectory())
                return [path];
            return entry.name === '.git' ? [] : filesIn(path, root);
        });
        return (await Promise.all(found)).flat();
    }
    catch (error) {
        if ((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_4__/* .hasCode */ .up)(error, 'ENOTDIR'))
            return [name];
        if ((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_4__/* .hasCode */ .up)(error, 'ENOENT'))
            return [];
        throw error;
    }
}
function withoutEnds(glob) {
    return glob.replace(/^(?:\.\/)+/, '').replace(/(?<=.)\/+$/, '');
}
async function kindOf(path) {
    const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => null);
    return facts && (facts.isFile() ? 'file' : 'other');
}


/***/ }),

/***/ 38706:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ isFailedByService),
/* harmony export */   dJ: () => (/* binding */ failuresOf),
/* harmony export */   yn: () => (/* binding */ BELOW_THRESHOLD),
/* harmony export */   z4: () => (/* binding */ NOT_PASSED)
/* harmony export */ });
/* harmony import */ var _check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85851);

const BELOW_THRESHOLD = 'METRIC_BELOW_MIN_PASS_RATE';
const NOT_PASSED = 'CHECK_NOT_PASSED';
const NO_FACTS = {
    ...{ status: null, agent: null, calls: null, totalCalls: null, passRate: null, limit: null },
};
function failuresOf({ runVerdict, checks = [] }) {
    const listed = runVerdict?.failures ?? [];
    const isListed = (check) => listed.some(({ check: name, checkId: id }) => name !== null && (0,_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameCheck */ .LB)({ id, name }, check));
    return [...listed, ...checks.flatMap((check) => (isListed(check) ? [] : failureOf(check)))];
}
function failureOf(check) {
    const { id: checkId, name, isPassed, evaluated: calls, passRate, threshold: limit } = check;
    const facts = { ...NO_FACTS, check: name, checkId };
    if ((0,_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowThreshold */ .x4)(check))
        return [{ ...facts, type: BELOW_THRESHOLD, calls, passRate, limit }];
    return isPassed === false && calls !== 0 ? [{ ...facts, type: NOT_PASSED }] : [];
}
function isFailedByService(run) {
    return run.runVerdict?.passed === false || failuresOf(run).length > 0;
}


/***/ }),

/***/ 84204:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ redactReport),
/* harmony export */   j: () => (/* binding */ briefReport)
/* harmony export */ });
/* harmony import */ var _evaluate_service_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92048);
/* harmony import */ var _model_copy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99908);
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66401);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73586);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49912);





const LEFT_OUT = '(left out)';
const MASKED = 'it holds a phone number or an e-mail address, which `redact` masks';
function redactReport(report, keep = []) {
    const mask = (0,_model_copy_js__WEBPACK_IMPORTED_MODULE_1__/* .copier */ .p)(_model_report_js__WEBPACK_IMPORTED_MODULE_2__/* .gateReportSchema */ .vU, { text: (text) => (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .redactContacts */ .Z)(text, keep) });
    return {
        ...mask(report),
        promptFixes: report.promptFixes.map((fix) => maskFix(fix, report, keep)),
    };
}
function maskFix(fix, { runs }, keep) {
    const texts = fix.from.map(({ run, recommendation }) => runs[run]?.report?.recommendations[recommendation]?.currentText ?? '');
    return { ...fix, found: maskFound(fix.found, [...keep, ...texts.flatMap(_text_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .contactsIn */ .n)]) };
}
function maskFound(found, known) {
    if (found.state !== 'located')
        return found;
    const insertedText = (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .redactContacts */ .Z)(found.insertedText, known);
    if (insertedText === found.insertedText)
        return found;
    return {
        ...found,
        insertedText,
        fixedLines: found.fixedLines.map((line) => (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .redactContacts */ .Z)(line, known)),
        leftOut: found.leftOut ?? MASKED,
    };
}
const NO_TEXT = 'detail: brief leaves out prompt texts';
function briefReport(report) {
    const brief = (0,_model_copy_js__WEBPACK_IMPORTED_MODULE_1__/* .copier */ .p)(_model_report_js__WEBPACK_IMPORTED_MODULE_2__/* .gateReportSchema */ .vU, { isBrief: true })(report);
    for (const [index, run] of brief.runs.entries()) {
        const { debrief, reasons, exceptions } = run;
        const isUngraded = (0,_evaluate_service_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .whyNotEvaluated */ .pl)(report.runs[index] ?? run) === 'no-graded-call';
        const counts = { total: null, counted: null, passed: null, ...run.callCounts };
        if (isUngraded)
            run.callCounts = { ...counts, evaluated: 0 };
        run.cases &&= run.cases.map(_words_names_js__WEBPACK_IMPORTED_MODULE_4__/* .inBrief */ .aV);
        for (const reason of [...reasons, ...(exceptions?.warnings ?? [])]) {
            reason.message = reason.brief ?? reason.message;
            delete reason.brief;
        }
        if (debrief !== null && (debrief.errorMessage ?? '').trim() !== '') {
            debrief.errorMessage = LEFT_OUT;
        }
    }
    for (const { found } of brief.promptFixes) {
        if (found.state === 'located')
            found.leftOut ??= NO_TEXT;
    }
    return brief;
}


/***/ }),

/***/ 58692:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ FLOWS),
/* harmony export */   Cb: () => (/* binding */ METRICS),
/* harmony export */   Kq: () => (/* binding */ TRACK),
/* harmony export */   b5: () => (/* binding */ INGEST),
/* harmony export */   lF: () => (/* binding */ MERGE)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6203);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82456);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53483);



const MAX_WHY_CHARS = 500;
const METRICS = {
    title: 'Collect metrics',
    columns: ['job', 'status', 'metrics', 'conversations', 'items', 'completed', 'failed', 'why'],
    goal: (jobs, isToEnd) => `${countJobs(jobs)} to ${isToEnd ? 'end' : 'be created'}`,
    created: (id, metrics, conversations) => `metric collection job ${id}: created, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(metrics, 'metric')} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(conversations, 'conversation')}`,
    lost: "This metric collection job may have been created, so the request is not repeated. Check your service's dashboard before you run this step again",
    progress: (ended, jobs, { completed, failed }) => `${ended} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(jobs, 'job')} ended, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(completed, 'item')} completed, ${failed} failed`,
    ended: (id, status, why) => `${nameJob(id)} ended ${status}${describeWhy(why)}`,
    empty: (id, why) => `${nameJob(id)} collected nothing: every item failed${describeWhy(why)}`,
    failed: (items) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(items, 'item')} could not be collected`,
    headline: (created, jobs, items, { completed, failed }) => {
        const counts = completed + failed > 0 ? `: ${completed} completed, ${failed} failed` : '';
        return `Created ${created} of ${countJobs(jobs)}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(items, 'item')} in all${counts}`;
    },
};
function countJobs(jobs) {
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(jobs, 'metric collection job');
}
function nameJob(id) {
    return `metric collection job '${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortForm */ .JZ)(id)}'`;
}
function describeWhy(why) {
    return why ? `: ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(why, MAX_WHY_CHARS)}` : '';
}
const MAX_NAMES = 50;
const FLOWS = {
    title: 'Delete flows',
    columns: ['customer flow', 'result', 'why'],
    result: (id, result) => `customer flow ${id}: ${result}`,
    failed: (id, why) => `customer flow '${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortForm */ .JZ)(id)}': ${why}`,
    missing: 'it does not exist',
    cancelled: (message) => `${message} before the response, so the flow may be deleted`,
    untried: (ids) => `not tried after that: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)(ids, MAX_NAMES)}`,
    headline: ({ deleted, missing }, flows) => `Deleted ${deleted} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(flows, 'customer flow')}, ${missing} missing`,
};
const MAX_ID_CHARS = 100;
const MAX_LINE_CHARS = 2_000;
const INGEST = {
    title: 'Ingest calls',
    columns: ['Call', 'External ID', 'Result', 'ID or reason'],
    checked: (calls) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(calls, 'call')} checked`,
    unspecified: (values) => `the manifest has ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(values, 'value')} beyond the specification, sent as given: the service may reject these calls`,
    unwritten: (line) => `not in the report file: ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(line, MAX_LINE_CHARS)}`,
    unwritable: (why) => `the report file cannot be written (${why}), so the log has the results that it lacks`,
    outOfTime: (message, limitMs) => `${message} (a call is tried for ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(limitMs)} while the service takes none)`,
    allUnknown: (calls, why) => `it is not known whether the last ${calls} calls were created (${why})`,
    unknown: (why) => `${why}; it may have been created all the same`,
    duplicate: (why) => `its externalId exists already; ${why}`,
    refusedDuplicate: (why) => `its externalId exists already; ${why}. Set on-duplicate: skip to leave it`,
    failed: (place, externalId, result, why) => {
        const id = externalId === null ? '' : ` (externalId ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(externalId, MAX_ID_CHARS)})`;
        return `call of ${place}${id} ${result}: ${why}`;
    },
    unsent: (calls) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(calls, 'call was not sent, and has', 'calls were not sent, and have')} no line in the report file: start the step again with on-duplicate: skip`,
    headline: ({ created, skipped, failed, unknown }, calls, path) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(created)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(calls, 'call')} created, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(skipped)} skipped, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(failed)} failed, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(unknown)} unknown; one line for each in ${path}`,
};
const FIX = 'check that its job ran, uploaded report.json, and that the artifact was downloaded here';
const MERGE = {
    given: (path, name, attempt, outcome) => `${path}: ${name}, attempt ${attempt}, ${outcome}`,
    replaced: ' (another report has taken its place)',
    refused: (name, problem) => `input 'reports': '${name}' ${problem}`,
    missing: 'missing reports',
    tooFew: (reports, expected) => `the reports of ${reports} of ${expected} gates are here. For each of the others, ${FIX}`,
    absent: (name) => `the report of '${name}' is missing: ${FIX}`,
    skipped: (message) => `skipped, since ${message}.`,
    noRun: 'the report holds no run, so nothing was tested',
    started: 'the run was left to a later step, whose report is missing: merge that report too',
    confirmed: (runs) => `the outcome of its gate counts, and the policy can only worsen it: the report lacks facts of further runs that decided too (${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)(runs, MAX_NAMES)})`,
    noDebrief: 'the service wrote no debrief, and by the policy its own verdict decides nothing',
    notLocated: 'no file of this job has its text; check out the repository',
};
const MAX_LISTED = 5;
const TRACK = {
    title: 'Simulation themes',
    label: 'A failure theme of simulated calls',
    columns: ['Issue', 'Theme', 'What was done'],
    noPermission: 'the token may not write issues: give the job the permission `issues: write`',
    noRepository: 'the environment variable GITHUB_REPOSITORY does not name the repository of the issues: set it, as in acme/agent',
    noRun: 'No report has an evaluated run, so all issues stay as they are.',
    failed: (why) => `The issues could not be kept: ${why}`,
    failedOne: (number, why) => `Issue ${number} could not be kept: ${why}`,
    without: (themes, maxIssues) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(themes.length, 'theme has', 'themes have')} no issue yet, since max-issues is ${maxIssues}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)(themes, MAX_LISTED)}`,
    headline: (counts, plans) => {
        const each = Object.entries(counts).map(([done, count]) => `${count} ${done}`);
        return `${each.join(', ')}, of the themes of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(plans, 'run plan')}`;
    },
    fixed: 'The theme is fixed: a later run does not show it.',
    footer: '*Maintained by the action track-themes: updated when these facts change, closed when the theme is fixed, reopened when it returns. Close it as not planned to stop updates.*',
};


/***/ }),

/***/ 73586:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ redactContacts),
/* harmony export */   n: () => (/* binding */ contactsIn)
/* harmony export */ });
/* harmony import */ var libphonenumber_js_min__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40739);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30269);


const PHONE_MASK = '[phone number]';
const EMAIL_MASK = '[e-mail address]';
const AT_SIGN = /@|%40|\\u0040|&#64;|&#x40;|&commat;/i;
const EMAIL_HOST = /(?:@|%40|\\u0040|&#64;|&#x40;|&commat;)(?:(?:[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,62}\.){1,10}\p{L}[\p{L}\p{N}\p{M}-]{1,62}|[\p{L}\p{N}\p{M}.-]{0,253}(?=…))/giu;
const LOCAL_PART_CHAR = /[\p{L}\p{N}\p{M}\p{Cs}\p{Cf}\0-\x08\x0e-\x1f._%+'~-]/u;
const BEFORE_LOCAL_PART = /['.-]/;
const MAY_BE_NUMBER = /[\d\uff10-\uff19](?:[^\d\p{L}]{0,4}[\d\uff10-\uff19]){6}/u;
const COUNTRIES = ['US', 'DE'];
const WITH_AREA_CODE = /^(?:0(?![.,])|\(\d{2,5}\))/;
const NO_NUMBERS = /(?<!\d[-./]?)(?:\d{4}-\d\d-\d\d|\d\d?[-./]\d\d?[-./](?:\d{4}|\d\d))(?![-./]?\d)|(?<!\d)\d\d?:\d\d(?::\d\d)?|[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}|(?:;|,(?=\s)|(?<=(?:\p{Nd}[^\p{Nd}\p{L};,]{0,4}){7}),)(?=(?:[^\p{Nd}\p{L};,]{0,4}\p{Nd}){7})/gu;
const BEFORE_NO_NUMBER = /[\w#/=.,$€£¥-]/;
function redactContacts(text, keep = []) {
    const known = keep.length > 0 ? new Set(keep.map(spelledPlainly)) : null;
    const isKnown = (contact) => known?.has(spelledPlainly(contact)) === true;
    const redact = (from) => {
        const to = replaceContacts(from, (contact, mask) => (isKnown(contact) ? contact : mask));
        return to === from ? to : redact(to);
    };
    const redacted = redact(text);
    const shown = (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripInvisible */ ._0)(redacted);
    if (shown === redacted)
        return redacted;
    const shownRedacted = redact(shown);
    return shownRedacted === shown ? redacted : shownRedacted;
}
function contactsIn(text) {
    const contacts = [];
    replaceContacts((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripInvisible */ ._0)(text), (contact, mask) => {
        contacts.push(contact);
        return mask;
    });
    return contacts;
}
function replaceContacts(text, replace) {
    return replacePhoneNumbers(replaceEmailAddresses(text, replace), replace);
}
function replaceEmailAddresses(text, replace) {
    if (!AT_SIGN.test(text))
        return text;
    let replaced = '';
    let done = 0;
    for (const host of text.matchAll(EMAIL_HOST)) {
        const start = localPartStart(text, done, host.index);
        if (start === host.index)
            continue;
        const end = host.index + host[0].length;
        replaced += text.slice(done, start) + replace(text.slice(start, end), EMAIL_MASK);
        done = end;
    }
    return replaced + text.slice(done);
}
function localPartStart(text, from, at) {
    let start = at;
    while (start > from && LOCAL_PART_CHAR.test(text.charAt(start - 1)))
        start -= 1;
    while (start < at && BEFORE_LOCAL_PART.test(text.charAt(start)))
        start += 1;
    return start;
}
function replacePhoneNumbers(text, replace) {
    let replaced = '';
    let done = 0;
    for (const { startsAt, endsAt } of phoneNumbersIn(text)) {
        if (startsAt < done)
            continue;
        replaced += text.slice(done, startsAt) + replace(text.slice(startsAt, endsAt), PHONE_MASK);
        done = endsAt;
    }
    return replaced + text.slice(done);
}
function phoneNumbersIn(text) {
    if (!MAY_BE_NUMBER.test(text))
        return [];
    const dateless = text.replace(NO_NUMBERS, (found) => '|'.repeat(found.length));
    if (!MAY_BE_NUMBER.test(dateless))
        return [];
    const onOneLine = dateless.replace(/%2B/gi, '+  ').replace(/\s/g, ' ');
    const international = (0,libphonenumber_js_min__WEBPACK_IMPORTED_MODULE_1__/* .findPhoneNumbersInText */ .Y)(onOneLine, { extended: true });
    const inLines = dateless.replace(/[^\S\n]/g, ' ');
    const national = COUNTRIES.flatMap((country) => (0,libphonenumber_js_min__WEBPACK_IMPORTED_MODULE_1__/* .findPhoneNumbersInText */ .Y)(inLines, country).filter(({ startsAt, endsAt }) => {
        if (BEFORE_NO_NUMBER.test(inLines.charAt(startsAt - 1)))
            return false;
        return country === 'US' || WITH_AREA_CODE.test(inLines.slice(startsAt, endsAt));
    }));
    return [...international, ...national].toSorted((a, b) => a.startsAt - b.startsAt);
}
function spelledPlainly(contact) {
    const plain = contact.toLowerCase().replace(AT_SIGN, '@');
    return plain.includes('@') ? plain : plain.replace(/\D/g, '');
}


/***/ })

};
;