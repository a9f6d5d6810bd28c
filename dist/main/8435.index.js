"use strict";
exports.id = 8435;
exports.ids = [8435,2557];
exports.modules = {

/***/ 8435:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


var completePolicy = (async function completePolicy(policy, token, memory, world) {
    if (!policy.chain?.next)
        return policy;
    const today = (0,policy_file .k)(world.clock.now());
    try {
        const read = await remembering(await readerFor(token, world), memory, world);
        const chain = await (0,policy_chain.followChain)(policy.chain, 'repository', read, today);
        if (!chain.ok)
            return refused(chain.faults);
        const rules = await (0,policy_chain.resolveChain)(chain.value);
        return rules.ok ? { ...policy, rules: rules.value, chain: chain.value } : refused(rules.faults);
    }
    catch (error) {
        const { outcome, rule, message } = (0,explain .W)(error, null, '');
        return { outcome, reasons: [{ rule, message }] };
    }
});
var prepareTelling = (function prepareTelling() {
    const deliver = Promise.all( [__webpack_require__.e(5967), __webpack_require__.e(2334), __webpack_require__.e(5938)]).then(__webpack_require__.bind(__webpack_require__, 1564));
    void Promise.all([loadShow(), loadGather(), deliver]).catch(() => { });
});
var bringToJudgement = (async function bringToJudgement(given, token, world) {
    const policy = await completePolicy(given.policy, token, given.memory, world);
    if ('reasons' in policy)
        return withoutPolicy(policy, given);
    const inputs = { ...given, policy };
    const { source } = inputs;
    (0,policy_told .q)(policy, world.runner);
    const variables = source.kind === 'run-plan-id' ? (0,inputs_variables .f)(source.variables) : null;
    const facts = (variables ?? []).map(({ name, length, sha256 }) => [name, `${(0,format .So)(length, 'character')}, SHA-256 '${sha256}'\u2026`]);
    for (const [name, text] of facts)
        world.runner.info(`Variable ${name}: ${text}`);
    const sent = facts.map(([name, text]) => `${name} (${text})`);
    if (inputs.dryRun && 'service' in source) {
        return shown(await rehearsed({ ...inputs, source }, sent, token, world), inputs, world);
    }
    const concern = await concernOf(inputs, token, world);
    if (concern.skipped !== null) {
        const message = `${concern.skipped}, so nothing was started`;
        return shown(await skipped('changed-paths', message, inputs, world), inputs, world);
    }
    const runs = await judgedRuns(source, inputs, world);
    const { gather } = await loadGather();
    const gathered = gather(runs, inputs, world);
    const notes = [
        ...gathered.notes,
        ...concern.notes,
        ...(sent.length > 0 ? [`${sentWith(runs)}: ${(0,format .ki)(sent, MAX_VARIABLES)}.`] : []),
    ];
    const judged = { ...gathered, notes, ...(variables && { variables }) };
    const metricCollection = await collectMetrics(judged, inputs, world);
    return shown({ ...judged, metricCollection }, inputs, world);
});
var shown = (async function shown(judged, inputs, world) {
    const { show } = await loadShow();
    return show(judged, inputs, world);
});
var concernOf = (async function concernOf({ source, changedPaths }, token, world) {
    if (changedPaths === null || !('service' in source))
        return { skipped: null, notes: [] };
    const { lookForChanges } = await __webpack_require__.e(  6694).then(__webpack_require__.bind(__webpack_require__, 6694));
    return lookForChanges(changedPaths, token, process.cwd(), world);
});
var judgedRuns = (async function judgedRuns(source, inputs, world) {
    if ('service' in source) {
        const { followRuns } = await Promise.all( [__webpack_require__.e(1636), __webpack_require__.e(1565), __webpack_require__.e(5137)]).then(__webpack_require__.bind(__webpack_require__, 451));
        return followRuns(source, inputs, world, prepareTelling);
    }
    if (source.kind !== 'policy-replay') {
        const { judgeSavedDebriefs } = await Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(3532), __webpack_require__.e(1565), __webpack_require__.e(5309)]).then(__webpack_require__.bind(__webpack_require__, 9620));
        return judgeSavedDebriefs(source, inputs, world);
    }
    const { replayPolicy } = await Promise.all( [__webpack_require__.e(1636), __webpack_require__.e(1565), __webpack_require__.e(5137), __webpack_require__.e(832)]).then(__webpack_require__.bind(__webpack_require__, 8081));
    return replayPolicy(source.plans, source.access, inputs, world);
});
var collectMetrics = (async function collectMetrics({ outcome, runs }, { metricIds, source }, world) {
    if (!(0,core_outcome .c6)(outcome) || metricIds === null || !('service' in source))
        return null;
    const { collectOverAffected } = await __webpack_require__.e(  1894).then(__webpack_require__.bind(__webpack_require__, 1894));
    return collectOverAffected(runs, metricIds, source.service, world);
});
__webpack_require__.d(__webpack_exports__, {
  bringToJudgement: (() => (  bringToJudgement)),
  o: () => (  completePolicy),
  redactingWorld: (() => (  redacting .Y))
});

// EXTERNAL MODULE: ./core/outcome.js
var core_outcome = __webpack_require__(9148);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(7247);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(7720);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(2557);
// EXTERNAL MODULE: ./policy/extends-address.js
var extends_address = __webpack_require__(7430);
// EXTERNAL MODULE: ./step/explain.js
var explain = __webpack_require__(301);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
// EXTERNAL MODULE: ./gate/inputs/policy-chain.js
var policy_chain = __webpack_require__(6367);
// EXTERNAL MODULE: ./gate/inputs/policy-file.js + 1 modules
var policy_file = __webpack_require__(6674);
;// CONCATENATED MODULE: ./gate/inputs/policy-beyond.js








const GITHUB = 'https://api.github.com';
const MAX_FAULTS = 100;
const MAX_SHOWN_CHARS = 200;

function refused(faults) {
    const reasons = faults.slice(0, MAX_FAULTS).map(({ shown, problem }) => ({
        rule: 'input',
        message: `input 'policy': '${(0,log_line .T)(`${shown}`, MAX_SHOWN_CHARS)}' ${problem}`,
    }));
    return { outcome: 'error', reasons };
}
async function remembering(readText, memory, world) {
    const { readYaml } = await Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(3483), __webpack_require__.e(3532), __webpack_require__.e(2602)]).then(__webpack_require__.bind(__webpack_require__, 6930));
    const { openTexts } = await Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(5267)]).then(__webpack_require__.bind(__webpack_require__, 5267));
    const texts = await openTexts(memory, world);
    return async (file) => {
        const name = `policy ${(0,extends_address .zc)(file)}`;
        const known = (0,extends_address .T4)(file) ? await texts.recall(name) : null;
        const text = known === null ? await readText(file) : (0,parsed .r)(known);
        if (!text.ok)
            return text;
        const yaml = readYaml(text.value);
        if (known === null && yaml.ok && (0,extends_address .T4)(file))
            await texts.keep(name, text.value);
        return (0,parsed .r)(yaml);
    };
}
async function readerFor(token, world) {
    const apiUrl = (world.env.GITHUB_API_URL || GITHUB).replace(/\/+$/, '');
    if (token === '') {
        return async ({ owner, repo }) => (0,parsed .G)(null, `is read with github-token, which is empty: ${world.runner.howToGiveToken} that may read the contents of ${owner}/${repo}`);
    }
    const { RepositoryFiles, isWorkflowsFault } = await Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(6264), __webpack_require__.e(585), __webpack_require__.e(8278), __webpack_require__.e(1636), __webpack_require__.e(1478), __webpack_require__.e(1577), __webpack_require__.e(5967), __webpack_require__.e(4350)]).then(__webpack_require__.bind(__webpack_require__, 4350));
    const files = new RepositoryFiles({ apiUrl, token }, world);
    return async (file) => {
        try {
            return await files.read(file);
        }
        catch (error) {
            if (!(error instanceof errors ._7))
                throw error;
            const problem = (0,stops .Kx)(error.message);
            if (!isWorkflowsFault(error))
                throw unanswered(file, apiUrl, problem);
            return (0,parsed .G)(null, `could not be read (${problem}): ${cureOf(error, file, apiUrl)}`);
        }
    };
}
function unanswered(file, apiUrl, problem) {
    const name = (0,log_line .T)((0,extends_address .zc)(file), MAX_SHOWN_CHARS);
    return new stops .C9('policy', `the policy extends '${name}', which ${apiUrl} did not tell, so nothing was started: ${problem}; run it again once it answers, or pin the full commit SHA, which is read once and kept in memory`);
}
function cureOf({ status }, { owner, repo }, apiUrl) {
    const permission = `a github-token that may read the contents of ${owner}/${repo} (that of the job itself reads its own repository and public ones)`;
    switch (status) {
        case 401:
            return `${apiUrl} does not know the input github-token: give another one`;
        case 403:
            return `give ${permission}`;
        case 404:
            return `check owner, repository, path and ref, and give ${permission}`;
        default:
            return `check what extends says, and that ${apiUrl} is GitHub's API`;
    }
}

// EXTERNAL MODULE: ./gate/inputs/policy-told.js
var policy_told = __webpack_require__(7225);
// EXTERNAL MODULE: ./gate/inputs/settings.js
var settings = __webpack_require__(7100);
// EXTERNAL MODULE: ./gate/inputs/variables.js + 1 modules
var inputs_variables = __webpack_require__(9285);
// EXTERNAL MODULE: ./gate/delivery/redacting.js
var redacting = __webpack_require__(2763);
;// CONCATENATED MODULE: ./gate/judgement.js
const MAX_VARIABLES = 10;
const loadShow = (() => Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(1636), __webpack_require__.e(3532), __webpack_require__.e(1577), __webpack_require__.e(5967), __webpack_require__.e(2334), __webpack_require__.e(9352), __webpack_require__.e(9034)]).then(__webpack_require__.bind(__webpack_require__, 8799)));
const loadTeller = () => Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(1636), __webpack_require__.e(3532), __webpack_require__.e(1577), __webpack_require__.e(5967), __webpack_require__.e(2334), __webpack_require__.e(9352), __webpack_require__.e(9034)]).then(__webpack_require__.bind(__webpack_require__, 287));
const loadGather = (() => Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(1636), __webpack_require__.e(3532), __webpack_require__.e(1577), __webpack_require__.e(5967), __webpack_require__.e(2334), __webpack_require__.e(9352), __webpack_require__.e(9034)]).then(__webpack_require__.bind(__webpack_require__, 1152)));



function sentWith(runs) {
    if (runs.every(({ jobId }) => jobId === ''))
        return 'To be sent with a run';
    return runs.length > 1 ? 'Sent with the runs' : 'Sent with the run';
}

async function skipped(rule, message, inputs, world) {
    const { gather } = await loadGather();
    const nothing = gather([], inputs, world);
    return { ...nothing, outcome: 'skipped', tolerated: false, reasons: [{ rule, message }] };
}

async function withoutPolicy({ outcome, reasons }, inputs) {
    const { policy, source, onInconclusive, givenName } = inputs;
    const report = {
        ...(givenName === null ? {} : { gateName: givenName }),
        outcome,
        tolerated: outcome === 'inconclusive' && onInconclusive === 'warn' && !(0,settings .rK)(source),
        reasons,
        runs: [],
        metricCollection: null,
        notes: [],
        policy: { path: policy.path, isTrial: (0,settings .rK)(source) },
        promptFixes: [],
    };
    const { RUN_TELLER } = await loadTeller();
    return { report, patch: '', warnings: [], teller: RUN_TELLER };
}
async function rehearsed(inputs, variables, token, world) {
    const { source } = inputs;
    const { beginWatch } = await Promise.all( [__webpack_require__.e(1636), __webpack_require__.e(1565), __webpack_require__.e(5137)]).then(__webpack_require__.bind(__webpack_require__, 451));
    const { rehearse } = await Promise.all( [__webpack_require__.e(1636), __webpack_require__.e(1565), __webpack_require__.e(5137), __webpack_require__.e(832)]).then(__webpack_require__.bind(__webpack_require__, 1120));
    const told = await rehearse(source, await beginWatch(source, inputs, world));
    if (told.kind === 'refused') {
        const { gather } = await loadGather();
        return gather(told.runs, inputs, world);
    }
    const concern = await concernOf(inputs, token, world);
    const message = concern.skipped === null
        ? told.message
        : `${concern.skipped}, so nothing would be started in it; with such a change the gate ${told.message}`;
    const sent = (0,format .ki)(variables, MAX_VARIABLES);
    const notes = [...told.notes, ...concern.notes];
    return {
        ...(await skipped('dry-run', message, inputs, world)),
        notes: variables.length > 0 ? [...notes, `Would be sent with the run: ${sent}.`] : notes,
    };
}



/***/ })

};
;Object.assign(exports.modules, require("./later.js"));
