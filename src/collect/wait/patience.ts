/** How long answers are put up with that a service cannot mean, such as the login page of a proxy. */

import { isSpent, ServiceError, type ServiceErrorKind } from '../../http/errors.ts';
import type { Clock } from '../../text/clock.ts';
import { formatDuration } from '../../text/duration.ts';
import { withoutPeriod } from '../../text/step-error.ts';
import type { Wait } from './wait.ts';

/** As long as for a service that gives no answer at all. */
const LIMIT_MS = 2 * 60_000;
const PATIENCE = formatDuration(LIMIT_MS);

/** Faults of one answer, of which the next may be free. */
const ODD: ReadonlySet<ServiceErrorKind> = new Set(['status', 'redirect', 'not-json', 'shape']);
/** Answers that say what they mean: not with this key, and not yet. */
const MEANT: ReadonlySet<number | undefined> = new Set([403, 409]);

/** What is asked about, and who is told of odd answers. */
interface Question {
  clock: Clock;
  wait: Wait;
  /**
   * Whether the service has taken or known it before, so that neither address nor inputs nor key can be
   * what is wrong.
   */
  isKnown(): boolean;
  tell(line: string): void;
}

/** Asks, and again while the answer is odd: for two minutes in a row at most. Rejects as `ask` does. */
export async function askPatiently<Answer>(
  ask: () => Promise<Answer>,
  { clock, wait, isKnown, tell }: Question,
): Promise<Answer> {
  const { lastSeen } = wait;
  let sinceMs: number | null = null;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isOdd(error) || MEANT.has(error.status) || isSpent(error) || !isKnown()) throw error;
      sinceMs ??= clock.now();
      if (clock.now() - sinceMs >= LIMIT_MS) {
        wait.lastSeen = lastSeen;
        throw error;
      }
      const problem = withoutPeriod(error.message);
      if (problem !== wait.lastSeen) tell(`${problem}; asking again, for ${PATIENCE} at most`);
      wait.lastSeen = problem;
    }
    await wait.pause();
  }
}

/** Whether the answer is one that a service cannot mean that knows what it is asked about. */
function isOdd(error: unknown): error is ServiceError {
  return error instanceof ServiceError && ODD.has(error.kind);
}
