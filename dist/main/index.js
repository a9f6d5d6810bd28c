/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 18912:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readWorkflow),
/* harmony export */   X: () => (/* binding */ pullRequestOrigin)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_fork_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(71935);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(65553);



function readWorkflow(env) {
    const { GITHUB_REPOSITORY: repository = '' } = env;
    const [owner = '', repo = ''] = repository.split('/');
    return {
        eventName: env.GITHUB_EVENT_NAME ?? '',
        payload: readEvent(env.GITHUB_EVENT_PATH),
        actor: env.GITHUB_ACTOR ?? '',
        ref: env.GITHUB_REF ?? '',
        refName: env.GITHUB_REF_NAME ?? '',
        headRef: env.GITHUB_HEAD_REF ?? '',
        baseRef: env.GITHUB_BASE_REF ?? '',
        sha: env.GITHUB_SHA ?? '',
        ...{ repository, owner, repo },
        workflow: env.GITHUB_WORKFLOW ?? '',
        runId: env.GITHUB_RUN_ID ?? '',
        runAttempt: env.GITHUB_RUN_ATTEMPT ?? '',
        job: env.GITHUB_JOB ?? '',
        action: env.GITHUB_ACTION ?? '',
        actionRepository: env.GITHUB_ACTION_REPOSITORY ?? '',
        apiUrl: (env.GITHUB_API_URL || 'https://api.github.com').replace(/\/+$/, ''),
        serverUrl: env.GITHUB_SERVER_URL ?? '',
    };
}
function readEvent(path = '') {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')) : {};
    }
    catch {
        return null;
    }
}
const DEPENDABOT = 'dependabot[bot]';
function pullRequestOrigin({ payload, actor }) {
    const pullRequest = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .f)(payload, ['pull_request']);
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(pullRequest))
        return null;
    const [head, base] = ['head', 'base'].map((side) => (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .f)(pullRequest, [side, 'repo']));
    if ((0,_text_fork_js__WEBPACK_IMPORTED_MODULE_2__/* .isFork */ .B)(head, base))
        return 'fork';
    const author = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .f)(pullRequest, ['user', 'login']);
    return actor === DEPENDABOT || author === DEPENDABOT ? 'dependabot' : null;
}


/***/ }),

/***/ 16976:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  j: () => (/* binding */ createRunner),
  Y: () => (/* binding */ partsOfSecret)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 3 modules
var core = __nccwpck_require__(11604);
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(70857);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(79896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/summary.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return __awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return __awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return __awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = (/* unused pure expression or super */ null && (_summary));
const summary = _summary;
//# sourceMappingURL=summary.js.map
// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __nccwpck_require__(82456);
// EXTERNAL MODULE: ./text/secret-mask.js
var secret_mask = __nccwpck_require__(37904);
// EXTERNAL MODULE: ./text/strip.js
var strip = __nccwpck_require__(30269);
;// CONCATENATED MODULE: ./runner/github-runner.js




const MAX_ANNOTATION_UNITS = 4096;
const MAX_ANNOTATIONS = 10;
const HOW_TO_GIVE_KEY = `store the key as a secret of this repository and pass it, as in api-key: \${{ secrets.SIMULATION_API_KEY }} (a secret that does not exist is passed as an empty text)`;
const TITLE = 'Simulation Gate';
const TOOLKIT = {
    debug: core/* debug */.Yz,
    endGroup: core/* endGroup */.N4,
    error: core/* error */.z3,
    getInput: core/* getInput */.V4,
    getState: core/* getState */.Gu,
    info: core/* info */.pq,
    isDebug: core/* isDebug */._o,
    notice: core/* notice */.lm,
    saveState: core/* saveState */.LZ,
    setOutput: core/* setOutput */.uH,
    setSecret: core/* setSecret */.Pq,
    startGroup: core/* startGroup */.Oh,
    summary: summary,
    warning: core/* warning */.$e,
};
function createRunner(env, toolkit = TOOLKIT) {
    return new GithubRunner(env, toolkit);
}
class GithubRunner {
    isDebug;
    howToGiveKey = HOW_TO_GIVE_KEY;
    howToGiveToken = 'leave it out, or give a token';
    secrets = new secret_mask/* SecretMask */.f();
    #env;
    #core;
    #annotated = { error: 0, warning: 0, notice: 0 };
    #stateIsLost = false;
    constructor(env, toolkit) {
        this.#env = env;
        this.#core = toolkit;
        this.isDebug = toolkit.isDebug();
    }
    getInput(name) {
        return this.#core.getInput(name, { trimWhitespace: false });
    }
    givenInputs() {
        return Object.keys(this.#env).flatMap((name) => /^INPUT_(.+)$/s.exec(name)?.[1] ?? []);
    }
    getState(name) {
        return this.#core.getState(name);
    }
    maskSecret(value) {
        const parts = partsOfSecret(value);
        for (const part of parts)
            this.#core.setSecret(part);
        this.secrets.add(...parts);
    }
    info(text) {
        const lines = this.#lines(text);
        if (!isBlank(lines))
            this.#core.info(lines.join('\n'));
    }
    debug(text) {
        if (!this.isDebug)
            return;
        const lines = this.#lines(text);
        if (isBlank(lines))
            return;
        for (const line of lines)
            this.#core.debug(line);
    }
    group(title, lines) {
        const body = lines.flatMap((line) => this.#lines(line));
        if (isBlank(body))
            return;
        this.#core.startGroup(this.#lines(title).join(' '));
        this.#core.info(body.join('\n'));
        this.#core.endGroup();
    }
    annotate(level, message) {
        const lines = this.#lines(message);
        if (isBlank(lines))
            return;
        this.#core[level]((0,strip/* clip */.$Q)(lines.join('\n'), MAX_ANNOTATION_UNITS), { title: TITLE });
        this.#annotated[level] += 1;
    }
    annotationsLeft(level) {
        return Math.max(MAX_ANNOTATIONS - this.#annotated[level], 0);
    }
    setOutput(name, value) {
        const { GITHUB_OUTPUT: path } = this.#env;
        if (!path) {
            this.debug(`output ${name} is not set: there is no GITHUB_OUTPUT`);
            return;
        }
        this.#core.setOutput(name, this.secrets.hide(value));
    }
    saveState(name, value) {
        const { GITHUB_STATE: path } = this.#env;
        if (!path) {
            this.debug(`state ${name} is not saved: there is no GITHUB_STATE`);
            return;
        }
        try {
            this.#core.saveState(name, this.secrets.hide(value));
        }
        catch (error) {
            if (this.#stateIsLost)
                return;
            this.#stateIsLost = true;
            this.annotate('warning', `the state for the post step could not be saved, so it will not know what this step leaves behind: ${messageOf(error)}`);
        }
    }
    async writeSummary(markdown) {
        const { GITHUB_STEP_SUMMARY: path } = this.#env;
        if (!path) {
            this.debug('the job summary is not written: there is no GITHUB_STEP_SUMMARY');
            return;
        }
        const { summary } = this.#core;
        summary.addRaw(this.secrets.hideInMarkup(markdown));
        try {
            await summary.write();
        }
        catch (error) {
            this.annotate('warning', `the job summary could not be written: ${messageOf(error)}`);
        }
    }
    #lines(text) {
        return (0,log_line/* plainLines */.y1)(this.secrets.hide(text));
    }
}
function isBlank(lines) {
    return lines.every((line) => line.trim() === '');
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
const SCHEME = /^(?:bearer|basic|token)$/i;
function partsOfSecret(value) {
    const words = value.split(/\s+/).filter((word) => word !== '');
    if (words.length === 0)
        return [];
    const secretWords = words.length > 1 ? words.filter((word) => !SCHEME.test(word)) : words;
    return [...new Set([value, value.trim(), ...secretWords])];
}


/***/ }),

/***/ 71935:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isFork)
/* harmony export */ });
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(65553);

function isFork(head, base) {
    if (head === null)
        return true;
    return ['id', 'full_name'].some((name) => {
        const [ofHead, ofBase] = [(0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(head, [name]), (0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(base, [name])];
        return ofHead !== undefined && ofBase !== undefined && ofHead !== ofBase;
    });
}


/***/ }),

/***/ 65553:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isObject),
/* harmony export */   f: () => (/* binding */ valueAt)
/* harmony export */ });
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
function valueAt(value, path) {
    return path.reduce((found, key) => (isObject(found) && Object.hasOwn(found, key) ? found[key] : undefined), value);
}


/***/ }),

/***/ 82456:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  py: () => (/* binding */ HOMEPAGE),
  xv: () => (/* binding */ VERSION),
  Jt: () => (/* binding */ disarm),
  P5: () => (/* binding */ disarmJson),
  ou: () => (/* binding */ fillTemplate),
  TN: () => (/* binding */ oneLine),
  y1: () => (/* binding */ plainLines)
});

;// CONCATENATED MODULE: ../package.json
const package_namespaceObject = /*#__PURE__*/JSON.parse('{"rE":"2.0.0","TB":"https://github.com/OWNER/simulation-gate"}');
// EXTERNAL MODULE: ./text/strip.js
var strip = __nccwpck_require__(30269);
;// CONCATENATED MODULE: ./text/log-line.js


const LEADING_COLONS = /^([^\S\n]*):(?=:)/gm;
const BRACKETED_COMMAND = /##(?=(?:vso|teamcity)?\[)/gi;
function plainLines(text) {
    return disarm((0,strip/* stripUnprintable */.jh)(text).replaceAll('\t', '    ')).split('\n');
}
function oneLine(text, maxChars) {
    const line = disarm((0,strip/* fold */.AU)(text, maxChars));
    return line.length <= maxChars ? line : (0,strip/* fold */.AU)(line, maxChars);
}
function disarm(text) {
    return text.replace(LEADING_COLONS, '$1: ').replace(BRACKETED_COMMAND, '## ');
}
function disarmJson(json) {
    return json
        .replace(BRACKETED_COMMAND, '\\u0023#')
        .replace(/[^\n -~]/gu, (char) => ((0,strip/* stripUnprintable */.jh)(char) === char ? char : escapeUnits(char)));
}
function escapeUnits(char) {
    const units = char.split('').map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'));
    return units.map((unit) => `\\u${unit}`).join('');
}
const VERSION = package_namespaceObject.rE;
const HOMEPAGE = package_namespaceObject.TB;
function fillTemplate(template, name, id) {
    const value = encodeURIComponent((0,strip/* stripInvisible */._0)(id));
    return template.replaceAll(`{${name}}`, () => value);
}


/***/ }),

/***/ 37904:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ SecretMask)
/* harmony export */ });
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(65553);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(30269);


const MASK = '***';
const MIN_HIDDEN_LENGTH = 8;
const WORD_CHAR = '[0-9A-Za-z_-]';
const HTML_ENTITIES = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&apos;': "'",
};
const READINGS = [
    (text) => text,
    (text) => text.replace(/\\(?:u[\da-fA-F]{4}|["\\/bfnrt])/g, (char) => JSON.parse(`"${char}"`)),
    (text) => text.replace(/\\u[\da-fA-F]{4}/g, (char) => JSON.parse(`"${char}"`)),
    (text) => text.replace(/(?:%[\da-fA-F]{2})+/g, fromPercent),
    (text) => text.replace(/&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|amp|lt|gt|quot|apos);/g, fromReference),
];
class SecretMask {
    #secrets = new Set();
    #forms = [];
    #words = null;
    constructor(secrets = []) {
        this.add(...secrets);
    }
    with(texts) {
        if (texts.length === 0)
            return this;
        const trimmed = texts.flatMap((text) => [text.trim(), text.trim().replace(/\s+/g, ' ')]);
        const long = trimmed.filter(({ length }) => length >= MIN_HIDDEN_LENGTH);
        return new SecretMask([...this.#secrets, ...texts, ...long]);
    }
    add(...secrets) {
        for (const secret of secrets)
            if (secret !== '')
                this.#secrets.add(secret);
        const all = [...this.#secrets];
        this.#forms = longestFirst([...new Set(all.flatMap(formsOf))]);
        this.#words = wordsOf(longestFirst(all.filter(({ length }) => length < MIN_HIDDEN_LENGTH)));
    }
    hide(text) {
        if (this.#secrets.size === 0)
            return text;
        let hidden = this.#hideAsIs(text);
        for (const read of READINGS) {
            const reading = read((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripInvisible */ ._0)(hidden));
            const shown = this.#hideAsIs(reading);
            if (shown !== reading)
                hidden = shown;
        }
        return hidden;
    }
    hideInMarkup(markup) {
        return this.#forms.reduce((shown, form) => shown.replaceAll(form, MASK), markup);
    }
    #hideAsIs(text) {
        const hidden = this.hideInMarkup(text);
        return this.#words === null ? hidden : hidden.replace(this.#words, MASK);
    }
    hideIn(value) {
        if (this.#secrets.size === 0)
            return value;
        if (typeof value === 'string')
            return this.hide(value);
        if (Array.isArray(value)) {
            const items = value.map((item) => this.hideIn(item));
            return items.every((item, index) => item === value[index]) ? value : items;
        }
        if (!(0,_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(value))
            return value;
        const entries = Object.entries(value).map(([name, part]) => [this.hide(name), this.hideIn(part)]);
        const isSame = entries.every(([name, part]) => value[name] === part);
        return isSame ? value : Object.fromEntries(entries);
    }
}
function wordsOf(texts) {
    if (texts.length === 0)
        return null;
    const either = texts.map((text) => text.replace(/\W/g, '\\$&')).join('|');
    return new RegExp(`(?<!${WORD_CHAR})(?:${either})(?!${WORD_CHAR})`, 'g');
}
function longestFirst(texts) {
    return texts.toSorted((a, b) => b.length - a.length);
}
function formsOf(secret) {
    return [secret, (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripInvisible */ ._0)(secret), ...base64Forms(secret)].filter(({ length }) => length >= MIN_HIDDEN_LENGTH);
}
function base64Forms(text) {
    const inner = [0, 1, 2].map((offset) => {
        const digits = Buffer.concat([Buffer.alloc(offset), Buffer.from(text)]).toString('base64');
        return digits.slice(offset === 0 ? 0 : offset + 1).replace(/.=+$/, '');
    });
    const whole = Buffer.from(text).toString('base64');
    return [whole, ...inner].flatMap((form) => [form, toBase64Url(form)]);
}
function toBase64Url(base64) {
    return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
function fromPercent(encoded) {
    try {
        return decodeURIComponent(encoded);
    }
    catch {
        return encoded.replace(/%(..)/g, (_, byte) => String.fromCharCode(Number.parseInt(byte, 16)));
    }
}
function fromReference(reference) {
    const entity = HTML_ENTITIES[reference];
    if (entity !== undefined)
        return entity;
    const digits = reference.slice(2, -1);
    const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
}


/***/ }),

/***/ 53326:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D2: () => (/* binding */ describeUnreadable),
/* harmony export */   Kx: () => (/* binding */ withoutPeriod),
/* harmony export */   US: () => (/* binding */ stackOf),
/* harmony export */   Uc: () => (/* binding */ describeError),
/* harmony export */   WB: () => (/* binding */ internalError),
/* harmony export */   cc: () => (/* binding */ CancelledError),
/* harmony export */   n9: () => (/* binding */ endOfStep),
/* harmony export */   up: () => (/* binding */ hasCode),
/* harmony export */   zg: () => (/* binding */ StepError)
/* harmony export */ });
class CancelledError extends Error {
    name = 'CancelledError';
    signal;
    constructor(signal) {
        super(`the step was cancelled (${signal})`);
        this.signal = signal;
    }
}
class StepError extends Error {
    name = 'StepError';
    rule;
    outcome;
    constructor(rule, message, outcome = 'inconclusive') {
        super(message);
        this.rule = rule;
        this.outcome = outcome;
    }
}
function internalError(error) {
    return {
        outcome: 'error',
        rule: 'internal',
        message: `internal error: ${String(error)}. Run the step again with debug logging, and report the log`,
    };
}
function endOfStep(error, { aborted, reason }) {
    if (!aborted)
        return internalError(error);
    return { outcome: 'inconclusive', rule: 'cancelled', message: describeError(reason) };
}
function stackOf(error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
function withoutPeriod(text) {
    return text.replace(/\.$/, '');
}
function describeError(error) {
    return error instanceof Error ? error.message : String(error);
}
function hasCode(error, ...codes) {
    return (error instanceof Error &&
        'code' in error &&
        typeof error.code === 'string' &&
        codes.includes(error.code));
}
function describeUnreadable(error) {
    const fix = 'check the path, which starts at the workspace, and that an earlier step wrote the file';
    return hasCode(error, 'ENOENT')
        ? `does not exist: ${fix}`
        : `cannot be read (${describeError(error)}): ${fix}`;
}


/***/ }),

/***/ 30269:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   _0: () => (/* binding */ stripInvisible),
/* harmony export */   _X: () => (/* binding */ bringsUnprintable),
/* harmony export */   jh: () => (/* binding */ stripUnprintable)
/* harmony export */ });
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const PLAIN = /^[\t\n -~]*$/;
const UNPRINTABLE = /\x1b[\]P^_X][^\x07\x1b\x9c\n]*(?:\x07|\x1b\\|\x9c)|(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?|[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}\ud800-\udfff]/gu;
const JOINING = String.raw `(?!\p{scx=Latin}|\p{scx=Inherited})[\p{L}\p{M}]`;
const COMPOSING = [
    String.raw `(?<=${JOINING})([\u200c\u200d])[\u200c\u200d]*`,
    String.raw `(?<![\u200c\u200d])[\u200c\u200d]*([\u200c\u200d])(?=${JOINING})`,
    String.raw `(?<=\p{ExtPict}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)(\u200d)(?=\p{ExtPict})`,
];
const COMPOSING_OR_NOT = new RegExp([...COMPOSING, UNPRINTABLE.source].join('|'), 'gu');
const SELECTORS = /\u00ad|[\ufe00-\ufe0f]/g;
function stripUnprintable(text) {
    if (PLAIN.test(text))
        return text;
    return text.replace(LINE_BREAK, '\n').replace(COMPOSING_OR_NOT, '$1$2$3');
}
function stripInvisible(text) {
    if (PLAIN.test(text))
        return text;
    return text.replace(LINE_BREAK, '\n').replace(UNPRINTABLE, '').replace(SELECTORS, '');
}
function bringsUnprintable(text, into) {
    if (stripUnprintable(text) === text)
        return false;
    const known = new Set(into);
    return [...text].some((char) => !known.has(char) && stripUnprintable(char) !== char);
}
function clip(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    const last = text.charCodeAt(maxChars - 1);
    return text.slice(0, last >= 0xd800 && last <= 0xdbff ? maxChars - 1 : maxChars);
}
function fold(text, maxChars) {
    const reach = maxChars * 4 + 1024;
    const line = stripUnprintable(clip(text, reach))
        .replace(/[ \t\n]+/g, ' ')
        .trim();
    if (line.length <= maxChars && text.length <= reach)
        return line;
    return `${stripUnprintable(clip(line, maxChars - 1)).trimEnd()}…`;
}


/***/ }),

/***/ 42613:
/***/ ((module) => {

module.exports = require("assert");

/***/ }),

/***/ 20181:
/***/ ((module) => {

module.exports = require("buffer");

/***/ }),

/***/ 49140:
/***/ ((module) => {

module.exports = require("constants");

/***/ }),

/***/ 76982:
/***/ ((module) => {

module.exports = require("crypto");

/***/ }),

/***/ 24434:
/***/ ((module) => {

module.exports = require("events");

/***/ }),

/***/ 79896:
/***/ ((module) => {

module.exports = require("fs");

/***/ }),

/***/ 91943:
/***/ ((module) => {

module.exports = require("fs/promises");

/***/ }),

/***/ 58611:
/***/ ((module) => {

module.exports = require("http");

/***/ }),

/***/ 65692:
/***/ ((module) => {

module.exports = require("https");

/***/ }),

/***/ 69278:
/***/ ((module) => {

module.exports = require("net");

/***/ }),

/***/ 34589:
/***/ ((module) => {

module.exports = require("node:assert");

/***/ }),

/***/ 16698:
/***/ ((module) => {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = require("node:buffer");

/***/ }),

/***/ 31421:
/***/ ((module) => {

module.exports = require("node:child_process");

/***/ }),

/***/ 37540:
/***/ ((module) => {

module.exports = require("node:console");

/***/ }),

/***/ 77598:
/***/ ((module) => {

module.exports = require("node:crypto");

/***/ }),

/***/ 53053:
/***/ ((module) => {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ ((module) => {

module.exports = require("node:dns");

/***/ }),

/***/ 78474:
/***/ ((module) => {

module.exports = require("node:events");

/***/ }),

/***/ 73024:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 51455:
/***/ ((module) => {

module.exports = require("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ ((module) => {

module.exports = require("node:http");

/***/ }),

/***/ 32467:
/***/ ((module) => {

module.exports = require("node:http2");

/***/ }),

/***/ 44708:
/***/ ((module) => {

module.exports = require("node:https");

/***/ }),

/***/ 77030:
/***/ ((module) => {

module.exports = require("node:net");

/***/ }),

/***/ 48161:
/***/ ((module) => {

module.exports = require("node:os");

/***/ }),

/***/ 76760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = require("node:process");

/***/ }),

/***/ 41792:
/***/ ((module) => {

module.exports = require("node:querystring");

/***/ }),

/***/ 80481:
/***/ ((module) => {

module.exports = require("node:readline");

/***/ }),

/***/ 80099:
/***/ ((module) => {

module.exports = require("node:sqlite");

/***/ }),

/***/ 57075:
/***/ ((module) => {

module.exports = require("node:stream");

/***/ }),

/***/ 38321:
/***/ ((module) => {

module.exports = require("node:stream/consumers");

/***/ }),

/***/ 46466:
/***/ ((module) => {

module.exports = require("node:stream/promises");

/***/ }),

/***/ 37830:
/***/ ((module) => {

module.exports = require("node:stream/web");

/***/ }),

/***/ 46193:
/***/ ((module) => {

module.exports = require("node:string_decoder");

/***/ }),

/***/ 87997:
/***/ ((module) => {

module.exports = require("node:timers");

/***/ }),

/***/ 41692:
/***/ ((module) => {

module.exports = require("node:tls");

/***/ }),

/***/ 7066:
/***/ ((module) => {

module.exports = require("node:tty");

/***/ }),

/***/ 73136:
/***/ ((module) => {

module.exports = require("node:url");

/***/ }),

/***/ 57975:
/***/ ((module) => {

module.exports = require("node:util");

/***/ }),

/***/ 73429:
/***/ ((module) => {

module.exports = require("node:util/types");

/***/ }),

/***/ 75919:
/***/ ((module) => {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ ((module) => {

module.exports = require("node:zlib");

/***/ }),

/***/ 70857:
/***/ ((module) => {

module.exports = require("os");

/***/ }),

/***/ 16928:
/***/ ((module) => {

module.exports = require("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = require("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = require("stream");

/***/ }),

/***/ 13193:
/***/ ((module) => {

module.exports = require("string_decoder");

/***/ }),

/***/ 64756:
/***/ ((module) => {

module.exports = require("tls");

/***/ }),

/***/ 52018:
/***/ ((module) => {

module.exports = require("tty");

/***/ }),

/***/ 87016:
/***/ ((module) => {

module.exports = require("url");

/***/ }),

/***/ 39023:
/***/ ((module) => {

module.exports = require("util");

/***/ }),

/***/ 43106:
/***/ ((module) => {

module.exports = require("zlib");

/***/ }),

/***/ 11604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Yz: () => (/* binding */ debug),
  N4: () => (/* binding */ endGroup),
  z3: () => (/* binding */ error),
  V4: () => (/* binding */ getInput),
  Gu: () => (/* binding */ getState),
  pq: () => (/* binding */ info),
  _o: () => (/* binding */ isDebug),
  lm: () => (/* binding */ notice),
  LZ: () => (/* binding */ saveState),
  uH: () => (/* binding */ setOutput),
  Pq: () => (/* binding */ setSecret),
  Oh: () => (/* binding */ startGroup),
  $e: () => (/* binding */ warning)
});

// UNUSED EXPORTS: ExitCode, addPath, exportVariable, getBooleanInput, getIDToken, getMultilineInput, group, markdownSummary, platform, setCommandEcho, setFailed, summary, toPlatformPath, toPosixPath, toWin32Path

// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(70857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
// EXTERNAL MODULE: external "crypto"
var external_crypto_ = __nccwpck_require__(76982);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(79896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
// EXTERNAL MODULE: external "path"
var external_path_ = __nccwpck_require__(16928);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/core.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    command_issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    command_issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return __awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return file_command_issueFileCommand('STATE', file_command_prepareKeyValueMessage(name, value));
    }
    command_issueCommand('save-state', { name }, utils_toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return __awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			id: moduleId,
/******/ 			loaded: false,
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Flag the module as loaded
/******/ 		module.loaded = true;
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	(() => {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = (module) => {
/******/ 			var getter = module && module.__esModule ?
/******/ 				() => (module['default']) :
/******/ 				() => (module);
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/node module decorator */
/******/ 	(() => {
/******/ 		__nccwpck_require__.nmd = (module) => {
/******/ 			module.paths = [];
/******/ 			if (!module.children) module.children = [];
/******/ 			return module;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};
// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  perform: () => (/* binding */ perform),
  start: () => (/* binding */ start),
  startCommand: () => (/* binding */ startCommand)
});

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = require("node:timers/promises");
// EXTERNAL MODULE: ./inputs/workflow.js
var workflow = __nccwpck_require__(18912);
// EXTERNAL MODULE: ./runner/github-runner.js + 1 modules
var github_runner = __nccwpck_require__(16976);
// EXTERNAL MODULE: ./text/step-error.js
var step_error = __nccwpck_require__(53326);
;// CONCATENATED MODULE: ./actions/process.js




const monotonicClock = {
    now: () => performance.timeOrigin + performance.now(),
    async sleep(ms, signal) {
        await (0,promises_namespaceObject.setTimeout)(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
    },
};
function realRuntime() {
    const cancel = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM']) {
        process.on(signal, () => cancel.abort(new step_error/* CancelledError */.cc(signal)));
    }
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => { });
    return {
        env: process.env,
        clock: monotonicClock,
        random: Math.random,
        runner: (0,github_runner/* createRunner */.j)(process.env),
        workflow: (0,workflow/* readWorkflow */.S)(process.env),
        cancelled: cancel.signal,
    };
}
const GRACE_MS = 500;
async function endProcess(exitCode) {
    process.exitCode = exitCode;
    for (const stream of [process.stdout, process.stderr]) {
        await new Promise((written) => stream.write('', written));
    }
    process.on('uncaughtException', () => { });
    setTimeout(() => process.exit(), GRACE_MS).unref();
}

;// CONCATENATED MODULE: ./entries/main.js

const RUNS = {
    gate: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(216), __nccwpck_require__.e(46), __nccwpck_require__.e(365), __nccwpck_require__.e(662), __nccwpck_require__.e(335), __nccwpck_require__.e(809), __nccwpck_require__.e(838)]).then(__nccwpck_require__.bind(__nccwpck_require__, 39838))).runGate,
    'gate-post': async () => (await Promise.all(/* import() */[__nccwpck_require__.e(216), __nccwpck_require__.e(46), __nccwpck_require__.e(0), __nccwpck_require__.e(365), __nccwpck_require__.e(862), __nccwpck_require__.e(662), __nccwpck_require__.e(229)]).then(__nccwpck_require__.bind(__nccwpck_require__, 86229))).runPost,
    'merge-reports': async () => (await Promise.all(/* import() */[__nccwpck_require__.e(216), __nccwpck_require__.e(483), __nccwpck_require__.e(888), __nccwpck_require__.e(162), __nccwpck_require__.e(46), __nccwpck_require__.e(0), __nccwpck_require__.e(365), __nccwpck_require__.e(662), __nccwpck_require__.e(106), __nccwpck_require__.e(335), __nccwpck_require__.e(771), __nccwpck_require__.e(809), __nccwpck_require__.e(347)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7953))).mergeReports,
};
const ACTIONS = {
    'ingest-calls': async () => (await Promise.all(/* import() */[__nccwpck_require__.e(216), __nccwpck_require__.e(46), __nccwpck_require__.e(240)]).then(__nccwpck_require__.bind(__nccwpck_require__, 99240))).ingestCalls,
    'collect-metrics': async () => (await Promise.all(/* import() */[__nccwpck_require__.e(46), __nccwpck_require__.e(78)]).then(__nccwpck_require__.bind(__nccwpck_require__, 20589))).collectMetrics,
    'delete-flows': async () => (await Promise.all(/* import() */[__nccwpck_require__.e(216), __nccwpck_require__.e(46), __nccwpck_require__.e(628)]).then(__nccwpck_require__.bind(__nccwpck_require__, 68628))).deleteFlows,
    'find-simulation': async () => (await Promise.all(/* import() */[__nccwpck_require__.e(216), __nccwpck_require__.e(976)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7976))).findSimulation,
    'track-themes': async () => (await Promise.all(/* import() */[__nccwpck_require__.e(216), __nccwpck_require__.e(888), __nccwpck_require__.e(46), __nccwpck_require__.e(365), __nccwpck_require__.e(335), __nccwpck_require__.e(319)]).then(__nccwpck_require__.bind(__nccwpck_require__, 80319))).trackThemes,
};
async function start(name) {
    const runtime = realRuntime();
    await endProcess(await perform(name, runtime));
}
async function startCommand(launcher) {
    const runtime = realRuntime();
    const { runCommandHere } = await Promise.all(/* import() */[__nccwpck_require__.e(216), __nccwpck_require__.e(483), __nccwpck_require__.e(0), __nccwpck_require__.e(862), __nccwpck_require__.e(317)]).then(__nccwpck_require__.bind(__nccwpck_require__, 52920));
    await endProcess(await runCommandHere(launcher, runtime, perform));
}
async function perform(name, runtime) {
    const run = await RUNS[name]?.();
    if (run !== undefined)
        return run(runtime);
    const action = await ACTIONS[name]?.();
    if (action === undefined)
        throw new Error(`There is no action ${name}.`);
    const { runAction } = await Promise.all(/* import() */[__nccwpck_require__.e(216), __nccwpck_require__.e(46), __nccwpck_require__.e(0), __nccwpck_require__.e(365), __nccwpck_require__.e(862), __nccwpck_require__.e(662), __nccwpck_require__.e(269)]).then(__nccwpck_require__.bind(__nccwpck_require__, 10269));
    return runAction(action, runtime);
}

module.exports = __webpack_exports__;
/******/ })()
;