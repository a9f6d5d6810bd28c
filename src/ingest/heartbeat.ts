import type { Step } from '../step/action.ts';

/** The log promises at least one line a minute. */
const BEAT_MS = 30_000;

/** Does the work, and says in the meantime how far it is. */
export async function withHeartbeat<Result>(
  describe: () => string,
  { clock, runner }: Step,
  work: () => Promise<Result>,
): Promise<Result> {
  const done = new AbortController();
  const beat = async () => {
    for (;;) {
      await clock.sleep(BEAT_MS, done.signal);
      runner.info(describe());
    }
  };
  // It ends by being told to, which rejects.
  beat().catch(() => {});
  try {
    return await work();
  } finally {
    done.abort();
  }
}
