import type { RequestContext, ServiceClient } from '../service/client.ts';
import { ServiceError } from '../service/errors.ts';
import { explain } from '../step/stops.ts';

/** What became of a flow; `hopeless` where the others need not be tried. */
export type Deletion =
  | { result: 'deleted' | 'missing' }
  | { result: 'failed'; why: string; hopeless: boolean };

/**
 * Deletes a customer flow. Rejects only when the signal aborts, or with a bug of ours.
 *
 * @param meant the input that names the flow, for cures: `the input flow-ids`
 */
export async function deleteFlow(
  flowId: string,
  client: ServiceClient,
  context: RequestContext,
  meant: string,
): Promise<Deletion> {
  try {
    await client.deleteCustomerFlow(flowId, context);
    return { result: 'deleted' };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // A 404 in another form than the service's own is about the address, not the flow.
    if (error.status === 404 && error.type !== undefined) return { result: 'missing' };
    return {
      result: 'failed',
      why: explain(error, null, meant).message,
      hopeless: !concernsOneFlow(error),
    };
  }
}

/** Whether another flow may fare better: the key and the service are not what is wrong. */
function concernsOneFlow({ kind, status = 0 }: ServiceError): boolean {
  return kind === 'status' && [400, 405, 409, 410, 422].includes(status);
}
