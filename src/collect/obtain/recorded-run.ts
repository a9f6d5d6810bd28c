/** What the service reports now of a recorded run. The run history may be wrong, and decides nothing. */

import { ServiceError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { RunResults } from '../../service/results.ts';
import { isSame } from '../../text/same-id.ts';
import type { Context } from '../context.ts';
import type { RunPlan } from './run-plans.ts';

/** How long one run is asked for, retries included. */
const BUDGET_MS = 30_000;
/** The status if the service reports none. */
const UNKNOWN = 'UNKNOWN';

/** The results of a recorded run. Rejects if they cannot be read, or are those of another plan. */
export async function readRecorded(
  jobId: string,
  plan: RunPlan,
  context: Context,
): Promise<RunResults> {
  const results = await context.client.readResults(jobId, requestOf(context));
  refuseOtherPlan(results, plan);
  return results;
}

/** The status of a recorded run. Rejects if nobody reports it, or if it is a run of another plan. */
export async function readRecordedStatus(
  jobId: string,
  plan: RunPlan,
  context: Context,
): Promise<string> {
  const results = await readIfThere(jobId, context);
  refuseOtherPlan(results, plan);
  try {
    return (await context.client.readRun(jobId, requestOf(context))).status;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // A debrief is written of runs that have ended, of which nobody tells how.
    const status = results?.run?.status ?? (results?.debrief && UNKNOWN);
    return status ?? (await askForDebrief(jobId, context));
  }
}

/** A run that cannot be read is known by its debrief: 409 says that it goes on, 202 that it has ended. */
async function askForDebrief(jobId: string, context: Context): Promise<string> {
  try {
    await context.client.requestDebrief(jobId, { regenerate: false }, requestOf(context));
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 409) throw error;
  }
  return UNKNOWN;
}

/** A run that goes on may have no results yet, or none that can be read. */
async function readIfThere(jobId: string, context: Context): Promise<RunResults | null> {
  try {
    return await context.client.readResults(jobId, requestOf(context));
  } catch (error) {
    if (error instanceof ServiceError) return null;
    throw error;
  }
}

function refuseOtherPlan(results: RunResults | null, plan: RunPlan): void {
  const planId = results?.run?.simulationRunPlanId;
  if (planId && !isSame(planId, plan.id)) throw new Error('it is one of another plan');
}

function requestOf({ deadline, cancelled }: Context): RequestContext {
  return { signal: cancelled, deadlineMs: deadline.within(BUDGET_MS) };
}
