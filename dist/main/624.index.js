"use strict";
exports.id = 624;
exports.ids = [624];
exports.modules = {

/***/ 79630:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ percentUnits),
/* harmony export */   Yk: () => (/* binding */ unitsToPercent),
/* harmony export */   dH: () => (/* binding */ tellPercent),
/* harmony export */   j3: () => (/* binding */ decimalsApart),
/* harmony export */   qX: () => (/* binding */ isShareReached)
/* harmony export */ });
/**
 * Percentages compared as the decimal numbers that they are written as: a drop from 95.3 to 85.3 is
 * one of 10, which floating point does not say.
 */
/** A billionth of a percentage point; rates up to 100 stay exact integers in it. */
const UNITS = 1e9;
const MAX_DECIMALS = 9;
/** A percentage as a whole number of billionths of a point. */
function percentUnits(percent) {
    return Math.round(percent * UNITS);
}
/** A whole number of billionths of a point as a percentage, to be shown. */
function unitsToPercent(units) {
    return units / UNITS;
}
/** Whether `part` of `whole` is at least this share, in percent; nothing of anything is no share. */
function isShareReached(part, whole, sharePercent) {
    if (part <= 0)
        return false;
    const reached = BigInt(part) * BigInt(percentUnits(100));
    return reached >= BigInt(whole) * BigInt(percentUnits(sharePercent));
}
/** As many decimals as tell two percentages apart, from `least` on: what is less is no difference. */
function decimalsApart(percent, other, least) {
    for (let decimals = least; decimals <= MAX_DECIMALS; decimals += 1) {
        if (percent.toFixed(decimals) !== other.toFixed(decimals))
            return decimals;
    }
    return least;
}
/** A percentage for people: two decimals, or as many as it takes to be told apart from another one. */
function tellPercent(percent, other = null) {
    return `${Number(percent.toFixed(decimalsApart(percent, other ?? percent, 2)))}`;
}


/***/ }),

/***/ 80624:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  action: () => (/* reexport */ ingestCalls)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(7247);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./step/inputs/input-form.js
var input_form = __webpack_require__(36269);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(33743);
// EXTERNAL MODULE: ./core/input/addresses.js
var addresses = __webpack_require__(30744);
// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(18009);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(67720);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(41299);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(58989);
// EXTERNAL MODULE: ./core/input/iso-time.js
var iso_time = __webpack_require__(92111);
// EXTERNAL MODULE: ./core/input/simple-values.js
var simple_values = __webpack_require__(50387);
;// CONCATENATED MODULE: ./service/call-schema.js
/**
 * The body of a call's creation, as the interface specification and public clients give it. Fields
 * that they do not show are allowed everywhere. Every message goes on after the name of a field.
 */





/** The longest `externalId` and `partnerRoomId`, in characters. */
const MAX_ID_CHARACTERS = 255;
/** The observed maximum of an offset, in milliseconds. */
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
    'UNKNOWN',
];
/** A public client sends this one, too. */
const UNSPECIFIED_END_STATUS = 'AGENT_SAID_END_CALL_PHRASE';
const call_schema_text = schemas/* string */.YjP('has to be a text');
const uuid = schemas/* guid */.OsD('has to be a UUID such as 01234567-89ab-cdef-0123-456789abcdef');
const object = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J(), 'has to be an object');
const ADDRESS = "has to be an http or https address such as 'https://files.example.com/call.wav'";
const webAddress = schemas/* string */.YjP(ADDRESS)
    .check(schemas/* refine */.YPB((value) => (0,addresses/* splitHttpUrl */.of)(value) !== null && URL.canParse(value), ADDRESS));
const MOMENT = 'has to be an ISO 8601 date and time with a zone, such as 2026-01-31T14:30:00Z or 2026-01-31T14:30:00+02:00';
const moment = schemas/* string */.YjP(MOMENT).check(schemas/* refine */.YPB((value) => (0,iso_time/* parseIsoTime */.s)(value) !== null, MOMENT));
const PHONE_NUMBER = "has to be an E.164 phone number such as '+15550100200'";
const phoneNumber = schemas/* string */.YjP(PHONE_NUMBER)
    .check(schemas/* refine */.YPB((value) => (0,simple_values/* parsePhoneNumber */.lq)(value).ok, PHONE_NUMBER));
const shortText = call_schema_text.check(schemas/* refine */.YPB(
// The limit counts characters, of which one may be two UTF-16 units.
(value) => value.length <= MAX_ID_CHARACTERS || Array.from(value).length <= MAX_ID_CHARACTERS, `has to be at most ${MAX_ID_CHARACTERS} characters long`));
const OFFSET = `has to be a whole number of milliseconds from 0 to ${MAX_OFFSET_MS}`;
const offset = schemas/* int */.Whr(OFFSET).check(api/* _gte */.qm(0, OFFSET), api/* _lte */.Zm(MAX_OFFSET_MS, OFFSET));
function oneOf(values, further = []) {
    const listed = `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
    return schemas/* enum */.k5n([...values, ...further], `has to be ${listed}`);
}
/** Marks the issue of a value that the specification does not show, and that some services take. */
const UNSPECIFIED = { isUnspecified: true };
/** Reports a value that the schema takes and the specification does not show. */
function unlessSpecified(isSpecified, shown) {
    const error = `is beyond the specification, which shows ${shown}`;
    return schemas/* refine */.YPB(isSpecified, { error, params: UNSPECIFIED });
}
/** A field whose values may be null, which the specification does not show. */
function orNull(schema, shown) {
    return schemas/* optional */.lqM(schemas/* nullable */.mee(schema).check(unlessSpecified((value) => value !== null, shown)));
}
function list(item) {
    return schemas/* optional */.lqM(schemas/* array */.YOg(item, 'has to be a list'));
}
/** Has a rule over several fields told beside the faults of the fields themselves. */
const ALWAYS = { when: ({ value }) => (0,json_object/* isObject */.G)(value) };
/** Offsets of the wrong type are told at their fields. */
const endsAfterStart = schemas/* refine */.YPB(({ startOffsetMs, endOffsetMs }) => typeof startOffsetMs !== 'number' ||
    typeof endOffsetMs !== 'number' ||
    startOffsetMs <= endOffsetMs, { ...ALWAYS, path: ['endOffsetMs'], error: 'has to be startOffsetMs or later' });
/** Refuses the plural form of a field where its singular form is given as well. */
function notBoth(singular, plural) {
    return schemas/* refine */.YPB((call) => !(Object.hasOwn(call, singular) && Object.hasOwn(call, plural)), {
        ...ALWAYS,
        path: [plural],
        error: `has to be left out beside ${singular}: give one of them`,
    });
}
const OBJECT = 'has to be an object';
const speakerSchema = schemas/* looseObject */._H3({ platformId: schemas/* optional */.lqM(uuid), customId: schemas/* optional */.lqM(call_schema_text) }, OBJECT);
const spanFields = {
    startOffsetMs: schemas/* optional */.lqM(offset),
    endOffsetMs: schemas/* optional */.lqM(offset),
    agent: schemas/* optional */.lqM(speakerSchema),
};
const transcriptEntrySchema = schemas/* looseObject */._H3({
    ...spanFields,
    text: schemas/* optional */.lqM(call_schema_text),
    role: schemas/* optional */.lqM(call_schema_text),
    languageCode: schemas/* optional */.lqM(call_schema_text),
    payload: orNull(object, 'an object'),
}, OBJECT)
    .check(endsAfterStart);
const toolInvocationSchema = schemas/* looseObject */._H3({
    ...spanFields,
    name: schemas/* optional */.lqM(call_schema_text),
    parameters: schemas/* optional */.lqM(object),
    result: schemas/* optional */.lqM(schemas/* union */.KCZ([call_schema_text, object], 'has to be a text or an object')
        .check(unlessSpecified((value) => typeof value === 'string', 'a text'))),
    description: schemas/* optional */.lqM(call_schema_text),
}, OBJECT)
    .check(endsAfterStart);
/** The forms of an agent are not shown beyond these keys. */
const agentSchema = schemas/* looseObject */._H3({
    platformId: schemas/* optional */.lqM(uuid),
    customId: schemas/* optional */.lqM(call_schema_text),
    endpoint: schemas/* optional */.lqM(schemas/* looseObject */._H3({ id: schemas/* optional */.lqM(uuid) }, OBJECT)),
}, OBJECT);
const customerSchema = schemas/* looseObject */._H3({
    phoneNumberE164: orNull(phoneNumber, 'a phone number'),
    label: orNull(call_schema_text, 'a text'),
}, OBJECT);
/** What `POST /v1/call` takes. */
function callRequestSchema(endStatusFields) {
    const endStatus = schemas/* optional */.lqM(oneOf(END_STATUSES, [UNSPECIFIED_END_STATUS]).check(unlessSpecified((value) => value !== UNSPECIFIED_END_STATUS, 'other values')));
    return schemas/* looseObject */._H3({
        recordingUrl: webAddress,
        startedAt: moment,
        callDirection: oneOf(['INBOUND', 'OUTBOUND']),
        interfaceType: oneOf(['PHONE', 'WEB']),
        stereoRecordingUrl: schemas/* optional */.lqM(webAddress),
        ...Object.fromEntries(endStatusFields.map((name) => [name, endStatus])),
        transcript: list(transcriptEntrySchema),
        toolInvocations: list(toolInvocationSchema),
        properties: schemas/* optional */.lqM(object),
        partnerCallId: schemas/* optional */.lqM(uuid),
        partnerRoomId: schemas/* optional */.lqM(shortText),
        externalId: schemas/* optional */.lqM(shortText),
        agent: schemas/* optional */.lqM(agentSchema),
        agents: list(agentSchema),
        customer: schemas/* optional */.lqM(customerSchema),
        customers: list(customerSchema),
    }, OBJECT)
        .check(notBoth('agent', 'agents'), notBoth('customer', 'customers'));
}
/** Services of this kind have one or the other. */
const END_STATUS_FIELDS = ['endedReason', 'endedStatus'];
/** @param endStatusField the field that says how the call ended, or one of those that are known to */
function createCallCheck(endStatusField) {
    const isKnown = END_STATUS_FIELDS.includes(endStatusField);
    const schema = callRequestSchema(isKnown ? END_STATUS_FIELDS : [endStatusField]);
    return (call) => {
        const { error } = parse/* safeParse */.xL(schema, call);
        return (error?.issues ?? []).map((issue) => ({
            path: issue.path,
            message: issue.message,
            isUnspecified: issue.code === 'custom' && issue.params === UNSPECIFIED,
        }));
    };
}

;// CONCATENATED MODULE: ./ingest/capped-list.js
/** The first items of a list that may be long, and how many more there are. */
class CappedList {
    items = [];
    more = 0;
    #max;
    constructor(max) {
        this.#max = max;
    }
    add(item) {
        if (this.items.length < this.#max)
            this.items.push(item);
        else
            this.more += 1;
    }
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
;// CONCATENATED MODULE: ./ingest/input-file.js







const MIB = 1024 * 1024;
/** An hour's call with its transcript takes about 0.3 MiB. */
const MAX_LINE_MIB = 8;
const MAX_ARRAY_MIB = 64;
const MAX_PATH_CHARS = 200;
const MAX_ID_CHARS = 100;
/** E.g. `line 7`. */
function describePlace({ unit, number }) {
    return `${unit} ${number}`;
}
/** The ID by which the workflow knows a call, or null if it gives none. */
function externalIdOf(call) {
    const externalId = (0,json_object/* valueAt */.f)(call, ['externalId']);
    return typeof externalId === 'string' ? externalId : null;
}
/** E.g. `call of line 7 (externalId call-7)`. */
function callName(entry) {
    const externalId = externalIdOf(entry.value);
    const id = externalId === null ? '' : ` (externalId ${(0,log_line/* oneLine */.TN)(externalId, MAX_ID_CHARS)})`;
    return `call of ${describePlace(entry)}${id}`;
}
/** A file that an input names: NDJSON, or a JSON array. */
class InputFile {
    #input;
    #path;
    constructor(input, path) {
        this.#input = input;
        this.#path = path;
    }
    /** The error for a file that cannot be used. */
    refuse(problem) {
        const path = (0,log_line/* oneLine */.TN)(this.#path, MAX_PATH_CHARS);
        return new stops/* Stopped */.C9('input', `input '${this.#input}': '${path}' ${problem}`, 'error');
    }
    /** Changes when the file is written to. */
    version() {
        const { size, mtimeMs } = (0,external_node_fs_.statSync)(this.#path, { throwIfNoEntry: false }) ?? {};
        return `${size} ${mtimeMs}`;
    }
    /** Starts at the file's beginning. Throws `Stopped` if the file cannot be used. */
    async *entries() {
        try {
            const head = await (0,consumers_.text)((0,external_node_fs_.createReadStream)(this.#path, { end: 4095 }));
            if (/^\s*\[/.test(head))
                yield* this.#arrayEntries();
            else
                yield* this.#lineEntries();
        }
        catch (error) {
            throw error instanceof stops/* Stopped */.C9 ? error : this.refuse((0,stops/* describeUnreadable */.D2)(error));
        }
    }
    /** An array is read whole, so its entries have numbers but no lines. */
    async *#arrayEntries() {
        if ((0,external_node_fs_.statSync)(this.#path).size > MAX_ARRAY_MIB * MIB) {
            const limit = `${MAX_ARRAY_MIB} MiB`;
            throw this.refuse(`is a JSON array of more than ${limit}: write NDJSON, one call per line`);
        }
        const array = input_file_parse(await (0,promises_.readFile)(this.#path));
        if ('problem' in array)
            throw this.refuse(array.problem);
        const values = Array.isArray(array.value) ? array.value : [];
        for (const [index, value] of values.entries()) {
            yield { unit: 'entry', number: index + 1, json: JSON.stringify(value), value };
        }
    }
    /**
     * Each byte is read as a character (Latin-1), because `readline` also splits at U+2028, which JSON
     * allows in strings. Each line is then decoded on its own.
     */
    async *#lineEntries() {
        const input = (0,external_node_fs_.createReadStream)(this.#path, { encoding: 'latin1' });
        let lineBytes = 0;
        input.on('data', (chunk) => {
            const end = chunk.lastIndexOf('\n');
            lineBytes = end === -1 ? lineBytes + chunk.length : chunk.length - end - 1;
            if (lineBytes <= MAX_LINE_MIB * MIB)
                return;
            input.destroy(this.refuse(`has a line of more than ${MAX_LINE_MIB} MiB: write one call per line`));
        });
        let number = 0;
        for await (const line of (0,external_node_readline_.createInterface)({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
            number += 1;
            if (line.trim() !== '')
                yield { unit: 'line', number, ...input_file_parse(Buffer.from(line, 'latin1')) };
        }
    }
}
function input_file_parse(bytes) {
    try {
        const json = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return { json, value: JSON.parse(json) };
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            return { problem: 'is not UTF-8: save it as UTF-8' };
        // The rest of the parser's message quotes the file.
        const [where = ''] = / \(line (?!1 )\d+ column \d+\)$/.exec(error.message) ?? [];
        return { problem: `is not JSON${where}: write a JSON array of calls, or one call per line` };
    }
}

;// CONCATENATED MODULE: ./ingest/check-manifest.js






/** A manifest may have one in every line. */
const MAX_LISTED = 100;
const MAX_SHOWN_CHARS = 60;
const MAX_FIELD_CHARS = 120;
/**
 * Lists values that the specification does not allow, and unspecified ones that some services take.
 *
 * @param endStatusField the field that says how a call ended
 */
async function checkManifest(manifest, endStatusField, signal) {
    const check = createCallCheck(endStatusField);
    const faults = new CappedList(MAX_LISTED);
    const unspecified = new CappedList(MAX_LISTED);
    const firsts = new Map();
    let calls = 0;
    for await (const entry of manifest.entries()) {
        signal.throwIfAborted();
        const place = describePlace(entry);
        if ('problem' in entry) {
            faults.add(`${place} ${entry.problem}`);
            continue;
        }
        calls += 1;
        const seen = new Set();
        for (const fault of check(entry.value)) {
            const list = fault.isUnspecified ? unspecified : faults;
            const field = fieldName(fault.path);
            const key = `${fault.isUnspecified} ${field}`;
            if (!seen.has(key))
                list.add(`${place}${describe(field, fault, entry.value)}`);
            seen.add(key);
        }
        const externalId = externalIdOf(entry.value);
        if (externalId === null)
            continue;
        const first = firsts.get(externalId);
        if (first === undefined)
            firsts.set(externalId, entry.number);
        else {
            const shown = (0,log_line/* oneLine */.TN)(externalId, MAX_SHOWN_CHARS);
            const earlier = describePlace({ ...entry, number: first });
            faults.add(`${place}: externalId is '${shown}', as in the call of ${earlier}: it is unique within a project`);
        }
    }
    return { calls, faults, unspecified };
}
/** E.g. `transcript[0].agent.platformId`. */
function fieldName(path) {
    return path
        .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
        .join('')
        .replace(/^\./, '');
}
/** Continues after the place. */
function describe(field, { path, message }, call) {
    const value = (0,json_object/* valueAt */.f)(call, path);
    const shown = describeValue(value, path);
    if (path.length === 0)
        return ` holds ${shown} where a call ${message}`;
    const is = value === undefined ? 'is missing' : `is ${shown}`;
    return `: ${(0,log_line/* oneLine */.TN)(field, MAX_FIELD_CHARS)} ${is}: it ${message}`;
}
/** Shows what helps to find the value, but no phone number and no list. */
function describeValue(value, path) {
    if (Array.isArray(value))
        return 'a list';
    if (typeof value === 'object' && value !== null)
        return 'an object';
    if (typeof value !== 'string')
        return String(value);
    if (path.at(-1) === 'phoneNumberE164')
        return `a text of ${value.length} characters`;
    return `'${(0,log_line/* oneLine */.TN)((0,addresses/* hideUrlSecrets */.BF)(value), MAX_SHOWN_CHARS)}'`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./ingest/report-file.js
/** The report file: one line of JSON for each call, written as soon as its fate is known. */







const MAY_EXIST = 'the earlier attempt may have created it, and without an externalId it could be created twice: look for it at the service';
const UNRECORDED = 'so nothing more is sent: a call without a line in it could be created twice. The log names those that have none. Make room for it, and start again with on-duplicate: skip and without the calls that were created and have no externalId';
const lineSchema = schemas/* object */.Ikc({
    externalId: schemas/* nullable */.mee(schemas/* string */.YjP()),
    digest: schemas/* optional */.lqM(schemas/* string */.YjP()),
    result: schemas/* enum */.k5n(['created', 'skipped', 'failed', 'unknown']),
    id: schemas/* optional */.lqM(schemas/* nullable */.mee(schemas/* string */.YjP())),
});
class ReportFile {
    path;
    #file;
    #failure = null;
    /** Throws `Stopped` if no file can be made. Without a folder, it is among the temporary files. */
    constructor(folder) {
        try {
            this.path = (0,external_node_path_.join)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(folder || (0,external_node_os_.tmpdir)(), 'ingest-calls-')), 'calls.ndjson');
            this.#file = (0,external_node_fs_.openSync)(this.path, 'a');
        }
        catch (error) {
            const fix = 'RUNNER_TEMP has to name a folder that this step may write to';
            const problem = `the report file cannot be made, so no call was sent: ${String(error)}. ${fix}`;
            throw new stops/* Stopped */.C9('input', problem, 'error');
        }
    }
    /** False once a line could not be written. */
    get isWhole() {
        return this.#failure === null;
    }
    /** Throws `Stopped` if the file cannot be written, or nobody could read it, from then on. */
    write(entry, { result, id, why }) {
        if (this.#failure !== null)
            throw this.#failure;
        const line = { [entry.unit]: entry.number, ...nameOf(entry), result, id, why };
        try {
            // A file that was removed takes what is written and shows it to nobody.
            if ((0,external_node_fs_.fstatSync)(this.#file).nlink === 0)
                throw new Error('it was removed');
            (0,external_node_fs_.writeFileSync)(this.#file, `${JSON.stringify(line)}\n`);
        }
        catch (error) {
            const problem = `the report file ${this.path} cannot be written (${String(error)}), ${UNRECORDED}`;
            this.#failure = new stops/* Stopped */.C9('report', problem, 'error');
            throw this.#failure;
        }
    }
    close() {
        (0,external_node_fs_.closeSync)(this.#file);
    }
}
/** The fates of the calls that an earlier attempt leaves nothing to do for. */
class EarlierAttempt {
    /** Calls without an externalId may be the same, each with a line of its own. */
    #fates = new Map();
    /** Throws `Stopped` if the file is no report. */
    async read(path, signal) {
        const file = new InputFile('continue-from', path);
        for await (const entry of file.entries()) {
            signal.throwIfAborted();
            const line = 'problem' in entry ? undefined : parse/* safeParse */.xL(lineSchema, entry.value).data;
            if (line === undefined || (line.externalId ?? line.digest) === undefined) {
                const fix = 'name the report-file of the earlier attempt, as that wrote it';
                throw file.refuse(`is not a report of this action (${describePlace(entry)}): ${fix}`);
            }
            const fate = fateNow(line);
            const key = keyOf(line);
            if (fate !== null)
                this.#fates.set(key, [...(this.#fates.get(key) ?? []), fate]);
        }
    }
    /** The call's fate if it is not to be sent again, once for each line of the report. */
    take(entry) {
        return this.#fates.get(keyOf(nameOf(entry)))?.shift() ?? null;
    }
}
/** The service takes an externalId once, so a call that has one may be sent again without harm. */
function fateNow({ externalId, result, id = null }) {
    if (result === 'failed' || (result === 'unknown' && externalId !== null))
        return null;
    return result === 'unknown'
        ? { result, id: null, why: MAY_EXIST }
        : { result: 'skipped', id, why: 'created by the earlier attempt' };
}
/** Without an externalId, a digest tells calls apart, whatever their place in a manifest. */
function nameOf({ json, value }) {
    const externalId = externalIdOf(value);
    if (externalId !== null)
        return { externalId };
    return { externalId, digest: (0,external_node_crypto_.createHash)('sha256').update(json).digest('hex').slice(0, 32) };
}
function keyOf({ externalId, digest }) {
    return externalId === null ? `digest ${digest}` : `externalId ${externalId}`;
}

// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./step/concerns-all.js
var concerns_all = __webpack_require__(9419);
// EXTERNAL MODULE: ./step/explain.js
var explain = __webpack_require__(40301);
;// CONCATENATED MODULE: ./ingest/sender.js





/** How long a call is tried while the service takes none, and the longest pause that it may ask for. */
const PATIENCE_MS = 5 * 60_000;
const PATIENCE = 'a call is tried for 5m while the service takes none';
/** A cancelled step has 5 s: requests that are under way get this long to be answered. */
const LINGER_MS = 2_000;
/** So many calls of unknown fate in a row, or twice as many as go at once, end the sending. */
const MIN_UNKNOWN = 10;
/** Sends calls until an error concerns all of them. A call that may have been received is not repeated. */
class Sender {
    #options;
    #stop = new AbortController();
    #whyStopped = null;
    #unknown = 0;
    #heardMs = 0;
    constructor(options) {
        this.#options = options;
    }
    /** Why nothing more is sent, with the fix; null while sending goes on. */
    get whyStopped() {
        const { aborted, reason } = this.#options.cancelled;
        return aborted ? (0,stops/* describeError */.Uc)(reason) : this.#whyStopped;
    }
    /** The first reason counts. */
    stop(why) {
        this.#whyStopped ??= why;
        this.#stop.abort(new stops/* Stopped */.C9('service', why));
    }
    /** Rejects only for an internal error. */
    async send({ json, value }) {
        if (this.whyStopped !== null)
            return notSent(this.whyStopped);
        const { client, clock, cancelled, maxParallel, onDuplicate } = this.#options;
        const startedMs = clock.now();
        // The deadline moves on while other calls get through: under a rate limit many wait for their turn.
        const deadline = () => Math.max(startedMs, this.#heardMs) + PATIENCE_MS;
        const context = {
            signal: cancelled,
            noMore: this.#stop.signal,
            lingerMs: LINGER_MS,
            get deadlineMs() {
                return deadline();
            },
        };
        try {
            const { id } = await client.createCall(json, context);
            this.#heard();
            return { result: 'created', id, why: null };
        }
        catch (error) {
            if (error instanceof stops/* Cancelled */.cJ || error instanceof stops/* Stopped */.C9)
                return notSent(error.message);
            if (!(error instanceof errors/* ServiceError */._7))
                throw error;
            const fate = fateOf(error, externalIdOf(value) !== null, onDuplicate);
            if ((0,concerns_all/* concernsAll */.p)(error)) {
                const { message } = (0,explain/* explain */.W)(error, null, 'the inputs base-url and api-key');
                this.stop(error.kind === 'deadline' ? `${message} (${PATIENCE})` : message);
            }
            else if (fate.result !== 'unknown') {
                this.#heard();
            }
            else {
                this.#unknown += 1;
                if (this.#unknown >= Math.max(MIN_UNKNOWN, 2 * maxParallel)) {
                    const problem = (0,stops/* withoutPeriod */.Kx)(error.problem);
                    this.stop(`nobody knows whether the last ${this.#unknown} calls were created (${problem})`);
                }
            }
            return fate;
        }
    }
    #heard() {
        this.#unknown = 0;
        this.#heardMs = this.#options.clock.now();
    }
}
function notSent(why) {
    return { result: 'failed', id: null, why: `not sent: ${why}`, wasSent: false };
}
function fateOf(error, hasExternalId, onDuplicate) {
    const why = (0,stops/* withoutPeriod */.Kx)(error.message);
    if (error.mayHaveBeenTaken) {
        return { result: 'unknown', id: null, why: `${why}; it may have been created all the same` };
    }
    if (!hasExternalId || !saysDuplicate(error)) {
        return { result: 'failed', id: null, why: error.message, wasSent: error.kind === 'status' };
    }
    const told = `its externalId exists already; ${why}`;
    if (onDuplicate === 'skip')
        return { result: 'skipped', id: null, why: told };
    const fix = 'Where such a call is to be left as it is, set on-duplicate: skip';
    return { result: 'failed', id: null, why: `${told}. ${fix}`, wasSent: true };
}
/** The specification shows no error for it: 400 that names the field, or a conflict. */
function saysDuplicate({ status, code, param }) {
    const isNamed = param === 'externalId';
    if (status === 409)
        return isNamed || param === undefined;
    return status === 400 && isNamed && code !== 'missing_required_field';
}

// EXTERNAL MODULE: ./step/output-values.js
var output_values = __webpack_require__(35380);
;// CONCATENATED MODULE: ./ingest/tally.js





/** The summary shows so many calls. */
const MAX_ROWS = 100;
/** So many calls get an annotation of their own; what else is wrong needs three more. */
const MAX_TOLD = 7;
const tally_MAX_ID_CHARS = 100;
/** Holds the longest answer of the service and what it means for the call. */
const MAX_WHY_CHARS = 2_000;
/** Counts what became of the calls of a manifest, and keeps what is reported of them. */
class Tally {
    #total;
    #counts = { created: 0, skipped: 0, failed: 0, unknown: 0 };
    /** In the order of the responses. */
    #ids = [];
    #troubles = new CappedList(MAX_TOLD);
    #troubledRows = new CappedList(MAX_ROWS);
    #otherRows = new CappedList(MAX_ROWS);
    #notSent = 0;
    constructor(total) {
        this.#total = total;
    }
    /** E.g. `98 of 100 calls created, 1 skipped, 1 failed, 0 unknown`. */
    get headline() {
        const { created, skipped, failed, unknown } = this.#counts;
        const calls = (0,format/* formatCounted */.So)(this.#total, 'call');
        return `${(0,format/* formatCount */.B4)(created)} of ${calls} created, ${(0,format/* formatCount */.B4)(skipped)} skipped, ${(0,format/* formatCount */.B4)(failed)} failed, ${(0,format/* formatCount */.B4)(unknown)} unknown`;
    }
    note(entry, fate) {
        const { result, id, why } = fate;
        this.#counts[result] += 1;
        if (id !== null)
            this.#ids.push({ number: entry.number, id: (0,log_line/* oneLine */.TN)(id, tally_MAX_ID_CHARS) });
        const isDone = result === 'created' || result === 'skipped';
        (isDone ? this.#otherRows : this.#troubledRows).add([
            describePlace(entry),
            idCell(externalIdOf(entry.value)),
            result,
            idCell(id) ?? why,
        ]);
        if (isDone)
            return;
        if (result === 'failed' && !fate.wasSent)
            this.#notSent += 1;
        else
            this.#troubles.add(`${callName(entry)} ${result}: ${(0,log_line/* oneLine */.TN)(why, MAX_WHY_CHARS)}`);
    }
    /** Counts the calls that were not read, since the step was cancelled. */
    noteRest() {
        const rest = this.#total - Object.values(this.#counts).reduce((sum, count) => sum + count, 0);
        this.#counts.failed += rest;
        this.#notSent += rest;
    }
    /** Puts everything into the step's report: outputs, the table, and what went wrong. */
    tell(report, { path, isWhole }) {
        const { created, skipped, failed, unknown } = this.#counts;
        const ids = this.#ids.toSorted((a, b) => a.number - b.number).map(({ id }) => id);
        report.headline = isWhole ? `${this.headline}; one line for each in ${path}` : this.headline;
        Object.assign(report.outputs, {
            'call-ids': (0,output_values/* jsonArray */.Ir)(ids, (cut) => ({ cut })),
            created: String(created),
            skipped: String(skipped),
            failed: String(failed),
            unknown: String(unknown),
            'report-file': path,
        });
        const rows = [...this.#troubledRows.items, ...this.#otherRows.items].slice(0, MAX_ROWS);
        report.rows.push(...rows);
        const more = this.#total - rows.length;
        if (more > 0)
            report.rows.push(['…', null, '', `${(0,format/* formatCounted */.So)(more, 'more call')}, see the report file`]);
        report.errors.push(...this.#troubles.items);
        const { more: untold } = this.#troubles;
        if (untold > 0) {
            const count = (0,format/* formatCounted */.So)(untold, 'more call');
            report.errors.push(`${count} failed or unknown, see the report file`);
        }
        if (this.#notSent > 0) {
            const notSent = `${(0,format/* formatCounted */.So)(this.#notSent, 'call was', 'calls were')} not sent`;
            const fix = 'a second attempt with the report file as continue-from sends what is missing';
            report.errors.push(isWhole ? `${notSent}; ${fix}` : notSent);
        }
    }
}
function idCell(id) {
    return id === null ? null : { id };
}

;// CONCATENATED MODULE: ./ingest/ingest-calls.js
/** Checks the whole manifest, then sends its calls. */










const MAX_PARALLEL = 100;
const DEFAULTS = {
    'base-url': '',
    'api-key': '',
    manifest: '',
    'max-parallel': '4',
    'on-duplicate': 'fail',
    'continue-from': '',
    'service-profile': '',
    summary: 'true',
};
/** Uploads every call of a manifest. */
const ingestCalls = {
    title: 'Ingest calls',
    defaults: DEFAULTS,
    outputs: ['call-ids', 'created', 'skipped', 'failed', 'unknown', 'report-file'],
    columns: ['Call', 'External ID', 'Result', 'ID or reason'],
    meant: 'the input manifest',
    prepare,
};
function prepare(form) {
    const cure = 'give the path of a JSON array or NDJSON file of calls';
    const inputs = {
        manifest: form.required('manifest', form.readGiven('manifest', parsed/* valid */.r), cure),
        maxParallel: form.integer('max-parallel', 1, MAX_PARALLEL),
        onDuplicate: form.choice('on-duplicate', ['fail', 'skip']),
        continueFrom: form.readGiven('continue-from', parsed/* valid */.r),
    };
    refuseUnreadable(form, 'manifest', inputs.manifest);
    refuseUnreadable(form, 'continue-from', inputs.continueFrom);
    if (!(0,input_form/* isComplete */.As)(inputs))
        return undefined;
    return (step) => ingest(inputs, step);
}
/** Whether a file is there is an error of the input, as the other inputs have theirs. */
function refuseUnreadable(form, name, path) {
    if (!path)
        return;
    try {
        // To open a pipe would wait for its writer.
        if (!(0,external_node_fs_.statSync)(path).isFile())
            form.refuse(name, 'is not a file: name the file itself');
    }
    catch (error) {
        form.refuse(name, (0,stops/* describeUnreadable */.D2)(error));
    }
}
/** A cancelled step has 5 s, of which requests under way take 2 s and the ending the rest. */
const CANCEL_BUDGET_MS = 3_500;
/** The log promises at least one line a minute. */
const BEAT_MS = 30_000;
const CHANGED = 'was changed while it was read: let nothing else write to it';
/** Creates every call of the manifest, and puts what became of each into the step's report. */
async function ingest(inputs, step) {
    const earlier = new EarlierAttempt();
    const manifest = new InputFile('manifest', inputs.manifest);
    try {
        if (inputs.continueFrom !== null)
            await earlier.read(inputs.continueFrom, step.cancelled);
    }
    catch (error) {
        if (!(error instanceof stops/* Stopped */.C9))
            throw error;
        // The manifest may have errors, too.
        step.report.errors.push(error.message);
    }
    const version = manifest.version();
    const checking = () => check(manifest, step);
    const calls = await withHeartbeat(() => 'checking the manifest', step, checking);
    if (step.report.errors.length > 0)
        return;
    if (manifest.version() !== version)
        throw manifest.refuse(CHANGED);
    const report = new ReportFile(step.env.RUNNER_TEMP);
    step.runner.info(`what becomes of each call is written to ${report.path}`);
    const tally = new Tally(calls);
    const client = step.connect();
    const sender = new Sender({ ...inputs, ...step, client });
    const settle = async (entry) => {
        const fate = earlier.take(entry) ?? (await sender.send(entry));
        tally.note(entry, fate);
        try {
            report.write(entry, fate);
        }
        catch (error) {
            if (fate.result !== 'failed') {
                const detail = fate.id ?? fate.why;
                step.runner.info(`${callName(entry)} ${fate.result}, but not in the report: ${detail}`);
            }
            sender.stop((0,stops/* describeError */.Uc)(error));
            throw error;
        }
    };
    try {
        const settling = () => settleAll(manifest, settle, inputs.maxParallel, step);
        await withHeartbeat(() => tally.headline, step, settling);
        if (sender.whyStopped !== null)
            step.report.errors.push(sender.whyStopped);
    }
    finally {
        report.close();
        tally.noteRest();
        tally.tell(step.report, report);
    }
}
/** Counts the calls, and adds to the step's errors and warnings. */
async function check(manifest, step) {
    const { cancelled, report, runner, profile } = step;
    const { endStatusField } = profile.operations.createCall;
    const { calls, faults, unspecified } = await checkManifest(manifest, endStatusField, cancelled);
    if (faults.items.length > 0) {
        const [count, ...texts] = describeList(faults, 'fault');
        report.errors.push(manifest.refuse(`has ${count}, so no call was sent`).message, ...texts);
        return calls;
    }
    if (calls === 0)
        throw manifest.refuse('holds no call: write a JSON array, or one call per line');
    runner.info(`${(0,format/* formatCounted */.So)(calls, 'call')} checked`);
    if (unspecified.items.length > 0) {
        const [count, ...texts] = describeList(unspecified, 'value');
        report.warnings.push(`the manifest has ${count} beyond the specification, sent as given: a service that keeps to it refuses these calls`, ...texts);
    }
    return calls;
}
/** The number of texts and the texts. */
function describeList({ items, more }, noun) {
    const rest = more > 0 ? [`and ${(0,format/* formatCounted */.So)(more, `more ${noun}`)}`] : [];
    return [(0,format/* formatCounted */.So)(items.length + more, noun), ...items, ...rest];
}
/** Starts the calls in the manifest's order, so many at once. */
async function settleAll(manifest, settle, maxParallel, { clock, cancelled }) {
    const entries = manifest.entries();
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
            if ('problem' in entry)
                throw manifest.refuse(CHANGED);
            await settle(entry);
            if (clock.now() >= untilMs)
                return;
        }
    };
    // Whatever ends one of them, the others first learn what becomes of the calls that they have sent.
    const ends = await Promise.allSettled(Array.from({ length: maxParallel }, worker));
    for (const end of ends)
        if (end.status === 'rejected')
            throw end.reason;
}
/** Logs the progress while the work lasts. */
async function withHeartbeat(describe, { clock, runner }, work) {
    const done = new AbortController();
    const beat = () => clock.sleep(BEAT_MS, done.signal).then(() => {
        runner.info(describe());
        return beat();
    });
    // The abort rejects it.
    beat().catch(() => { });
    return work().finally(() => done.abort());
}

;// CONCATENATED MODULE: ./entries/ingest-calls.js



/***/ }),

/***/ 53483:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ theOnes),
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   D_: () => (/* binding */ unbroken),
/* harmony export */   MK: () => (/* binding */ NBSP),
/* harmony export */   Qu: () => (/* binding */ messageBehindRule),
/* harmony export */   So: () => (/* binding */ formatCounted),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   ki: () => (/* binding */ formatList),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   lS: () => (/* binding */ formatPercentBeside),
/* harmony export */   q8: () => (/* binding */ UNTITLED)
/* harmony export */ });
/* harmony import */ var _core_percent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79630);
/** Values as plain text, for every renderer: escaping is the renderer's own. */

/** What stands for a value that is not there; never the same as 0. */
const NOTHING = '–';
/** What stands for a title that is empty where it comes from. */
const UNTITLED = '(untitled)';
/** Keeps what it stands between on one line. */
const NBSP = '\u00a0';
/** What our messages quote of others, which has to be copied out as it is, or a sign of per cent. */
const QUOTED_OR_SIGN = /(?<!\w)'[^']*'(?!\w)|(?<=\d) %/g;
/** An integer with separated thousands: `12,345`. */
function formatCount(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** A count with its noun: `1 theme`, `2,000 themes`. */
function formatCounted(count, one, many = `${one}s`) {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
}
/** What goes on after `the`: `theme`, `2 themes`. */
function theOnes(count, one, many = `${one}s`) {
    return count === 1 ? one : formatCounted(count, one, many);
}
/** Names on one line, of which at most so many are shown: `a, b and 3 more`. */
function formatList(names, most, show = (name) => name) {
    const more = names.length - most;
    const shown = names.slice(0, most).map(show).join(', ');
    return more > 0 ? `${shown} and ${formatCount(more)} more` : shown;
}
/**
 * A percentage without float noise, rounded to `digits` decimals: `93.33 %`. What is not quite 0 or
 * 100 is never rounded to it: `<0.01 %`, `>99.99 %`.
 */
function formatPercent(percent, digits = 2) {
    if (percent === null)
        return NOTHING;
    const rounded = round(percent, digits);
    const step = 10 ** -digits;
    if (rounded === 0 && percent > 0)
        return `<${step} %`;
    if (rounded === 100 && percent < 100)
        return `>${round(100 - step, digits)} %`;
    return `${rounded} %`;
}
/** The same of one that is held against another: with as many decimals as tell the two apart. */
function formatPercentBeside(percent, other, digits = 2) {
    if (percent === null || other === null)
        return formatPercent(percent, digits);
    return formatPercent(percent, (0,_core_percent_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsApart */ .j3)(percent, other, digits));
}
/**
 * Words of ours whose signs of per cent stay with their numbers: for what a browser breaks into lines, which
 * also gives a plain space to whom it lets copy or search. In the log, outputs and all other files, where
 * nothing breaks, programs and `grep` find the plain space.
 */
function unbroken(words) {
    return words.replace(QUOTED_OR_SIGN, (found) => (found === ' %' ? `${NBSP}%` : found));
}
/**
 * A part of a whole, with its share where there is a whole: `9 of 40 (22.5 %)`.
 *
 * @param beside a percentage that the share is held against, or null
 */
function formatShare(part, whole, beside = null) {
    const counts = `${formatCount(part)} of ${formatCount(whole)}`;
    return whole > 0 ? `${counts} (${formatPercentBeside((part / whole) * 100, beside, 1)})` : counts;
}
/** What a rate gained or lost in percentage points: `+12.5`, `-3`, `0`. */
function formatChange(previous, current) {
    if (previous === null || current === null)
        return NOTHING;
    const change = round(current - previous, 2);
    return change > 0 ? `+${change}` : `${change}`;
}
function round(value, digits) {
    // Adding 0 turns -0 into 0.
    return Number(value.toFixed(digits)) + 0;
}
/** A reason's message as it stands behind the rule's name, which it may begin with: that is said once. */
function messageBehindRule({ rule, message }) {
    return message.startsWith(`${rule} `) ? message.slice(rule.length + 1) : message;
}


/***/ }),

/***/ 9419:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ concernsAll)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);

/** Statuses that are about the key or a proxy. */
const OF_ALL = new Set([401, 403, 407]);
/**
 * Whether every other call or flow would fare the same: the key, the address or the service is what is
 * wrong. One that could not be reached has been tried for as long as one of them may take.
 */
function concernsAll(error) {
    const { kind, status, type, mayHaveBeenTaken } = error;
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpent */ .Fh)(error))
        return true;
    switch (kind) {
        case 'status':
            // A 404 in another form than the service's own is about the address.
            return status === 404 ? type === undefined : OF_ALL.has(status);
        case 'redirect':
        case 'tls':
        case 'proxy':
        case 'protocol':
        case 'unresolved':
            return true;
        case 'connection':
        case 'timeout':
        case 'deadline':
            return !mayHaveBeenTaken;
        default:
            return false;
    }
}


/***/ }),

/***/ 40301:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ explainMissing),
/* harmony export */   W: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31619);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72557);
/* harmony import */ var _stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33743);
/** What ended the work of a step, in words. */



/** Rules of what ended by itself, whatever the limit of the wait for it. */
const TELLS_AN_END = new Set(['run', 'debrief']);
/**
 * Says what an error means: whether the workflow is at fault (`error`) or not
 * (`inconclusive`), and in which words. Anything unknown is a bug of ours, and an `error`.
 *
 * @param wait what was being waited for, or null where nothing was
 * @param inputs the inputs that tell the service what is meant, such as `the input job-id`
 * @param where where the ID is found that they take; empty where that is not said
 */
function explain(error, wait, inputs, where = '') {
    if (error instanceof _stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9) {
        const { outcome, rule, message } = error;
        const isTold = outcome === 'error' || rule === 'budget';
        const tell = TELLS_AN_END.has(rule) ? withWaitIfAny : withWait;
        return { outcome, rule, message: isTold ? message : tell(message, wait) };
    }
    if (error instanceof _stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Cancelled */ .cJ) {
        return { outcome: 'inconclusive', rule: 'cancelled', message: withWait(error.message, wait) };
    }
    if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7)
        return explainServiceError(error, wait, inputs, where);
    return (0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .internalFault */ .gj)(error);
}
/** The way to the service is at fault, and the message says what to do about it. */
const TELLS_ITS_CURE = new Set([
    'tls',
    'proxy',
    'protocol',
    'unresolved',
]);
const SPENT_CURE = 'The service refuses for a spent budget, and is not asked again. Check the subscription and the payments of the account that the api-key belongs to';
function explainServiceError(error, wait, inputs, where) {
    if (TELLS_ITS_CURE.has(error.kind)) {
        return { outcome: 'error', rule: 'service', message: error.message };
    }
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isSpent */ .Fh)(error)) {
        const message = `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}. ${SPENT_CURE}`;
        return { outcome: 'inconclusive', rule: 'budget', message };
    }
    const cure = cureOf(error, inputs, where);
    return cure === null
        ? { outcome: 'inconclusive', rule: 'service', message: withWait(error.message, wait) }
        : { outcome: 'error', rule: 'service', message: `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}. ${cure}` };
}
/** What the workflow can do about it, or null where the workflow is not at fault. */
function cureOf(error, inputs, where) {
    if (error.kind === 'redirect') {
        return 'Redirects are never followed with a key attached: set the input base-url to the address that answers itself';
    }
    if (error.kind !== 'status' || error.status === undefined)
        return null;
    if (error.status === 404 && error.repeated !== '') {
        return `Check the path of the input base-url first: it ends with ${error.repeated}, which every request begins with itself, so leave it out. Else check ${inputs}`;
    }
    const [header] = HEADER.exec(error.param ?? '') ?? [];
    if (error.status === 400 && header !== undefined) {
        return `The service asks for the header '${header}': give it in the file that the input service-profile names, under headers`;
    }
    const named = `${inputs}${where && ` (${where})`}, and that base-url and api-key belong to the same project`;
    // The message names the key of the operation; the inputs come after it.
    if (error.profileKey !== '' && error.status < 500)
        return `Else check ${named}`;
    return error.status === 404 ? `Check ${named}` : cureOfStatus(error.status, inputs);
}
/** A header that a request lacks, such as the project that the key of a person is used for. */
const HEADER = /^x-[\w-]{1,100}$/i;
/**
 * A 404 or 405 of an operation that the specification does not show, for an ID that the service has just
 * given: no input can be the cause, so the message names the operation's key alone.
 *
 * @param more what else helps, as a part of the sentence
 */
function explainMissing(error, more = '') {
    if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7) || error.profileKey === '')
        return error;
    return new _stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9('service', (0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message) + more, 'error');
}
function cureOfStatus(status, inputs) {
    switch (status) {
        case 401:
            return 'Check the input api-key: the service does not know this key (was it regenerated, or does it belong to another base-url?)';
        case 403:
            return 'The input api-key lacks the permission for this: use a key with Full Access (a Read-Only key may only read)';
        case 408:
        case 409:
        case 425:
        case 429:
            return null;
        default:
            return status < 500 ? `The service rejects the request: check ${inputs}` : null;
    }
}
function withWait(message, wait) {
    if (wait === null)
        return message;
    return `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(message)}${describeWait(wait)}; last seen: ${wait.lastSeen}`;
}
/** What ended by itself tells nothing of a wait that had only begun; of the one before it does. */
function withWaitIfAny(message, wait) {
    if (wait === null)
        return message;
    const { before, ...now } = wait;
    const waited = [now, before].find((one) => one && (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(one.waitedMs) !== '0s');
    const told = waited === undefined ? '' : describeWait(waited);
    return `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(message)}${told}; last seen: ${wait.lastSeen}`;
}
function describeWait({ what, input, limitMs, waitedMs, }) {
    return `; waited ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(waitedMs)} for ${what} (${input}: ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(limitMs)})`;
}


/***/ }),

/***/ 35380:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ MAX_OUTPUT_BYTES),
/* harmony export */   Ir: () => (/* binding */ jsonArray),
/* harmony export */   KV: () => (/* binding */ linesInPlace),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   _s: () => (/* binding */ fitsJsonArray),
/* harmony export */   n0: () => (/* binding */ setOutputs)
/* harmony export */ });
/* harmony import */ var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67720);
/* harmony import */ var _stops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33743);


/** No output may be larger. */
const MAX_OUTPUT_BYTES = 64 * 1024;
/** More than an entry takes that counts what was cut. */
const MAX_CUT_BYTES = 100;
/**
 * False where the outputs could not be written: what follows in the job would read nothing. A list of lines
 * that is too long is shortened, and a notice names it.
 */
function setOutputs(outputs, runner) {
    const shortened = [];
    try {
        for (const [name, value] of Object.entries(outputs)) {
            const fitting = linesThatFit(value);
            runner.setOutput(name, fitting.join('\n'));
            const all = value.split('\n').length;
            if (fitting.length < all)
                shortened.push(`${name} (${fitting.length} of ${all} lines)`);
        }
    }
    catch (error) {
        runner.annotate('error', `the outputs could not be written, so later steps cannot read them: ${(0,_stops_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error)}. GITHUB_OUTPUT has to name a file that this step may append to`);
        return false;
    }
    if (shortened.length > 0) {
        const names = shortened.join(', ');
        const message = `these outputs are shortened to the 64 KiB that an output may have: ${names}. report.json lists all runs`;
        runner.annotate('notice', message);
    }
    return true;
}
/** The first lines of a text that an output has room for. */
function linesThatFit(text) {
    const lines = text.split('\n');
    if (Buffer.byteLength(text) <= MAX_OUTPUT_BYTES)
        return lines;
    let bytes = -1;
    const cut = lines.findIndex((line) => {
        bytes += 1 + Buffer.byteLength(line);
        return bytes > MAX_OUTPUT_BYTES;
    });
    return lines.slice(0, cut);
}
/** One line each, without those that have nothing to say. */
function lines(values) {
    return shortLines(values)
        .filter((line) => line !== '')
        .join('\n');
}
/** One line each, an empty one for each that has nothing to say; nothing where none has. */
function linesInPlace(values) {
    const known = shortLines(values);
    return known.every((line) => line === '') ? '' : known.join('\n');
}
function shortLines(values) {
    return values.map((value) => (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(value, 200));
}
/** Whether `jsonArray` would cut nothing. */
function fitsJsonArray(entries) {
    return Buffer.byteLength(JSON.stringify(entries)) <= MAX_OUTPUT_BYTES - MAX_CUT_BYTES;
}
/** A JSON array that fits; what does not is replaced by one entry that counts it. */
function jsonArray(entries, entryForCut) {
    const reserve = Buffer.byteLength(JSON.stringify(entryForCut(entries.length))) + 3;
    const kept = [];
    let bytes = 2;
    for (const entry of entries) {
        const json = JSON.stringify(entry);
        bytes += Buffer.byteLength(json) + 1;
        if (bytes > MAX_OUTPUT_BYTES - reserve)
            break;
        kept.push(json);
    }
    const cut = entries.length - kept.length;
    if (cut > 0)
        kept.push(JSON.stringify(entryForCut(cut)));
    return `[${kept.join(',')}]`;
}


/***/ })

};
;