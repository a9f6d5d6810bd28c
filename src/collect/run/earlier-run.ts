/** What the service says now of a run that is remembered. Memory may be wrong, and decides nothing. */

import { ServiceError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { RunResults } from '../../service/results.ts';
import { isSame } from '../../text/same-id.ts';
import type { RunPlan } from './run-plans.ts';
import type { Watch } from './watch.ts';

/** How long one run is asked for, retries included. */
const BUDGET_MS = 30_000;
/** Stands for a status where the service tells none. */
const UNKNOWN = 'UNKNOWN';

/** The results of a remembered run. Rejects if they cannot be read, or are those of another plan. */
export async function readEarlier(jobId: string, plan: RunPlan, watch: Watch): Promise<RunResults> {
  const results = await watch.client.readResults(jobId, contextOf(watch));
  refuseOtherPlan(results, plan);
  return results;
}

/** How far a remembered run has come. Rejects where nobody tells, or it is one of another plan. */
export async function readEarlierStatus(
  jobId: string,
  plan: RunPlan,
  watch: Watch,
): Promise<string> {
  const results = await readIfThere(jobId, watch);
  refuseOtherPlan(results, plan);
  try {
    return (await watch.client.readRun(jobId, contextOf(watch))).status;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // A debrief is written of runs that have ended, of which nobody tells how.
    const status = results?.run?.status ?? (results?.debrief && UNKNOWN);
    return status ?? (await askForDebrief(jobId, watch));
  }
}

/** A run that cannot be read is known by its debrief: 409 says that it goes on, 202 that it has ended. */
async function askForDebrief(jobId: string, watch: Watch): Promise<string> {
  try {
    await watch.client.requestDebrief(jobId, { regenerate: false }, contextOf(watch));
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 409) throw error;
  }
  return UNKNOWN;
}

/** A run that goes on may have no results yet, or none that can be read. */
async function readIfThere(jobId: string, watch: Watch): Promise<RunResults | null> {
  try {
    return await watch.client.readResults(jobId, contextOf(watch));
  } catch (error) {
    if (error instanceof ServiceError) return null;
    throw error;
  }
}

function refuseOtherPlan(results: RunResults | null, plan: RunPlan): void {
  const planId = results?.run?.simulationRunPlanId;
  if (planId && !isSame(planId, plan.id)) throw new Error('it is one of another plan');
}

function contextOf({ deadline, cancelled }: Watch): RequestContext {
  return { signal: cancelled, deadlineMs: deadline.within(BUDGET_MS) };
}
