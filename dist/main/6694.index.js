"use strict";
exports.id = 6694;
exports.ids = [6694];
exports.modules = {

/***/ 6694:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  lookForChanges: () => (  lookForChanges)
});

// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(7720);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
// EXTERNAL MODULE: ./step/inputs/event.js
var inputs_event = __webpack_require__(3050);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
// EXTERNAL MODULE: ./gate/matching-files.js
var matching_files = __webpack_require__(1758);
// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(8009);
;// CONCATENATED MODULE: ./gate/changes/change.js
function changeOf({ GITHUB_EVENT_NAME: name }, event) {
    if (name === 'pull_request' || name === 'pull_request_target')
        return ofPullRequest(event);
    return name === 'merge_group' ? ofMergeGroup(event) : null;
}
const UNTOLD = "the event's payload does not tell the commits";
function ofPullRequest(event) {
    const pull = (0,json_object .f)(event, ['pull_request']);
    const number = (0,json_object .f)(pull, ['number']);
    const [baseSha, headSha] = ['base', 'head'].map((side) => commitAt(pull, [side, 'sha']));
    const isNumber = typeof number === 'number' && Number.isSafeInteger(number) && number > 0;
    return isNumber && baseSha && headSha
        ? { kind: 'pull-request', number, baseSha, headSha }
        : UNTOLD;
}
function ofMergeGroup(event) {
    const [baseSha, headSha] = ['base_sha', 'head_sha'].map((name) => commitAt(event, ['merge_group', name]));
    return baseSha && headSha ? { kind: 'merge-group', baseSha, headSha } : UNTOLD;
}
function commitAt(value, path) {
    const sha = (0,json_object .f)(value, path);
    return typeof sha === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : '';
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./gate/changes/git-changes.js



const TIMEOUT_MS = 10_000;
const MAX_LIST_BYTES = 64 * 1024 * 1024;
async function gitChanges(change, workspace) {
    const git = (...args) => runGit(args, workspace);
    try {
        const range = await rangeOf(change, git);
        const options = ['--name-only', '--no-renames', '--no-ext-diff', '-z'];
        const names = await git('diff', ...options, ...range, '--');
        return { files: names.split('\0').filter((name) => name !== '') };
    }
    catch (error) {
        return { why: firstLineOf((0,stops .Uc)(error)) };
    }
}
async function rangeOf({ kind, baseSha, headSha }, git) {
    if (kind === 'merge-group')
        return [baseSha, headSha];
    const second = await git('rev-parse', '--verify', '--quiet', 'HEAD^2').catch(() => '');
    if (second.trim() === headSha)
        return ['HEAD^1', 'HEAD'];
    const isShallow = (await git('rev-parse', '--is-shallow-repository')).trim() !== 'false';
    if (isShallow)
        throw new Error('the history is cut off: check out with fetch-depth 2 or 0');
    return [`${baseSha}...${headSha}`];
}
async function runGit(args, cwd) {
    const options = ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false'];
    const { stdout } = await (0,external_node_util_.promisify)(external_node_child_process_.execFile)('git', [...options, ...args], {
        cwd,
        maxBuffer: MAX_LIST_BYTES,
        timeout: TIMEOUT_MS,
    });
    return stdout;
}
function firstLineOf(message) {
    const [command = '', said] = message.split('\n').filter((line) => line.trim() !== '');
    return said ?? command;
}

;// CONCATENATED MODULE: ./gate/changes/changed-paths.js







const GITHUB = 'https://api.github.com';
const MAX_NAME_CHARS = 200;
const NO_EVENT = 'changed-paths spares no call here: it looks at pull requests and merge groups of GitHub, and GITHUB_EVENT_NAME is not set. What starts the gate has to look at the changed files itself.';
async function lookForChanges(globs, token, workspace, world) {
    if (!world.env.GITHUB_EVENT_NAME) {
        world.runner.info(NO_EVENT);
        return { skipped: null, notes: [NO_EVENT] };
    }
    const change = changeOf(world.env, (0,inputs_event .N5)(world.env));
    if (change === null)
        return { skipped: null, notes: [] };
    const told = typeof change === 'string' ? change : await filesOf(change, token, workspace, world);
    if (typeof told === 'string') {
        const note = `Which files are changed is not known (${(0,stops .Kx)(told)}), so the gate runs whatever changed-paths names.`;
        world.runner.info(note);
        return { skipped: null, notes: [note] };
    }
    const touched = told.find((file) => globs.some((glob) => (0,matching_files .k)(file, glob)));
    if (touched !== undefined) {
        world.runner.info(`changed-paths: ${(0,log_line .T)(touched, MAX_NAME_CHARS)} is changed`);
        return { skipped: null, notes: [] };
    }
    const what = typeof change === 'string' || change.kind === 'pull-request' ? 'pull request' : 'merge group';
    const skipped = `this ${what} changes no file that changed-paths names (${(0,format .So)(told.length, 'file')} looked at)`;
    return { skipped, notes: [] };
}
async function filesOf(change, token, workspace, world) {
    const asked = await askGitHub(change, token, world);
    if (typeof asked !== 'string')
        return asked;
    const found = await gitChanges(change, workspace);
    if ('files' in found)
        return found.files;
    return `${asked}; of the checkout git says: ${(0,log_line .T)(found.why, MAX_NAME_CHARS)}`;
}
async function askGitHub(change, token, world) {
    const { GITHUB_API_URL: apiUrl, GITHUB_REPOSITORY: repository = '' } = world.env;
    const [owner = '', repo = ''] = repository.split('/');
    if (token === '')
        return 'github-token is empty';
    if (owner === '' || repo === '')
        return 'GITHUB_REPOSITORY is not set';
    const { listChanges } = await Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(6264), __webpack_require__.e(585), __webpack_require__.e(8278), __webpack_require__.e(1636), __webpack_require__.e(1478), __webpack_require__.e(1577), __webpack_require__.e(5967), __webpack_require__.e(4350)]).then(__webpack_require__.bind(__webpack_require__, 4350));
    const where = { apiUrl: (apiUrl || GITHUB).replace(/\/+$/, ''), owner, repo };
    try {
        return (await listChanges(change, where, token, world)) ?? 'GitHub does not list all of them';
    }
    catch (error) {
        world.cancelled.throwIfAborted();
        return `GitHub does not tell: ${(0,stops .Kx)((0,stops .Uc)(error))}`;
    }
}


/***/ })

};
;Object.assign(exports.modules, require("./later.js"));
