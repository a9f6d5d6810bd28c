/** By when a step, or a part of it, has to end. */
import type { Clock } from '../text/clock.ts';
import { TimeoutError } from '../text/step-errors.ts';
import type { Runtime } from './runtime.ts';

/**
 * How long GitHub, when it is out of reach, may hold up one purpose of a step: the changed files, the policy,
 * the run history, the artifact, the comment. With loading code and waking up 20 s.
 */
export const PURPOSE_MS = 18_000;

/** So much later than its timeouts allow a step may end. */
export const GRACE_MS = 10_000;

/** The end of the timeouts that have applied to a step so far, each of which adds to it. */
export class StepDeadline {
  readonly #clock: Pick<Clock, 'now'>;
  #endMs: number;
  #hasWaited = false;

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
    this.#endMs = clock.now();
  }

  /**
   * Adds a wait with such a limit. Waits side by side end together. What passed between waits is taken from
   * the grace, never from the limit.
   */
  add(sinceMs: number, limitMs: number): void {
    const beginMs = Math.max(Math.min(sinceMs, this.#endMs), sinceMs - GRACE_MS);
    this.#endMs = Math.max(this.#endMs, beginMs + limitMs);
    this.#hasWaited = true;
  }

  /** The deadline of a read that may take so long, in epoch milliseconds. */
  within(budgetMs: number): number {
    const nowMs = this.#clock.now();
    return this.#hasWaited
      ? Math.min(nowMs + budgetMs, this.#endMs + GRACE_MS)
      : nowMs + Math.min(budgetMs, GRACE_MS);
  }
}

const OUT_OF_TIME = "GitHub takes too much of this step's time";

/**
 * Returns what the work returns, or rejects at the deadline or when the step is cancelled. The signal
 * aborts then.
 */
export async function byDeadline<T>(
  endMs: number,
  { clock, cancelled }: Pick<Runtime, 'clock' | 'cancelled'>,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  cancelled.throwIfAborted();
  const leftMs = endMs - clock.now();
  if (leftMs <= 0) throw new TimeoutError(OUT_OF_TIME);
  const over = new AbortController();
  const signal = AbortSignal.any([cancelled, over.signal]);
  const giveUp = async (): Promise<never> => {
    await clock.sleep(leftMs, signal);
    throw new TimeoutError(OUT_OF_TIME);
  };
  try {
    return await Promise.race([work(signal), giveUp()]);
  } finally {
    over.abort();
  }
}
