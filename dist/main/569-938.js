"use strict";
module.exports = {

/***/ 2482:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var listPromptFiles = (async function listPromptFiles(globs, workspace) {
    const names = new Set(globs === null ? await trackedFiles(workspace) : []);
    const unmatched = [];
    for (const pattern of globs ?? []) {
        const matched = await (0,_matching_files_js__WEBPACK_IMPORTED_MODULE_3__  .V)(pattern, workspace);
        if (matched.length === 0)
            unmatched.push(pattern);
        for (const name of matched)
            names.add(name);
    }
    return { names: [...names].sort(), unmatched };
});
var trackedFiles = (async function trackedFiles(workspace) {
    if (!isInRepository(workspace))
        throw new Error('not a git repository');
    const { execFile } = await Promise.resolve( ).then(__webpack_require__.t.bind(__webpack_require__, 1421, 23));
    const options = ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false'];
    const { stdout } = await (0,node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)(execFile)('git', [...options, 'ls-files', '-z'], {
        cwd: workspace,
        maxBuffer: MAX_LIST_BYTES,
        timeout: GIT_TIMEOUT_MS,
    });
    return stdout.split('\0').filter((name) => name !== '');
});
var isInRepository = (function isInRepository(folder) {
    if (process.env.GIT_DIR)
        return true;
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')) || (above !== folder && isInRepository(above));
});
__webpack_require__.d(__webpack_exports__, {
    M: (() => (  listPromptFiles)),
    N: () => (  readPromptFile)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);

 var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);

 var _matching_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1758);
const MAX_FILE_BYTES = 1024 * 1024;
const MAX_LIST_BYTES = 64 * 1024 * 1024;
const GIT_TIMEOUT_MS = 10_000;



let decoder;
function readPromptFile(name, workspace) {
    try {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, name);
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (!facts.isFile() || facts.size > MAX_FILE_BYTES)
            return null;
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path).startsWith((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace) + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
            return null;
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
        decoder ??= new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
        return bytes.includes(0) ? null : decoder.decode(bytes);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 1832:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var foundFixes = (function foundFixes({ promptFixes }, run) {
    return new Map(promptFixes.flatMap(({ from, found }) => from.flatMap((one) => (one.run === run ? [[one.recommendation, found]] : []))));
});
__webpack_require__.d(__webpack_exports__, {
    S: (() => (  foundFixes))
  });



/***/ }),

/***/ 9394:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Aj: () => (  REPORT_VERSION),
    C5: () => (  renderEarlyJson),
    Ew: () => (  SCHEMA_ID)
  });
  var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7347);

const REPORT_VERSION = 1;
const SCHEMA_ID = 'report.schema.json';
function renderEarlyJson({ gateName, gate, outcome, tolerated, reasons, notes, policy, provenance }, { detail }) {
    const file = {
        $schema: SCHEMA_ID,
        version: REPORT_VERSION,
        detail,
        gateName: gateName ?? null,
        gate: gate ?? null,
        outcome,
        tolerated,
        reasons: reasons.map(({ rule, message, theme, check, limit, value, restates }) => ({
            rule,
            message,
            theme: theme ?? null,
            check: check ?? null,
            limit: limit ?? null,
            value: value ?? null,
            restates: restates ?? null,
        })),
        runs: [],
        metricCollection: null,
        notes,
        policy: { ...policy, extends: policy.extends ?? null, resolved: policy.resolved ?? null },
        promptFixes: [],
        variables: null,
        provenance: provenance ?? null,
    };
    return `${(0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__  .s)(file, 2)}\n`;
}


/***/ }),

/***/ 7347:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var jsonText = (function jsonText(value, indent = 0) {
    const text = JSON.stringify(value, null, indent);
    if (ORDINARY.test(text) && !text.includes('##['))
        return text;
    return text.replace(ACTIVE, escapeUnits);
});
__webpack_require__.d(__webpack_exports__, {
    M: () => (  jsonPieces),
    s: (() => (  jsonText))
  });
  var _core_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8009);
const ACTIVE = /[\x7f-\x9f\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\udb40-\udb43][\udc00-\udfff]|#(?=#\[)/g;
const ORDINARY = /^[\n -~]*$/;
const BATCH = 20;

function* jsonPieces(value, margin = '') {
    if (Array.isArray(value))
        yield* listPieces(value, margin);
    else if (!(0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .G)(value))
        yield jsonText(value);
    else {
        let lead = '{';
        for (const [name, part] of Object.entries(value)) {
            yield `${lead}\n${margin}  ${jsonText(name)}: `;
            yield* jsonPieces(part, `${margin}  `);
            lead = ',';
        }
        yield lead === '{' ? '{}' : `\n${margin}}`;
    }
}
function* listPieces(list, margin) {
    let lead = '[';
    const size = holdsObjects(list[0]) ? 1 : BATCH;
    for (let first = 0; first < list.length; first += size) {
        yield lead;
        if (size === 1) {
            yield `\n${margin}  `;
            yield* jsonPieces(list[first], `${margin}  `);
        }
        else {
            const batch = jsonText(list.slice(first, first + size), 2);
            yield batch.slice('['.length, -'\n]'.length).replaceAll('\n', `\n${margin}`);
        }
        lead = ',';
    }
    yield list.length === 0 ? '[]' : `\n${margin}]`;
}
function holdsObjects(item) {
    return ((0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .G)(item) &&
        Object.values(item).some((part) => (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .G)(Array.isArray(part) ? part[0] : part)));
}
function escapeUnits(text) {
    const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
    return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}


/***/ })

};
