import type { Clock } from '../core/clock.ts';
import type { Entry } from '../core/manifest/entry.ts';
import type { RequestContext, ServiceClient } from '../service/client.ts';
import { ServiceError } from '../service/errors.ts';
import { parseRetryAfter } from '../service/retry.ts';
import { Cancelled, explain } from '../step/stops.ts';
import { externalIdOf } from './external-id.ts';
import { concernsAll, type Fate, fateOf, isSilence, notSent } from './fate.ts';

/** How long a call is tried while the service cannot be reached, and the longest pause it may ask for. */
const PATIENCE_MS = 5 * 60_000;
/** A cancelled step has 5 s: requests that are under way get this long to be answered. */
const LINGER_MS = 2_000;
/** So many requests in a row without any answer, or twice as many as go at once, end the sending. */
const MIN_SILENT = 10;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

export interface SenderOptions {
  client: ServiceClient;
  clock: Clock;
  cancelled: AbortSignal;
  maxParallel: number;
  onDuplicate: 'fail' | 'skip';
}

/** Sends calls, each at most once, until something says that none of the others would get through. */
export class Sender {
  readonly #options: SenderOptions;
  readonly #stop = new AbortController();
  readonly #noMore: AbortSignal;
  #whyStopped: string | null = null;
  #silent = 0;
  #refusals = 0;
  #pausedUntilMs = 0;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#noMore = AbortSignal.any([options.cancelled, this.#stop.signal]);
  }

  /** Why nothing more is sent, with the cure; null while sending goes on. */
  get whyStopped(): string | null {
    return this.#options.cancelled.aborted
      ? describeCancel(this.#options.cancelled)
      : this.#whyStopped;
  }

  /** Has nothing more be sent; the first reason counts. */
  stop(why: string): void {
    this.#whyStopped ??= why;
    this.#stop.abort(new Cancelled(why));
  }

  /** Sends a call, unless sending has stopped. Rejects only for a bug of ours. */
  async send(entry: Entry): Promise<Fate> {
    await this.#pause();
    if (this.whyStopped !== null) return notSent(this.whyStopped);
    try {
      const { id } = await this.#options.client.createCall(entry.json, this.#context());
      this.#heard();
      return { result: 'created', id, why: null };
    } catch (error) {
      if (error instanceof ServiceError) return this.#fail(error, entry);
      if (error instanceof Cancelled) return notSent(error.message);
      throw error;
    }
  }

  #context(): RequestContext {
    const { clock, cancelled } = this.#options;
    return { signal: cancelled, deadlineMs: clock.now() + PATIENCE_MS, lingerMs: LINGER_MS };
  }

  #fail(error: ServiceError, entry: Entry): Fate {
    const { maxParallel, onDuplicate, cancelled } = this.#options;
    const fate = fateOf(error, externalIdOf(entry.value), onDuplicate);
    if (concernsAll(error)) {
      this.stop(explain(error, null, 'the inputs base-url and api-key').message);
    } else if (error.status === 429) {
      this.#refused(error);
    } else if (isSilence(error) && !cancelled.aborted) {
      this.#silent += 1;
      if (this.#silent >= Math.max(MIN_SILENT, 2 * maxParallel)) {
        this.stop(`the last ${this.#silent} requests got no answer (${error.problem})`);
      }
    } else {
      this.#heard();
    }
    return fate;
  }

  #heard(): void {
    this.#silent = 0;
    this.#refusals = 0;
  }

  /** Nothing is sent until the service may have had enough rest. */
  #refused(error: ServiceError): void {
    const nowMs = this.#options.clock.now();
    const askedMs = parseRetryAfter(error.retryAfter, nowMs);
    if (askedMs !== null && askedMs > PATIENCE_MS) {
      this.stop(`the service asks for a longer pause than 5m (Retry-After: ${error.retryAfter})`);
      return;
    }
    const backoffMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#refusals);
    this.#silent = 0;
    this.#refusals += 1;
    this.#pausedUntilMs = Math.max(this.#pausedUntilMs, nowMs + (askedMs ?? backoffMs));
  }

  async #pause(): Promise<void> {
    const { clock } = this.#options;
    while (!this.#noMore.aborted && clock.now() < this.#pausedUntilMs) {
      await clock.sleep(this.#pausedUntilMs - clock.now(), this.#noMore).catch(() => {});
    }
  }
}

function describeCancel({ reason }: AbortSignal): string {
  return reason instanceof Error ? reason.message : String(reason);
}
