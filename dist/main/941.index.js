"use strict";
exports.id = 941;
exports.ids = [941];
exports.modules = {

/***/ 53941:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ingestCalls: () => (/* binding */ ingestCalls)
});

// EXTERNAL MODULE: ./inputs/input-form.js
var input_form = __webpack_require__(61328);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./report/words/action-words.js
var action_words = __webpack_require__(58692);
// EXTERNAL MODULE: ./text/error-text.js
var error_text = __webpack_require__(89009);
// EXTERNAL MODULE: ./text/values/parsed.js
var parsed = __webpack_require__(38133);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./report/output-text.js
var output_text = __webpack_require__(18389);
// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __webpack_require__(82456);
// EXTERNAL MODULE: ./text/step-errors.js
var step_errors = __webpack_require__(69445);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(41299);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(58989);
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
const END_STATUS_FIELDS = ['endedReason', 'endedStatus'];
function checked(message, isValid) {
    return schemas/* string */.YjP(message).check(schemas/* refine */.YPB(isValid, message));
}
const call_schema_text = schemas/* string */.YjP('has to be a text');
const uuid = schemas/* guid */.OsD('has to be a UUID such as 01234567-89ab-cdef-0123-456789abcdef');
const object = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J(), 'has to be an object');
const url = schemas/* url */.OZ5({
    protocol: /^https?$/,
    error: "has to be an http or https URL such as 'https://files.example.com/call.wav'",
});
const timestamp = checked('has to be an ISO 8601 date and time, such as 2026-01-31T14:30:00Z', (value) => ['', 'Z', 'T00:00Z'].some((rest) => (0,iso_time/* parseIsoTime */.sX)(value + rest) !== null));
const phoneNumber = checked("has to be an E.164 phone number such as '+15550100200'", (value) => (0,simple_values/* parsePhoneNumber */.lq)(value).ok);
const externalId = call_schema_text.check(api/* _maxLength */.Eb(MAX_ID_CHARACTERS, `has to have at most ${MAX_ID_CHARACTERS} characters`));
const offset = schemas/* int */.Whr('has to be a whole number of milliseconds');
function oneOf(one, other) {
    return schemas/* enum */.k5n([one, other], `has to be ${one} or ${other}`);
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
const optional = {
    text: orNull(call_schema_text, 'a text'),
    uuid: orNull(uuid, 'a UUID'),
    object: schemas/* optional */.lqM(object),
};
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
const endStatus = schemas/* optional */.lqM(schemas/* nullable */.mee(call_schema_text)
    .check(unlessSpecified((value) => END_STATUSES.includes(`${value}`), END_STATUSES.join(', '))));
function callRequest(endStatusField) {
    return objectOf({
        recordingUrl: url,
        startedAt: timestamp,
        callDirection: oneOf('INBOUND', 'OUTBOUND'),
        interfaceType: oneOf('PHONE', 'WEB'),
        stereoRecordingUrl: orNull(url, 'a URL'),
        ...Object.fromEntries([...END_STATUS_FIELDS, endStatusField].map((name) => [name, endStatus])),
        transcript: list(transcriptEntry),
        toolInvocations: list(toolInvocation),
        properties: optional.object,
        partnerCallId: optional.uuid,
        partnerRoomId: orNull(externalId, 'a text'),
        externalId: orNull(externalId, 'a text'),
        agent: schemas/* optional */.lqM(agent),
        agents: list(agent),
        customer: schemas/* optional */.lqM(customer),
        customers: list(customer),
    });
}
function createCallCheck(endStatusField) {
    const schema = callRequest(endStatusField);
    return (call) => {
        const { error } = parse/* safeParse */.xL(schema, call);
        return (error?.issues ?? []).map((issue) => ({
            path: issue.path,
            message: issue.message,
            isUnspecified: issue.code === 'custom' && issue.params === UNSPECIFIED,
        }));
    };
}

// EXTERNAL MODULE: ./text/json-object.js + 1 modules
var json_object = __webpack_require__(66783);
// EXTERNAL MODULE: ./text/values/addresses.js
var addresses = __webpack_require__(72578);
;// CONCATENATED MODULE: ./actions/ingest-calls/manifest.js










const MIB = 1024 * 1024;
const MAX_ARRAY_MIB = 64;
const MAX_PATH_CHARS = 200;
const MAX_SHOWN_CHARS = 60;
const MAX_FIELD_CHARS = 120;
function describePlace({ unit, number }) {
    return `${unit} ${number}`;
}
function externalIdOf(call) {
    const externalId = (0,json_object/* valueAt */.fK)(call, ['externalId']);
    return typeof externalId === 'string' ? externalId : null;
}
class Manifest {
    #path;
    constructor(path) {
        this.#path = path;
    }
    findProblem() {
        try {
            return (0,external_node_fs_.statSync)(this.#path).isFile() ? null : 'is not a file: name the file itself';
        }
        catch (error) {
            return (0,error_text/* describeUnreadable */.D2)(error);
        }
    }
    refuse(problem) {
        const path = (0,log_line/* oneLine */.TN)(this.#path, MAX_PATH_CHARS);
        return new step_errors/* InputError */.dz(`input 'manifest': '${path}' ${problem}`);
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
            throw error instanceof step_errors/* InputError */.dz ? error : this.refuse((0,error_text/* describeUnreadable */.D2)(error));
        }
    }
    async *#arrayEntries() {
        if ((0,external_node_fs_.statSync)(this.#path).size > MAX_ARRAY_MIB * MIB) {
            const limit = `${MAX_ARRAY_MIB} MiB`;
            throw this.refuse(`is a JSON array of more than ${limit}: write NDJSON, one call per line`);
        }
        const array = manifest_parse(await (0,promises_.readFile)(this.#path), json_object/* errorPosition */.A0);
        if ('problem' in array)
            throw this.refuse(array.problem);
        const values = Array.isArray(array.value) ? array.value : [];
        for (const [index, value] of values.entries()) {
            yield { unit: 'entry', number: index + 1, json: JSON.stringify(value), value };
        }
    }
    async *#lineEntries() {
        const input = (0,external_node_fs_.createReadStream)(this.#path, { encoding: 'latin1' });
        let number = 0;
        for await (const line of (0,external_node_readline_.createInterface)({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
            number += 1;
            if (line.trim() !== '')
                yield { unit: 'line', number, ...manifest_parse(Buffer.from(line, 'latin1')) };
        }
    }
}
function manifest_parse(bytes, where = (_) => '') {
    let json = null;
    try {
        json = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return { json, value: JSON.parse(json) };
    }
    catch {
        if (json === null)
            return { problem: 'is not UTF-8: save it as UTF-8' };
        const fix = 'write a JSON array of calls, or one call per line';
        return { problem: `is not JSON${where(json)}: ${fix}` };
    }
}
async function checkManifest(manifest, endStatusField, signal) {
    const check = createCallCheck(endStatusField);
    const errors = [];
    const unspecified = [];
    const known = new Map();
    let calls = 0;
    for await (const entry of manifest.entries()) {
        signal.throwIfAborted();
        const place = describePlace(entry);
        if ('problem' in entry) {
            errors.push(`${place} ${entry.problem}`);
            continue;
        }
        calls += 1;
        for (const mismatch of check(entry.value)) {
            const list = mismatch.isUnspecified ? unspecified : errors;
            list.push(`${place}${describe(mismatch, entry.value)}`);
        }
        const id = externalIdOf(entry.value);
        if (!id)
            continue;
        const recordingUrl = (0,json_object/* valueAt */.fK)(entry.value, ['recordingUrl']);
        const first = known.get(id) ?? { place, recordingUrl };
        known.set(id, first);
        if (first.recordingUrl === recordingUrl)
            continue;
        const fix = 'give each recording an externalId of its own';
        errors.push(`${place}: externalId is that of ${first.place}: ${fix}`);
    }
    return { calls, errors, unspecified };
}
function fieldName(path) {
    return path
        .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
        .join('')
        .replace(/^\./, '');
}
function describe({ path, message }, call) {
    const value = (0,json_object/* valueAt */.fK)(call, path);
    const shown = describeValue(value, path);
    if (path.length === 0)
        return ` holds ${shown} where a call ${message}`;
    const is = value === undefined ? 'is missing' : `is ${shown}`;
    return `: ${(0,log_line/* oneLine */.TN)(fieldName(path), MAX_FIELD_CHARS)} ${is}: it ${message}`;
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

;// CONCATENATED MODULE: ./actions/ingest-calls/ingest-report.js









const MAX_ID_CHARS = 100;
function makeReportFile(folder) {
    try {
        const path = (0,external_node_path_.join)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(folder || (0,external_node_os_.tmpdir)(), 'ingest-calls-')), 'calls.ndjson');
        (0,external_node_fs_.writeFileSync)(path, '');
        return path;
    }
    catch (error) {
        const fix = 'RUNNER_TEMP has to name a folder that this step may write to';
        const problem = `the report file cannot be made, so no call was sent: ${String(error)}. ${fix}`;
        throw new step_errors/* InputError */.dz(problem);
    }
}
function writeResult(path, call, runner) {
    const { place, externalId, ...result } = call;
    const line = JSON.stringify({ [place.unit]: place.number, externalId, ...result });
    try {
        (0,external_node_fs_.appendFileSync)(path, `${line}\n`);
        return null;
    }
    catch (error) {
        runner.info(action_words/* INGEST */.b5.unwritten(line));
        return action_words/* INGEST */.b5.unwritable((0,error_text/* describeError */.Uc)(error));
    }
}
function reportResults(sent, total, path, report) {
    const inOrder = sent.toSorted((a, b) => a.place.number - b.place.number);
    const counts = { created: 0, skipped: 0, failed: total - sent.length, unknown: 0 };
    for (const { result } of sent)
        counts[result] += 1;
    report.headline = action_words/* INGEST */.b5.headline(counts, total, path);
    const ids = inOrder.flatMap(({ id }) => (id === null ? [] : (0,log_line/* oneLine */.TN)(id, MAX_ID_CHARS)));
    report.outputs['call-ids'] = (0,output_text/* jsonArray */.Ir)(ids, (cut) => ({ cut }));
    for (const [result, count] of Object.entries(counts))
        report.outputs[result] = `${count}`;
    report.outputs['report-file'] = path;
    const [bad, good] = [inOrder.filter(isBad), inOrder.filter((one) => !isBad(one))];
    report.rows.push(...[...bad, ...good].map(rowOf));
    if (sent.length < total)
        report.errors.push(action_words/* INGEST */.b5.unsent(total - sent.length));
    for (const { place, externalId, result, why } of bad) {
        report.errors.push(action_words/* INGEST */.b5.failed(describePlace(place), externalId, result, why));
    }
}
function isBad({ result }) {
    return result === 'failed' || result === 'unknown';
}
function rowOf({ place, externalId, result, id, why }) {
    return [
        describePlace(place),
        externalId && { id: externalId },
        result,
        id === null ? why : { id },
    ];
}

// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./service/explain.js
var explain = __webpack_require__(70980);
;// CONCATENATED MODULE: ./actions/ingest-calls/sender.js





const PATIENCE_MS = 5 * 60_000;
const LINGER_MS = 2_000;
const MAX_UNKNOWN = 10;
class Sender {
    #options;
    #stop = new AbortController();
    #signal;
    #unknown = 0;
    #heardMs = 0;
    constructor(options) {
        this.#options = options;
        this.#signal = AbortSignal.any([options.cancelled, this.#stop.signal]);
    }
    get whyStopped() {
        const { aborted, reason } = this.#signal;
        return aborted ? (0,error_text/* describeError */.Uc)(reason) : null;
    }
    stop(why) {
        this.#stop.abort(new Error(why));
    }
    async send({ json, value }) {
        const { client, clock, onDuplicate } = this.#options;
        const startedMs = clock.now();
        const deadline = () => Math.max(startedMs, this.#heardMs) + PATIENCE_MS;
        const context = {
            signal: this.#signal,
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
            if (this.#signal.aborted && error === this.#signal.reason)
                return null;
            if (!(error instanceof errors/* ServiceError */._7))
                throw error;
            this.#consider(error);
            return resultOf(error, externalIdOf(value) !== null, onDuplicate);
        }
    }
    #heard() {
        this.#unknown = 0;
        this.#heardMs = this.#options.clock.now();
    }
    #consider(error) {
        if ((0,errors/* concernsAll */.p$)(error)) {
            const { message } = (0,explain/* explain */.WE)(error, null, 'the inputs base-url and api-key');
            this.stop(error.kind === 'deadline' ? action_words/* INGEST */.b5.outOfTime(message, PATIENCE_MS) : message);
        }
        else if (!error.mayHaveBeenTaken) {
            this.#heard();
        }
        else {
            this.#unknown += 1;
            const problem = (0,error_text/* withoutPeriod */.Kx)(error.problem);
            if (this.#unknown >= MAX_UNKNOWN) {
                this.stop(action_words/* INGEST */.b5.allUnknown(this.#unknown, problem));
            }
        }
    }
}
function resultOf(error, hasExternalId, onDuplicate) {
    const why = (0,error_text/* withoutPeriod */.Kx)(error.message);
    if (error.mayHaveBeenTaken) {
        return { result: 'unknown', id: null, why: action_words/* INGEST */.b5.unknown(why) };
    }
    if (!hasExternalId || !saysDuplicate(error)) {
        return { result: 'failed', id: null, why: error.message };
    }
    return onDuplicate === 'skip'
        ? { result: 'skipped', id: null, why: action_words/* INGEST */.b5.duplicate(why) }
        : { result: 'failed', id: null, why: action_words/* INGEST */.b5.refusedDuplicate(why) };
}
function saysDuplicate({ status, code, param }) {
    const mayBe = status === 409 || (status === 400 && code !== 'missing_required_field');
    return mayBe && param === 'externalId';
}

;// CONCATENATED MODULE: ./actions/ingest-calls/ingest-calls.js








const MAX_PARALLEL = 100;
const MAX_LISTED = 100;
const DEFAULTS = {
    'base-url': '',
    'api-key': '',
    manifest: '',
    'max-parallel': '4',
    'on-duplicate': 'fail',
    'service-profile': '',
    summary: 'true',
};
const ingestCalls = {
    headings: action_words/* INGEST */.b5,
    defaults: DEFAULTS,
    outputs: ['call-ids', 'created', 'skipped', 'failed', 'unknown', 'report-file'],
    meant: 'the input manifest',
    prepare(form) {
        const fix = 'give the path of a JSON array or NDJSON file of calls';
        const path = form.required('manifest', form.readGiven('manifest', parsed/* valid */.r), fix);
        const inputs = {
            manifest: path ? new Manifest(path) : undefined,
            maxParallel: form.integer('max-parallel', 1, MAX_PARALLEL),
            onDuplicate: form.choice('on-duplicate', ['fail', 'skip']),
        };
        const problem = inputs.manifest?.findProblem();
        if (problem)
            form.refuse('manifest', problem);
        return (0,input_form/* isComplete */.As)(inputs) ? (step) => ingest(inputs, step) : undefined;
    },
};
async function ingest(inputs, step) {
    const total = await check(inputs.manifest, step);
    if (step.report.errors.length > 0)
        return;
    const path = makeReportFile(step.env.RUNNER_TEMP);
    const sender = new Sender({ ...inputs, ...step, client: step.connect() });
    const sent = [];
    try {
        await sendAll(inputs, sender, (call) => {
            sent.push(call);
            const problem = writeResult(path, call, step.runner);
            if (problem !== null)
                sender.stop(problem);
        });
        if (sender.whyStopped !== null)
            step.report.errors.push(sender.whyStopped);
    }
    finally {
        reportResults(sent, total, path, step.report);
    }
}
async function check(manifest, step) {
    const { cancelled, report, runner, profile } = step;
    const { endStatusField } = profile.operations.createCall;
    const { calls, errors, unspecified } = await checkManifest(manifest, endStatusField, cancelled);
    if (errors.length > 0) {
        const problem = `has ${(0,format/* formatCounted */.So)(errors.length, 'error')}, so no call was sent`;
        report.errors.push(manifest.refuse(problem).message, ...errors.slice(0, MAX_LISTED));
        return calls;
    }
    if (calls === 0)
        throw manifest.refuse('holds no call: write a JSON array, or one call per line');
    runner.info(action_words/* INGEST */.b5.checked(calls));
    if (unspecified.length > 0) {
        report.warnings.push(action_words/* INGEST */.b5.unspecified(unspecified.length), ...unspecified.slice(0, MAX_LISTED));
    }
    return calls;
}
async function sendAll({ manifest, maxParallel }, sender, record) {
    const entries = manifest.entries();
    const worker = async () => {
        for await (const entry of entries) {
            if (sender.whyStopped !== null)
                return;
            if ('problem' in entry)
                throw manifest.refuse(entry.problem);
            const result = await sender.send(entry);
            if (result === null)
                return;
            const place = { unit: entry.unit, number: entry.number };
            record({ place, externalId: externalIdOf(entry.value), ...result });
        }
    };
    const workers = Array.from({ length: maxParallel }, () => worker().catch((error) => {
        sender.stop((0,error_text/* describeError */.Uc)(error));
        throw error;
    }));
    const ends = await Promise.allSettled(workers);
    for (const end of ends)
        if (end.status === 'rejected')
            throw end.reason;
}


/***/ }),

/***/ 58692:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ FLOWS),
/* harmony export */   Cb: () => (/* binding */ METRICS),
/* harmony export */   Kq: () => (/* binding */ TRACK),
/* harmony export */   b5: () => (/* binding */ INGEST),
/* harmony export */   lF: () => (/* binding */ MERGE)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6203);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82456);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53483);



const MAX_WHY_CHARS = 500;
const METRICS = {
    title: 'Collect metrics',
    columns: ['job', 'status', 'metrics', 'conversations', 'items', 'completed', 'failed', 'why'],
    goal: (jobs, isToEnd) => `${countJobs(jobs)} to ${isToEnd ? 'end' : 'be created'}`,
    created: (id, metrics, conversations) => `metric collection job ${id}: created, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(metrics, 'metric')} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(conversations, 'conversation')}`,
    lost: "This metric collection job may have been created, so the request is not repeated. Check your service's dashboard before you run this step again",
    progress: (ended, jobs, { completed, failed }) => `${ended} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(jobs, 'job')} ended, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(completed, 'item')} completed, ${failed} failed`,
    ended: (id, status, why) => `${nameJob(id)} ended ${status}${describeWhy(why)}`,
    empty: (id, why) => `${nameJob(id)} collected nothing: every item failed${describeWhy(why)}`,
    failed: (items) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(items, 'item')} could not be collected`,
    headline: (created, jobs, items, { completed, failed }) => {
        const counts = completed + failed > 0 ? `: ${completed} completed, ${failed} failed` : '';
        return `Created ${created} of ${countJobs(jobs)}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(items, 'item')} in all${counts}`;
    },
};
function countJobs(jobs) {
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(jobs, 'metric collection job');
}
function nameJob(id) {
    return `metric collection job '${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortForm */ .JZ)(id)}'`;
}
function describeWhy(why) {
    return why ? `: ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(why, MAX_WHY_CHARS)}` : '';
}
const MAX_NAMES = 50;
const FLOWS = {
    title: 'Delete flows',
    columns: ['customer flow', 'result', 'why'],
    result: (id, result) => `customer flow ${id}: ${result}`,
    failed: (id, why) => `customer flow '${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortForm */ .JZ)(id)}': ${why}`,
    missing: 'it does not exist',
    cancelled: (message) => `${message} before the response, so the flow may be deleted`,
    untried: (ids) => `not tried after that: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)(ids, MAX_NAMES)}`,
    headline: ({ deleted, missing }, flows) => `Deleted ${deleted} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(flows, 'customer flow')}, ${missing} missing`,
};
const MAX_ID_CHARS = 100;
const MAX_LINE_CHARS = 2_000;
const INGEST = {
    title: 'Ingest calls',
    columns: ['Call', 'External ID', 'Result', 'ID or reason'],
    checked: (calls) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(calls, 'call')} checked`,
    unspecified: (values) => `the manifest has ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(values, 'value')} beyond the specification, sent as given: the service may reject these calls`,
    unwritten: (line) => `not in the report file: ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(line, MAX_LINE_CHARS)}`,
    unwritable: (why) => `the report file cannot be written (${why}), so the log has the results that it lacks`,
    outOfTime: (message, limitMs) => `${message} (a call is tried for ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(limitMs)} while the service takes none)`,
    allUnknown: (calls, why) => `it is not known whether the last ${calls} calls were created (${why})`,
    unknown: (why) => `${why}; it may have been created all the same`,
    duplicate: (why) => `its externalId exists already; ${why}`,
    refusedDuplicate: (why) => `its externalId exists already; ${why}. Set on-duplicate: skip to leave it`,
    failed: (place, externalId, result, why) => {
        const id = externalId === null ? '' : ` (externalId ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(externalId, MAX_ID_CHARS)})`;
        return `call of ${place}${id} ${result}: ${why}`;
    },
    unsent: (calls) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(calls, 'call was not sent, and has', 'calls were not sent, and have')} no line in the report file: start the step again with on-duplicate: skip`,
    headline: ({ created, skipped, failed, unknown }, calls, path) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(created)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(calls, 'call')} created, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(skipped)} skipped, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(failed)} failed, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(unknown)} unknown; one line for each in ${path}`,
};
const FIX = 'check that its job ran, uploaded report.json, and that the artifact was downloaded here';
const MERGE = {
    given: (path, name, attempt, outcome) => `${path}: ${name}, attempt ${attempt}, ${outcome}`,
    replaced: ' (another report has taken its place)',
    refused: (name, problem) => `input 'reports': '${name}' ${problem}`,
    missing: 'missing reports',
    tooFew: (reports, expected) => `the reports of ${reports} of ${expected} gates are here. For each of the others, ${FIX}`,
    absent: (name) => `the report of '${name}' is missing: ${FIX}`,
    skipped: (message) => `skipped, since ${message}.`,
    noRun: 'the report holds no run, so nothing was tested',
    started: 'the run was left to a later step, whose report is missing: merge that report too',
    confirmed: (runs) => `the outcome of its gate counts, and the policy can only worsen it: the report lacks facts of further runs that decided too (${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)(runs, MAX_NAMES)})`,
    noDebrief: 'the service wrote no debrief, and by the policy its own verdict decides nothing',
    notLocated: 'no file of this job has its text; check out the repository',
};
const MAX_LISTED = 5;
const TRACK = {
    title: 'Simulation themes',
    label: 'A failure theme of simulated calls',
    columns: ['Issue', 'Theme', 'What was done'],
    noPermission: 'the token may not write issues: give the job the permission `issues: write`',
    noRepository: 'the environment variable GITHUB_REPOSITORY does not name the repository of the issues: set it, as in acme/agent',
    noRun: 'No report has an evaluated run, so all issues stay as they are.',
    failed: (why) => `The issues could not be kept: ${why}`,
    failedOne: (number, why) => `Issue ${number} could not be kept: ${why}`,
    without: (themes, maxIssues) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(themes.length, 'theme has', 'themes have')} no issue yet, since max-issues is ${maxIssues}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)(themes, MAX_LISTED)}`,
    headline: (counts, plans) => {
        const each = Object.entries(counts).map(([done, count]) => `${count} ${done}`);
        return `${each.join(', ')}, of the themes of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(plans, 'run plan')}`;
    },
    fixed: 'The theme is fixed: a later run does not show it.',
    footer: '*Maintained by the action track-themes: updated when these facts change, closed when the theme is fixed, reopened when it returns. Close it as not planned to stop updates.*',
};


/***/ })

};
;