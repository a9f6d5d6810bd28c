/** Which of the runs that are remembered a run may be compared with. */

import type { RunReference } from '../../history/run-reference.ts';
import { oneLine } from '../../text/log-line.ts';
import { isSame } from '../../text/same-id.ts';
import { StepError } from '../../text/step-error.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import type { Context } from '../context.ts';
import { whyUnfit } from '../earlier-runs/earlier-run.ts';

export interface Candidates {
  /** Those that passed, newest first: as many as the workflow wants are pooled. */
  passed: RunReference[];
  /** Those that were judged, and did not pass, newest first: where none has passed, one stands alone. */
  failed: RunReference[];
}

/** What is recorded under a ref, without the runs that ended after this one. */
export function endedBefore(
  run: { runId: string; isStartedHere: boolean; endedAt: string | null },
  remembered: readonly RunReference[],
): readonly RunReference[] {
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
  remembered: readonly RunReference[],
): Candidates {
  const others = remembered.filter((pointer) => !isSame(pointer.jobId, jobId));
  const isForeign = ({ runPlanId }: RunReference) =>
    planId !== null && runPlanId !== '' && !isSame(runPlanId, planId);
  const own = others.filter((pointer) => !isForeign(pointer));
  const of = (outcome: RunReference['outcome']) => own.filter((one) => one.outcome === outcome);
  return { passed: of('passed'), failed: of('failed') };
}

const MAX_WHY_CHARS = 300;

/**
 * Why nothing can be compared with the run that is named, as it is now; null where something can, and
 * where none is named. Rejects with `StepError` where the service does not know it.
 *
 * @param planIds the plans of the runs to be judged, as far as they are known before there is a run
 */
export async function lookUpBaseline(
  planIds: readonly string[],
  { inputs: { baseline }, earlierRuns }: Context,
): Promise<string | null> {
  if (baseline.kind !== 'given') return null;
  const { jobId } = baseline;
  const run = await earlierRuns.read(jobId);
  if (run !== null) {
    const plan = planIds.find((id) => isSame(id, run.planId ?? id)) ?? planIds[0] ?? null;
    return whyUnfit(run, plan);
  }
  const why = oneLine(earlierRuns.whyUnread(jobId) ?? 'the step was cancelled', MAX_WHY_CHARS);
  if (!earlierRuns.isUnknown(jobId)) return why;
  throw new StepError(
    'input',
    `input 'baseline': '${jobId}' is the ID of no run that the service knows (${why}): check the ID, and that base-url and api-key belong to the same project, or leave the input out`,
    'error',
  );
}
