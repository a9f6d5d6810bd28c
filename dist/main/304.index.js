"use strict";
exports.id = 304;
exports.ids = [304,2557];
exports.modules = {

/***/ 304:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  ingest: () => (  ingest)
});

// EXTERNAL MODULE: ./http/v8-flags.js
var v8_flags = __webpack_require__(4242);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(8009);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(7720);
;// CONCATENATED MODULE: ./ingest/manifest/piece.js
function faultAt(line, problem, entry) {
    return { kind: 'fault', line, entry, field: null, problem };
}
function describePlace({ line, entry }) {
    return entry === undefined ? String(line) : `${line}, entry ${entry}`;
}
function isJsonWhiteSpace(byte) {
    return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

;// CONCATENATED MODULE: ./ingest/manifest/entry.js



const MAX_ID_CHARS = 100;
function readEntry({ line, entry, bytes, isLast }) {
    let json;
    try {
        json = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        const problem = 'holds bytes that are not UTF-8: save the manifest as UTF-8';
        return faultAt(line, problem, entry);
    }
    try {
        return { kind: 'entry', line, entry, json, value: JSON.parse(json) };
    }
    catch (error) {
        const cure = isLast
            ? 'was the file cut off?'
            : 'a manifest is a JSON array of calls, or NDJSON with one whole call a line';
        return faultAt(line + linesAbove(error), `is not JSON: ${cure}`, entry);
    }
}
function linesAbove(error) {
    const [, line = '1'] = /\(line (\d+) column \d+\)$/.exec(String(error)) ?? [];
    return Number(line) - 1;
}
function externalIdOf(call) {
    const externalId = (0,json_object .f)(call, ['externalId']);
    return typeof externalId === 'string' ? externalId : null;
}
function callName(entry) {
    const externalId = externalIdOf(entry.value);
    const id = externalId === null ? '' : ` (externalId ${(0,log_line .T)(externalId, MAX_ID_CHARS)})`;
    return `call of line ${describePlace(entry)}${id}`;
}

;// CONCATENATED MODULE: ./ingest/call-report.js





class CallReport {
    path;
    #file;
    #failure = null;
    constructor(folder) {
        this.path = (0,external_node_path_.join)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(folder || (0,external_node_os_.tmpdir)(), 'ingest-calls-')), 'calls.ndjson');
        this.#file = (0,external_node_fs_.openSync)(this.path, 'a');
    }
    get isWhole() {
        return this.#failure === null;
    }
    write(entry, { result, id, why }) {
        if (this.#failure !== null)
            throw this.#failure;
        const externalId = externalIdOf(entry.value);
        const name = externalId === null ? { externalId, digest: entryDigest(entry) } : { externalId };
        const place = { line: entry.line, entry: entry.entry };
        const line = `${JSON.stringify({ ...place, ...name, result, id, why })}\n`;
        try {
            if ((0,external_node_fs_.fstatSync)(this.#file).nlink === 0)
                throw new Error('it was removed');
            (0,external_node_fs_.writeFileSync)(this.#file, line);
        }
        catch (error) {
            this.#failure = error;
            throw error;
        }
    }
    close() {
        (0,external_node_fs_.closeSync)(this.#file);
    }
}
function entryDigest({ json }) {
    return (0,external_node_crypto_.createHash)('sha256').update(json).digest('hex').slice(0, 32);
}

// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(1299);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(8989);
// EXTERNAL MODULE: ./core/input/addresses.js
var addresses = __webpack_require__(744);
// EXTERNAL MODULE: ./core/input/iso-time.js
var iso_time = __webpack_require__(2111);
// EXTERNAL MODULE: ./core/input/simple-values.js
var simple_values = __webpack_require__(387);
;// CONCATENATED MODULE: ./service/call-schema.js
const MAX_ID_CHARACTERS = 255;
const MAX_OFFSET_MS = 1_073_741_823;
const END_STATUSES = [
    'PARTICIPANTS_DID_NOT_SPEAK',
    'AGENT_DID_NOT_ANSWER',
    'AGENT_DID_NOT_SPEAK',
    'AGENT_STOPPED_SPEAKING',
    'AGENT_ENDED_CALL',
    'AGENT_TRANSFERRED_CALL',
    'AGENT_BUSY',
    'AGENT_ERROR',
    'CUSTOMER_ENDED_CALL',
    'VOICE_MAIL_REACHED',
    'SILENCE_TIME_OUT',
    'PHONE_CALL_PROVIDER_CONNECTION_ERROR',
    'CUSTOMER_DID_NOT_ANSWER',
    'CUSTOMER_DID_NOT_SPEAK',
    'CUSTOMER_STOPPED_SPEAKING',
    'CUSTOMER_BUSY',
    'DIAL_ERROR',
    'MAX_DURATION_REACHED',
    'AGENT_SAID_END_CALL_PHRASE',
    'UNKNOWN',
];
const call_schema_text = schemas .YjP('has to be a text');
const uuid = schemas .OsD('has to be a UUID such as 01234567-89ab-cdef-0123-456789abcdef');
const object = schemas .g1P(schemas .YjP(), schemas .L5J(), 'has to be an object');
const ADDRESS = "has to be an http or https address such as 'https://files.example.com/call.wav'";
const webAddress = schemas .YjP(ADDRESS)
    .check(schemas .YPB((value) => (0,addresses .of)(value) !== null && URL.canParse(value), ADDRESS));
const MOMENT = 'has to be an ISO 8601 date and time with a zone, such as 2026-01-31T14:30:00Z or 2026-01-31T14:30:00+02:00';
const moment = schemas .YjP(MOMENT).check(schemas .YPB((value) => (0,iso_time .s)(value) !== null, MOMENT));
const PHONE_NUMBER = "has to be an E.164 phone number such as '+15550100200'";
const phoneNumber = schemas .YjP(PHONE_NUMBER)
    .check(schemas .YPB((value) => (0,simple_values .lq)(value).ok, PHONE_NUMBER));
const shortText = call_schema_text.check(schemas .YPB(
(value) => value.length <= MAX_ID_CHARACTERS || Array.from(value).length <= MAX_ID_CHARACTERS, `has to be at most ${MAX_ID_CHARACTERS} characters long`));
const OFFSET = `has to be a whole number of milliseconds from 0 to ${MAX_OFFSET_MS}`;
const offset = schemas .Whr(OFFSET).check(api .qm(0, OFFSET), api .Zm(MAX_OFFSET_MS, OFFSET));
function oneOf(values) {
    const listed = `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
    return schemas .k5n(values, `has to be ${listed}`);
}
function list(item) {
    return schemas .lqM(schemas .YOg(item, 'has to be a list'));
}
const ALWAYS = { when: ({ value }) => (0,json_object .G)(value) };
const endsAfterStart = schemas .YPB(({ startOffsetMs, endOffsetMs }) => typeof startOffsetMs !== 'number' ||
    typeof endOffsetMs !== 'number' ||
    startOffsetMs <= endOffsetMs, { ...ALWAYS, path: ['endOffsetMs'], error: 'has to be startOffsetMs or later' });
function notBoth(singular, plural) {
    return schemas .YPB((call) => !(Object.hasOwn(call, singular) && Object.hasOwn(call, plural)), {
        ...ALWAYS,
        path: [plural],
        error: `has to be left out beside ${singular}: give one of them`,
    });
}
const OBJECT = 'has to be an object';
const speakerSchema = schemas ._H3({ platformId: schemas .lqM(uuid), customId: schemas .lqM(call_schema_text) }, OBJECT);
const spanFields = {
    startOffsetMs: schemas .lqM(offset),
    endOffsetMs: schemas .lqM(offset),
    agent: schemas .lqM(speakerSchema),
};
const transcriptEntrySchema = schemas ._H3({
    ...spanFields,
    text: schemas .lqM(call_schema_text),
    role: schemas .lqM(call_schema_text),
    languageCode: schemas .lqM(call_schema_text),
    payload: schemas .lqM(schemas .mee(object)),
}, OBJECT)
    .check(endsAfterStart);
const toolInvocationSchema = schemas ._H3({
    ...spanFields,
    name: schemas .lqM(call_schema_text),
    parameters: schemas .lqM(object),
    result: schemas .lqM(schemas .KCZ([call_schema_text, object], 'has to be a text or an object')),
    description: schemas .lqM(call_schema_text),
}, OBJECT)
    .check(endsAfterStart);
const agentSchema = schemas ._H3({
    platformId: schemas .lqM(uuid),
    customId: schemas .lqM(call_schema_text),
    endpoint: schemas .lqM(schemas ._H3({ id: schemas .lqM(uuid) }, OBJECT)),
}, OBJECT);
const customerSchema = schemas ._H3({
    phoneNumberE164: schemas .lqM(schemas .mee(phoneNumber)),
    label: schemas .lqM(schemas .mee(call_schema_text)),
}, OBJECT);
function callRequestSchema(endStatusFields) {
    const endStatus = schemas .lqM(oneOf(END_STATUSES));
    return schemas ._H3({
        recordingUrl: webAddress,
        startedAt: moment,
        callDirection: oneOf(['INBOUND', 'OUTBOUND']),
        interfaceType: oneOf(['PHONE', 'WEB']),
        stereoRecordingUrl: schemas .lqM(webAddress),
        ...Object.fromEntries(endStatusFields.map((name) => [name, endStatus])),
        transcript: list(transcriptEntrySchema),
        toolInvocations: list(toolInvocationSchema),
        properties: schemas .lqM(object),
        partnerCallId: schemas .lqM(uuid),
        partnerRoomId: schemas .lqM(shortText),
        externalId: schemas .lqM(shortText),
        agent: schemas .lqM(agentSchema),
        agents: list(agentSchema),
        customer: schemas .lqM(customerSchema),
        customers: list(customerSchema),
    }, OBJECT)
        .check(notBoth('agent', 'agents'), notBoth('customer', 'customers'));
}
const END_STATUS_FIELDS = ['endedReason', 'endedStatus'];
function createCallCheck(endStatusField) {
    const isKnown = END_STATUS_FIELDS.includes(endStatusField);
    const schema = callRequestSchema(isKnown ? END_STATUS_FIELDS : [endStatusField]);
    return (call) => {
        const parsed = parse .xL(schema, call);
        return parsed.success ? [] : parsed.error.issues;
    };
}

;// CONCATENATED MODULE: ./ingest/manifest/locate.js
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:\n]|[^\s{}[\],:"]+/g;
function linesOf(paths, json) {
    const places = paths.map((path) => ({ path, line: 0 }));
    const containers = [];
    let line = 0;
    for (const [token] of json.matchAll(TOKEN)) {
        const inner = containers.at(-1);
        if (token === '\n')
            line += 1;
        else if (token === '}' || token === ']')
            containers.pop();
        else if (token === ',')
            advance(inner);
        else if (inner?.wantsName && token !== ':')
            nameMember(inner, token);
        else if (token !== ':') {
            for (const place of places)
                if (leadsTo(place.path, containers))
                    place.line = line;
            if (token === '{' || token === '[')
                containers.push(begin(token));
        }
    }
    return places.map((place) => place.line);
}
function begin(bracket) {
    const isArray = bracket === '[';
    return { isArray, member: 0, wantsName: !isArray };
}
function advance(container) {
    if (container === undefined)
        return;
    if (container.isArray)
        container.member = Number(container.member) + 1;
    else
        container.wantsName = true;
}
function nameMember(container, token) {
    container.member = String(JSON.parse(token));
    container.wantsName = false;
}
function leadsTo(path, containers) {
    return containers.every(({ member }, depth) => member === path[depth]);
}

;// CONCATENATED MODULE: ./ingest/entry-faults.js




const MAX_SHOWN_CHARS = 60;
const MAX_FIELD_CHARS = 120;
function entryFaults({ line, entry, json, value }, check, located) {
    const faults = new Map();
    for (const fault of check(value)) {
        const field = fieldName(fault.path);
        if (!faults.has(field))
            faults.set(field, fault);
    }
    const paths = [...faults.values()].slice(0, located).map(({ path }) => path);
    const lines = paths.length > 0 ? linesOf(paths, json) : [];
    return [...faults].map(([field, { path, message }], index) => ({
        kind: 'fault',
        line: line + (lines[index] ?? 0),
        entry,
        field: field === '' ? null : (0,log_line .T)(field, MAX_FIELD_CHARS),
        problem: describe(message, path, value),
    }));
}
function fieldName(path) {
    return path
        .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
        .join('')
        .replace(/^\./, '');
}
function describe(message, path, entry) {
    const found = (0,json_object .f)(entry, path);
    if (path.length === 0)
        return `holds ${describeFound(found, path)} where a call ${message}`;
    return found === undefined
        ? `is missing: it ${message}`
        : `is ${describeFound(found, path)}: it ${message}`;
}
function describeFound(found, path) {
    if (Array.isArray(found))
        return 'a list';
    if (typeof found === 'object' && found !== null)
        return 'an object';
    if (typeof found !== 'string')
        return String(found);
    if (path.at(-1) === 'phoneNumberE164')
        return `a text of ${found.length} characters`;
    return `'${(0,log_line .T)((0,addresses .BF)(found), MAX_SHOWN_CHARS)}'`;
}

;// CONCATENATED MODULE: ./ingest/manifest/fault-list.js


const MAX_LISTED = 100;
class FaultList {
    #listed = [];
    #count = 0;
    get count() {
        return this.#count;
    }
    get room() {
        return MAX_LISTED - this.#listed.length;
    }
    add(fault) {
        if (this.room > 0)
            this.#listed.push(fault);
        this.#count += 1;
    }
    describe() {
        const texts = this.#listed
            .toSorted((a, b) => a.line - b.line)
            .map((fault) => `line ${describePlace(fault)}${describeFault(fault)}`);
        const more = this.#count - texts.length;
        return more > 0 ? [...texts, `and ${(0,format .So)(more, 'more fault')}`] : texts;
    }
}
function describeFault({ field, problem }) {
    return field === null ? ` ${problem}` : `: ${field} ${problem}`;
}

;// CONCATENATED MODULE: ./ingest/manifest/entry-bytes.js

const MAX_ENTRY_MIB = 8;
const MAX_ENTRY_BYTES = MAX_ENTRY_MIB * 1024 * 1024;
class EntryBytes {
    #parts = [];
    #size = 0;
    get isTooLarge() {
        return this.#size > MAX_ENTRY_BYTES;
    }
    append(bytes) {
        this.#size += bytes.length;
        if (this.isTooLarge)
            this.#parts = [];
        else if (bytes.length > 0)
            this.#parts.push(new Uint8Array(bytes));
    }
    finish(bytes, line, isLast) {
        const whole = this.#finishBytes(bytes);
        if (whole === null) {
            return faultAt(line, `begins an entry of more than ${MAX_ENTRY_MIB} MiB, which no call needs: is a closing quote or bracket missing?`);
        }
        return { kind: 'entry', line, bytes: trim(whole), isLast };
    }
    #finishBytes(bytes) {
        if (this.#parts.length > 0)
            this.append(bytes);
        else
            this.#size += bytes.length;
        const { isTooLarge } = this;
        const whole = this.#parts.length > 0 ? concat(this.#parts) : bytes;
        this.#parts = [];
        this.#size = 0;
        return isTooLarge ? null : whole;
    }
}
function concat(parts) {
    const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
    let at = 0;
    for (const part of parts) {
        whole.set(part, at);
        at += part.length;
    }
    return whole;
}
function trim(bytes) {
    let start = 0;
    let end = bytes.length;
    while (start < end && isJsonWhiteSpace(bytes[start]))
        start += 1;
    while (end > start && isJsonWhiteSpace(bytes[end - 1]))
        end -= 1;
    return bytes.subarray(start, end);
}

;// CONCATENATED MODULE: ./ingest/manifest/split-array.js


const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
class ArraySplitter {
    #entry = new EntryBytes();
    #state = 'opened';
    #line;
    #entryLine = 0;
    #count = 0;
    #depth = 0;
    #isInText = false;
    #isEscaped = false;
    constructor(line) {
        this.#line = line;
    }
    *push(chunk) {
        let start = 0;
        let at = -1;
        for (const byte of chunk) {
            if (this.#state === 'over')
                return;
            at += 1;
            if (byte === LINE_FEED)
                this.#line += 1;
            if (this.#state === 'inside') {
                if (!this.#isEnd(byte))
                    continue;
                yield* this.#finish(chunk.subarray(start, at), byte);
            }
            else if (!isJsonWhiteSpace(byte)) {
                start = at;
                yield* this.#between(byte);
            }
        }
        if (this.#state !== 'inside')
            return;
        this.#entry.append(chunk.subarray(start));
        if (this.#entry.isTooLarge)
            yield* this.#finish(new Uint8Array(), CLOSE_BRACKET);
    }
    *end() {
        if (this.#state === 'inside') {
            const problem = 'begins an entry that is not closed: was the file cut off, or is a quote or bracket missing?';
            yield faultAt(this.#entryLine, problem, this.#count);
        }
        else if (this.#state === 'opened' || this.#state === 'wanting') {
            yield faultAt(this.#line, 'ends the file, but the array has no closing ]: was it cut off?');
        }
    }
    #isEnd(byte) {
        if (this.#isInText) {
            this.#readText(byte);
            return false;
        }
        switch (byte) {
            case QUOTE:
                this.#isInText = true;
                return false;
            case OPEN_BRACKET:
            case OPEN_BRACE:
                this.#depth += 1;
                return false;
            case CLOSE_BRACKET:
            case CLOSE_BRACE:
                this.#depth -= 1;
                return this.#depth < 0;
            default:
                return byte === COMMA && this.#depth === 0;
        }
    }
    #readText(byte) {
        if (this.#isEscaped)
            this.#isEscaped = false;
        else if (byte === BACKSLASH)
            this.#isEscaped = true;
        else if (byte === QUOTE || byte === LINE_FEED)
            this.#isInText = false;
    }
    *#finish(bytes, delimiter) {
        const piece = this.#entry.finish(bytes, this.#entryLine, false);
        this.#state = delimiter === COMMA ? 'wanting' : 'closed';
        if (piece.kind === 'fault')
            this.#state = 'over';
        yield { ...piece, entry: this.#count };
    }
    *#between(byte) {
        if (this.#state === 'closed') {
            this.#state = 'over';
            yield faultAt(this.#line, 'goes on behind the closing ] of the array: remove what stands there');
        }
        else if (byte === COMMA) {
            this.#state = 'wanting';
            const where = this.#count === 0 ? '' : `, behind entry ${this.#count}`;
            yield faultAt(this.#line, `has a comma with nothing in front of it${where}: remove the comma`);
        }
        else if (byte === CLOSE_BRACKET && this.#state === 'wanting') {
            this.#state = 'closed';
            yield faultAt(this.#line, 'has no entry behind the last comma: remove the comma');
        }
        else if (byte === CLOSE_BRACKET) {
            this.#state = 'closed';
        }
        else {
            this.#begin(byte);
        }
    }
    #begin(byte) {
        this.#state = 'inside';
        this.#count += 1;
        this.#entryLine = this.#line;
        this.#isEnd(byte);
    }
}

;// CONCATENATED MODULE: ./ingest/manifest/split-lines.js

const split_lines_LINE_FEED = 0x0a;
class LineSplitter {
    #entry = new EntryBytes();
    #line;
    constructor(line) {
        this.#line = line;
    }
    *push(chunk) {
        let start = 0;
        for (let end = chunk.indexOf(split_lines_LINE_FEED); end !== -1; end = chunk.indexOf(split_lines_LINE_FEED, start)) {
            const piece = this.#entry.finish(chunk.subarray(start, end), this.#line, false);
            if (!isBlank(piece))
                yield piece;
            this.#line += 1;
            start = end + 1;
        }
        this.#entry.append(chunk.subarray(start));
    }
    *end() {
        const piece = this.#entry.finish(new Uint8Array(), this.#line, true);
        if (!isBlank(piece))
            yield piece;
    }
}
function isBlank(piece) {
    return piece.kind === 'entry' && piece.bytes.length === 0;
}

;// CONCATENATED MODULE: ./ingest/manifest/split-manifest.js



const split_manifest_LINE_FEED = 0x0a;
const split_manifest_OPEN_BRACKET = 0x5b;
const split_manifest_OPEN_BRACE = 0x7b;
const MARK = [0xef, 0xbb, 0xbf];
class ManifestSplitter {
    #splitter = null;
    #line = 1;
    #position = 0;
    push(chunk) {
        return this.#splitter === null ? this.#start(chunk) : this.#splitter.push(chunk);
    }
    end() {
        return this.#splitter === null ? [] : this.#splitter.end();
    }
    *#start(chunk) {
        for (const [at, byte] of chunk.entries()) {
            const isMark = byte === MARK[this.#position];
            this.#position += 1;
            if (isMark || isJsonWhiteSpace(byte)) {
                if (byte === split_manifest_LINE_FEED)
                    this.#line += 1;
                continue;
            }
            if (byte === split_manifest_OPEN_BRACKET) {
                this.#splitter = new ArraySplitter(this.#line);
                yield* this.#splitter.push(chunk.subarray(at + 1));
            }
            else if (byte === split_manifest_OPEN_BRACE) {
                this.#splitter = new LineSplitter(this.#line);
                yield* this.#splitter.push(chunk.subarray(at));
            }
            else {
                this.#splitter = NOTHING;
                yield faultAt(this.#line, describeStart(byte));
            }
            return;
        }
    }
}
function describeStart(byte) {
    return byte === 0xfe || byte === 0xff
        ? 'is UTF-16: save the manifest as UTF-8'
        : 'begins with neither [ nor {: a manifest is a JSON array of calls, or NDJSON with one call a line';
}
const NOTHING = { push: () => [], end: () => [] };

;// CONCATENATED MODULE: ./ingest/check-manifest.js







const check_manifest_MAX_SHOWN_CHARS = 60;
async function checkManifest(manifest, endStatusField, signal) {
    const check = createCallCheck(endStatusField);
    const faults = new FaultList();
    const firsts = new FirstPlaces();
    let calls = 0;
    for await (const entry of manifest.entries(new ManifestSplitter(), signal)) {
        if (entry.kind === 'fault') {
            faults.add(entry);
            continue;
        }
        calls += 1;
        for (const fault of entryFaults(entry, check, faults.room))
            faults.add(fault);
        const externalId = externalIdOf(entry.value);
        if (externalId === null)
            continue;
        const earlier = firsts.note(externalId, entry);
        if (earlier !== null)
            faults.add(duplicate(externalId, entry, earlier));
    }
    return { calls, faults };
}
function duplicate(externalId, { line, entry }, earlier) {
    const shown = (0,log_line .T)(externalId, check_manifest_MAX_SHOWN_CHARS);
    return {
        kind: 'fault',
        line,
        entry,
        field: 'externalId',
        problem: `is '${shown}', as in the call of line ${describePlace(earlier)}: it is unique within a project`,
    };
}
class FirstPlaces {
    #indexes = new Map();
    #lines = [];
    #entries = [];
    note(externalId, { line, entry }) {
        const index = this.#indexes.get(externalId) ?? -1;
        const earlier = this.#lines[index];
        if (earlier !== undefined)
            return { line: earlier, entry: this.#entries[index] };
        this.#indexes.set(externalId, this.#lines.length);
        this.#lines.push(line);
        if (entry !== undefined)
            this.#entries.push(entry);
        return null;
    }
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./ingest/input-file.js




const CHUNK_BYTES = 256 * 1024;
const MAX_PATH_CHARS = 200;
class InputFile {
    #input;
    #path;
    #handle;
    constructor(input, path, handle) {
        this.#input = input;
        this.#path = path;
        this.#handle = handle;
    }
    static async open(input, path) {
        try {
            return new InputFile(input, path, await (0,promises_.open)(path));
        }
        catch (error) {
            throw refused(input, path, (0,stops .D2)(error));
        }
    }
    refuse(problem) {
        return refused(this.#input, this.#path, problem);
    }
    async version() {
        const { size, mtimeMs } = await this.#handle.stat();
        return `${size} ${mtimeMs}`;
    }
    async *entries(splitter, signal) {
        const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
        for (let position = 0;;) {
            signal.throwIfAborted();
            const bytesRead = await this.#read(chunk, position);
            const pieces = bytesRead === 0 ? splitter.end() : splitter.push(chunk.subarray(0, bytesRead));
            for (const piece of pieces)
                yield piece.kind === 'entry' ? readEntry(piece) : piece;
            if (bytesRead === 0)
                return;
            position += bytesRead;
        }
    }
    async #read(chunk, position) {
        try {
            return (await this.#handle.read(chunk, 0, chunk.length, position)).bytesRead;
        }
        catch (error) {
            throw this.refuse((0,stops .D2)(error));
        }
    }
    close() {
        return this.#handle.close();
    }
}
function refused(input, path, problem) {
    return new stops .C9('input', `input '${input}': '${(0,log_line .T)(path, MAX_PATH_CHARS)}' ${problem}`, 'error');
}

;// CONCATENATED MODULE: ./ingest/earlier-attempt.js





class EarlierAttempt {
    #fates = new Map();
    static async read(path, signal) {
        const earlier = new EarlierAttempt();
        const file = await InputFile.open('continue-from', path);
        try {
            for await (const entry of file.entries(new LineSplitter(1), signal)) {
                if (entry.kind === 'fault' || !earlier.#note(entry.value)) {
                    throw file.refuse(`is not a report of this action (line ${entry.line}): name the report-file of the earlier attempt, as that wrote it`);
                }
            }
        }
        finally {
            await file.close();
        }
        return earlier;
    }
    take(entry) {
        const externalId = externalIdOf(entry.value);
        const key = externalId === null ? `digest ${entryDigest(entry)}` : `externalId ${externalId}`;
        return this.#fates.get(key)?.shift() ?? null;
    }
    #note(line) {
        if (!(0,json_object .G)(line))
            return false;
        const { externalId, digest, result, id } = line;
        const isNamed = typeof externalId === 'string';
        if (!isNamed && typeof digest !== 'string')
            return false;
        const key = isNamed ? `externalId ${externalId}` : `digest ${digest}`;
        const fate = fateNow(result, typeof id === 'string' ? id : null, isNamed);
        if (fate === undefined)
            return false;
        if (fate !== null)
            this.#fates.set(key, [...(this.#fates.get(key) ?? []), fate]);
        return true;
    }
}
function fateNow(result, id, isNamed) {
    switch (result) {
        case 'created':
        case 'skipped':
            return { result: 'skipped', id, why: 'created by the earlier attempt' };
        case 'unknown':
            return isNamed
                ? null
                : {
                    result: 'unknown',
                    id: null,
                    why: 'the earlier attempt may have created it, and without an externalId it could be created twice: look for it at the service',
                };
        case 'failed':
            return null;
        default:
            return undefined;
    }
}

// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(2557);
// EXTERNAL MODULE: ./step/concerns-all.js
var concerns_all = __webpack_require__(9419);
// EXTERNAL MODULE: ./step/explain.js
var explain = __webpack_require__(301);
;// CONCATENATED MODULE: ./ingest/fate.js

const SKIP_CURE = 'Where such a call is to be left as it is, set on-duplicate: skip';
function notSent(why) {
    return { result: 'failed', id: null, why: `not sent: ${why}`, wasSent: false };
}
function fateOf(error, externalId, onDuplicate) {
    const why = error.message;
    if (error.mayHaveBeenTaken) {
        return {
            result: 'unknown',
            id: null,
            why: `${(0,stops .Kx)(why)}; it may have been created all the same`,
        };
    }
    if (externalId !== null && saysDuplicate(error)) {
        const told = `its externalId exists already; ${(0,stops .Kx)(why)}`;
        return onDuplicate === 'skip'
            ? { result: 'skipped', id: null, why: told }
            : { result: 'failed', id: null, why: `${told}. ${SKIP_CURE}`, wasSent: true };
    }
    return { result: 'failed', id: null, why, wasSent: error.kind === 'status' };
}
function saysDuplicate({ status, code, param }) {
    const isNamed = param === 'externalId';
    if (status === 409)
        return isNamed || param === undefined;
    return status === 400 && isNamed && code !== 'missing_required_field';
}

;// CONCATENATED MODULE: ./ingest/sender.js






const PATIENCE_MS = 5 * 60_000;
const PATIENCE = 'a call is tried for 5m while the service takes none';
const LINGER_MS = 2_000;
const MIN_UNKNOWN = 10;
class Sender {
    #options;
    #stop = new AbortController();
    #whyStopped = null;
    #unknown = 0;
    #heardMs = 0;
    constructor(options) {
        this.#options = options;
    }
    get whyStopped() {
        return this.#options.cancelled.aborted
            ? describeCancel(this.#options.cancelled)
            : this.#whyStopped;
    }
    stop(why) {
        this.#whyStopped ??= why;
        this.#stop.abort(new stops .C9('service', why));
    }
    async send(entry) {
        if (this.whyStopped !== null)
            return notSent(this.whyStopped);
        try {
            const { id } = await this.#options.client.createCall(entry.json, this.#context());
            this.#heard();
            return { result: 'created', id, why: null };
        }
        catch (error) {
            if (error instanceof errors ._7)
                return this.#fail(error, entry);
            if (error instanceof stops .cJ || error instanceof stops .C9)
                return notSent(error.message);
            throw error;
        }
    }
    #context() {
        const { clock, cancelled } = this.#options;
        const startedMs = clock.now();
        const deadline = () => Math.max(startedMs, this.#heardMs) + PATIENCE_MS;
        return {
            signal: cancelled,
            noMore: this.#stop.signal,
            lingerMs: LINGER_MS,
            get deadlineMs() {
                return deadline();
            },
        };
    }
    #fail(error, entry) {
        const { maxParallel, onDuplicate } = this.#options;
        const fate = fateOf(error, externalIdOf(entry.value), onDuplicate);
        if ((0,concerns_all .p)(error)) {
            const { message } = (0,explain .W)(error, null, 'the inputs base-url and api-key');
            this.stop(error.kind === 'deadline' ? `${message} (${PATIENCE})` : message);
        }
        else if (fate.result === 'unknown') {
            this.#unknown += 1;
            if (this.#unknown >= Math.max(MIN_UNKNOWN, 2 * maxParallel)) {
                this.stop(`nobody knows whether the last ${this.#unknown} calls were created (${(0,stops .Kx)(error.problem)})`);
            }
        }
        else {
            this.#heard();
        }
        return fate;
    }
    #heard() {
        this.#unknown = 0;
        this.#heardMs = this.#options.clock.now();
    }
}
function describeCancel({ reason }) {
    return reason instanceof Error ? reason.message : String(reason);
}

// EXTERNAL MODULE: ./step/output-values.js
var output_values = __webpack_require__(5380);
;// CONCATENATED MODULE: ./ingest/tally.js





const MAX_ROWS = 100;
const MAX_TOLD = 7;
const tally_MAX_ID_CHARS = 100;
const MAX_WHY_CHARS = 2_000;
class Tally {
    #total;
    #counts = {
        created: 0,
        skipped: 0,
        failed: 0,
        unknown: 0,
    };
    #ids = [];
    #troubles = [];
    #troubledRows = [];
    #otherRows = [];
    #troubled = 0;
    #notSent = 0;
    constructor(total) {
        this.#total = total;
    }
    get headline() {
        const { created, skipped, failed, unknown } = this.#counts;
        const calls = (0,format .So)(this.#total, 'call');
        return `${(0,format .B4)(created)} of ${calls} created, ${(0,format .B4)(skipped)} skipped, ${(0,format .B4)(failed)} failed, ${(0,format .B4)(unknown)} unknown`;
    }
    note(entry, fate) {
        const { result, id, why } = fate;
        this.#counts[result] += 1;
        if (id !== null) {
            this.#ids.push({ place: entry.entry ?? entry.line, id: (0,log_line .T)(id, tally_MAX_ID_CHARS) });
        }
        const row = [
            describePlace(entry),
            idCell(externalIdOf(entry.value)),
            result,
            idCell(id) ?? why,
        ];
        if (result === 'created' || result === 'skipped') {
            keep(this.#otherRows, row, MAX_ROWS);
            return;
        }
        keep(this.#troubledRows, row, MAX_ROWS);
        if (result === 'failed' && !fate.wasSent) {
            this.#notSent += 1;
            return;
        }
        this.#troubled += 1;
        const told = (0,log_line .T)(why, MAX_WHY_CHARS);
        keep(this.#troubles, `${callName(entry)} ${result}: ${told}`, MAX_TOLD);
    }
    noteRest() {
        const rest = this.#total - Object.values(this.#counts).reduce((sum, count) => sum + count, 0);
        this.#counts.failed += rest;
        this.#notSent += rest;
    }
    tell(report, { path, isWhole }) {
        const { created, skipped, failed, unknown } = this.#counts;
        const ids = this.#ids.toSorted((a, b) => a.place - b.place).map(({ id }) => id);
        report.headline = isWhole ? `${this.headline}; one line for each in ${path}` : this.headline;
        Object.assign(report.outputs, {
            'call-ids': (0,output_values .Ir)(ids, (cut) => ({ cut })),
            created: String(created),
            skipped: String(skipped),
            failed: String(failed),
            unknown: String(unknown),
            'report-file': path,
        });
        const rows = [...this.#troubledRows, ...this.#otherRows].slice(0, MAX_ROWS);
        report.rows.push(...rows);
        const more = this.#total - rows.length;
        if (more > 0)
            report.rows.push(['\u2026', null, '', `${(0,format .So)(more, 'more call')}, see the report file`]);
        report.errors.push(...this.#troubles, ...this.#sums(isWhole));
    }
    #sums(isWhole) {
        const more = this.#troubled - this.#troubles.length;
        const sums = [];
        if (more > 0)
            sums.push(`${(0,format .So)(more, 'more call')} failed or unknown, see the report file`);
        if (this.#notSent > 0) {
            const notSent = `${(0,format .So)(this.#notSent, 'call was', 'calls were')} not sent`;
            const cure = 'a second attempt with the report file as continue-from sends what is missing';
            sums.push(isWhole ? `${notSent}; ${cure}` : notSent);
        }
        return sums;
    }
}
function idCell(id) {
    return id === null ? null : { id };
}
function keep(list, item, max) {
    if (list.length < max)
        list.push(item);
}

;// CONCATENATED MODULE: ./ingest/ingest.js
const CANCEL_BUDGET_MS = 3_500;
const NEVER = new AbortController().signal;
const BEAT_MS = 30_000;
async function ingest(inputs, step) {
    const earlier = await gather(step, () => readEarlier(inputs.continueFrom, step));
    const manifest = await gather(step, () => InputFile.open('manifest', inputs.manifest));
    if (manifest === null)
        return;
    try {
        const version = await manifest.version();
        const calls = await check(manifest, step);
        if (calls === 0 || earlier === null)
            return;
        if ((await manifest.version()) !== version)
            throw changed(manifest);
        await send(manifest, calls, earlier, inputs, step);
    }
    finally {
        await manifest.close();
    }
}
async function gather(step, read) {
    try {
        return await read();
    }
    catch (error) {
        if (!(error instanceof stops .C9))
            throw error;
        step.report.errors.push(error.message);
        return null;
    }
}
async function readEarlier(path, { cancelled }) {
    return path === null ? new EarlierAttempt() : EarlierAttempt.read(path, cancelled);
}
async function check(manifest, step) {
    const { cancelled, report, runner, profile } = step;
    const { endStatusField } = profile.operations.createCall;
    const { calls, faults } = await withHeartbeat(() => 'checking the manifest', step, () => checkManifest(manifest, endStatusField, cancelled));
    if (faults.count > 0) {
        const count = (0,format .So)(faults.count, 'fault');
        report.errors.push(manifest.refuse(`has ${count}, so no call was sent`).message, ...faults.describe());
        return 0;
    }
    if (calls === 0) {
        throw manifest.refuse('holds no call: give a JSON array of calls, or NDJSON with one call a line');
    }
    runner.info(`${(0,format .So)(calls, 'call')} checked, none of them faulty`);
    return calls;
}
async function send(manifest, calls, earlier, { maxParallel, onDuplicate }, step) {
    const { clock, cancelled, runner } = step;
    const report = openReport(step);
    runner.info(`what becomes of each call is written to ${report.path}`);
    const tally = new Tally(calls);
    const client = await step.connect();
    (0,v8_flags .N)(v8_flags .h.smallHeap);
    const tell = (line) => runner.info(line);
    const sender = new Sender({ client, clock, cancelled, maxParallel, onDuplicate });
    const settle = async (entry) => {
        const fate = earlier.take(entry) ?? (await sender.send(entry));
        tally.note(entry, fate);
        try {
            report.write(entry, fate);
        }
        catch (error) {
            if (fate.result !== 'failed') {
                tell(`${callName(entry)} ${fate.result}, but not in the report: ${fate.id ?? fate.why}`);
            }
            const stopped = unrecorded(report.path, error);
            sender.stop(stopped.message);
            throw stopped;
        }
    };
    try {
        await withHeartbeat(() => tally.headline, step, () => settleAll(manifest, settle, maxParallel, step));
        if (sender.whyStopped !== null)
            step.report.errors.push(sender.whyStopped);
    }
    finally {
        report.close();
        tally.noteRest();
        tally.tell(step.report, report);
    }
}
function openReport({ env }) {
    try {
        return new CallReport(env.RUNNER_TEMP);
    }
    catch (error) {
        throw new stops .C9('input', `the report file cannot be made, so no call was sent: ${String(error)}. RUNNER_TEMP has to name a folder that this step may write to`, 'error');
    }
}
function unrecorded(path, error) {
    return new stops .C9('report', `the report file ${path} cannot be written (${String(error)}), so nothing more is sent: a call without a line in it could be created twice. The log names those that have none. Make room for it, and start again with on-duplicate: skip and without the calls that were created and have no externalId`, 'error');
}
async function settleAll(manifest, settle, maxParallel, { clock, cancelled }) {
    const entries = manifest.entries(new ManifestSplitter(), NEVER);
    let untilMs = Number.POSITIVE_INFINITY;
    const limit = () => {
        untilMs = clock.now() + CANCEL_BUDGET_MS;
    };
    if (cancelled.aborted)
        limit();
    else
        cancelled.addEventListener('abort', limit, { once: true });
    const worker = async () => {
        for await (const entry of entries) {
            if (entry.kind === 'fault')
                throw changed(manifest);
            await settle(entry);
            if (clock.now() >= untilMs)
                return;
        }
    };
    const ends = await Promise.allSettled(Array.from({ length: maxParallel }, worker));
    for (const end of ends)
        if (end.status === 'rejected')
            throw end.reason;
}
function changed(manifest) {
    return manifest.refuse('was changed while it was read: let nothing else write to it');
}
async function withHeartbeat(describe, { clock, runner }, work) {
    const done = new AbortController();
    const beat = async () => {
        for (;;) {
            await clock.sleep(BEAT_MS, done.signal);
            runner.info(describe());
        }
    };
    beat().catch(() => { });
    try {
        return await work();
    }
    finally {
        done.abort();
    }
}


/***/ })

};
;Object.assign(exports.modules, require("./later.js"));
