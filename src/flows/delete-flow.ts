import { ServiceError } from '../http/errors.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { ServiceClient } from '../service/client.ts';
import { concernsAll } from '../step/concerns-all.ts';
import { explain } from '../step/explain.ts';
import { Cancelled, withoutPeriod } from '../step/stops.ts';

/** What became of a flow; `hopeless` where the others need not be tried. */
export type Deletion =
  | { result: 'deleted' | 'missing' }
  | { result: 'failed'; why: string; hopeless: boolean };

/** The input that names the flows, for messages. */
export const FLOW_INPUT = 'the input flow-ids';

const ROUTE_CURE =
  'where the service deletes flows at another path, say so in the input service-profile (deleteCustomerFlow.path, such as /v1/customer-flow/{flowId})';

const PLACE_CURE =
  'So the service does not say that it has deleted the flow; where it says so in another place, name that in the input service-profile (deleteCustomerFlow.deleted)';

/** What to make of it that not one of the flows is there: the service may not know the route at all. */
export const ALL_MISSING = `not one of the customer flows is there. Where they should be, the address may be wrong: ${ROUTE_CURE}`;

/** Deletes a customer flow. Rejects only with a bug of ours. */
export async function deleteFlow(
  flowId: string,
  client: ServiceClient,
  context: RequestContext,
): Promise<Deletion> {
  try {
    await client.deleteCustomerFlow(flowId, context);
    return { result: 'deleted' };
  } catch (error) {
    if (error instanceof Cancelled) {
      const why = `${error.message} before the service had answered, so it may be deleted all the same`;
      return { result: 'failed', why, hopeless: true };
    }
    if (!(error instanceof ServiceError)) throw error;
    if (error.status === 404 && error.type !== undefined) return { result: 'missing' };
    // A 404 in another form than the service's own is about the address, not the flow.
    if (error.status === 404) {
      const why = `${withoutPeriod(error.message)}. This is not how the service says that a flow is not there, so it seems to know no such address: check base-url, and ${ROUTE_CURE}`;
      return { result: 'failed', why, hopeless: true };
    }
    const told = explain(error, null, FLOW_INPUT).message;
    const why = error.kind === 'shape' ? `${withoutPeriod(told)}. ${PLACE_CURE}` : told;
    return { result: 'failed', why, hopeless: concernsAll(error) };
  }
}
