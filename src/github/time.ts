/** How much of a step's time GitHub may take. */
import type { World } from '../step/world.ts';

/** An answer that takes longer is as good as none. */
const PROMPT_MS = 5_000;

export interface Span {
  /** Of the time that a step may lose to a GitHub out of reach so much is left for what comes later. */
  leavesMs: number;
  /** From the first word with GitHub on, with slow answers and pauses that GitHub asks for. */
  limitMs: number;
}

/** GitHub did not do in time what it was asked for. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
  /** False where no time was left to ask for it. */
  readonly wasAsked: boolean;

  constructor(wasAsked: boolean) {
    super();
    this.wasAsked = wasAsked;
  }
}

/** When something was begun, and what was known of GitHub then. */
interface Begun {
  atMs: number;
  excusedMs: number;
  troubles: number;
}

export class GitHubTime {
  readonly #world: Pick<World, 'clock' | 'cancelled' | 'runner' | 'lost'>;
  readonly #startedMs: number;
  /** Pauses that GitHub asks for, and answers in time: neither is lost. */
  #excusedMs = 0;
  /** How often there was no answer in time. */
  #troubles = 0;

  constructor(world: Pick<World, 'clock' | 'cancelled' | 'runner' | 'lost'>) {
    this.#world = world;
    this.#startedMs = world.clock.now();
  }

  get nowMs(): number {
    return this.#world.clock.now();
  }

  /** Notes a pause that GitHub asks for. */
  notePause(ms: number): void {
    this.#excusedMs += ms;
  }

  /** Notes a pause, unless it does not fit into the span. */
  takePause(ms: number, { limitMs }: Span): boolean {
    if (this.nowMs + ms >= this.#startedMs + limitMs) return false;
    this.notePause(ms);
    return true;
  }

  /** Notes how long an attempt took that GitHub has answered. */
  noteAnswer(ms: number): void {
    if (ms <= PROMPT_MS) this.#excusedMs += ms;
    else this.noteTrouble();
  }

  /** Notes an attempt that GitHub has not answered, or with a fault of its own. */
  noteTrouble(): void {
    this.#troubles += 1;
  }

  /**
   * Gives what the work gives, or rejects once the span is over or the step is cancelled. Work for which no
   * time is left is not begun.
   */
  async within<T>(span: Span, work: (over: AbortSignal) => Promise<T>): Promise<T> {
    const { cancelled, lost, runner } = this.#world;
    cancelled.throwIfAborted();
    const begun = { atMs: this.nowMs, excusedMs: this.#excusedMs, troubles: this.#troubles };
    if (this.#leftMs(span, begun) <= 0) throw new OutOfTime(false);
    const over = new AbortController();
    try {
      return await Promise.race([work(over.signal), this.#end(span, begun, over.signal)]);
    } finally {
      over.abort();
      if (this.#troubles > begun.troubles) lost.add(this.#lostSince(begun), runner);
    }
  }

  /** Never fulfilled. Pauses and answers move the end on while it is waited for. */
  async #end(span: Span, begun: Begun, worked: AbortSignal): Promise<never> {
    const { clock, cancelled } = this.#world;
    const signal = AbortSignal.any([cancelled, worked]);
    for (;;) {
      const leftMs = this.#leftMs(span, begun);
      if (leftMs <= 0) break;
      await clock.sleep(leftMs, signal);
    }
    this.noteTrouble();
    throw new OutOfTime(true);
  }

  #leftMs({ leavesMs, limitMs }: Span, begun: Begun): number {
    const beforeLimitMs = this.#startedMs + limitMs - this.nowMs;
    return Math.min(this.#world.lost.leftMs(leavesMs) - this.#lostSince(begun), beforeLimitMs);
  }

  /** Whether it is lost, the answer tells that is waited for. */
  #lostSince({ atMs, excusedMs }: Begun): number {
    return this.nowMs - atMs - (this.#excusedMs - excusedMs);
  }
}
