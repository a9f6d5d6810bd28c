import { type Deletion, deleteFlow } from '../flows/delete-flow.ts';
import { byReason } from '../step/by-reason.ts';
import { inTurn } from '../step/in-turn.ts';
import type { PostWork } from './post-work.ts';

/** How many flows are deleted at once. */
const MAX_PARALLEL = 10;
/** What a flow gets at least of the time that is left. */
const MIN_SHARE_MS = 5_000;

/**
 * Deletes the flows side by side; one that is gone already is no error. Gives an error that names
 * each flow that was not deleted.
 */
export async function deleteFlows(flowIds: readonly string[], work: PostWork): Promise<string[]> {
  let hopeless: string | null = null;
  const failures = await inTurn(flowIds, MAX_PARALLEL, async (id, index) => {
    if (hopeless !== null) {
      return [{ id, why: `it was not tried after another one had failed: ${hopeless}` }];
    }
    const deletion = await tryToDelete(id, flowIds.length - index, work);
    if (deletion.result !== 'failed') {
      work.runner.info(`customer flow ${id}: ${deletion.result}`);
      return [];
    }
    if (deletion.hopeless) hopeless = deletion.why;
    return [{ id, why: deletion.why }];
  });
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
  const rounds = Math.ceil(waiting / MAX_PARALLEL);
  const shareMs = Math.max(MIN_SHARE_MS, (deadlineMs - clock.now()) / rounds);
  const limits = { clock, signal, shareMs, deadlineMs };
  return deleteFlow(flowId, client, limits, 'the input delete-flows');
}
