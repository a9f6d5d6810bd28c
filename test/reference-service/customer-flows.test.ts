import { expect, test } from 'vitest';
import { serviceAtRest, UNKNOWN_ID } from './service-under-test.ts';

async function flows() {
  const at = await serviceAtRest();
  return {
    ...at,
    remove: (flowId: string) => at.ask('DELETE', `/v1/simulation/customer-flow/${flowId}`),
  };
}

test('a flow is deleted once', async () => {
  const { service, remove } = await flows();
  const [first = '', second = ''] = service.demo.customerFlowIds;
  const deleted = { status: 200, body: { data: { deleted: true } } };
  expect(await remove(first.toUpperCase())).toEqual(deleted);
  expect((await remove(first)).status).toBe(404);
  expect((await remove(second)).status).toBe(200);
});

test.each([UNKNOWN_ID, 'x', '%00'])('an unknown flow %s is not found', async (flowId) => {
  const { remove } = await flows();
  const body = { type: 'not_found', code: 'resource_not_found' };
  expect(await remove(flowId)).toMatchObject({ status: 404, body });
});
