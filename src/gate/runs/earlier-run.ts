/** What the service says now of a run that is remembered. Memory may be wrong, and decides nothing. */
import { ServiceError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { RunResults } from '../../service/results.ts';
import { isWithheld } from './not-offered.ts';
import type { RunPlan } from './run-plans.ts';
import type { Watch } from './watch.ts';

/** How long one run is asked for, retries included. */
const BUDGET_MS = 30_000;
/** 50 runs a page: what is remembered is among the newest runs of its plan. */
const MAX_PAGES = 4;
/** Stands for a status where the service tells none. */
const UNKNOWN = 'UNKNOWN';

/**
 * The results of a remembered run, and what time it is by the clock that its times are told by, as far as
 * the service says. Rejects where they cannot be read, or are those of another plan.
 */
export async function readEarlier(
  jobId: string,
  plan: RunPlan,
  watch: Watch,
): Promise<{ results: RunResults; nowMs: number }> {
  let nowMs = watch.clock.now();
  const onAnswer = (dateMs = nowMs) => {
    nowMs = dateMs;
  };
  const results = await watch.client.readResults(jobId, { ...contextOf(watch), onAnswer });
  await refuseOtherPlan(jobId, results, plan, watch);
  return { results, nowMs };
}

/** How far a remembered run has come. Rejects where nobody tells, or it is one of another plan. */
export async function readEarlierStatus(
  jobId: string,
  plan: RunPlan,
  watch: Watch,
): Promise<string> {
  const results = await readIfThere(jobId, watch);
  await refuseOtherPlan(jobId, results, plan, watch);
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

/** Where the results do not tell the plan, its list of runs does. */
async function refuseOtherPlan(
  jobId: string,
  results: RunResults | null,
  plan: RunPlan,
  watch: Watch,
): Promise<void> {
  const told = results?.run?.simulationRunPlanId;
  const isSame = told
    ? told.toLowerCase() === plan.id.toLowerCase()
    : await isListed(jobId, plan, watch);
  if (!isSame) throw new Error('it is one of another plan');
}

/** True also where the service does not list runs. */
async function isListed(jobId: string, plan: RunPlan, watch: Watch): Promise<boolean> {
  let after: string | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const page = await listRuns(plan, after, watch);
    if (page === null) return true;
    const ids = page.runs.map((run) => run.simulationRunPlanJobId.toLowerCase());
    if (ids.includes(jobId.toLowerCase())) return true;
    if (page.nextCursor === null) return false;
    after = page.nextCursor;
  }
  return false;
}

async function listRuns(plan: RunPlan, after: string | null, watch: Watch) {
  try {
    return await watch.client.listRuns(plan.id, after, contextOf(watch));
  } catch (error) {
    if (isWithheld(error)) return null;
    throw error;
  }
}

function contextOf({ deadline, cancelled }: Watch): RequestContext {
  return { signal: cancelled, deadlineMs: deadline.within(BUDGET_MS) };
}
