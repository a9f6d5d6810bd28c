"use strict";
exports.id = 394;
exports.ids = [394];
exports.modules = {

/***/ 15394:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readYaml: () => (/* binding */ readYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33483);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30269);


const MAX_DEPTH = 64;
const MAX_ERRORS = 100;
const MAX_SHOWN_CHARS = 60;
const MAX_MESSAGE_CHARS = 200;
const START = { line: 1, column: 1 };
function readYaml(source) {
    if (isTooDeep(source))
        return unreadable({ ...START, problem: 'it is too deep: flatten it' });
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
        resolveKnownTags: false,
        uniqueKeys: false,
        logLevel: 'error',
    });
    const broken = [...document.errors, ...document.warnings].map(({ code, message, pos }) => {
        const isSecond = code === 'MULTIPLE_DOCS';
        const problem = isSecond
            ? 'a second document begins: keep one'
            : (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(message, MAX_MESSAGE_CHARS);
        return { ...placeAt(pos[0]), problem };
    });
    if (broken.length > 0)
        return unreadable(...broken.slice(0, MAX_ERRORS));
    const errors = keyErrors(document, placeAt).slice(0, MAX_ERRORS);
    const placeOf = (path) => placeAt(offsetOf(document.contents, path.map(String)));
    try {
        return { errors, value: JSON.parse(JSON.stringify(document.toJS())), placeOf };
    }
    catch {
        return unreadable({
            ...START,
            problem: 'an alias is unknown, or expands too much: write it out',
        });
    }
}
function unreadable(...errors) {
    return { errors, value: undefined, placeOf: () => START };
}
function isTooDeep(source) {
    const parser = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX();
    for (const lexeme of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(source)) {
        void [...parser.next(lexeme)];
        if (parser.stack.length > MAX_DEPTH)
            return true;
    }
    return false;
}
function keyErrors(document, placeAt) {
    const errors = [];
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Map(_, { items }) {
            const known = new Set(['__proto__', null]);
            for (const { key } of items) {
                const text = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? String(key.value) : null;
                const problem = text === null
                    ? 'a key is a list or a map: write a text'
                    : `the key ${(0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(text, MAX_SHOWN_CHARS)} is in this map already, or is reserved: remove it`;
                if (known.has(text))
                    errors.push({ ...placeAt(startOf(key, 0)), problem });
                if (text !== null)
                    known.add(text);
            }
        },
    });
    return errors;
}
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