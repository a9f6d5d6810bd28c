/** Which of the runs that are remembered a run may be compared with. */

import type { Pointer } from '../../history/memory.ts';
import { isSame } from '../../text/same-id.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';

export interface Candidates {
  /** Those that passed, newest first: as many as the workflow wants are pooled. */
  passed: Pointer[];
  /** Those that were judged, and did not pass, newest first: where none has passed, one stands alone. */
  failed: Pointer[];
}

/** What is recorded under a ref, without the runs that ended after this one. */
export function endedBefore(
  run: { runId: string; isStartedHere: boolean; endedAt: string | null },
  remembered: readonly Pointer[],
): readonly Pointer[] {
  const own = remembered.find((one) => isSame(one.jobId, run.runId));
  const endMs = msOf(own?.endedAt ?? run.endedAt);
  // A run that this step started is the newest, whatever two clocks say.
  if (run.isStartedHere || endMs === null) return remembered;
  return remembered.filter(({ endedAt }) => (msOf(endedAt) ?? endMs) <= endMs);
}

function msOf(moment: string | null | undefined): number | null {
  return parseIsoTime(moment ?? '');
}

/**
 * The candidates among what is remembered, newest first. A run is never compared with itself, nor with
 * one of another plan.
 *
 * @param planId null where it is not known
 */
export function candidatesFor(
  jobId: string,
  planId: string | null,
  remembered: readonly Pointer[],
): Candidates {
  const others = remembered.filter((pointer) => !isSame(pointer.jobId, jobId));
  const isForeign = ({ runPlanId }: Pointer) =>
    planId !== null && runPlanId !== '' && !isSame(runPlanId, planId);
  const own = others.filter((pointer) => !isForeign(pointer));
  const of = (outcome: Pointer['outcome']) => own.filter((one) => one.outcome === outcome);
  return { passed: of('passed'), failed: of('failed') };
}
