/**
 * Documents as entries of GitHub's cache. Entries never change: the newest one whose key begins with a
 * name counts, first in the scope of the job's own ref, then in those that it inherits from.
 */
import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { Channel, type Outgoing } from '../http/channel.ts';
import { ServiceError } from '../http/errors.ts';
import { type HttpResponse, parseJson } from '../http/response.ts';
import { checkShape } from '../http/shape.ts';
import { PURPOSE_MS } from '../runner/deadline.ts';
import { isEnterpriseServer, type Runtime } from '../runner/runtime.ts';

const PREFIX = 'simulation-gate-history-';
/** Separates entries of another form. */
const VERSION = createHash('sha256').update('simulation-gate history 1').digest('hex');
/** A step opens three stores at most, and each may fail by the limit once. */
const LIMIT_MS = PURPOSE_MS / 3;

const responseSchema = z.object({
  ok: z._default(z.boolean(), false),
  signed_download_url: z._default(z.string(), ''),
  signed_upload_url: z._default(z.string(), ''),
});

type CacheRuntime = Pick<Runtime, 'clock' | 'cancelled' | 'env' | 'workflow'>;

type Request = Omit<Outgoing, 'fresh'>;

/** The cache of the job; null if the runner offers none by the current protocol. */
export function cacheStoreOf(token: string, runtime: CacheRuntime): CacheStore | null {
  const results = runtime.env.ACTIONS_RESULTS_URL;
  if (!results || isEnterpriseServer(runtime.workflow)) return null;
  const path = 'twirp/github.actions.results.api.v1.CacheService';
  return new CacheStore(`${results.replace(/\/+$/, '')}/${path}`, token, runtime);
}

/** If two jobs add an entry in the same second, one of them may be lost. */
class CacheStore {
  readonly #service: Channel;
  readonly #token: string;
  readonly #runtime: CacheRuntime;
  /** A cache that is out of reach receives no further request. */
  #failure: unknown = null;

  constructor(baseUrl: string, token: string, runtime: CacheRuntime) {
    this.#service = new Channel({ baseUrl, apiKey: token, ...runtime });
    this.#token = token;
    this.#runtime = runtime;
  }

  read(name: string): Promise<string | null> {
    return this.#find(`${PREFIX}${name}-`, this.#deadlineMs());
  }

  async update(name: string, change: (text: string | null) => string): Promise<void> {
    const prefix = `${PREFIX}${name}-`;
    const deadlineMs = this.#deadlineMs();
    const text = change(await this.#find(prefix, deadlineMs));
    const key = `${prefix}${randomUUID()}`;
    const created = await this.#request('create', 'CreateCacheEntry', { key }, deadlineMs);
    if (!created.ok) throw refusal('create cache entry');
    const headers = { 'content-type': 'application/octet-stream', 'x-ms-blob-type': 'BlockBlob' };
    const upload = { operation: 'upload cache entry', method: 'PUT', headers, body: text };
    await this.#useStorage(created.signed_upload_url, upload, deadlineMs);
    const entry = { key, size_bytes: `${Buffer.byteLength(text)}` };
    const method = 'FinalizeCacheEntryUpload';
    const finalized = await this.#request('finalize', method, entry, deadlineMs);
    if (!finalized.ok) throw refusal('finalize cache entry');
  }

  #deadlineMs(): number {
    return this.#runtime.clock.now() + LIMIT_MS;
  }

  async #find(prefix: string, deadlineMs: number): Promise<string | null> {
    const entry = { key: prefix, restore_keys: [prefix] };
    const found = await this.#request('find', 'GetCacheEntryDownloadURL', entry, deadlineMs);
    if (!found.ok) return null;
    const request = { operation: 'download cache entry', method: 'GET', headers: {} };
    const { body } = await this.#useStorage(found.signed_download_url, request, deadlineMs);
    return new TextDecoder().decode(body);
  }

  async #request(verb: string, method: string, entry: object, deadlineMs: number) {
    const operation = `${verb} cache entry`;
    const headers = {
      authorization: `Bearer ${this.#token}`,
      accept: 'application/json',
      'content-type': 'application/json',
    };
    const body = JSON.stringify({ ...entry, version: VERSION });
    const request = { operation, method: 'POST', path: `/${method}`, headers, body };
    const response = await this.#send(this.#service, request, deadlineMs);
    const json = parseJson({ operation, mask: this.#service.mask }, response);
    return checkShape(responseSchema, json, operation, '');
  }

  /** The signature of a signed URL is hidden in errors. */
  #useStorage(signedUrl: string, request: Omit<Request, 'path'>, deadlineMs: number) {
    const url = URL.parse(signedUrl);
    if (url === null) throw refusal(request.operation);
    const apiKey = url.searchParams.get('sig') ?? '';
    const storage = new Channel({ baseUrl: url.origin, apiKey, ...this.#runtime });
    return this.#send(storage, { ...request, path: url.pathname + url.search }, deadlineMs);
  }

  async #send(channel: Channel, request: Request, deadlineMs: number): Promise<HttpResponse> {
    if (this.#failure !== null) throw this.#failure;
    const signal = this.#runtime.cancelled;
    try {
      return await channel.request({ fresh: false, ...request }, { signal, deadlineMs });
    } catch (error) {
      // A cache that refuses one request may accept others.
      const isRefused = error instanceof ServiceError && (error.status ?? 500) < 500;
      if (!isRefused) this.#failure = error;
      throw error;
    }
  }
}

function refusal(operation: string): ServiceError {
  const problem = 'the cache does not let this job do it';
  return new ServiceError({ kind: 'shape', operation, problem, mayHaveBeenTaken: false });
}
