import type { Runtime } from '../runner/runtime.ts';

/** GitHub did not respond in time. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';

  constructor() {
    super("GitHub takes too much of this step's time");
  }
}

/**
 * Returns what the work returns, or rejects at the deadline or when the step is cancelled. The
 * signal aborts then.
 */
export async function byDeadline<T>(
  endMs: number,
  { clock, cancelled }: Pick<Runtime, 'clock' | 'cancelled'>,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  cancelled.throwIfAborted();
  const leftMs = endMs - clock.now();
  if (leftMs <= 0) throw new OutOfTime();
  const over = new AbortController();
  const signal = AbortSignal.any([cancelled, over.signal]);
  const giveUp = async (): Promise<never> => {
    await clock.sleep(leftMs, signal);
    throw new OutOfTime();
  };
  try {
    return await Promise.race([work(signal), giveUp()]);
  } finally {
    over.abort();
  }
}
