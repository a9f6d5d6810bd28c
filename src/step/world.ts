import type { Clock } from '../core/clock.ts';
import type { Environment, Runner } from '../runner/runner.ts';

/** Everything that an action touches outside itself; the entry hands in the real one. */
export interface World {
  env: Environment;
  clock: Clock;
  /** Uniform in [0, 1), for the jitter of retries. */
  random: () => number;
  runner: Runner;
  /** Aborts with a `Cancelled` reason when the step is told to stop. */
  cancelled: AbortSignal;
}
