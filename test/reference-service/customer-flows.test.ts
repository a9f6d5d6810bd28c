import { expect, test } from 'vitest';
import { z } from 'zod';
import { serviceAtRest, UNKNOWN_ID } from './service-under-test.ts';

const plansSchema = z.object({
  data: z.array(z.object({ runPlanId: z.guid(), customerFlowIds: z.array(z.guid()) })),
});

async function flows() {
  const at = await serviceAtRest();
  return {
    ...at,
    remove: (flowId: string) => at.ask('DELETE', `/v1/simulation/customer-flow/${flowId}`),
    async linkedBy(runPlanId: string) {
      const response = await fetch(`${at.service.url}/_reference/plans`);
      const { data } = plansSchema.parse(await response.json());
      return data.find((plan) => plan.runPlanId === runPlanId)?.customerFlowIds;
    },
  };
}

test('a flow is deleted once, and every run plan that linked it drops it', async () => {
  const { service, remove, linkedBy } = await flows();
  const { runPlanId, customerFlowIds } = service.demo;
  const [first = '', second = ''] = customerFlowIds;
  const other = service.addPlan({ customerFlowIds: [first] }).runPlanId;
  const deleted = { status: 200, body: { data: { deleted: true } } };
  expect(await remove(first.toUpperCase())).toEqual(deleted);
  expect(await linkedBy(runPlanId)).toEqual([second]);
  expect(await linkedBy(other)).toEqual([]);
  expect((await remove(first)).status).toBe(404);
  expect((await remove(second)).status).toBe(200);
});

test.each([UNKNOWN_ID, 'x', '%00'])('a flow %s that there is not is not found', async (flowId) => {
  const { remove } = await flows();
  const body = { type: 'not_found', code: 'resource_not_found' };
  expect(await remove(flowId)).toMatchObject({ status: 404, body });
});
