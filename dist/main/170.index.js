"use strict";
exports.id = 170;
exports.ids = [170];
exports.modules = {

/***/ 18170:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readYaml: () => (/* binding */ readYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33483);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63917);
/** Reads YAML that may be hostile: bounded in depth, in size and in what its aliases expand to. */


/** Deeper nesting makes the parser overflow the stack, or abort the process. */
const MAX_DEPTH = 64;
/** Of all aliases in a document, and of what one of them may repeat. */
const MAX_ALIASES = 20;
const CORE_TAG = /^tag:yaml\.org,2002:(?:null|bool|int|float|str|map|seq)$/;
const MAX_FAULTS = 100;
const MAX_SHOWN_CHARS = 60;
const MAX_MESSAGE_CHARS = 200;
/** One document of YAML 1.2 core, and so JSON too. Never throws for what the text holds. */
function readYaml(source) {
    const refused = checkBounds(source);
    if (refused !== null)
        return unreadable(refused);
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const placeAt = (offset) => {
        const { line, col } = lines.linePos(offset);
        return { line: Math.max(1, line), column: Math.max(1, col) };
    };
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(source, {
        lineCounter: lines,
        prettyErrors: false,
        version: '1.2',
        schema: 'core',
        // The parser would take quadratic time over them; they are looked for below.
        uniqueKeys: false,
        logLevel: 'error',
    });
    const { ofValues, ofKeys } = contentFaults(document, placeAt);
    const broken = [...syntaxFaults(document, placeAt), ...ofValues];
    const faults = [...broken, ...ofKeys].slice(0, MAX_FAULTS);
    const value = broken.length > 0 ? undefined : expand(document);
    if (value === undefined) {
        return faults.length > 0
            ? { ok: false, faults, readable: null }
            : unreadable('its aliases expand to too much, or to themselves');
    }
    const placeOf = (path) => placeAt(offsetOf(document.contents, path.map(String)));
    return faults.length === 0
        ? { ok: true, value, placeOf }
        : { ok: false, faults, readable: { value, placeOf } };
}
function unreadable(problem) {
    return { ok: false, faults: [{ line: 1, column: 1, problem }], readable: null };
}
/** What makes it no document of YAML 1.2. */
function syntaxFaults({ errors, directives }, placeAt) {
    const faults = errors.map(({ code, message, pos }) => ({
        ...placeAt(pos[0]),
        problem: code === 'MULTIPLE_DOCS'
            ? 'a second document begins: keep one'
            : (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(message, MAX_MESSAGE_CHARS),
    }));
    if (directives?.yaml.version === '1.1') {
        faults.push({ line: 1, column: 1, problem: 'YAML 1.1 is not taken: leave out the %YAML line' });
    }
    return faults;
}
/** What YAML allows and is not taken here: tags, too many aliases, keys that are no text or stand twice. */
function contentFaults(document, placeAt) {
    const ofValues = [];
    const ofKeys = [];
    const tell = (node, problem, faults = ofValues) => faults.push({ ...placeAt(startOf(node, 0)), problem });
    let aliases = 0;
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Alias(_, alias) {
            aliases += 1;
            if (aliases > MAX_ALIASES) {
                tell(alias, `this is one more alias than the ${MAX_ALIASES} allowed`);
                return yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR.BREAK;
            }
            if (alias.resolve(document) === undefined) {
                const name = (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(alias.source, MAX_SHOWN_CHARS);
                tell(alias, `*${name} stands for nothing that was named before`);
            }
            return undefined;
        },
        Value(_, node) {
            if (node.tag !== undefined && !CORE_TAG.test(node.tag)) {
                tell(node, `the tag ${(0,_text_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(node.tag, MAX_SHOWN_CHARS)} is not taken: leave it out`);
            }
            if ('value' in node && typeof node.value === 'number' && !Number.isFinite(node.value)) {
                tell(node, `${node.value} is no number of JSON`);
            }
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
                return;
            const known = new Set();
            for (const { key } of node.items) {
                const problem = problemOfKey(key, known);
                if (problem !== null)
                    tell(key, problem, ofKeys);
            }
        },
    });
    return { ofValues, ofKeys };
}
function checkBounds(source) {
    const parser = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX();
    for (const lexeme of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(source)) {
        void [...parser.next(lexeme)];
        if (parser.stack.length > MAX_DEPTH)
            return 'it is nested too deeply';
    }
    return null;
}
/** What is wrong with a key of a map, whose keys before it are known; it is one of them then. */
function problemOfKey(key, known) {
    const text = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? key.value : null;
    if (typeof text !== 'string')
        return 'a key has to be a text: put it in quotes';
    if (text === '__proto__')
        return 'a key has to be a text, and not __proto__';
    if (known.has(text)) {
        return `the key ${(0,_text_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(text, MAX_SHOWN_CHARS)} stands in this map already: keep one of the two`;
    }
    known.add(text);
    return null;
}
/** Plain JSON values; undefined where that cannot or must not be done. */
function expand(document) {
    try {
        // What an alias repeats counts as one more.
        return JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: MAX_ALIASES + 1 })));
    }
    catch {
        return undefined;
    }
}
/**
 * Where the key, or the item of a list, of the last part of the path stands; that of the part before
 * where it is not there.
 */
function offsetOf(contents, path) {
    let node = contents;
    let offset = startOf(contents, 0);
    for (const key of path) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node)) {
            node = node.items[Number(key)];
            offset = startOf(node, offset);
            continue;
        }
        const pair = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? node.items.findLast((item) => `${item.key}` === key) : undefined;
        if (pair === undefined)
            break;
        offset = startOf(pair.key, offset);
        node = pair.value;
    }
    return offset;
}
function startOf(node, otherwise) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) ? Number(node.range?.[0]) : otherwise;
}


/***/ })

};
;