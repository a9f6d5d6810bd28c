import { Channel, type ChannelOptions, type Outgoing } from './channel.ts';
import { ServiceError } from './errors.ts';
import type { RequestContext } from './request-context.ts';
import {
  type HttpResponse,
  isEmpty,
  parseJson,
  type Requested,
  requireSuccess,
  statusLine,
} from './response.ts';
import { LONGEST_PAUSE_MS, mayRepeat, planRetry, type RetryClass } from './retry.ts';

export interface ServiceRequest {
  /** Human name of the operation, for errors. */
  operation: string;
  /** Key of the operation in a service profile, if the specification does not show the operation. */
  profileKey?: string | undefined;
  retry: RetryClass;
  method: string;
  /** Path and query after the base URL, encoded. */
  path: string;
  body?: unknown;
  /** JSON text that is sent unchanged, instead of `body`. */
  json?: string;
  /** Texts of the request that an error must not show. */
  hidden?: readonly string[];
}

/** A failed attempt that will be repeated. */
export interface RetryReport {
  operation: string;
  /** How many attempts have failed. */
  attempt: number;
  problem: string;
  waitMs: number;
}

export interface TransportOptions extends ChannelOptions {
  /** Uniform in [0, 1). */
  random: () => number;
  /** Sent with every request, in addition to the key. */
  headers?: Readonly<Record<string, string>>;
  onRetry?: (report: RetryReport) => void;
}

/** Sends requests to one service with its key, and repeats them as their class allows. */
export class Transport {
  readonly #options: TransportOptions;
  readonly #channel: Channel;

  constructor(options: TransportOptions) {
    this.#options = options;
    this.#channel = new Channel(options);
  }

  /**
   * The JSON of the 2xx response; null for an empty body if it may be empty. Rejects with `ServiceError`, or
   * the signal's reason.
   */
  async requestJson(
    request: ServiceRequest,
    context: RequestContext,
    mayBeEmpty = false,
  ): Promise<unknown> {
    const response = await this.#request(request, context);
    return mayBeEmpty && isEmpty(response) ? null : parseJson(this.#requested(request), response);
  }

  /** The same for a response with any content: its status and its first line. */
  async requestLine(request: ServiceRequest, context: RequestContext): Promise<string> {
    return statusLine(this.#requested(request), await this.#request(request, context));
  }

  async #request(request: ServiceRequest, context: RequestContext): Promise<HttpResponse> {
    const { clock, random, onRetry } = this.#options;
    const { signal, once, putOff, longestPauseMs = LONGEST_PAUSE_MS } = context;
    const outgoing = this.#outgoing(request);
    const startedMs = clock.now();
    let limits = context;
    for (let attempt = 1; ; attempt += 1) {
      signal.throwIfAborted();
      try {
        const response = await this.#channel.send(outgoing, limits, attempt);
        return requireSuccess(this.#requested(request, response.status), response);
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        if (once || !mayRepeat(request.retry, error)) throw error;
        signal.throwIfAborted();
        if (error.status === 429 && putOff) limits = { ...context, deadlineMs: putOff(error) };
        const nowMs = clock.now();
        const { deadlineMs } = limits;
        const everAnswered = this.#channel.hasAnswered;
        const state = { attempt, startedMs, nowMs, deadlineMs, everAnswered, longestPauseMs };
        const plan = planRetry(error, state, random);
        if (plan.kind === 'give-up') throw plan.error;
        const { operation, problem } = error;
        onRetry?.({ operation, attempt, problem, waitMs: plan.ms });
        await clock.sleep(plan.ms, signal);
      }
    }
  }

  #outgoing({ operation, method, path, body, json, retry }: ServiceRequest): Outgoing {
    const text = json ?? (body === undefined ? undefined : JSON.stringify(body));
    const { headers, apiKey } = this.#options;
    return {
      operation,
      method,
      path,
      fresh: retry === 'unless-taken',
      headers: {
        ...headers,
        authorization: `Bearer ${apiKey}`,
        accept: 'application/json',
        ...(text !== undefined && { 'content-type': 'application/json' }),
      },
      ...(text !== undefined && { body: text }),
    };
  }

  #requested({ operation, profileKey, hidden = [] }: ServiceRequest, status = 200): Requested {
    const { mask } = this.#channel;
    return { operation, profileKey, mask: status < 300 ? mask : mask.with(hidden) };
  }
}
