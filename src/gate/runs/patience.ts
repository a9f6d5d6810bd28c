/** How long answers are put up with that a service cannot mean, such as the login page of a proxy. */
import type { Clock } from '../../core/clock.ts';
import { formatDuration } from '../../core/text/duration.ts';
import { isSpent, ServiceError, type ServiceErrorKind } from '../../http/errors.ts';
import { Stopped, withoutPeriod } from '../../step/stops.ts';
import type { Wait } from '../../step/wait.ts';
import type { RunRecord } from './run-record.ts';
import type { Watch } from './watch.ts';

/** As long as for a service that gives no answer at all. */
const LIMIT_MS = 2 * 60_000;

/** Faults of one answer, of which the next may be free. */
const ODD: ReadonlySet<ServiceErrorKind> = new Set(['status', 'not-json', 'shape']);
/** Answers that say what they mean: not with this key, and not yet. */
const MEANT: ReadonlySet<number | undefined> = new Set([403, 409]);

/** Counts from the first fault of a row. */
export class Patience {
  readonly #clock: Clock;
  #sinceMs: number | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Notes a fault, and gives whether they have gone on for too long. */
  isOver(): boolean {
    this.#sinceMs ??= this.#clock.now();
    return this.#clock.now() - this.#sinceMs >= LIMIT_MS;
  }

  /** Notes an answer as it should be. */
  restore(): void {
    this.#sinceMs = null;
  }
}

/**
 * Asks for something about a run, and again while the answer is odd: for two minutes in a row at most,
 * and only where the service has taken or known the run before, so that neither address nor inputs
 * nor key can be what is wrong. Rejects as `ask` does.
 */
export async function askPatiently<Answer>(
  ask: () => Promise<Answer>,
  run: RunRecord,
  wait: Wait,
  { clock, narrator }: Watch,
): Promise<Answer> {
  const patience = new Patience(clock);
  const { lastSeen } = wait;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isOdd(error) || MEANT.has(error.status) || isSpent(error)) throw error;
      if (!run.startedHere && !run.isKnown) throw error;
      if (patience.isOver()) {
        wait.lastSeen = lastSeen;
        throw explainLasting(error, run);
      }
      const problem = withoutPeriod(error.message);
      wait.lastSeen = problem;
      const limit = formatDuration(LIMIT_MS);
      narrator.sayOnce(run, `${problem}; asking again, for ${limit} at most`);
    }
    await wait.pause();
  }
}

/** Whether the answer is one that a service cannot mean that knows the run. */
export function isOdd(error: unknown): error is ServiceError {
  return error instanceof ServiceError && ODD.has(error.kind);
}

/** A run that was known a moment ago is not one that the workflow has named wrongly. */
function explainLasting(error: ServiceError, { isKnown }: RunRecord): Error {
  if (error.status !== 404 || !isKnown) return error;
  const limit = formatDuration(LIMIT_MS);
  return new Stopped(
    'service',
    `${withoutPeriod(error.message)}, for ${limit}, though the service has answered for this run before`,
  );
}
