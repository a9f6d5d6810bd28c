import { z } from '@hono/zod-openapi';
import { ApiError } from '../api-error.ts';
import { EXAMPLES } from '../demo-plan.ts';
import type { Ground } from '../runs.ts';
import { seededUuid } from '../seeded.ts';
import { dataAnswer, operation } from './operation.ts';

export const deleteFlowOperation = operation({
  name: 'deleteFlow',
  tag: 'Customer flows',
  errors: [404],
  method: 'delete',
  path: '/v1/simulation/customer-flow/{flowId}',
  summary: 'Delete a customer flow',
  description:
    'Soft-deletes the flow with its variants, expectations and step graph. Run plans that linked it drop it from their test cases.',
  request: {
    params: z.object({
      flowId: z
        .guid()
        .openapi({ description: 'The customer flow.', param: { example: EXAMPLES.flow } }),
    }),
  },
  responses: { 200: dataAnswer('The flow is deleted.', z.object({ deleted: z.literal(true) })) },
  // The specification lists no 400 for this operation: what is no UUID is no flow either.
  badParams: 'resource_not_found',
  handler(context) {
    deleteFlow(context.var.ground, context.req.valid('param').flowId);
    return context.json({ data: { deleted: true as const } }, 200);
  },
});

/** Adds a customer flow. */
export function addFlow({ store, projectId }: Ground): { flowId: string } {
  const flowId = seededUuid('customer flow', projectId, String(store.flows.size + 1));
  store.addFlow(flowId);
  return { flowId };
}

/**
 * Deletes a customer flow: it stays in the store, marked, and the run plans that linked it drop it.
 * Throws 404 if there is none, or it is deleted.
 */
function deleteFlow({ store, clock }: Ground, flowId: string): void {
  const flow = store.flows.get(flowId);
  if (flow === null || flow.deletedAt !== null) {
    throw new ApiError('resource_not_found', `There is no customer flow ${flowId}.`);
  }
  store.flows.save({ ...flow, deletedAt: clock.now() });
  for (const plan of store.plans.all().filter((each) => each.customerFlowIds.includes(flow.id))) {
    const customerFlowIds = plan.customerFlowIds.filter((each) => each !== flow.id);
    store.plans.save({ ...plan, customerFlowIds });
  }
}
