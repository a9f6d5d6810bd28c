"use strict";
module.exports = {

/***/ 9285:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


var readVariables = (function readVariables(form, folders) {
    const written = form.readExact('variables', parseVariables);
    let keys = [];
    const filed = form.readGiven('variable-files', (text) => {
        const paths = parseVariableFiles(text);
        if (!paths.ok)
            return paths;
        keys = Object.keys(paths.value);
        return readFiles(paths.value, folders);
    });
    const twice = keys.filter((key) => Object.hasOwn(written ?? {}, key));
    for (const key of twice) {
        form.fault(`input 'variable-files': '${key}' is a key that variables has set: keep one of them`);
    }
    return written === undefined || filed === undefined || twice.length > 0
        ? undefined
        : { ...written, ...filed };
});
__webpack_require__.d(__webpack_exports__, {
  f: () => (  describeVariables),
  C: (() => (  readVariables))
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./core/input/parsed.js
var input_parsed = __webpack_require__(7247);
;// CONCATENATED MODULE: ./core/input/variables.js

const KEY = /^[A-Za-z_][A-Za-z0-9_.-]*$/;
const A_KEY = 'which begins with a name of letters, digits, _ . and - right before its first =';
function parseVariables(text) {
    return parseLines(text, `is no KEY=VALUE line, ${A_KEY}`, ': a value of several lines goes into a file that the input variable-files names');
}
function parseVariableFiles(text) {
    const parsed = parseLines(text, `is no KEY=path line, such as agent_prompt=prompts/agent.md, ${A_KEY}`, '');
    if (!parsed.ok)
        return parsed;
    const paths = Object.entries(parsed.value).map(([key, path]) => [key, path.trim()]);
    const faults = paths
        .filter(([, path]) => path === '')
        .map(([key]) => ({ shown: key, problem: 'has no path: write KEY=path' }));
    return faults.length > 0 ? { ok: false, faults } : (0,input_parsed .r)(Object.fromEntries(paths));
}
function parseLines(text, misfit, cure) {
    const lineOfKey = new Map();
    const variables = [];
    const faults = [];
    for (const [index, line] of text.split(/\r?\n/).entries()) {
        const start = line.trimStart();
        if (start === '' || start.startsWith('#'))
            continue;
        const number = index + 1;
        const cut = line.indexOf('=');
        const key = line.slice(0, Math.max(cut, 0));
        const earlier = lineOfKey.get(key);
        if (!KEY.test(key)) {
            const spaced = KEY.test(key.trim()) ? '; here white space is around the name' : '';
            faults.push({ shown: line, problem: `(line ${number}) ${misfit}${spaced}${cure}` });
        }
        else if (earlier !== undefined) {
            const problem = `(line ${number}) is a key that line ${earlier} has set: keep one of them`;
            faults.push({ shown: key, problem });
        }
        else {
            lineOfKey.set(key, number);
            variables.push([key, line.slice(cut + 1)]);
        }
    }
    return faults.length > 0 ? { ok: false, faults } : (0,input_parsed .r)(Object.fromEntries(variables));
}

// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
;// CONCATENATED MODULE: ./gate/inputs/variables.js






const MAX_MIB = 1;
const HASH_DIGITS = 12;

function readFiles(paths, folders) {
    const faults = [];
    const variables = [];
    for (const [key, path] of Object.entries(paths)) {
        const text = readVariableFile(path, folders);
        if (text.ok)
            variables.push([key, text.value]);
        else
            faults.push(...text.faults);
    }
    return faults.length > 0 ? { ok: false, faults } : (0,input_parsed .r)(Object.fromEntries(variables));
}
function readVariableFile(path, folders) {
    let bytes;
    try {
        const real = (0,external_node_fs_.realpathSync)(path);
        if (!folders.some((folder) => real.startsWith((0,external_node_fs_.realpathSync)(folder) + external_node_path_.sep))) {
            const where = 'lies neither in the workspace nor in RUNNER_TEMP (links are followed)';
            return (0,input_parsed .G)(path, `${where}: copy the file there before this step`);
        }
        const facts = (0,external_node_fs_.statSync)(real);
        if (!facts.isFile())
            return (0,input_parsed .G)(path, 'is not a file: name a file of text');
        if (facts.size > MAX_MIB * 1024 * 1024) {
            return (0,input_parsed .G)(path, `is larger than ${MAX_MIB} MiB, which no variable may be`);
        }
        bytes = (0,external_node_fs_.readFileSync)(real);
    }
    catch (error) {
        return (0,input_parsed .G)(path, (0,stops .D2)(error));
    }
    try {
        return (0,input_parsed .r)(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return (0,input_parsed .G)(path, 'is not UTF-8 text: save it as UTF-8');
    }
}
function describeVariables(variables) {
    return Object.entries(variables).map(([name, value]) => ({
        name,
        length: [...value].length,
        sha256: (0,external_node_crypto_.createHash)('sha256').update(value).digest('hex').slice(0, HASH_DIGITS),
    }));
}


/***/ })

};
