import { type AnswerScene, firstLineOf, isEmpty, parseJson, requireSuccess } from './answer.ts';
import { Channel, type ChannelOptions, type Outgoing } from './channel.ts';
import { ServiceError } from './errors.ts';
import type { Answer } from './exchange.ts';
import type { RequestContext } from './request-context.ts';
import {
  LONGEST_PAUSE_MS,
  mayRepeat,
  parseHttpDate,
  planRetry,
  type RetryClass,
  type RetryState,
} from './retry.ts';

export interface ServiceRequest {
  /** Human name of the operation, for errors. */
  operation: string;
  /** Key of the operation in a service profile, if the specification does not show the operation. */
  profileKey?: string | undefined;
  retry: RetryClass;
  method: string;
  /** Path and query after the base address, encoded. */
  path: string;
  /** Sent as JSON where given. */
  body?: unknown;
  /** In place of `body`: JSON text that is sent as it is. */
  json?: string;
  /** Texts of the request that no refusal of it may tell. */
  unsaid?: readonly string[];
  /** Told of every failed attempt that is going to be repeated. */
  onRepeat?: (error: ServiceError) => void;
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
  /** Sent with every request, beside the key. */
  headers?: Readonly<Record<string, string>>;
  onRetry?: (report: RetryReport) => void;
}

/** More in a row change nothing: the pause between attempts is at its longest long before. */
const MOST_REFUSALS = 12;

/** Sends requests to one service with its key, and repeats them as their class allows. */
export class Transport {
  readonly #options: TransportOptions;
  readonly #channel: Channel;
  readonly #sinceMs: number;
  #refusals = 0;
  /** When the last one of them was counted. */
  #refusedMs = Number.NEGATIVE_INFINITY;

  constructor(options: TransportOptions) {
    this.#options = options;
    this.#channel = new Channel(options);
    this.#sinceMs = options.clock.now();
  }

  /** Sends the request and gives the JSON of its answer. Rejects with `ServiceError`, or the signal's reason. */
  async requestJson(request: ServiceRequest, context: RequestContext): Promise<unknown> {
    return parseJson(this.#sceneOf(request), await this.request(request, context));
  }

  /** The same for an answer that may have no body, and is then null: text is somebody else's. */
  async requestJsonOrNothing(request: ServiceRequest, context: RequestContext): Promise<unknown> {
    const answer = await this.request(request, context);
    return isEmpty(answer) ? null : parseJson(this.#sceneOf(request), answer);
  }

  /** The same for an answer of any content: its status and its first line. */
  async requestLine(request: ServiceRequest, context: RequestContext): Promise<string> {
    return firstLineOf(this.#sceneOf(request), await this.request(request, context));
  }

  /** Sends the request, repeats it as its class allows, and gives the first 2xx answer. */
  async request(request: ServiceRequest, context: RequestContext): Promise<Answer> {
    const { clock } = this.#options;
    const ended = endOf(context);
    const outgoing = this.#outgoingOf(request);
    const startedMs = clock.now();
    let limits = context;
    for (let attempt = 1; ; attempt += 1) {
      ended.throwIfAborted();
      const sentMs = clock.now();
      try {
        const answer = await this.#channel.send(outgoing, limits, attempt);
        context.onAnswer?.(parseHttpDate(`${answer.headers.date}`));
        if (!context.once) this.#noteAnswer(answer, sentMs);
        return requireSuccess(this.#sceneOf(request, answer.status), answer);
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        if (context.once || !mayRepeat(request.retry, error)) throw error;
        ended.throwIfAborted();
        if (error.status === 429 && context.putOff !== undefined) {
          limits = { ...context, deadlineMs: context.putOff(error) };
        }
        const { deadlineMs, longestPauseMs = LONGEST_PAUSE_MS } = limits;
        const soFar = { attempt, startedMs, deadlineMs, longestPauseMs };
        const pauseMs = this.#planPause(request, error, soFar);
        await clock.sleep(pauseMs, ended);
      }
    }
  }

  /** What was sent before the last refusal was known is refused along with it: that counts as one. */
  #noteAnswer({ status }: Answer, sentMs: number): void {
    if (status !== 429) {
      this.#refusals = Math.max(this.#refusals - 1, 0);
    } else if (sentMs > this.#refusedMs) {
      this.#refusals = Math.min(this.#refusals + 1, MOST_REFUSALS);
      this.#refusedMs = this.#options.clock.now();
    }
  }

  /** Milliseconds until the next attempt. Throws what the request comes to when there is none. */
  #planPause(
    { operation, onRepeat }: ServiceRequest,
    error: ServiceError,
    soFar: Pick<RetryState, 'attempt' | 'startedMs' | 'deadlineMs' | 'longestPauseMs'>,
  ): number {
    const { clock, random, onRetry } = this.#options;
    const everAnswered = this.#channel.hasAnswered;
    const nowMs = clock.now();
    const before = { everAnswered, refusals: this.#refusals, sinceMs: this.#sinceMs };
    const plan = planRetry(error, { ...soFar, ...before, nowMs }, random);
    if (plan.kind === 'give-up') throw plan.error;
    onRepeat?.(error);
    const { attempt } = soFar;
    onRetry?.({ operation, attempt, problem: error.problem, waitMs: plan.ms });
    return plan.ms;
  }

  #outgoingOf({ operation, method, path, body, json, retry }: ServiceRequest): Outgoing {
    const text = json ?? (body === undefined ? undefined : JSON.stringify(body));
    const headers = {
      ...this.#options.headers,
      authorization: `Bearer ${this.#options.apiKey}`,
      accept: 'application/json',
    };
    const outgoing = { operation, method, path, fresh: retry === 'unless-taken' };
    return text === undefined
      ? { ...outgoing, headers }
      : { ...outgoing, headers: { ...headers, 'content-type': 'application/json' }, body: text };
  }

  #sceneOf(
    { operation, profileKey, path, unsaid = [] }: ServiceRequest,
    status = 200,
  ): AnswerScene {
    const { mask: key, basePath } = this.#channel;
    const mask = status < 300 ? key : key.with(unsaid);
    return { operation, profileKey, mask, repeated: repeatedBy(path, basePath) };
  }
}

/** The first part of a path where the base path ends with it; else empty. */
function repeatedBy(path: string, basePath: string): string {
  const first = String(path.split(/(?=[/?])/, 1)[0]);
  return basePath.endsWith(first) ? first : '';
}

function endOf({ signal, noMore }: RequestContext): AbortSignal {
  return noMore === undefined ? signal : AbortSignal.any([signal, noMore]);
}
