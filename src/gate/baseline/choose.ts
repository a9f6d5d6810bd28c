/** Which of the runs that are remembered a run may be compared with. */
import { parseIsoTime } from '../../core/input/iso-time.ts';
import { isSame } from '../../core/same-id.ts';
import type { Pointer } from '../../memory/memory.ts';
import type { RunRecord } from '../runs/run-record.ts';

export interface Candidates {
  /** Those that passed, newest first: as many as the workflow wants are pooled. */
  passed: Pointer[];
  /** Those that were judged, and did not pass, newest first: where none has passed, one stands alone. */
  failed: Pointer[];
  /** Runs of other plans. */
  foreign: Pointer[];
}

/**
 * What is remembered of a ref, without what ended after the run, as far as both ends are told. A run that
 * this step has started is the newest by itself, whatever two clocks say.
 */
export function endedBefore(
  { jobId, startedHere, evidence, pointer }: RunRecord,
  remembered: readonly Pointer[],
): readonly Pointer[] {
  const known = pointer ?? remembered.find((one) => isSame(one.jobId, jobId));
  const toldMs = msOf(evidence.about?.endedAt);
  // What is remembered was told by one clock, and the service's may be another.
  const leastMs = toldMs === null ? null : Math.max(toldMs, msOf(known?.startedAt) ?? toldMs);
  const endMs = msOf(known?.endedAt) ?? leastMs;
  if (startedHere || endMs === null) return remembered;
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
  return { passed: of('passed'), failed: of('failed'), foreign: others.filter(isForeign) };
}
