import type { SavedRun } from '../gate/runs/saved-runs.ts';
import { describeUncancelled } from '../gate/runs/uncancelled.ts';
import { ServiceError } from '../http/errors.ts';
import { byReason } from '../step/by-reason.ts';
import { inTurn } from '../step/in-turn.ts';
import { Cancelled } from '../step/stops.ts';
import type { PostWork } from './post-work.ts';

/** How many runs are cancelled at once. */
const MAX_PARALLEL = 50;

/** Cancels what the main step started; gives an error that names each run that may go on. */
export async function cancelRuns(runs: readonly SavedRun[], work: PostWork): Promise<string[]> {
  const ids = runs.flatMap((run) => (run.kind === 'started' ? run.jobId : []));
  const ends = await inTurn(ids, MAX_PARALLEL, async (id) => ({
    id,
    why: await cancelRun(id, work),
  }));
  const failures = ends.flatMap(({ id, why }) => (why === null ? [] : { id, why }));
  return [...describeUncancelled(failures), ...describeStarting(runs)];
}

/** Errors that name the run plans of which a run was being started when the step was killed. */
export function describeStarting(runs: readonly SavedRun[]): string[] {
  const why =
    'before the ID was known: a run may be placing calls. To find it, look at the newest runs of the plan in the dashboard of the service, and cancel it there';
  const plans = runs.flatMap((run) => (run.kind === 'starting' ? run.runPlanId : []));
  return byReason(plans.map((id) => ({ id, why }))).map(
    ({ ids }) => `the step was killed while it started a run of run plan ${ids}, ${why}`,
  );
}

/** Null where the run is cancelled or has ended; else why not. */
async function cancelRun(jobId: string, work: PostWork): Promise<string | null> {
  const { client, runner, context } = work;
  try {
    await client.cancelRun(jobId, context);
    runner.info(`run ${jobId}: cancelled, since the step that had started it left it going`);
    return null;
  } catch (error) {
    if (!(error instanceof ServiceError || error instanceof Cancelled)) throw error;
    if (!(error instanceof ServiceError) || error.status !== 409) return error.message;
    runner.info(`run ${jobId}: had ended already, so there was nothing to cancel`);
    return null;
  }
}
