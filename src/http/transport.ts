import type { Dispatcher } from 'undici';
import type { Clock } from '../core/clock.ts';
import {
  type AttemptOutcome,
  describeResult,
  hasAnswered,
  judge,
  type Success,
} from './attempt-outcome.ts';
import { Connections, type ProxyEnvironment } from './connections.ts';
import type { ServiceError } from './errors.ts';
import { type ExchangeResult, exchange } from './exchange.ts';
import { type FaultScene, givenUp, noTimeLeft, notJsonFault, proxyFault } from './faults.ts';
import { KeyMask } from './key-mask.ts';
import type { RequestContext } from './request-context.ts';
import {
  mayRepeat,
  parseRetryAfter,
  planRetry,
  type RetryClass,
  type RetryState,
} from './retry.ts';

/** One attempt takes at most this long, from connecting to the last byte. */
const ATTEMPT_LIMIT_MS = 30_000;
/** A larger answer is refused. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

export interface ServiceRequest {
  /** Human name of the operation, for errors. */
  operation: string;
  retry: RetryClass;
  method: string;
  /** Path and query after the base address, encoded. */
  path: string;
  /** Sent as JSON where given. */
  body?: unknown;
  /** In place of `body`: JSON text that is sent as it is. */
  json?: string;
  /** Told of every failed attempt that is going to be repeated. */
  onRepeat?: (error: ServiceError) => void;
}

/** An attempt that ended; holds neither bodies nor headers. */
export interface AttemptReport {
  method: string;
  /** Without the query. */
  path: string;
  /** The status, or the code of what went wrong instead. */
  result: number | string;
  durationMs: number;
  attempt: number;
}

/** A failed attempt that will be repeated. */
export interface RetryReport {
  operation: string;
  /** How many attempts have failed. */
  attempt: number;
  problem: string;
  waitMs: number;
}

export interface TransportOptions {
  /** http or https, without a trailing slash; its path prefix is kept. */
  baseUrl: string;
  apiKey: string;
  clock: Clock;
  /** Uniform in [0, 1). */
  random: () => number;
  env: ProxyEnvironment;
  onAttempt?: (report: AttemptReport) => void;
  onRetry?: (report: RetryReport) => void;
}

/** Sends requests to one service: time limits, size limit, retries, and no word of the key. */
export class Transport {
  readonly #options: TransportOptions;
  readonly #baseUrl: URL;
  readonly #connections: Connections;
  readonly #mask: KeyMask;
  #everAnswered = false;

  constructor(options: TransportOptions) {
    this.#options = options;
    this.#baseUrl = new URL(options.baseUrl);
    this.#connections = new Connections(this.#baseUrl, options.env);
    this.#mask = new KeyMask(options.apiKey);
  }

  /** Sends the request and gives the JSON of its answer. Rejects as `ServiceClient` says. */
  async requestJson(request: ServiceRequest, context: RequestContext): Promise<unknown> {
    return this.#jsonOf(request, await this.request(request, context));
  }

  /** The same for an answer that may have no body, and is then null: text is somebody else's. */
  async requestJsonOrNothing(request: ServiceRequest, context: RequestContext): Promise<unknown> {
    const success = await this.request(request, context);
    return success.text.trim() === '' ? null : this.#jsonOf(request, success);
  }

  /** Sends the request, repeats it as its class allows, and gives the first 2xx answer. */
  async request(request: ServiceRequest, context: RequestContext): Promise<Success> {
    const { clock } = this.#options;
    const { signal, deadlineMs } = context;
    const startedMs = clock.now();
    for (let attempt = 1; ; attempt += 1) {
      signal.throwIfAborted();
      const outcome = await this.#attempt(request, context, attempt);
      if (outcome.kind === 'success') return outcome.success;
      const waitMs = this.#planPause(request, outcome, { attempt, startedMs, deadlineMs }, signal);
      await clock.sleep(waitMs, signal);
    }
  }

  #jsonOf({ operation }: ServiceRequest, { status, text }: Success): unknown {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw notJsonFault(this.#sceneOf(operation), status, text);
    }
    return this.#mask.hideInJson(value, text);
  }

  /** Milliseconds until the next attempt. Throws what the request comes to when there is none. */
  #planPause(
    { operation, retry, onRepeat }: ServiceRequest,
    { error }: Extract<AttemptOutcome, { kind: 'failure' }>,
    soFar: Pick<RetryState, 'attempt' | 'startedMs' | 'deadlineMs'>,
    signal: AbortSignal,
  ): number {
    if (!mayRepeat(retry, error)) throw error;
    signal.throwIfAborted();
    const { clock, random, onRetry } = this.#options;
    const nowMs = clock.now();
    const retryAfterMs = parseRetryAfter(error.retryAfter, nowMs);
    const state = { ...soFar, nowMs, everAnswered: this.#everAnswered, retryAfterMs };
    const plan = planRetry(state, random);
    if (plan.kind === 'give-up') throw givenUp(error, plan.because, error.retryAfter);
    onRepeat?.(error);
    const { attempt } = soFar;
    onRetry?.({ operation, attempt, problem: error.problem, waitMs: plan.ms });
    return plan.ms;
  }

  async #attempt(
    request: ServiceRequest,
    context: RequestContext,
    attempt: number,
  ): Promise<AttemptOutcome> {
    const { clock, onAttempt } = this.#options;
    const scene = this.#sceneOf(request.operation);
    const startedMs = clock.now();
    const limitMs = Math.min(ATTEMPT_LIMIT_MS, context.deadlineMs - startedMs);
    if (limitMs <= 0) return { kind: 'failure', error: noTimeLeft(scene) };
    const result = await this.#exchange(request, context, limitMs);
    const durationMs = clock.now() - startedMs;
    onAttempt?.({
      method: request.method,
      path: this.#pathOf(request).replace(/\?.*/, ''),
      result: describeResult(result),
      durationMs: Math.round(durationMs),
      attempt,
    });
    this.#everAnswered ||= hasAnswered(result);
    if (result.kind === 'aborted' && context.lingerMs === undefined)
      context.signal.throwIfAborted();
    return judge(scene, result, Math.min(durationMs, limitMs), MAX_ANSWER_BYTES);
  }

  async #exchange(
    request: ServiceRequest,
    { signal, lingerMs }: RequestContext,
    limitMs: number,
  ): Promise<ExchangeResult> {
    const dispatcher = await this.#connections
      .get(request.retry !== 'safe')
      .catch((error: Error) => {
        throw proxyFault(this.#sceneOf(request.operation), error.message);
      });
    signal.throwIfAborted();
    const attempt = new AbortController();
    const stop = () => attempt.abort();
    const stopAfter = (ms: number) => {
      this.#options.clock.sleep(ms, attempt.signal).then(stop, () => {});
    };
    const leave = () => (lingerMs === undefined ? stop() : stopAfter(lingerMs));
    signal.addEventListener('abort', leave, { once: true });
    stopAfter(limitMs);
    try {
      return await exchange(
        dispatcher,
        this.#dispatchOptions(request),
        MAX_ANSWER_BYTES,
        attempt.signal,
      );
    } finally {
      signal.removeEventListener('abort', leave);
      stop();
    }
  }

  #dispatchOptions(request: ServiceRequest): Dispatcher.DispatchOptions {
    const { method, body } = request;
    const json = request.json ?? (body === undefined ? undefined : JSON.stringify(body));
    const headers = {
      authorization: `Bearer ${this.#options.apiKey}`,
      accept: 'application/json',
      'accept-encoding': 'identity',
      'user-agent': 'simulation-gate',
    };
    const target = { origin: this.#baseUrl.origin, path: this.#pathOf(request), method };
    return json === undefined
      ? { ...target, headers }
      : {
          ...target,
          headers: { ...headers, 'content-type': 'application/json' },
          body: json,
        };
  }

  #pathOf({ path }: ServiceRequest): string {
    return this.#baseUrl.pathname.replace(/\/$/, '') + path;
  }

  #sceneOf(operation: string): FaultScene {
    return { operation, origin: this.#baseUrl.origin, mask: this.#mask };
  }
}
