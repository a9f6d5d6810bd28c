import { type Deletion, deleteFlow } from '../flows/delete-flow.ts';
import { Cancelled } from '../step/stops.ts';
import { byReason } from './by-reason.ts';
import type { PostWork } from './post-work.ts';

/**
 * Deletes the flows one after the other; one that is gone already is no error. Gives an error that
 * names each flow that was not deleted.
 */
export async function deleteFlows(flowIds: readonly string[], work: PostWork): Promise<string[]> {
  const failures: { id: string; why: string }[] = [];
  let hopeless: string | null = null;
  for (const id of flowIds) {
    if (hopeless !== null) {
      failures.push({ id, why: hopeless });
      continue;
    }
    const deletion = await tryToDelete(id, work);
    if (deletion.result === 'failed') {
      failures.push({ id, why: deletion.why });
      if (deletion.hopeless) hopeless = deletion.why;
    } else work.runner.info(`customer flow ${id}: ${deletion.result}`);
  }
  return describeUndeleted(failures);
}

/** Errors that name flows that are still there. */
export function describeUndeleted(failures: readonly { id: string; why: string }[]): string[] {
  return byReason(failures).map(({ ids, why }) => `customer flow ${ids} was not deleted: ${why}`);
}

async function tryToDelete(flowId: string, { client, context }: PostWork): Promise<Deletion> {
  try {
    return await deleteFlow(flowId, client, context, 'the input delete-flows');
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    return { result: 'failed', why: error.message, hopeless: true };
  }
}
