"use strict";
module.exports = {

/***/ 6367:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    beginChain: () => (  beginChain),
    followChain: () => (  followChain),
    readInWorkspace: () => (  readInWorkspace),
    resolveChain: () => (  resolveChain)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);

 var _core_input_parsed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7247);
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7720);
  var _step_yaml_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9262);
const MAX_FILES = 5;
const MAX_SHOWN_CHARS = 200;
async function beginChain(path, yaml, today) {
    const file = await readAs({ kind: 'workspace', path }, yaml, today);
    return file.ok ? (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_4__  .r)(await chainOf([file.value])) : file;
}
async function followChain(begun, kind, read, today) {
    let chain = begun;
    for (;;) {
        const { files, next } = chain;
        if (next === null || !isOf(kind, next))
            return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_4__  .r)(chain);
        const misstep = await findMisstep(chain, next);
        const yaml = misstep === null ? await read(next) : (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_4__  .G)(null, misstep);
        if (!yaml.ok)
            return atExtends(files, yaml);
        const file = await readAs(next, yaml.value, today);
        if (!file.ok)
            return file;
        chain = await chainOf([...files, file.value]);
    }
}
const readInWorkspace = async ({ path }) => {
    const yaml = await (0,_step_yaml_file_js__WEBPACK_IMPORTED_MODULE_3__  .k)(path, 'policy');
    if (!yaml.ok || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path).startsWith((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.cwd()) + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
        return yaml;
    return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_4__  .G)(null, 'lies outside of the workspace (links are followed): copy the file there');
};
async function resolveChain({ files }) {
    const { resolvePolicy } = await Promise.all( [__webpack_require__.e(915), __webpack_require__.e(483), __webpack_require__.e(532), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 6930));
    return resolvePolicy(files);
}
async function chainOf(files) {
    const { addressOf } = await Promise.all( [__webpack_require__.e(915), __webpack_require__.e(483), __webpack_require__.e(532), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 6930));
    const { policy, address } = lastOf(files);
    return { files, next: policy.extends === undefined ? null : addressOf(policy.extends, address) };
}
async function readAs(address, yaml, today) {
    const { parsePolicy, spellAddress } = await Promise.all( [__webpack_require__.e(915), __webpack_require__.e(483), __webpack_require__.e(532), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 6930));
    const shown = spellAddress(address);
    const policy = parsePolicy(yaml, shown, today);
    if (!policy.ok)
        return policy;
    return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_4__  .r)({ shown, policy: policy.value, content: yaml, address });
}
async function findMisstep({ files }, next) {
    const { spellAddress } = await Promise.all( [__webpack_require__.e(915), __webpack_require__.e(483), __webpack_require__.e(532), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 6930));
    if (next.kind === 'repository' && next.path.split('/').includes('..')) {
        return "has '..' in its path: write the path from the root of the repository, without it";
    }
    const nameOf = (address) => address.kind === 'workspace'
        ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(address.path)
        : spellAddress({
            ...address,
            owner: address.owner.toLowerCase(),
            repo: address.repo.toLowerCase(),
        });
    const way = [...files.map(({ address }) => address), next].map(nameOf);
    const first = way.indexOf(nameOf(next));
    if (first < files.length) {
        const circle = way.slice(first).map((name) => (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_2__  .T)(name, MAX_SHOWN_CHARS));
        return `leads back to itself (${circle.join(', ')}): take out one of the steps`;
    }
    return files.length < MAX_FILES
        ? null
        : `would be file ${MAX_FILES + 1} of this policy, which may have ${MAX_FILES}: join some of them`;
}
function atExtends(files, parsed) {
    if (parsed.ok)
        return parsed;
    const { shown, policy, content } = lastOf(files);
    const { line, column } = content.placeOf(['extends']);
    const name = (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_2__  .T)(policy.extends ?? '', MAX_SHOWN_CHARS);
    const faults = parsed.faults.map(({ problem }) => ({
        shown,
        problem: `line ${line}, column ${column}: extends is '${name}', which ${problem}`,
    }));
    return { ok: false, faults };
}
function lastOf(files) {
    return files.at(-1) ?? files[0];
}
function isOf(kind, address) {
    return address.kind === kind;
}


/***/ }),

/***/ 7430:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    T4: () => (  isPinned),
    ci: () => (  addressOf),
    zc: () => (  spellAddress)
  });
const IN_REPOSITORY = /^([A-Za-z0-9][A-Za-z0-9-]*)\/([\w.-]+)\/([^@]+)@([^@]+)$/;
const FULL_SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function addressOf(text, from) {
    const [, owner, repo, path, ref] = IN_REPOSITORY.exec(text) ?? [];
    if (owner !== undefined && repo !== undefined && path !== undefined && ref !== undefined) {
        return { kind: 'repository', owner, repo, path: tidy(path), ref };
    }
    return { ...from, path: from.kind === 'repository' ? tidy(text) : text };
}
function tidy(path) {
    return path
        .split('/')
        .filter((part) => part !== '' && part !== '.')
        .join('/');
}
function spellAddress(address) {
    if (address.kind === 'workspace')
        return address.path;
    const { owner, repo, path, ref } = address;
    return `${owner}/${repo}/${path}@${ref}`;
}
function isPinned({ ref }) {
    return FULL_SHA.test(ref.toLowerCase());
}


/***/ })

};
