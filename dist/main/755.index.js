"use strict";
exports.id = 755;
exports.ids = [755];
exports.modules = {

/***/ 519:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var ownReasons = (function ownReasons({ outcome, reasons }) {
    return reasons.map((reason) => stepReason(reason, '', outcome));
});
var ownOutputs = (function ownOutputs({ outcome }, reasons) {
    return {
        outcome,
        verdict: '',
        reasons: (0,_step_output_values_js__WEBPACK_IMPORTED_MODULE_1__  .Ir)(reasons.map(({ outcome, restates, ...reason }) => reason), ((cut) => ({
            rule: 'cut',
            message: `${cut} more reasons are left out here, see the log or report.json`,
            jobId: '',
        }))),
        'job-id': '',
        'debrief-id': '',
        'debrief-status': '',
        'themes-total': '',
        'themes-high': '',
        'themes-new': '',
        'checks-regressed': '',
        'run-number': '',
        'run-plan-name': '',
        score: '',
        'checks-total': '',
        'checks-failed': '',
        'calls-total': '',
        'calls-passed': '',
        'cost-usd': '',
        'baseline-job-id': '',
        runs: '[]',
        reused: 'false',
        attached: 'false',
        'metric-job-id': '',
    };
});
__webpack_require__.d(__webpack_exports__, {
    X8: (() => (  ownOutputs)),
    jm: () => (  stepReason),
    qK: (() => (  ownReasons))
  });
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7720);
  var _step_output_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5380);


const MAX_MESSAGE_CHARS = 2_000;
const MAX_FACT_CHARS = 500;

function stepReason(reason, jobId, outcome) {
    const { rule, message, ...facts } = reason;
    const shown = Object.entries(facts).map(([name, fact]) => [
        name,
        typeof fact === 'string' ? (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__  .T)(fact, MAX_FACT_CHARS) : fact,
    ]);
    return {
        rule,
        message: (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__  .T)(message, MAX_MESSAGE_CHARS),
        jobId,
        ...Object.fromEntries(shown),
        outcome,
    };
}



/***/ }),

/***/ 1911:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    N: () => (  readPromptFile)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
const MAX_FILE_BYTES = 1024 * 1024;
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
    return isOrdinary(text) ? text : text.replace(ACTIVE, escapeUnits);
});
var isOrdinary = (function isOrdinary(text) {
    const isAscii = Buffer.byteLength(text) === text.length;
    return isAscii && !text.includes('\x7f') && !text.includes('##[');
});
__webpack_require__.d(__webpack_exports__, {
    M: () => (  jsonPieces),
    s: (() => (  jsonText))
  });
  var _core_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8009);
const ACTIVE = /[\x7f-\x9f\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\udb40-\udb43][\udc00-\udfff]|#(?=#\[)/g;
const INDENT = '  ';
const BATCH = 20;

function* jsonPieces(value, depth = 0) {
    if (Array.isArray(value))
        yield* listPieces(value, depth);
    else if (!holdsObjects(value))
        yield jsonAt(depth, value);
    else {
        const margin = INDENT.repeat(depth);
        let text = '{';
        for (const [name, part] of Object.entries(value)) {
            text += `\n${margin}${INDENT}${jsonText(name)}: `;
            if ((0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .G)(part)) {
                yield text;
                yield* jsonPieces(part, depth + 1);
                text = ',';
            }
            else
                text += `${jsonText(part)},`;
        }
        yield `${text.slice(0, -','.length)}\n${margin}}`;
    }
}
function* listPieces(list, depth) {
    const margin = INDENT.repeat(depth);
    let lead = '[';
    const size = holdsObjects(list[0]) ? 1 : BATCH;
    for (let first = 0; first < list.length; first += size) {
        if (size === 1) {
            yield `${lead}\n${margin}${INDENT}`;
            yield* jsonPieces(list[first], depth + 1);
        }
        else {
            const batch = jsonAt(depth, list.slice(first, first + size));
            yield lead + batch.slice('['.length, -`\n${margin}]`.length);
        }
        lead = ',';
    }
    yield list.length === 0 ? '[]' : `\n${margin}]`;
}
function jsonAt(depth, value) {
    let nested = value;
    for (let level = 0; level < depth; level += 1)
        nested = [nested];
    const text = jsonText(nested, INDENT.length);
    const behind = depth * (depth + 1);
    return text.slice(behind + depth * INDENT.length, text.length - behind);
}

function holdsObjects(item) {
    return ((0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .G)(item) &&
        Object.values(item).some((part) => (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .G)(Array.isArray(part) ? part[0] : part)));
}
function escapeUnits(text) {
    const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
    return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}


/***/ }),

/***/ 3558:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var summaryOf = (function summaryOf({ heading, first, details, last }, budgetBytes = SUMMARY_BUDGET_BYTES) {
    const room = budgetBytes - Buffer.byteLength(heading) - NOTICE_BYTES;
    const sections = [...first, ...details, ...last];
    const { texts, leftOut, cut } = (0,_layout_js__WEBPACK_IMPORTED_MODULE_0__  .v8)(sections, room);
    const notice = (0,_layout_js__WEBPACK_IMPORTED_MODULE_0__  .OC)('summary', leftOut);
    const end = texts.length - last.length;
    const parts = [heading, ...texts.slice(0, end), notice, ...texts.slice(end)];
    const shown = parts.filter((part) => part !== '');
    const text = [...shown.slice(0, -1), shown.at(-1)?.trimEnd(), '\n'].join('');
    function* inFull() {
        yield heading;
        for (const [index, section] of sections.entries()) {
            if (cut.has(section))
                yield* (0,_layout_js__WEBPACK_IMPORTED_MODULE_0__  .YM)([section]);
            else
                yield `${texts[index]}`;
        }
    }
    return { text, whole: () => (cut.size === 0 ? [text] : inFull()) };
});
__webpack_require__.d(__webpack_exports__, {
    Y: (() => (  summaryOf))
  });

 var _layout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6410);
const SUMMARY_BUDGET_BYTES = 950_000;
const NOTICE_BYTES = 2000;



/***/ }),

/***/ 860:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    t: (() => (  PLAIN))
  });
const PLAIN = {
    name: (name) => `'${name}'`,
    prose: (text) => text,
    own: (words) => words.replaceAll('**', '').replaceAll('`', ''),
    link: (words, url) => `${words} (${url})`,
};


/***/ })

};
;Object.assign(exports.modules, require("./common.js"));
