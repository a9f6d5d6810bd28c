/** Looks at the run that the input `baseline` names before a call is placed for what it is compared with. */

import { oneLine } from '../../text/log-line.ts';
import { isSame } from '../../text/same-id.ts';
import { Stopped } from '../../text/stops.ts';
import type { Context } from '../context.ts';
import { whyUnfit } from '../earlier-runs/earlier-run.ts';

const MAX_WHY_CHARS = 300;

/**
 * Why nothing can be compared with the run that is named, as it is now; null where something can, and
 * where none is named. Rejects with `Stopped` where the service does not know it.
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
  throw new Stopped(
    'input',
    `input 'baseline': '${jobId}' is the ID of no run that the service knows (${why}): check the ID, and that base-url and api-key belong to the same project, or leave the input out`,
    'error',
  );
}
