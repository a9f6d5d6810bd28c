"use strict";
exports.id = 5978;
exports.ids = [5978];
exports.modules = {

/***/ 3995:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    cacheServiceOf: () => (  cacheServiceOf)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

 var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5915);
  var _http_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3176);
  var _http_channel_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1001);
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2557);
  var _http_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2845);
const VERSION = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update('simulation-gate memory 1').digest('hex');
const REQUEST_LIMIT_MS = 5_000;
const PAUSE_MS = 500;
function cacheServiceOf(apiKey, env, clock) {
    const { ACTIONS_RESULTS_URL: results, ACTIONS_CACHE_URL: older } = env;
    const { ACTIONS_CACHE_SERVICE_V2: isNewer } = env;
    if (results && !isEnterpriseServer(env) && (isNewer || !older)) {
        const service = below(results, '/twirp/github.actions.results.api.v1.CacheService');
        return new NewerCache(new Requests({ baseUrl: service, apiKey, clock, env }));
    }
    if (!older)
        return null;
    const service = below(older, '/_apis/artifactcache');
    return new OlderCache(new Requests({ baseUrl: service, apiKey, clock, env }));
}
function below(address, path) {
    return address.replace(/\/+$/, '') + path;
}
function isEnterpriseServer({ GITHUB_SERVER_URL: url = '' }) {
    const host = /^https?:\/\/([^/:]+)/i.exec(url)?.[1] ?? 'github.com';
    return !/^github\.com$|\.ghe\.com$|\.localhost$/i.test(host);
}
const foundSchema = zod_mini__WEBPACK_IMPORTED_MODULE_5__  .Ikc({
    ok: zod_mini__WEBPACK_IMPORTED_MODULE_5__  .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__  .zMY(), false),
    signed_download_url: zod_mini__WEBPACK_IMPORTED_MODULE_5__  .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__  .YjP(), ''),
});
const createdSchema = zod_mini__WEBPACK_IMPORTED_MODULE_5__  .Ikc({
    ok: zod_mini__WEBPACK_IMPORTED_MODULE_5__  .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__  .zMY(), false),
    signed_upload_url: zod_mini__WEBPACK_IMPORTED_MODULE_5__  .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__  .YjP(), ''),
});
const finalizedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_5__  .Ikc({ ok: zod_mini__WEBPACK_IMPORTED_MODULE_5__  .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__  .zMY(), false) });
class NewerCache {
    #requests;
    constructor(requests) {
        this.#requests = requests;
    }
    async find(prefix, signal) {
        const asked = { key: prefix, restore_keys: [prefix], version: VERSION };
        const operation = 'find cache entry';
        const answer = await this.#ask(operation, 'GetCacheEntryDownloadURL', asked, signal);
        const { ok, signed_download_url: url } = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_4__  .eA)(foundSchema, answer, operation, '');
        return ok ? this.#requests.download(url, signal) : null;
    }
    async add(key, text, signal) {
        const operation = 'create cache entry';
        const asked = { key, version: VERSION };
        const answer = await this.#ask(operation, 'CreateCacheEntry', asked, signal);
        const { ok, signed_upload_url: url } = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_4__  .eA)(createdSchema, answer, operation, '');
        if (!ok)
            throw refusal(operation);
        await this.#requests.upload(url, text, signal);
        await this.#finalize({ ...asked, size_bytes: `${Buffer.byteLength(text)}` }, signal);
    }
    async #finalize(entry, signal) {
        const operation = 'finalize cache entry';
        const answer = await this.#ask(operation, 'FinalizeCacheEntryUpload', entry, signal);
        if (!(0,_http_shape_js__WEBPACK_IMPORTED_MODULE_4__  .eA)(finalizedSchema, answer, operation, '').ok)
            throw refusal(operation);
    }
    #ask(operation, method, body, signal) {
        const request = { operation, method: 'POST', path: `/${method}`, json: body };
        return this.#requests.askJson(request, signal);
    }
}
const locationSchema = zod_mini__WEBPACK_IMPORTED_MODULE_5__  .Ikc({ archiveLocation: zod_mini__WEBPACK_IMPORTED_MODULE_5__  .YjP() });
const reservedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_5__  .Ikc({ cacheId: zod_mini__WEBPACK_IMPORTED_MODULE_5__  .Whr() });
class OlderCache {
    #requests;
    constructor(requests) {
        this.#requests = requests;
    }
    async find(prefix, signal) {
        const operation = 'find cache entry';
        const path = `/cache?keys=${encodeURIComponent(prefix)}&version=${VERSION}`;
        const answer = await this.#requests.ask({ operation, method: 'GET', path }, signal);
        if (answer.status === 204)
            return null;
        const found = this.#requests.jsonOf(operation, answer);
        const { archiveLocation } = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_4__  .eA)(locationSchema, found, operation, '');
        return this.#requests.download(archiveLocation, signal);
    }
    async add(key, text, signal) {
        const operation = 'create cache entry';
        const size = Buffer.byteLength(text);
        const json = { key, version: VERSION, cacheSize: size };
        const create = { operation, method: 'POST', path: '/caches', json };
        const answer = await this.#requests.askJson(create, signal);
        const { cacheId } = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_4__  .eA)(reservedSchema, answer, operation, '');
        const path = `/caches/${cacheId}`;
        const headers = {
            'content-type': 'application/octet-stream',
            'content-range': `bytes 0-${size - 1}/*`,
        };
        const upload = { operation: 'upload cache entry', method: 'PATCH', path, headers, body: text };
        await this.#requests.ask(upload, signal);
        const commit = { operation: 'finalize cache entry', method: 'POST', path, json: { size } };
        await this.#requests.ask(commit, signal);
    }
}
class Requests {
    #address;
    #channel;
    constructor(address) {
        this.#address = address;
        this.#channel = new _http_channel_js__WEBPACK_IMPORTED_MODULE_2__  .c(address);
    }
    async askJson(request, signal) {
        return this.jsonOf(request.operation, await this.ask(request, signal));
    }
    jsonOf(operation, answer) {
        return (0,_http_answer_js__WEBPACK_IMPORTED_MODULE_1__  .qF)({ operation, mask: this.#channel.mask }, answer);
    }
    ask({ headers, ...request }, signal) {
        const ours = {
            authorization: `Bearer ${this.#address.apiKey}`,
            accept: 'application/json;api-version=6.0-preview.1',
            ...(request.json !== undefined && { 'content-type': 'application/json' }),
            ...headers,
        };
        return this.#send(this.#channel, { ...request, headers: ours }, signal);
    }
    async download(url, signal) {
        const { channel, path } = this.#storageAt(url, 'download cache entry');
        const request = { operation: 'download cache entry', method: 'GET', path };
        try {
            const { body } = await this.#send(channel, request, signal);
            return new TextDecoder().decode(body);
        }
        catch (error) {
            const isService = error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_3__  ._7;
            if (isService && (error.kind === 'too-large' || error.status === 404))
                return null;
            throw error;
        }
    }
    async upload(url, text, signal) {
        const { channel, path } = this.#storageAt(url, 'upload cache entry');
        const headers = { 'content-type': 'application/octet-stream', 'x-ms-blob-type': 'BlockBlob' };
        const request = { operation: 'upload cache entry', method: 'PUT', path, headers, body: text };
        await this.#send(channel, request, signal);
    }
    async #send(channel, request, signal) {
        try {
            return await this.#sendOnce(channel, request, signal);
        }
        catch (error) {
            const { kind = '', status = 0 } = error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_3__  ._7 ? error : {};
            if (kind !== 'connection' && status < 500)
                throw error;
            await this.#address.clock.sleep(PAUSE_MS, signal);
            return this.#sendOnce(channel, request, signal);
        }
    }
    async #sendOnce(channel, request, signal) {
        const { operation, method, path, headers = {}, json, body } = request;
        const sent = json === undefined ? body : JSON.stringify(json);
        const outgoing = { operation, method, path, headers, fresh: false };
        const deadlineMs = this.#address.clock.now() + REQUEST_LIMIT_MS;
        const answer = await channel.send(sent === undefined ? outgoing : { ...outgoing, body: sent }, {
            signal,
            deadlineMs,
        });
        return (0,_http_answer_js__WEBPACK_IMPORTED_MODULE_1__  .z_)({ operation, mask: channel.mask }, answer);
    }
    #storageAt(address, operation) {
        const url = URL.parse(address);
        const isSafe = url?.protocol === 'https:' || url?.protocol === this.#protocol;
        if (url === null || !isSafe)
            throw refusal(operation);
        const { clock, env } = this.#address;
        const apiKey = url.searchParams.get('sig') ?? '';
        const channel = new _http_channel_js__WEBPACK_IMPORTED_MODULE_2__  .c({ baseUrl: url.origin, apiKey, clock, env });
        return { channel, path: url.pathname + url.search };
    }
    get #protocol() {
        return new URL(this.#address.baseUrl).protocol;
    }
}
function refusal(operation) {
    const problem = 'the cache does not let this job do it';
    return new _http_errors_js__WEBPACK_IMPORTED_MODULE_3__  ._7({ kind: 'shape', operation, problem, mayHaveBeenTaken: false });
}


/***/ }),

/***/ 5273:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CacheStore: () => (  CacheStore)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

 var _step_lost_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9110);


const PREFIX = 'simulation-gate-memory-';
const LIMIT_MS = 10_000;
const LEAVES_MS = 6_000;
class CacheStore {
    #cache;
    #mayWrite;
    #world;
    #failure = null;
    constructor(cache, mode, world) {
        this.#cache = cache;
        this.#mayWrite = mode !== 'read';
        this.#world = world;
    }
    read(name) {
        return this.#inTime((signal) => this.#cache.find(`${PREFIX}${name}-`, signal));
    }
    async update(name, change) {
        if (!this.#mayWrite)
            throw new Error('the cache of this job may only be read');
        const text = change(await this.read(name));
        const key = `${PREFIX}${name}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
        await this.#inTime((signal) => this.#cache.add(key, text, signal));
    }
    async #inTime(work) {
        if (this.#failure !== null)
            throw this.#failure.error;
        const { clock, cancelled, runner, lost } = this.#world;
        const startedMs = clock.now();
        const limitMs = Math.min(LIMIT_MS, lost.leftMs(LEAVES_MS));
        if (limitMs <= 0)
            throw new Error(_step_lost_time_js__WEBPACK_IMPORTED_MODULE_1__  .L);
        const over = new AbortController();
        const late = new AbortController();
        const inTime = AbortSignal.any([cancelled, over.signal]);
        clock.sleep(limitMs, inTime).then(() => late.abort(new Error('the cache takes too much of the time of this job')), () => { });
        try {
            return await work(AbortSignal.any([cancelled, late.signal]));
        }
        catch (error) {
            this.#failure = { error };
            lost.add(clock.now() - startedMs, runner);
            throw error;
        }
        finally {
            over.abort();
        }
    }
}


/***/ }),

/***/ 6602:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    D6: () => (  isAsked),
    J$: () => (  withAsked),
    KD: () => (  contentsOf),
    Nm: () => (  isSameAsked),
    Uw: () => (  withPointer),
    _V: () => (  isPointer),
    b6: () => (  textOf),
    pN: () => (  LONGEST_DOCUMENT)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5915);
  var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1299);
  var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8989);
  var _core_input_iso_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2111);
  var _core_json_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8009);
  var _core_lazily_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3974);




const VERSION = 1;
const MAX_RUNS = 50;
const MAX_ENTRIES = 1_000;
const MAX_ASKED = 50;
const LONGEST_DOCUMENT = 2 * 1024 * 1024;
const id = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Fk(/^[\x21-\x7e]{1,200}$/));
const moment = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Eb(40), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YPB((text) => (0,_core_input_iso_time_js__WEBPACK_IMPORTED_MODULE_2__  .s)(text) !== null));
const notPrintable = (0,_core_lazily_js__WEBPACK_IMPORTED_MODULE_3__  .x)(String.raw `\p{C}`, 'u');
const word = (longest) => zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YPB((text) => !notPrintable().test(text)), zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Eb(longest));
const start = {
    runPlanId: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__  .euz(''), id]),
    fingerprint: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Fk(/^(?:[0-9a-f]{64})?$/)),
    ref: word(1_000),
    workflowRun: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Fk(/^\d{0,20}$/)),
    attempt: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .qm(0)),
    job: word(200),
    step: word(200),
};
const pointerSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    jobId: id,
    ...start,
    startedAt: moment,
    endedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .mee(moment),
    outcome: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .k5n(['passed', 'failed', 'inconclusive', 'error', 'started'])),
    sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Fk(/^[0-9a-fA-F]{0,64}$/)),
});
const askedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ ...start, askedAt: moment });
const documentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    version: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .euz(VERSION),
    gate: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    runs: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .L5J()),
    asked: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .L5J()),
});
function contentsOf(text, gate, ref, passOver) {
    const read = text.length > LONGEST_DOCUMENT ? undefined : parse(text);
    const { data: document } = zod_mini__WEBPACK_IMPORTED_MODULE_4__  .xL(documentSchema, read);
    if (document === undefined || document.gate !== gate) {
        const is = document === undefined ? 'not in a form that is known' : 'about another gate';
        passOver(`what is kept under ${ref} is passed over, since it is ${is}`);
        return { runs: [], asked: [] };
    }
    const pointers = new Map();
    for (const [index, entry] of document.runs.slice(0, MAX_ENTRIES).entries()) {
        const { data: pointer, error } = zod_mini__WEBPACK_IMPORTED_MODULE_4__  .xL(pointerSchema, entry);
        if (pointer === undefined) {
            passOver(`entry ${index} of ${ref} is passed over: ${placesOf(error, entry)}`);
        }
        else if (pointer.ref !== ref || pointers.has(pointer.jobId)) {
            const is = pointer.ref === ref ? 'of the same run as one before it' : 'of another ref';
            passOver(`entry ${index} of ${ref} is passed over: it is ${is}`);
        }
        else
            pointers.set(pointer.jobId, pointer);
    }
    const asked = askedIn(document.asked, ref, passOver);
    return { runs: firstOfEachPlan([...pointers.values()]), asked };
}
function askedIn(entries, ref, passOver) {
    if (entries === undefined)
        return [];
    const { data } = zod_mini__WEBPACK_IMPORTED_MODULE_4__  .xL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YOg(askedSchema), entries);
    if (data === undefined)
        passOver(`what was asked for under ${ref} is passed over`);
    return (data ?? []).filter((one) => one.ref === ref).slice(0, MAX_ASKED);
}
function withAsked(known, asked) {
    const others = known.filter((one) => !isSameAsked(one, asked) && !(isSameStep(one, asked) && one.attempt < asked.attempt));
    return [asked, ...others].slice(0, MAX_ASKED);
}
function isSameAsked(one, other) {
    return isSameStep(one, other) && one.attempt === other.attempt && one.askedAt === other.askedAt;
}
function isSameStep(one, other) {
    const facts = ({ ref, workflowRun, job, step, runPlanId, fingerprint }) => JSON.stringify([ref, workflowRun, job, step, runPlanId, fingerprint]);
    return facts(one) === facts(other);
}
function withPointer(pointers, pointer) {
    const isKept = pointers.some(({ jobId }) => jobId === pointer.jobId);
    const kept = isKept
        ? pointers.map((one) => (one.jobId === pointer.jobId ? pointer : one))
        : [pointer, ...pointers];
    return firstOfEachPlan(kept);
}
function isPointer(pointer) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_4__  .xL(pointerSchema, pointer).success;
}
function isAsked(asked) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_4__  .xL(askedSchema, asked).success;
}
function textOf(gate, { runs, asked }) {
    const document = { version: VERSION, gate, runs, ...(asked.length > 0 && { asked }) };
    return `${JSON.stringify(document, null, 1)}\n`;
}
function firstOfEachPlan(pointers) {
    const counts = new Map();
    return pointers
        .filter(({ runPlanId }) => {
        const count = (counts.get(runPlanId) ?? 0) + 1;
        counts.set(runPlanId, count);
        return count <= MAX_RUNS;
    })
        .slice(0, MAX_ENTRIES);
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function placesOf({ issues }, entry) {
    const places = issues.map(({ path }) => path.length === 0 ? 'all of it' : `${path.join('/')} (${typeof (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_5__  .f)(entry, path)})`);
    return `${places.join(', ')} is not as it was written`;
}


/***/ }),

/***/ 6035:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    FolderStore: () => (  FolderStore)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

 var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);

 var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);

 var _step_folders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4067);
  var _step_stops_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3743);
  var _document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6602);
const TURN_MS = 1_000;
const LOOK_MS = 50;
class FolderStore {
    #folder;
    #clock;
    constructor(folder, clock) {
        this.#folder = folder;
        this.#clock = clock;
    }
    async read(name) {
        return readText(this.#pathOf(name));
    }
    async update(name, change) {
        (0,_step_folders_js__WEBPACK_IMPORTED_MODULE_3__  .w)(this.#folder);
        const path = this.#pathOf(name);
        const turn = `${path}.lock`;
        await this.#takeTurn(turn);
        const written = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`;
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(written, change(readOrNull(path)), { flag: 'wx' });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(written, path);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(written, { force: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(turn, { force: true });
        }
    }
    async #takeTurn(turn) {
        const { signal } = new AbortController();
        for (let waitedMs = 0; waitedMs < TURN_MS; waitedMs += LOOK_MS) {
            try {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(turn, '', { flag: 'wx' });
                return;
            }
            catch (error) {
                if (!(0,_step_stops_js__WEBPACK_IMPORTED_MODULE_4__  .up)(error, 'EEXIST'))
                    throw error;
            }
            await this.#clock.sleep(LOOK_MS, signal);
        }
    }
    #pathOf(name) {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, `${name}.json`);
    }
}
function readOrNull(path) {
    try {
        return readText(path);
    }
    catch {
        return null;
    }
}
function readText(path) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    }
    catch (error) {
        if ((0,_step_stops_js__WEBPACK_IMPORTED_MODULE_4__  .up)(error, 'ENOENT'))
            return null;
        throw error;
    }
    try {
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
        if (!facts.isFile())
            throw new Error(`${path} is not a file`);
        if (facts.size > _document_js__WEBPACK_IMPORTED_MODULE_5__  .pN)
            throw new Error(`${path} is larger than any that is kept`);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8');
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}


/***/ }),

/***/ 3784:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    memoryIn: () => (  memoryIn)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

 var _step_stops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3743);
  var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6602);



const NOTHING = { runs: [], asked: [] };
function memoryIn(store, gate, runner) {
    return new StoredMemory(store, digest(JSON.stringify(gate)), runner);
}
class StoredMemory {
    #store;
    #gate;
    #runner;
    #own = new Map();
    #asked = new Set();
    #answered = new Set();
    #read = new Map();
    #unkept = new Set();
    #kept = Promise.resolve();
    constructor(store, gate, runner) {
        this.#store = store;
        this.#gate = gate;
        this.#runner = runner;
    }
    async recall(ref) {
        return [...(await this.#recall(ref)).runs];
    }
    async recallAsked(ref) {
        return (await this.#recall(ref)).asked;
    }
    async #recall(ref) {
        try {
            const read = this.#read.get(ref) ?? this.#store.read(this.#nameOf(ref));
            this.#read.set(ref, read);
            return this.#withOwn(await read, ref);
        }
        catch (error) {
            this.#runner.debug(`memory: nothing is recalled of ${ref}: ${(0,_step_stops_js__WEBPACK_IMPORTED_MODULE_1__  .Uc)(error)}`);
            return this.#withOwn(null, ref);
        }
    }
    remember(pointer) {
        if (!(0,_document_js__WEBPACK_IMPORTED_MODULE_2__  ._V)(pointer)) {
            this.#runner.debug('memory: a run is not remembered, since its facts have an odd form');
            return this.#kept;
        }
        this.#own.set(pointer.jobId, pointer);
        return this.#keepSoon(pointer.ref);
    }
    announce(asked) {
        if (!(0,_document_js__WEBPACK_IMPORTED_MODULE_2__  .D6)(asked))
            return this.#kept;
        this.#asked.add(asked);
        return this.#keepSoon(asked.ref);
    }
    forget(asked) {
        if (!this.#asked.delete(asked))
            return this.#kept;
        this.#answered.add(asked);
        return this.#keepSoon(asked.ref);
    }
    #keepSoon(ref) {
        this.#unkept.add(ref);
        this.#kept = this.#kept.then(() => this.#keep());
        return this.#kept;
    }
    async #keep() {
        for (const ref of this.#unkept) {
            this.#unkept.delete(ref);
            this.#read.delete(ref);
            try {
                await this.#store.update(this.#nameOf(ref), (text) => (0,_document_js__WEBPACK_IMPORTED_MODULE_2__  .b6)(this.#gate, this.#withOwn(text, ref)));
            }
            catch (error) {
                this.#runner.debug(`memory: nothing is remembered under ${ref}: ${(0,_step_stops_js__WEBPACK_IMPORTED_MODULE_1__  .Uc)(error)}`);
            }
        }
    }
    #withOwn(text, ref) {
        const { runs, asked } = this.#contentsOf(text, ref);
        const answered = [...this.#answered];
        const open = asked.filter((one) => !answered.some((other) => (0,_document_js__WEBPACK_IMPORTED_MODULE_2__  .Nm)(one, other)));
        return {
            runs: [...this.#own.values()].filter((one) => one.ref === ref).reduce(_document_js__WEBPACK_IMPORTED_MODULE_2__  .Uw, runs),
            asked: [...this.#asked].filter((one) => one.ref === ref).reduce(_document_js__WEBPACK_IMPORTED_MODULE_2__  .J$, open),
        };
    }
    #contentsOf(text, ref) {
        if (text === null)
            return NOTHING;
        return (0,_document_js__WEBPACK_IMPORTED_MODULE_2__  .KD)(text, this.#gate, ref, (why) => this.#runner.debug(`memory: ${why}`));
    }
    #nameOf(ref) {
        return `${this.#gate}-${digest(ref)}`;
    }
}
function digest(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 24);
}


/***/ })

};
;Object.assign(exports.modules, require("./later.js"));
