/**
 * GitHub's cache, by the current protocol of github.com, which GitHub Enterprise Server does not offer. An
 * entry of it never changes, and is looked for by how its key begins:
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
 * The cache that the runner offers the job, or null if it offers none by the current protocol.
 *
 * @param apiKey the runner's `ACTIONS_RUNTIME_TOKEN`
 */
export function cacheServiceOf(
  apiKey: string,
  env: Environment,
  clock: Clock,
): CacheService | null {
  const results = env.ACTIONS_RESULTS_URL;
  if (!results || isEnterpriseServer(env)) return null;
  const baseUrl = `${results.replace(/\/+$/, '')}/twirp/github.actions.results.api.v1.CacheService`;
  return new GitHubCache(new Requests({ baseUrl, apiKey, clock, env }));
}

export function isEnterpriseServer({ GITHUB_SERVER_URL: url = '' }: Environment): boolean {
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

class GitHubCache implements CacheService {
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
    return this.#requests.post(operation, `/${method}`, body, signal);
  }
}

interface Request {
  /** Human name of the operation, for errors. */
  operation: string;
  method: string;
  path: string;
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

  /** Sends JSON and gives the JSON of a 2xx response. */
  async post(operation: string, path: string, json: object, signal: AbortSignal): Promise<unknown> {
    const headers = {
      authorization: `Bearer ${this.#address.apiKey}`,
      accept: 'application/json',
      'content-type': 'application/json',
    };
    const request = { operation, method: 'POST', path, headers, body: JSON.stringify(json) };
    const answer = await this.#send(this.#channel, request, signal);
    return parseJson({ operation, mask: this.#channel.mask }, answer);
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
    const deadlineMs = this.#address.clock.now() + REQUEST_LIMIT_MS;
    const outgoing = { headers: {}, fresh: false, ...request };
    const answer = await channel.send(outgoing, { signal, deadlineMs });
    return requireSuccess({ operation: request.operation, mask: channel.mask }, answer);
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
