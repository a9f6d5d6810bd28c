import type { Clock } from '../core/clock.ts';
import { formatDuration } from '../core/text/duration.ts';
import { ServiceError } from '../http/errors.ts';
import type { RequestContext } from '../http/request-context.ts';
import { parseRetryAfter } from '../http/retry.ts';
import type { ServiceClient } from '../service/client.ts';
import { concernsAll } from '../step/concerns-all.ts';
import { Cancelled, explain, withoutPeriod } from '../step/stops.ts';
import { externalIdOf } from './external-id.ts';
import { type Fate, fateOf, notSent } from './fate.ts';
import type { Entry } from './manifest/entry.ts';

/**
 * How long a call is tried while the service cannot be reached, how long all of them may be refused
 * for their rate, and the longest pause that the service may ask for.
 */
const PATIENCE_MS = 5 * 60_000;
/** A cancelled step has 5 s: requests that are under way get this long to be answered. */
const LINGER_MS = 2_000;
/** So many calls of unknown fate in a row, or twice as many as go at once, end the sending. */
const MIN_UNKNOWN = 10;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

export interface SenderOptions {
  client: ServiceClient;
  clock: Clock;
  cancelled: AbortSignal;
  maxParallel: number;
  onDuplicate: 'fail' | 'skip';
  /** Told of every pause that the service asks for. */
  tell: (line: string) => void;
}

/**
 * Sends calls until something says that none of the others would get through. A call that may have
 * been received is never sent again; one that was refused for its rate (429) certainly was not taken.
 */
export class Sender {
  readonly #options: SenderOptions;
  readonly #stop = new AbortController();
  readonly #noMore: AbortSignal;
  #whyStopped: string | null = null;
  #unknown = 0;
  #refusals = 0;
  #refusedSinceMs: number | null = null;
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
    for (;;) {
      await this.#pause();
      if (this.whyStopped !== null) return notSent(this.whyStopped);
      const fate = await this.#try(entry);
      if (fate !== null) return fate;
    }
  }

  /** Null where the call is to be sent again. */
  async #try(entry: Entry): Promise<Fate | null> {
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

  #fail(error: ServiceError, entry: Entry): Fate | null {
    if (error.status === 429 && this.#waitsFor(error)) return null;
    const { maxParallel, onDuplicate, cancelled } = this.#options;
    const fate = fateOf(error, externalIdOf(entry.value), onDuplicate);
    if (concernsAll(error)) {
      this.stop(explain(error, null, 'the inputs base-url and api-key').message);
    } else if (fate.result === 'unknown' && !cancelled.aborted) {
      this.#unknown += 1;
      if (this.#unknown >= Math.max(MIN_UNKNOWN, 2 * maxParallel)) {
        this.stop(
          `nobody knows whether the last ${this.#unknown} calls were created (${withoutPeriod(error.problem)})`,
        );
      }
    } else {
      this.#heard();
    }
    return fate;
  }

  #heard(): void {
    this.#unknown = 0;
    this.#refusals = 0;
    this.#refusedSinceMs = null;
  }

  /** Has nothing be sent until the service may have had enough rest; false where that is too long. */
  #waitsFor({ operation, problem, retryAfter }: ServiceError): boolean {
    const { clock, tell } = this.#options;
    const nowMs = clock.now();
    const askedMs = parseRetryAfter(retryAfter, nowMs) ?? 0;
    this.#unknown = 0;
    this.#refusedSinceMs ??= nowMs;
    if (askedMs > PATIENCE_MS) {
      this.stop(`the service asks for a longer pause than 5m (Retry-After: ${retryAfter})`);
    } else if (nowMs - this.#refusedSinceMs >= PATIENCE_MS) {
      this.stop(`the service has refused every call for 5m (${withoutPeriod(problem)})`);
    }
    if (this.whyStopped !== null) return false;
    // What was under way when the pause began is refused as well, which is no further refusal.
    if (nowMs >= this.#pausedUntilMs) {
      const backoffMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#refusals);
      this.#refusals += 1;
      this.#pausedUntilMs = nowMs + backoffMs;
      const pause = formatDuration(Math.max(askedMs, backoffMs));
      tell(`${operation}: ${withoutPeriod(problem)}; sending goes on in ${pause}`);
    }
    this.#pausedUntilMs = Math.max(this.#pausedUntilMs, nowMs + askedMs);
    return true;
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
