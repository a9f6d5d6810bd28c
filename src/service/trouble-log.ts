import type { RetryReport } from '../http/retry.ts';
import type { Runner } from '../runner/runner.ts';
import type { Clock } from '../text/clock.ts';
import { formatDuration } from '../text/duration.ts';
import { withoutPeriod } from '../text/step-error.ts';

/** An unchanged state is logged again after this long. */
export const QUIET_MS = 45_000;

/** Logs requests that will be retried: a repeated problem only now and then, else as debug lines. */
export class TroubleLog {
  readonly #runner: Pick<Runner, 'info' | 'debug'>;
  readonly #clock: Clock;
  readonly #last = new Map<string, { problem: string; loggedMs: number }>();

  constructor(runner: Pick<Runner, 'info' | 'debug'>, clock: Clock) {
    this.#runner = runner;
    this.#clock = clock;
  }

  note({ operation, problem, attempt, waitMs }: RetryReport): void {
    const pause = waitMs < 1_000 ? 'at once' : `in ${formatDuration(waitMs)}`;
    const line = `${operation}: ${withoutPeriod(problem)}; trying again ${pause} (attempt ${attempt} failed)`;
    const last = this.#last.get(operation);
    const nowMs = this.#clock.now();
    if (last?.problem === problem && nowMs - last.loggedMs < QUIET_MS) {
      this.#runner.debug(line);
      return;
    }
    this.#last.set(operation, { problem, loggedMs: nowMs });
    this.#runner.info(line);
  }
}
