/**
 * GitHub's cache, by the two protocols that `@actions/cache` speaks: that of github.com, and the older
 * one of GitHub Enterprise Server. An entry of it never changes, and is looked for by how its key begins:
 * the newest one, first in the scope of the job's own ref, then in those that it inherits from. It holds
 * the text itself where `@actions/cache` has an archive, so that nothing is ever unpacked.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '../core/clock.ts';
import { parseJson, requireSuccess } from '../http/answer.ts';
import { Channel } from '../http/channel.ts';
import { ServiceError } from '../http/errors.ts';
import type { Answer } from '../http/exchange.ts';
import { checkShape } from '../http/shape.ts';
import type { Environment } from '../runner/runner.ts';

/** What tells entries apart that are written in another form. */
const VERSION = createHash('sha256').update('simulation-gate memory 1').digest('hex');
/** One request takes at most this long. */
const REQUEST_LIMIT_MS = 5_000;
/** What is broken for a moment may work after this. */
const PAUSE_MS = 500;

/** The cache of a job. Both methods reject with `ServiceError`, or with the signal's reason. */
export interface CacheService {
  /** The text of the newest entry whose key begins so, or null where there is none. */
  find(prefix: string, signal: AbortSignal): Promise<string | null>;
  /** Adds an entry. */
  add(key: string, text: string, signal: AbortSignal): Promise<void>;
}

/**
 * The cache that the runner offers the job, or null where it offers none.
 *
 * @param apiKey the runner's `ACTIONS_RUNTIME_TOKEN`
 */
export function cacheServiceOf(
  apiKey: string,
  env: Environment,
  clock: Clock,
): CacheService | null {
  const { ACTIONS_RESULTS_URL: results, ACTIONS_CACHE_URL: older } = env;
  const { ACTIONS_CACHE_SERVICE_V2: isNewer } = env;
  if (results && !isEnterpriseServer(env) && (isNewer || !older)) {
    const service = below(results, '/twirp/github.actions.results.api.v1.CacheService');
    return new NewerCache(new Requests({ baseUrl: service, apiKey, clock, env }));
  }
  if (!older) return null;
  const service = below(older, '/_apis/artifactcache');
  return new OlderCache(new Requests({ baseUrl: service, apiKey, clock, env }));
}

function below(address: string, path: string): string {
  return address.replace(/\/+$/, '') + path;
}

function isEnterpriseServer({ GITHUB_SERVER_URL: url = '' }: Environment): boolean {
  const host = /^https?:\/\/([^/:]+)/i.exec(url)?.[1] ?? 'github.com';
  return !/^github\.com$|\.ghe\.com$|\.localhost$/i.test(host);
}

const foundSchema = z.object({
  ok: z._default(z.boolean(), false),
  signed_download_url: z._default(z.string(), ''),
});
const createdSchema = z.object({
  ok: z._default(z.boolean(), false),
  signed_upload_url: z._default(z.string(), ''),
});
const finalizedSchema = z.object({ ok: z._default(z.boolean(), false) });

class NewerCache implements CacheService {
  readonly #requests: Requests;

  constructor(requests: Requests) {
    this.#requests = requests;
  }

  async find(prefix: string, signal: AbortSignal): Promise<string | null> {
    const asked = { key: prefix, restore_keys: [prefix], version: VERSION };
    const operation = 'find cache entry';
    const answer = await this.#ask(operation, 'GetCacheEntryDownloadURL', asked, signal);
    const { ok, signed_download_url: url } = checkShape(foundSchema, answer, operation, '');
    return ok ? this.#requests.download(url, signal) : null;
  }

  async add(key: string, text: string, signal: AbortSignal): Promise<void> {
    const operation = 'create cache entry';
    const asked = { key, version: VERSION };
    const answer = await this.#ask(operation, 'CreateCacheEntry', asked, signal);
    const { ok, signed_upload_url: url } = checkShape(createdSchema, answer, operation, '');
    if (!ok) throw refusal(operation);
    await this.#requests.upload(url, text, signal);
    await this.#finalize({ ...asked, size_bytes: `${Buffer.byteLength(text)}` }, signal);
  }

  async #finalize(entry: object, signal: AbortSignal): Promise<void> {
    const operation = 'finalize cache entry';
    const answer = await this.#ask(operation, 'FinalizeCacheEntryUpload', entry, signal);
    if (!checkShape(finalizedSchema, answer, operation, '').ok) throw refusal(operation);
  }

  #ask(operation: string, method: string, body: object, signal: AbortSignal): Promise<unknown> {
    const request = { operation, method: 'POST', path: `/${method}`, json: body };
    return this.#requests.askJson(request, signal);
  }
}

const locationSchema = z.object({ archiveLocation: z.string() });
const reservedSchema = z.object({ cacheId: z.int() });

class OlderCache implements CacheService {
  readonly #requests: Requests;

  constructor(requests: Requests) {
    this.#requests = requests;
  }

  async find(prefix: string, signal: AbortSignal): Promise<string | null> {
    const operation = 'find cache entry';
    const path = `/cache?keys=${encodeURIComponent(prefix)}&version=${VERSION}`;
    const answer = await this.#requests.ask({ operation, method: 'GET', path }, signal);
    if (answer.status === 204) return null;
    const found = this.#requests.jsonOf(operation, answer);
    const { archiveLocation } = checkShape(locationSchema, found, operation, '');
    return this.#requests.download(archiveLocation, signal);
  }

  async add(key: string, text: string, signal: AbortSignal): Promise<void> {
    const operation = 'create cache entry';
    const size = Buffer.byteLength(text);
    const json = { key, version: VERSION, cacheSize: size };
    const create = { operation, method: 'POST', path: '/caches', json };
    const answer = await this.#requests.askJson(create, signal);
    const { cacheId } = checkShape(reservedSchema, answer, operation, '');
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

interface Request {
  /** Human name of the operation, for errors. */
  operation: string;
  method: string;
  path: string;
  /** Sent as JSON where given. */
  json?: object;
  /** In place of `json`. */
  body?: string;
  headers?: Readonly<Record<string, string>>;
}

interface Address {
  baseUrl: string;
  apiKey: string;
  clock: Clock;
  env: Environment;
}

/** Requests to the cache service, and to the storage that it names. */
class Requests {
  readonly #address: Address;
  readonly #channel: Channel;

  constructor(address: Address) {
    this.#address = address;
    this.#channel = new Channel(address);
  }

  async askJson(request: Request, signal: AbortSignal): Promise<unknown> {
    return this.jsonOf(request.operation, await this.ask(request, signal));
  }

  jsonOf(operation: string, answer: Answer): unknown {
    return parseJson({ operation, mask: this.#channel.mask }, answer);
  }

  /** Gives a 2xx answer. */
  ask({ headers, ...request }: Request, signal: AbortSignal): Promise<Answer> {
    const ours = {
      authorization: `Bearer ${this.#address.apiKey}`,
      accept: 'application/json;api-version=6.0-preview.1',
      ...(request.json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    };
    return this.#send(this.#channel, { ...request, headers: ours }, signal);
  }

  /** Null where it is gone, or larger than anything that is kept. */
  async download(url: string, signal: AbortSignal): Promise<string | null> {
    const { channel, path } = this.#storageAt(url, 'download cache entry');
    const request = { operation: 'download cache entry', method: 'GET', path };
    try {
      const { body } = await this.#send(channel, request, signal);
      return new TextDecoder().decode(body);
    } catch (error) {
      const isService = error instanceof ServiceError;
      if (isService && (error.kind === 'too-large' || error.status === 404)) return null;
      throw error;
    }
  }

  async upload(url: string, text: string, signal: AbortSignal): Promise<void> {
    const { channel, path } = this.#storageAt(url, 'upload cache entry');
    const headers = { 'content-type': 'application/octet-stream', 'x-ms-blob-type': 'BlockBlob' };
    const request = { operation: 'upload cache entry', method: 'PUT', path, headers, body: text };
    await this.#send(channel, request, signal);
  }

  /** Once more where the service is at fault, or the connection broke: repeating any of it does no harm. */
  async #send(channel: Channel, request: Request, signal: AbortSignal): Promise<Answer> {
    try {
      return await this.#sendOnce(channel, request, signal);
    } catch (error) {
      const { kind = '', status = 0 } = error instanceof ServiceError ? error : {};
      if (kind !== 'connection' && status < 500) throw error;
      await this.#address.clock.sleep(PAUSE_MS, signal);
      return this.#sendOnce(channel, request, signal);
    }
  }

  async #sendOnce(channel: Channel, request: Request, signal: AbortSignal): Promise<Answer> {
    const { operation, method, path, headers = {}, json, body } = request;
    const sent = json === undefined ? body : JSON.stringify(json);
    const outgoing = { operation, method, path, headers, fresh: false };
    const deadlineMs = this.#address.clock.now() + REQUEST_LIMIT_MS;
    const answer = await channel.send(sent === undefined ? outgoing : { ...outgoing, body: sent }, {
      signal,
      deadlineMs,
    });
    return requireSuccess({ operation, mask: channel.mask }, answer);
  }

  /** What a signed address leads to. Its signature is hidden in all that comes back. */
  #storageAt(address: string, operation: string): { channel: Channel; path: string } {
    const url = URL.parse(address);
    const isSafe = url?.protocol === 'https:' || url?.protocol === this.#protocol;
    if (url === null || !isSafe) throw refusal(operation);
    const { clock, env } = this.#address;
    const apiKey = url.searchParams.get('sig') ?? '';
    const channel = new Channel({ baseUrl: url.origin, apiKey, clock, env });
    return { channel, path: url.pathname + url.search };
  }

  get #protocol(): string {
    return new URL(this.#address.baseUrl).protocol;
  }
}

function refusal(operation: string): ServiceError {
  const problem = 'the cache does not let this job do it';
  return new ServiceError({ kind: 'shape', operation, problem, mayHaveBeenTaken: false });
}
