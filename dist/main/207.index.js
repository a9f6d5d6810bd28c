"use strict";
exports.id = 207;
exports.ids = [207];
exports.modules = {

/***/ 61207:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  action: () => (/* reexport */ ingestCalls)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./inputs/input-form.js
var input_form = __webpack_require__(61328);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./text/step-error.js
var step_error = __webpack_require__(53326);
// EXTERNAL MODULE: ./text/values/parsed.js
var parsed = __webpack_require__(38133);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(58989);
// EXTERNAL MODULE: ./text/values/addresses.js
var addresses = __webpack_require__(72578);
// EXTERNAL MODULE: ./text/values/iso-time.js
var iso_time = __webpack_require__(39549);
// EXTERNAL MODULE: ./text/values/simple-values.js
var simple_values = __webpack_require__(58129);
;// CONCATENATED MODULE: ./service/call-schema.js




const MAX_ID_CHARACTERS = 255;
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
const UNSPECIFIED_END_STATUS = 'AGENT_SAID_END_CALL_PHRASE';
const END_STATUS_FIELDS = ['endedReason', 'endedStatus'];
function checked(message, isValid) {
    return schemas/* string */.YjP(message).check(schemas/* refine */.YPB(isValid, message));
}
const call_schema_text = schemas/* string */.YjP('has to be a text');
const uuid = schemas/* guid */.OsD('has to be a UUID such as 01234567-89ab-cdef-0123-456789abcdef');
const object = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J(), 'has to be an object');
const url = checked("has to be an http or https URL such as 'https://files.example.com/call.wav'", (value) => (0,addresses/* splitHttpUrl */.of)(value) !== null && URL.canParse(value));
const timestamp = checked('has to be an ISO 8601 date and time with a zone, such as 2026-01-31T14:30:00Z', (value) => (0,iso_time/* parseIsoTime */.s)(value) !== null);
const phoneNumber = checked("has to be an E.164 phone number such as '+15550100200'", (value) => (0,simple_values/* parsePhoneNumber */.lq)(value).ok);
const externalId = call_schema_text.check(schemas/* refine */.YPB((value) => Array.from(value.slice(0, 2 * MAX_ID_CHARACTERS + 1)).length <= MAX_ID_CHARACTERS, `has to have at most ${MAX_ID_CHARACTERS} characters`));
const offset = schemas/* int */.Whr('has to be a whole number of milliseconds');
function oneOf(values, further = []) {
    const listed = `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
    return schemas/* enum */.k5n([...values, ...further], `has to be ${listed}`);
}
const UNSPECIFIED = { isUnspecified: true };
function unlessSpecified(isSpecified, shown) {
    const error = `is beyond the specification, which shows ${shown}`;
    return schemas/* refine */.YPB(isSpecified, { error, params: UNSPECIFIED });
}
function orNull(schema, shown) {
    return schemas/* optional */.lqM(schemas/* nullable */.mee(schema).check(unlessSpecified((value) => value !== null, shown)));
}
function objectOf(shape) {
    return schemas/* looseObject */._H3(shape, 'has to be an object');
}
function list(item) {
    return schemas/* optional */.lqM(schemas/* array */.YOg(item, 'has to be a list'));
}
const optional = { text: schemas/* optional */.lqM(call_schema_text), uuid: schemas/* optional */.lqM(uuid), object: schemas/* optional */.lqM(object) };
const spanFields = {
    startOffsetMs: schemas/* optional */.lqM(offset),
    endOffsetMs: schemas/* optional */.lqM(offset),
    agent: schemas/* optional */.lqM(objectOf({ platformId: optional.uuid, customId: optional.text })),
};
const transcriptEntry = objectOf({
    ...spanFields,
    text: optional.text,
    role: optional.text,
    languageCode: optional.text,
    payload: orNull(object, 'an object'),
});
const toolInvocation = objectOf({
    ...spanFields,
    name: optional.text,
    parameters: optional.object,
    result: schemas/* optional */.lqM(schemas/* union */.KCZ([call_schema_text, object], 'has to be a text or an object')
        .check(unlessSpecified((value) => typeof value === 'string', 'a text'))),
    description: optional.text,
});
const agent = objectOf({
    platformId: optional.uuid,
    customId: optional.text,
    endpoint: schemas/* optional */.lqM(objectOf({ id: optional.uuid })),
});
const customer = objectOf({
    phoneNumberE164: orNull(phoneNumber, 'a phone number'),
    label: orNull(call_schema_text, 'a text'),
});
const endStatus = schemas/* optional */.lqM(oneOf(END_STATUSES, [UNSPECIFIED_END_STATUS]).check(unlessSpecified((value) => value !== UNSPECIFIED_END_STATUS, 'other values')));
function callRequest(endStatusFields) {
    return objectOf({
        recordingUrl: url,
        startedAt: timestamp,
        callDirection: oneOf(['INBOUND', 'OUTBOUND']),
        interfaceType: oneOf(['PHONE', 'WEB']),
        stereoRecordingUrl: schemas/* optional */.lqM(url),
        ...Object.fromEntries(endStatusFields.map((name) => [name, endStatus])),
        transcript: list(transcriptEntry),
        toolInvocations: list(toolInvocation),
        properties: optional.object,
        partnerCallId: optional.uuid,
        partnerRoomId: schemas/* optional */.lqM(externalId),
        externalId: schemas/* optional */.lqM(externalId),
        agent: schemas/* optional */.lqM(agent),
        agents: list(agent),
        customer: schemas/* optional */.lqM(customer),
        customers: list(customer),
    });
}
function createCallCheck(endStatusField) {
    const isKnown = END_STATUS_FIELDS.includes(endStatusField);
    const schema = callRequest(isKnown ? END_STATUS_FIELDS : [endStatusField]);
    return (call) => {
        const { error } = parse/* safeParse */.xL(schema, call);
        return (error?.issues ?? []).map((issue) => ({
            path: issue.path,
            message: issue.message,
            isUnspecified: issue.code === 'custom' && issue.params === UNSPECIFIED,
        }));
    };
}

// EXTERNAL MODULE: ./text/json-object.js
var json_object = __webpack_require__(65553);
// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __webpack_require__(82456);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
;// CONCATENATED MODULE: ./actions/ingest-calls/input-file.js







const MIB = 1024 * 1024;
const MAX_LINE_MIB = 8;
const MAX_ARRAY_MIB = 64;
const MAX_PATH_CHARS = 200;
const MAX_ID_CHARS = 100;
function describePlace({ unit, number }) {
    return `${unit} ${number}`;
}
function externalIdOf(call) {
    const externalId = (0,json_object/* valueAt */.f)(call, ['externalId']);
    return typeof externalId === 'string' ? externalId : null;
}
function callName(entry) {
    const externalId = externalIdOf(entry.value);
    const id = externalId === null ? '' : ` (externalId ${(0,log_line/* oneLine */.TN)(externalId, MAX_ID_CHARS)})`;
    return `call of ${describePlace(entry)}${id}`;
}
class InputFile {
    #input;
    #path;
    constructor(input, path) {
        this.#input = input;
        this.#path = path;
    }
    refuse(problem) {
        const path = (0,log_line/* oneLine */.TN)(this.#path, MAX_PATH_CHARS);
        return new step_error/* StepError */.zg('input', `input '${this.#input}': '${path}' ${problem}`, 'error');
    }
    async *entries() {
        try {
            const head = await (0,consumers_.text)((0,external_node_fs_.createReadStream)(this.#path, { end: 4095 }));
            if (/^\s*\[/.test(head))
                yield* this.#arrayEntries();
            else
                yield* this.#lineEntries();
        }
        catch (error) {
            throw error instanceof step_error/* StepError */.zg ? error : this.refuse((0,step_error/* describeUnreadable */.D2)(error));
        }
    }
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
        const [where = ''] = / \(line (?!1 )\d+ column \d+\)$/.exec(error.message) ?? [];
        return { problem: `is not JSON${where}: write a JSON array of calls, or one call per line` };
    }
}

// EXTERNAL MODULE: ./report/output-text.js
var output_text = __webpack_require__(18389);
;// CONCATENATED MODULE: ./actions/ingest-calls/tally.js




const MAX_ROWS = 100;
const MAX_SHOWN = 7;
const tally_MAX_ID_CHARS = 100;
const MAX_WHY_CHARS = 2_000;
class Tally {
    #total;
    #counts = { created: 0, skipped: 0, failed: 0, unknown: 0 };
    #ids = [];
    #troubles = new CappedList(MAX_SHOWN);
    #troubledRows = new CappedList(MAX_ROWS);
    #otherRows = new CappedList(MAX_ROWS);
    #notSent = 0;
    constructor(total) {
        this.#total = total;
    }
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
    noteRest() {
        const rest = this.#total - Object.values(this.#counts).reduce((sum, count) => sum + count, 0);
        this.#counts.failed += rest;
        this.#notSent += rest;
    }
    report(report, { path, isWhole }) {
        const { created, skipped, failed, unknown } = this.#counts;
        const ids = this.#ids.toSorted((a, b) => a.number - b.number).map(({ id }) => id);
        report.headline = isWhole ? `${this.headline}; one line for each in ${path}` : this.headline;
        Object.assign(report.outputs, {
            'call-ids': (0,output_text/* jsonArray */.Ir)(ids, (cut) => ({ cut })),
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
        const { more: hidden } = this.#troubles;
        if (hidden > 0) {
            const count = (0,format/* formatCounted */.So)(hidden, 'more call');
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

;// CONCATENATED MODULE: ./actions/ingest-calls/check-manifest.js






const MAX_LISTED = 100;
const MAX_SHOWN_CHARS = 60;
const MAX_FIELD_CHARS = 120;
async function checkManifest(manifest, endStatusField, signal) {
    const check = createCallCheck(endStatusField);
    const errors = new CappedList(MAX_LISTED);
    const unspecified = new CappedList(MAX_LISTED);
    const firsts = new Map();
    let calls = 0;
    for await (const entry of manifest.entries()) {
        signal.throwIfAborted();
        const place = describePlace(entry);
        if ('problem' in entry) {
            errors.add(`${place} ${entry.problem}`);
            continue;
        }
        calls += 1;
        const seen = new Set();
        for (const mismatch of check(entry.value)) {
            const list = mismatch.isUnspecified ? unspecified : errors;
            const field = fieldName(mismatch.path);
            const key = `${mismatch.isUnspecified} ${field}`;
            if (!seen.has(key))
                list.add(`${place}${describe(field, mismatch, entry.value)}`);
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
            errors.add(`${place}: externalId is '${shown}', as in the call of ${earlier}: it is unique within a project`);
        }
    }
    return { calls, errors, unspecified };
}
function fieldName(path) {
    return path
        .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
        .join('')
        .replace(/^\./, '');
}
function describe(field, { path, message }, call) {
    const value = (0,json_object/* valueAt */.f)(call, path);
    const shown = describeValue(value, path);
    if (path.length === 0)
        return ` holds ${shown} where a call ${message}`;
    const is = value === undefined ? 'is missing' : `is ${shown}`;
    return `: ${(0,log_line/* oneLine */.TN)(field, MAX_FIELD_CHARS)} ${is}: it ${message}`;
}
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
;// CONCATENATED MODULE: ./actions/ingest-calls/report-file.js







const MAY_EXIST = 'the earlier attempt may have created it, and it has no externalId: check your service';
const UNRECORDED = 'so nothing more is sent. The log names the calls without a line. Make room, and start again with on-duplicate: skip';
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
    constructor(folder) {
        try {
            this.path = (0,external_node_path_.join)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(folder || (0,external_node_os_.tmpdir)(), 'ingest-calls-')), 'calls.ndjson');
            this.#file = (0,external_node_fs_.openSync)(this.path, 'a');
        }
        catch (error) {
            const fix = 'RUNNER_TEMP has to name a folder that this step may write to';
            const problem = `the report file cannot be made, so no call was sent: ${String(error)}. ${fix}`;
            throw new step_error/* StepError */.zg('input', problem, 'error');
        }
    }
    get isWhole() {
        return this.#failure === null;
    }
    write(entry, { result, id, why }) {
        if (this.#failure !== null)
            throw this.#failure;
        const line = { [entry.unit]: entry.number, ...nameOf(entry), result, id, why };
        try {
            if ((0,external_node_fs_.fstatSync)(this.#file).nlink === 0)
                throw new Error('it was removed');
            (0,external_node_fs_.writeFileSync)(this.#file, `${JSON.stringify(line)}\n`);
        }
        catch (error) {
            const problem = `the report file ${this.path} cannot be written (${String(error)}), ${UNRECORDED}`;
            this.#failure = new step_error/* StepError */.zg('report', problem, 'error');
            throw this.#failure;
        }
    }
    close() {
        (0,external_node_fs_.closeSync)(this.#file);
    }
}
class EarlierAttempt {
    #fates = new Map();
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
    take(entry) {
        return this.#fates.get(keyOf(nameOf(entry)))?.shift() ?? null;
    }
}
function fateNow({ externalId, result, id = null }) {
    if (result === 'failed' || (result === 'unknown' && externalId !== null))
        return null;
    return result === 'unknown'
        ? { result, id: null, why: MAY_EXIST }
        : { result: 'skipped', id, why: 'created by the earlier attempt' };
}
function nameOf({ json, value }) {
    const externalId = externalIdOf(value);
    if (externalId !== null)
        return { externalId };
    return { externalId, digest: (0,external_node_crypto_.createHash)('sha256').update(json).digest('hex').slice(0, 32) };
}
function keyOf({ externalId, digest }) {
    return externalId === null ? `digest ${digest}` : `externalId ${externalId}`;
}

// EXTERNAL MODULE: ./collect/concerns-all.js
var concerns_all = __webpack_require__(80523);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./service/explain.js
var explain = __webpack_require__(70980);
;// CONCATENATED MODULE: ./actions/ingest-calls/sender.js





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
        const { aborted, reason } = this.#options.cancelled;
        return aborted ? (0,step_error/* describeError */.Uc)(reason) : this.#whyStopped;
    }
    stop(why) {
        this.#whyStopped ??= why;
        this.#stop.abort(new step_error/* StepError */.zg('service', why));
    }
    async send({ json, value }) {
        if (this.whyStopped !== null)
            return notSent(this.whyStopped);
        const { client, clock, cancelled, maxParallel, onDuplicate } = this.#options;
        const startedMs = clock.now();
        const deadline = () => Math.max(startedMs, this.#heardMs) + PATIENCE_MS;
        const context = {
            signal: AbortSignal.any([cancelled, this.#stop.signal]),
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
            if (error instanceof step_error/* CancelledError */.cc || error instanceof step_error/* StepError */.zg)
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
                    const problem = (0,step_error/* withoutPeriod */.Kx)(error.problem);
                    this.stop(`it is not known whether the last ${this.#unknown} calls were created (${problem})`);
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
    const why = (0,step_error/* withoutPeriod */.Kx)(error.message);
    if (error.mayHaveBeenTaken) {
        return { result: 'unknown', id: null, why: `${why}; it may have been created all the same` };
    }
    if (!hasExternalId || !saysDuplicate(error)) {
        return { result: 'failed', id: null, why: error.message, wasSent: error.kind === 'status' };
    }
    const duplicate = `its externalId exists already; ${why}`;
    if (onDuplicate === 'skip')
        return { result: 'skipped', id: null, why: duplicate };
    const fix = 'Set on-duplicate: skip to leave such calls unchanged';
    return { result: 'failed', id: null, why: `${duplicate}. ${fix}`, wasSent: true };
}
function saysDuplicate({ status, code, param }) {
    const isNamed = param === 'externalId';
    if (status === 409)
        return isNamed || param === undefined;
    return status === 400 && isNamed && code !== 'missing_required_field';
}

;// CONCATENATED MODULE: ./actions/ingest-calls/ingest-calls.js










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
const ingestCalls = {
    title: 'Ingest calls',
    defaults: DEFAULTS,
    outputs: ['call-ids', 'created', 'skipped', 'failed', 'unknown', 'report-file'],
    columns: ['Call', 'External ID', 'Result', 'ID or reason'],
    meant: 'the input manifest',
    prepare,
};
function prepare(form) {
    const fix = 'give the path of a JSON array or NDJSON file of calls';
    const inputs = {
        manifest: form.required('manifest', form.readGiven('manifest', parsed/* valid */.r), fix),
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
function refuseUnreadable(form, name, path) {
    if (!path)
        return;
    try {
        if (!(0,external_node_fs_.statSync)(path).isFile())
            form.refuse(name, 'is not a file: name the file itself');
    }
    catch (error) {
        form.refuse(name, (0,step_error/* describeUnreadable */.D2)(error));
    }
}
const CANCEL_BUDGET_MS = 3_500;
const BEAT_MS = 30_000;
async function ingest(inputs, step) {
    const earlier = new EarlierAttempt();
    const manifest = new InputFile('manifest', inputs.manifest);
    try {
        if (inputs.continueFrom !== null)
            await earlier.read(inputs.continueFrom, step.cancelled);
    }
    catch (error) {
        if (!(error instanceof step_error/* StepError */.zg))
            throw error;
        step.report.errors.push(error.message);
    }
    const checking = () => check(manifest, step);
    const calls = await withHeartbeat(() => 'checking the manifest', step, checking);
    if (step.report.errors.length > 0)
        return;
    const report = new ReportFile(step.env.RUNNER_TEMP);
    step.runner.info(`the result of each call is written to ${report.path}`);
    const tally = new Tally(calls);
    const client = step.connect();
    const sender = new Sender({ ...inputs, ...step, client });
    const finish = async (entry) => {
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
            sender.stop((0,step_error/* describeError */.Uc)(error));
            throw error;
        }
    };
    try {
        const sending = () => sendAll(manifest, finish, inputs.maxParallel, step);
        await withHeartbeat(() => tally.headline, step, sending);
        if (sender.whyStopped !== null)
            step.report.errors.push(sender.whyStopped);
    }
    finally {
        report.close();
        tally.noteRest();
        tally.report(step.report, report);
    }
}
async function check(manifest, step) {
    const { cancelled, report, runner, profile } = step;
    const { endStatusField } = profile.operations.createCall;
    const { calls, errors, unspecified } = await checkManifest(manifest, endStatusField, cancelled);
    if (errors.items.length > 0) {
        const [count, ...texts] = describeList(errors, 'error');
        report.errors.push(manifest.refuse(`has ${count}, so no call was sent`).message, ...texts);
        return calls;
    }
    if (calls === 0)
        throw manifest.refuse('holds no call: write a JSON array, or one call per line');
    runner.info(`${(0,format/* formatCounted */.So)(calls, 'call')} checked`);
    if (unspecified.items.length > 0) {
        const [count, ...texts] = describeList(unspecified, 'value');
        report.warnings.push(`the manifest has ${count} beyond the specification, sent as given: the service may reject these calls`, ...texts);
    }
    return calls;
}
function describeList({ items, more }, noun) {
    const rest = more > 0 ? [`and ${(0,format/* formatCounted */.So)(more, `more ${noun}`)}`] : [];
    return [(0,format/* formatCounted */.So)(items.length + more, noun), ...items, ...rest];
}
async function sendAll(manifest, finish, maxParallel, { clock, cancelled }) {
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
                throw manifest.refuse(entry.problem);
            await finish(entry);
            if (clock.now() >= untilMs)
                return;
        }
    };
    const ends = await Promise.allSettled(Array.from({ length: maxParallel }, worker));
    for (const end of ends)
        if (end.status === 'rejected')
            throw end.reason;
}
async function withHeartbeat(describe, { clock, runner }, work) {
    const done = new AbortController();
    const beat = () => clock.sleep(BEAT_MS, done.signal).then(() => {
        runner.info(describe());
        return beat();
    });
    beat().catch(() => { });
    return work().finally(() => done.abort());
}

;// CONCATENATED MODULE: ./entries/ingest-calls.js



/***/ }),

/***/ 18389:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ MAX_OUTPUT_BYTES),
/* harmony export */   Ir: () => (/* binding */ jsonArray),
/* harmony export */   KV: () => (/* binding */ linesInPlace),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   _s: () => (/* binding */ fitsJsonArray)
/* harmony export */ });
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82456);

const MAX_OUTPUT_BYTES = 64 * 1024;
const MAX_CUT_BYTES = 100;
function lines(values) {
    return shortLines(values)
        .filter((line) => line !== '')
        .join('\n');
}
function linesInPlace(values) {
    const known = shortLines(values);
    return known.every((line) => line === '') ? '' : known.join('\n');
}
function shortLines(values) {
    return values.map((value) => (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(value, 200));
}
function fitsJsonArray(entries) {
    return Buffer.byteLength(JSON.stringify(entries)) <= MAX_OUTPUT_BYTES - MAX_CUT_BYTES;
}
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