/** What the post step does: each part tells the IDs of what it could not do, and why. */
import type { Clock } from '../core/clock.ts';
import { ALL_MISSING, type Deletion, deleteFlow } from '../flows/delete-flow.ts';
import { askToCancel } from '../gate/runs/ask-to-cancel.ts';
import { describeUncancelled, type SavedRun } from '../gate/runs/saved-runs.ts';
import { ServiceError } from '../http/errors.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Runner } from '../runner/runner.ts';
import type { ServiceClient } from '../service/client.ts';
import { byReason } from '../step/annotations.ts';
import { inTurn } from '../step/in-turn.ts';
import { Cancelled } from '../step/stops.ts';

/** How many runs are cancelled, and how many flows deleted, at once. */
const PARALLEL_RUNS = 50;
const PARALLEL_FLOWS = 10;
/** What a flow gets at least of the time that is left. */
const MIN_SHARE_MS = 5_000;

/** What the work of the post step is done with. */
export interface PostWork {
  client: ServiceClient;
  clock: Clock;
  runner: Runner;
  /** Tells the log and the job summary what was done. */
  tell: (line: string) => void;
  /** Its deadline is the post step's own. */
  context: RequestContext;
}

/** Cancels what the main step started; gives an error that names each run that may go on. */
export async function cancelRuns(runs: readonly SavedRun[], work: PostWork): Promise<string[]> {
  const withIds = runs.flatMap((run) => (run.kind === 'starting' ? [] : run));
  const ends = await inTurn(withIds, PARALLEL_RUNS, async (run) => ({
    id: run.jobId,
    why: await cancelRun(run, work),
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

const WHY_CANCELLED = {
  started: 'the step that had started it left it going',
  unjudged: 'no later step of this job has judged it',
} as const;

/** Null where the service takes the request or the run has ended; else why not. */
async function cancelRun(
  { jobId, kind }: Exclude<SavedRun, { kind: 'starting' }>,
  { client, tell, context }: PostWork,
): Promise<string | null> {
  try {
    const end = await askToCancel(jobId, client, context);
    tell(
      end === 'asked'
        ? `run ${jobId}: asked to cancel, since ${WHY_CANCELLED[kind]}`
        : `run ${jobId}: had ended already, so there was nothing to cancel`,
    );
    return null;
  } catch (error) {
    if (!(error instanceof ServiceError || error instanceof Cancelled)) throw error;
    return error.message;
  }
}

/**
 * Deletes the flows side by side; one that is gone already is no error. Gives an error that names
 * each flow that was not deleted.
 */
export async function deleteLeftFlows(
  flowIds: readonly string[],
  work: PostWork,
): Promise<string[]> {
  let hopeless: string | null = null;
  let missing = 0;
  const failures = await inTurn(flowIds, PARALLEL_FLOWS, async (id, index) => {
    if (hopeless !== null) {
      return [{ id, why: `it was not tried after another one had failed: ${hopeless}` }];
    }
    const deletion = await tryToDelete(id, flowIds.length - index, work);
    if (deletion.result !== 'failed') {
      work.tell(`customer flow ${id}: ${deletion.result}`);
      if (deletion.result === 'missing') missing += 1;
      return [];
    }
    if (deletion.hopeless) hopeless = deletion.why;
    return [{ id, why: deletion.why }];
  });
  if (missing > 0 && missing === flowIds.length) work.runner.annotate('warning', ALL_MISSING);
  return describeUndeleted(failures.flat());
}

/** Errors that name flows that are still there. */
export function describeUndeleted(failures: readonly { id: string; why: string }[]): string[] {
  return byReason(failures).map(({ ids, why }) => `customer flow ${ids} was not deleted: ${why}`);
}

/** @param waiting how many flows wait for their turn, this one among them */
function tryToDelete(
  flowId: string,
  waiting: number,
  { client, clock, context: { signal, deadlineMs } }: PostWork,
): Promise<Deletion> {
  const rounds = Math.ceil(waiting / PARALLEL_FLOWS);
  const shareMs = Math.max(MIN_SHARE_MS, (deadlineMs - clock.now()) / rounds);
  const limits = { clock, signal, shareMs, deadlineMs };
  return deleteFlow(flowId, client, limits, 'the input delete-flows');
}
