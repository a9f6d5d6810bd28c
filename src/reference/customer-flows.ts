import { z } from 'zod';
import { ApiError } from './errors.ts';
import { findPlan, type Ground } from './runs.ts';
import { seededUuid } from './seeded.ts';

/** A customer flow to add; the plans that are to link it are named by their IDs. */
export const flowOrderSchema = z.object({
  flowId: z.guid().toLowerCase().optional(),
  runPlanIds: z.array(z.guid()).default([]),
});

export type FlowOrder = z.input<typeof flowOrderSchema>;

/** Adds a customer flow and links it; throws 404 for a plan that there is not. */
export function addFlow(ground: Ground, order: FlowOrder): { flowId: string } {
  const { store, projectId } = ground;
  const { flowId, runPlanIds } = flowOrderSchema.parse(order);
  return store.transaction(() => {
    const id = flowId ?? seededUuid('customer flow', projectId, String(store.flowCount() + 1));
    store.addFlow(id);
    for (const runPlanId of runPlanIds) {
      const plan = findPlan(ground, runPlanId);
      store.savePlan({ ...plan, customerFlowIds: [...plan.customerFlowIds, id] });
    }
    return { flowId: id };
  });
}

/**
 * Deletes a customer flow: it stays in the store, marked, and the run plans that linked it drop it.
 * Throws 404 where there is none, or none any more.
 */
export function deleteFlow({ store, clock }: Ground, flowId: string): void {
  const id = flowId.toLowerCase();
  store.transaction(() => {
    if (!store.deleteFlow(id, clock.now())) {
      throw new ApiError('resource_not_found', `There is no customer flow ${flowId}.`);
    }
    for (const plan of store.plans().filter((each) => each.customerFlowIds.includes(id))) {
      const customerFlowIds = plan.customerFlowIds.filter((each) => each !== id);
      store.savePlan({ ...plan, customerFlowIds });
    }
  });
}
