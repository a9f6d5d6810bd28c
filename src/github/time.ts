/** How long GitHub may keep one purpose of a step waiting, such as the comment or the changed files. */
import { PURPOSE_MS } from '../step/deadline.ts';
import type { World } from '../step/world.ts';

/** An answer that takes longer is as good as none. */
const PROMPT_MS = 5_000;

export interface Span {
  /** Of the purpose's time so much is left for what comes later. */
  leavesMs: number;
  /** From the first word with GitHub on, with slow answers and pauses that GitHub asks for. */
  limitMs: number;
}

/** GitHub did not do in time what it was asked for. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

/** The deadline of one purpose. Prompt answers, and pauses that GitHub asks for, put it off. */
export class GitHubTime {
  readonly #world: Pick<World, 'clock' | 'cancelled'>;
  readonly #startedMs: number;
  #deadlineMs: number;

  constructor(world: Pick<World, 'clock' | 'cancelled'>) {
    this.#world = world;
    this.#startedMs = world.clock.now();
    this.#deadlineMs = this.#startedMs + PURPOSE_MS;
  }

  get nowMs(): number {
    return this.#world.clock.now();
  }

  /** Notes a pause that GitHub asks for. */
  notePause(ms: number): void {
    this.#deadlineMs += ms;
  }

  /** Notes a pause, unless it does not fit into the span. */
  takePause(ms: number, { limitMs }: Span): boolean {
    if (this.nowMs + ms >= this.#startedMs + limitMs) return false;
    this.notePause(ms);
    return true;
  }

  /** Notes how long an attempt took that GitHub has answered. */
  noteAnswer(ms: number): void {
    if (ms <= PROMPT_MS) this.#deadlineMs += ms;
  }

  /**
   * Gives what the work gives, or rejects once the span is over or the step is cancelled. Work for which no
   * time is left is not begun.
   */
  async within<T>(span: Span, work: (over: AbortSignal) => Promise<T>): Promise<T> {
    this.#world.cancelled.throwIfAborted();
    if (this.#leftMs(span) <= 0) throw new OutOfTime();
    const over = new AbortController();
    try {
      return await Promise.race([work(over.signal), this.#end(span, over.signal)]);
    } finally {
      over.abort();
    }
  }

  /** Never fulfilled. Pauses and answers move the end on while it is waited for. */
  async #end(span: Span, worked: AbortSignal): Promise<never> {
    const { clock, cancelled } = this.#world;
    const signal = AbortSignal.any([cancelled, worked]);
    for (;;) {
      const leftMs = this.#leftMs(span);
      if (leftMs <= 0) throw new OutOfTime();
      await clock.sleep(leftMs, signal);
    }
  }

  #leftMs({ leavesMs, limitMs }: Span): number {
    const endMs = Math.min(this.#deadlineMs - leavesMs, this.#startedMs + limitMs);
    return endMs - this.nowMs;
  }
}
