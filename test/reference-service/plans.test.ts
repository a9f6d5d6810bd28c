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
    total: z.int(),
  }),
});

async function servicePlans() {
  const running = await serviceAtRest();
  const list = async (query = '') =>
    pageSchema.parse((await running.ask('GET', `${PLANS}${query}`)).body);
  return { ...running, list };
}

test('plans are found by their name, in any case', async () => {
  const { service, list } = await servicePlans();
  service.addPlan({ name: 'Nightly' });
  service.addPlan({ name: 'nightly refunds' });
  const names = async (text: string) =>
    (await list(`?searchText=${encodeURIComponent(text)}`)).data.map(({ name }) => name).toSorted();
  expect(await names(' NIGHTLY ')).toEqual(['Nightly', 'nightly refunds']);
  expect(await names(service.demo.name)).toEqual([service.demo.name]);
  expect(await names('weekly')).toEqual([]);
});

test('a plan tells how many calls a run makes, and when it was changed', async () => {
  const { service, list, start, read, ask, passSeconds } = await servicePlans();
  const { runPlanId } = service.addPlan({ name: 'Twice', iterationCount: 2 });
  const facts = async () => (await list('?searchText=Twice')).data[0];
  const before = await facts();
  expect(before).toMatchObject({ testCaseCount: 24, iterationCount: 2 });
  const started = await ask('POST', '/v1/simulation/run', { planId: runPlanId });
  expect(started.body).toMatchObject({ data: { simulationJobCount: 48 } });
  expect((await read(await start({}, runPlanId))).simulationJobs).toHaveLength(48);
  passSeconds(60);
  service.changePlan(runPlanId, { description: 'Runs every test case twice.' });
  const after = await facts();
  expect(after).toMatchObject({ description: 'Runs every test case twice.' });
  expect(Date.parse(after?.updatedAt ?? '')).toBeGreaterThan(Date.parse(before?.updatedAt ?? ''));
});

test('one plan tells the pass rates that its checks need', async () => {
  const { service, data } = await serviceAtRest();
  const metric = z.looseObject({ minPassRate: z.unknown() });
  const plan = z.looseObject({ metrics: z.array(metric) });
  const { metrics } = await data(plan, 'GET', `${PLANS}/${service.demo.runPlanId}`);
  expect(metrics.map(({ minPassRate }) => minPassRate)).toEqual([
    ...[90, 90, 80, 80, 85, 75],
    ...[null, null, null],
  ]);
});

test.each(['flowId', 'customerFlowId'])(
  'a run has the variables of every flow, named by %s, and is found by status and label',
  async (key) => {
    const { service, data, read, passSeconds } = await serviceAtRest();
    const prompt = 'You are Mara.\n\nGreet the caller.\n';
    const [flowId = ''] = service.demo.customerFlowIds;
    const run = z.looseObject({ simulationRunPlanJobId: z.string() });
    const started = await data(run, 'POST', '/v1/simulation/run', {
      planId: service.demo.runPlanId,
      variables: [{ [key]: flowId, variables: { agent_prompt: prompt } }],
      labelName: 'pull request 7',
    });
    const jobId = started.simulationRunPlanJobId;
    expect(await read(jobId)).toMatchObject({ variables: { agent_prompt: prompt } });
    service.addRun({ status: 'FAILED' });
    const found = async (query: string) => {
      const runs = await data(z.array(run), 'GET', `/v1/simulation/plan/jobs?${query}`);
      return runs.map(({ simulationRunPlanJobId }) => simulationRunPlanJobId);
    };
    expect(await found('labelName=pull%20request%207')).toEqual([jobId]);
    passSeconds(90);
    expect(await found('status=COMPLETED')).toEqual([jobId]);
    expect(await found('')).toHaveLength(2);
    expect(service.runs().map(({ id }) => id)).toContain(jobId);
  },
);

test('a credential tells what it may do', async () => {
  const { service, data } = await serviceAtRest();
  const credential = z.looseObject({ grantedPermissions: z.array(z.string()) });
  const me = (key: string) => data(credential, 'GET', '/v1/me', undefined, key);
  const { full, readOnly, personal } = service.keys;
  expect(await me(full)).toMatchObject({
    tokenScope: 'PROJECT',
    defaultProject: { id: service.projectId },
  });
  expect((await me(full)).grantedPermissions).toContain('simulation:write');
  expect((await me(readOnly)).grantedPermissions).not.toContain('simulation:write');
  expect(await me(personal)).toMatchObject({ tokenScope: 'USER', defaultProject: null });
});

test("a person's key has to name the project", async () => {
  const { service } = await serviceAtRest();
  const ask = (project: Record<string, string>) =>
    fetch(`${service.url}${PLANS}`, {
      headers: { authorization: `Bearer ${service.keys.personal}`, ...project },
    });
  expect((await ask({})).status).toBe(400);
  expect((await ask({ 'x-project-id': 'other' })).status).toBe(400);
  expect((await ask({ 'x-project-id': service.projectId })).status).toBe(200);
});
