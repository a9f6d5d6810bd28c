import type { Dispatcher } from 'undici';
import type { Clock } from '../text/clock.ts';
import { SecretMask } from '../text/secret-mask.ts';
import { createDispatcher, type ProxyEnvironment, proxyVariable } from './dispatcher.ts';
import { codeOf, connectionError, ServiceError } from './errors.ts';
import { type HttpResponse, requireSuccess } from './response.ts';

/** From connecting to the last byte. */
export const ATTEMPT_LIMIT_MS = 30_000;
export const MAX_RESPONSE_BYTES = 32 * 1024 * 1024;

const STOPPED = 'stopped';

export interface ChannelOptions {
  /** http or https, without a trailing slash; its path prefix is kept. */
  baseUrl: string;
  /** Hidden in every text of a response. */
  apiKey: string;
  clock: Clock;
  env: ProxyEnvironment;
  /** Called with a line about each attempt that ended, without query, headers and bodies. */
  onAttempt?: (line: string) => void;
}

/** How long a request and its retries may take, and what ends them early. */
export interface RequestContext {
  /** Ends every attempt and every wait at once; the promise then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Epoch milliseconds: no attempt and no wait goes past it. It is read again for each attempt. */
  deadlineMs: number;
  /** Called after a 429; returns the deadline that applies from then on. */
  putOff?: (error: ServiceError) => number;
  once?: boolean;
  /** The longest pause after a 429 without `Retry-After`; a minute by default. */
  longestPauseMs?: number;
  /**
   * How long an attempt may continue once `signal` has aborted; then it ends as a timeout. Without it the
   * attempt ends at once. No further attempt is made either way.
   */
  lingerMs?: number;
}

export interface Outgoing {
  /** Human name of the operation, for errors. */
  operation: string;
  method: string;
  /** Path and query after the base URL, encoded. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
  /** Sent on a connection of its own, so that a failure shows whether it was received. */
  fresh: boolean;
  /** Key of the operation in a service profile, if the specification does not show the operation. */
  profileKey?: string | undefined;
  /** Texts of the request that an error must not show. */
  hidden?: readonly string[] | undefined;
}

/** Sends requests to one base URL, each once, within limits of time and size. */
export class Channel {
  readonly mask: SecretMask;
  readonly #options: ChannelOptions;
  readonly #baseUrl: URL;
  /** Of the base URL, without a trailing slash. */
  readonly #basePath: string;
  readonly #dispatchers = new Map<boolean, Promise<Dispatcher>>();
  hasAnswered = false;

  constructor(options: ChannelOptions) {
    this.#options = options;
    this.#baseUrl = new URL(options.baseUrl);
    this.#basePath = this.#baseUrl.pathname.replace(/\/$/, '');
    this.mask = new SecretMask([options.apiKey]);
  }

  /** The 2xx response. Rejects as `send` does, and with `ServiceError` for any other status. */
  async request(request: Outgoing, context: RequestContext, attempt = 1): Promise<HttpResponse> {
    const response = await this.send(request, context, attempt);
    if (response.status < 300) return response;
    const { operation, profileKey, hidden = [] } = request;
    return requireSuccess({ operation, profileKey, mask: this.mask.with(hidden) }, response);
  }

  /**
   * The response with any status. Rejects with `ServiceError` if there is no whole one, and with the
   * signal's reason when that aborts.
   */
  async send(request: Outgoing, context: RequestContext, attempt = 1): Promise<HttpResponse> {
    const { clock, env } = this.#options;
    const { operation } = request;
    const startedMs = clock.now();
    const limitMs = Math.min(ATTEMPT_LIMIT_MS, context.deadlineMs - startedMs);
    if (limitMs <= 0) {
      const problem = 'not sent, since the deadline of the wait has passed';
      throw new ServiceError({ kind: 'deadline', operation, problem, mayHaveBeenTaken: false });
    }
    const dispatcher = await this.#dispatcherFor(request);
    context.signal.throwIfAborted();
    const report = (result: number | string) => this.#report(request, result, startedMs, attempt);
    try {
      const response = await this.#exchange(dispatcher, request, context, limitMs);
      report(response.status);
      return response;
    } catch (error) {
      report(codeOf(error));
      if (error instanceof ServiceError) throw error;
      const { origin } = this.#baseUrl;
      if (error !== STOPPED) {
        const via = proxyVariable(this.#baseUrl, env);
        throw connectionError({ operation, origin, via, mask: this.mask }, error);
      }
      if (context.lingerMs === undefined) context.signal.throwIfAborted();
      const waitedMs = Math.min(clock.now() - startedMs, limitMs);
      const problem = `no complete response from ${origin} within ${Math.round(waitedMs / 100) / 10} s`;
      throw new ServiceError({ kind: 'timeout', operation, problem, mayHaveBeenTaken: true });
    }
  }

  #dispatcherFor({ operation, fresh }: Outgoing): Promise<Dispatcher> {
    const { env } = this.#options;
    let dispatcher = this.#dispatchers.get(fresh);
    if (dispatcher === undefined) {
      dispatcher = createDispatcher(this.#baseUrl, env, !fresh).catch(() => {
        // The value of the variable may hold a password.
        const problem = `the environment variable ${proxyVariable(this.#baseUrl, env)} is not the URL of a proxy: write it as http://user:password@host:port`;
        throw new ServiceError({ kind: 'proxy', operation, problem, mayHaveBeenTaken: false });
      });
      this.#dispatchers.set(fresh, dispatcher);
    }
    return dispatcher;
  }

  /** Rejects with `STOPPED` when the time is over, or the signal aborts. */
  async #exchange(
    dispatcher: Dispatcher,
    { operation, method, path, headers, body }: Outgoing,
    { signal, lingerMs = 0 }: RequestContext,
    limitMs: number,
  ): Promise<HttpResponse> {
    const { clock } = this.#options;
    const attempt = new AbortController();
    const over = new AbortController();
    const stop = () => attempt.abort(STOPPED);
    const stopAfter = (ms: number) => void clock.sleep(ms, over.signal).then(stop, () => {});
    const onAbort = () => (lingerMs === 0 ? stop() : stopAfter(lingerMs));
    signal.addEventListener('abort', onAbort, { once: true });
    stopAfter(limitMs);
    // undici obeys the signal only once it is connected.
    const stopped = new Promise<never>((_, reject) => {
      attempt.signal.addEventListener('abort', () => reject(STOPPED), { once: true });
    });
    const exchange = async (): Promise<HttpResponse> => {
      const response = await dispatcher.request({
        origin: this.#baseUrl.origin,
        path: this.#basePath + path,
        method,
        headers: { 'accept-encoding': 'identity', 'user-agent': 'simulation-gate', ...headers },
        body: body ?? null,
        signal: attempt.signal,
      });
      this.hasAnswered = true;
      return {
        status: response.statusCode,
        headers: response.headers,
        body: await readBody(operation, response),
        receivedMs: clock.now(),
      };
    };
    try {
      return await Promise.race([exchange(), stopped]);
    } finally {
      signal.removeEventListener('abort', onAbort);
      over.abort();
    }
  }

  #report({ method, path }: Outgoing, result: number | string, startedMs: number, attempt: number) {
    const { clock, onAttempt } = this.#options;
    const shownPath = (this.#basePath + path).replace(/\?.*/, '');
    const ms = Math.round(clock.now() - startedMs);
    onAttempt?.(`${method} ${shownPath}: ${result}, ${ms} ms, attempt ${attempt}`);
  }
}

async function readBody(operation: string, response: Dispatcher.ResponseData): Promise<Buffer> {
  const { statusCode: status, headers, body } = response;
  const chunks: Buffer[] = [];
  let bytes = Number(headers['content-length'] ?? 0) > MAX_RESPONSE_BYTES ? Infinity : 0;
  if (bytes === 0) {
    for await (const chunk of body) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > MAX_RESPONSE_BYTES) break;
    }
  }
  if (bytes <= MAX_RESPONSE_BYTES) return Buffer.concat(chunks);
  body.on('error', () => {}).destroy();
  const problem = `${status}, but the response is larger than ${MAX_RESPONSE_BYTES / 2 ** 20} MiB`;
  const facts = { operation, status, problem, mayHaveBeenTaken: true };
  throw new ServiceError({ ...facts, kind: 'too-large' });
}
