import { expect, test } from 'vitest';
import { z } from 'zod';
import { serviceAtRest } from './service-under-test.ts';

const PLANS = '/v1/simulation/plan';

const pageSchema = z.object({
  data: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      testCaseCount: z.int(),
      iterationCount: z.int(),
      updatedAt: z.iso.datetime(),
    }),
  ),
  pagination: z.object({
    hasMore: z.boolean(),
    nextCursor: z.nullable(z.string()),
  }),
});

async function servicePlans() {
  const running = await serviceAtRest();
  const list = async (query = '') =>
    pageSchema.parse((await running.ask('GET', `${PLANS}${query}`)).body);
  return { ...running, list };
}

test('plans are found by their name, case-insensitive', async () => {
  const { service, list } = await servicePlans();
  service.addPlan({ name: 'Nightly' });
  service.addPlan({ name: 'nightly refunds' });
  const names = async (text: string) =>
    (await list(`?searchText=${encodeURIComponent(text)}`)).data.map(({ name }) => name).toSorted();
  expect(await names(' NIGHTLY ')).toEqual(['Nightly', 'nightly refunds']);
  expect(await names(service.demo.name)).toEqual([service.demo.name]);
  expect(await names('weekly')).toEqual([]);
});

test('a plan shows how many calls a run makes, and when it was changed', async () => {
  const { service, list, start, read, passSeconds } = await servicePlans();
  const { runPlanId } = service.addPlan({ name: 'Twice', iterationCount: 2 });
  const facts = async () => (await list('?searchText=Twice')).data[0];
  const before = await facts();
  expect(before).toMatchObject({ testCaseCount: 24, iterationCount: 2 });
  expect((await read(await start({}, runPlanId))).simulationJobs).toHaveLength(48);
  passSeconds(60);
  service.changePlan(runPlanId, { description: 'Runs every test case twice.' });
  const after = await facts();
  expect(after).toMatchObject({ description: 'Runs every test case twice.' });
  expect(Date.parse(after?.updatedAt ?? '')).toBeGreaterThan(Date.parse(before?.updatedAt ?? ''));
});

test('one plan shows the thresholds of its checks', async () => {
  const { service, data } = await serviceAtRest();
  const metric = z.looseObject({ minPassRate: z.unknown() });
  const plan = z.looseObject({ metrics: z.array(metric) });
  const { metrics } = await data(plan, 'GET', `${PLANS}/${service.demo.runPlanId}`);
  expect(metrics.map(({ minPassRate }) => minPassRate)).toEqual([
    ...[90, 90, 80, 80, 85, 75],
    ...[null, null],
  ]);
});

test('a credential shows what it may do', async () => {
  const { service, data } = await serviceAtRest();
  const credential = z.looseObject({ grantedPermissions: z.array(z.string()) });
  const permissionsOf = async (key: string) =>
    (await data(credential, 'GET', '/v1/me', undefined, key)).grantedPermissions;
  expect(await permissionsOf(service.keys.full)).toContain('simulation:write');
  expect(await permissionsOf(service.keys.readOnly)).not.toContain('simulation:write');
});
