/** Which reasons a page lists beside the line that tells what a run came to. */
import type { Reason, RunReport } from '../model.ts';
import { runOpening } from '../opening.ts';
import { PLAIN } from '../voice.ts';

/** What a reason may tell that the line about it does not. */
const ABOUT = ['theme', 'limit', 'value'];

/** The reasons that are listed: each says more than the line that has told what a run came to. */
export function listedReasons(run: RunReport): Reason[] {
  const { told } = runOpening(run, PLAIN);
  return run.reasons.filter((reason) => saysMore(reason, told));
}

/** Whether a reason says more than the line that has told it. */
export function saysMore(reason: Reason, told: ReadonlySet<Reason>): boolean {
  return !told.has(reason) || ABOUT.some((fact) => fact in reason);
}
