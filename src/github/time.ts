/** How much of a step's time GitHub may take. */
import type { Clock } from '../core/clock.ts';

/** Both from the first word with GitHub on. */
export interface Span {
  /** What connecting, answering and repeating may take; pauses that GitHub asks for are not counted. */
  patienceMs: number;
  /** With those pauses. */
  limitMs: number;
}

/** GitHub did not do in time what it was asked for. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

export class GitHubTime {
  readonly #clock: Clock;
  readonly #cancelled: AbortSignal;
  readonly #startedMs: number;
  #pausedMs = 0;

  /** @param cancelled ends all waiting; its reason is what the waiting then rejects with */
  constructor(clock: Clock, cancelled: AbortSignal) {
    this.#clock = clock;
    this.#cancelled = cancelled;
    this.#startedMs = clock.now();
  }

  get nowMs(): number {
    return this.#clock.now();
  }

  /** Notes a pause that GitHub asks for. */
  notePause(ms: number): void {
    this.#pausedMs += ms;
  }

  /** Notes a pause, unless it does not fit into the span. */
  takePause(ms: number, { limitMs }: Span): boolean {
    if (this.nowMs + ms >= this.#startedMs + limitMs) return false;
    this.notePause(ms);
    return true;
  }

  /** Gives what the work gives, or rejects once the span is over or the step is cancelled. */
  async within<T>(span: Span, work: (over: AbortSignal) => Promise<T>): Promise<T> {
    this.#cancelled.throwIfAborted();
    const over = new AbortController();
    try {
      return await Promise.race([work(over.signal), this.#end(span, over.signal)]);
    } finally {
      over.abort();
    }
  }

  /** Never fulfilled. Pauses move the end on while it is waited for. */
  async #end(span: Span, worked: AbortSignal): Promise<never> {
    const signal = AbortSignal.any([this.#cancelled, worked]);
    for (;;) {
      const leftMs = this.#endMsOf(span) - this.nowMs;
      if (leftMs <= 0) throw new OutOfTime();
      await this.#clock.sleep(leftMs, signal);
    }
  }

  #endMsOf({ patienceMs, limitMs }: Span): number {
    return this.#startedMs + Math.min(patienceMs + this.#pausedMs, limitMs);
  }
}
