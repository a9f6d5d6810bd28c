/** What a GitHub out of reach costs a step: one budget for everything that is asked of it. */
import type { Runner } from '../runner/runner.ts';

/** With loading code and waking up 20 s. */
const MOST_MS = 18_000;

const SPENT = `GitHub has not answered for ${MOST_MS / 1000} s in all, so nothing more is asked of it.`;

/** Why something is not done, as the end of a sentence. */
export const NOT_ASKED =
  "not asked for, since GitHub has taken too much of this job's time already";

/** The time that a step has lost to a GitHub that does not answer. */
export class LostTime {
  #ms = 0;

  /** What something may still lose that leaves so much for what comes after it; below 0 where that is lost already. */
  leftMs(leavesMs: number): number {
    return MOST_MS - leavesMs - this.#ms;
  }

  /** Notes what was lost; says so once nothing is left. */
  add(ms: number, runner: Pick<Runner, 'info'>): void {
    const wasLeft = this.leftMs(0) > 0;
    this.#ms += ms;
    if (wasLeft && this.leftMs(0) <= 0) runner.info(SPENT);
  }
}
