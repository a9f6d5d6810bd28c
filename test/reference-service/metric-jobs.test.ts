import { expect, test } from 'vitest';
import { z } from 'zod';
import { LEAST_CALL, serviceAtRest, UNKNOWN_ID } from './service-under-test.ts';

const PATH = '/v1/metric/collection-jobs';

const jobSchema = z.looseObject({
  id: z.guid(),
  status: z.string(),
  totalItems: z.int(),
  completedItems: z.int().min(0),
  failedItems: z.int().min(0),
});

const ids = (count: number, digit = '1') =>
  Array.from(
    { length: count },
    (_, index) => `${digit}0000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  );

const metrics = (count: number) => ids(count).map((id) => ({ id }));

async function metricJobs() {
  const at = await serviceAtRest();
  return {
    ...at,
    create: (body: object) => at.data(jobSchema, 'POST', PATH, body),
    readJob: (id: string) => at.data(jobSchema, 'GET', `${PATH}/${id}`),
    async simulatedCalls(count: number) {
      const { simulationJobs } = await at.read(at.service.addRun().jobId);
      return simulationJobs.slice(0, count).flatMap((job) => job.callId ?? []);
    },
  };
}

test('a job is created PENDING, works through its items and completes', async () => {
  const { create, readJob, simulatedCalls, passSeconds } = await metricJobs();
  const job = await create({ metrics: metrics(5), callIds: await simulatedCalls(20) });
  expect(job).toEqual({
    id: expect.any(String),
    status: 'PENDING',
    triggeredBy: 'USER_MANUAL',
    totalItems: 100,
    completedItems: 0,
    failedItems: 0,
    startedAt: null,
    completedAt: null,
    errorMessage: null,
    policyIds: [],
    createdAt: '2026-03-02T09:00:00.000Z',
    updatedAt: '2026-03-02T09:00:00.000Z',
  });
  passSeconds(7);
  expect(await readJob(job.id)).toMatchObject({
    status: 'RUNNING',
    completedItems: 50,
    startedAt: '2026-03-02T09:00:02.000Z',
    completedAt: null,
    updatedAt: '2026-03-02T09:00:07.000Z',
  });
  passSeconds(60);
  expect(await readJob(job.id)).toMatchObject({
    status: 'COMPLETED',
    completedItems: 100,
    failedItems: 0,
    completedAt: '2026-03-02T09:00:12.000Z',
    updatedAt: '2026-03-02T09:00:12.000Z',
  });
});

test('items over calls that the service does not know fail, the others complete', async () => {
  const { create, readJob, data, simulatedCalls, passSeconds } = await metricJobs();
  const [simulated = ''] = await simulatedCalls(1);
  const created = await data(z.looseObject({ id: z.guid() }), 'POST', '/v1/call', LEAST_CALL);
  const callIds = [simulated.toUpperCase(), UNKNOWN_ID, created.id];
  const job = await create({ metrics: metrics(2), callIds });
  passSeconds(12);
  const last = await readJob(job.id);
  expect(last).toMatchObject({ status: 'COMPLETED', completedItems: 4, failedItems: 2 });
});

test.each([
  [20, 250],
  [10, 500],
])('%i metrics over %i calls are allowed', async (metricCount, callCount) => {
  const { create } = await metricJobs();
  const job = await create({ metrics: metrics(metricCount), callIds: ids(callCount, '2') });
  expect(job.totalItems).toBe(metricCount * callCount);
});

test.each([
  ['no metrics', { metrics: undefined }, 'metrics'],
  ['an empty list of metrics', { metrics: [] }, 'metrics'],
  ['21 metrics', { metrics: metrics(21) }, 'metrics'],
  ['metrics as bare IDs', { metrics: ids(1) }, 'metrics.0'],
  ['a metric that is no UUID', { metrics: [{ id: 'x' }] }, 'metrics.0.id'],
  ['both kinds', { chatIds: ids(1) }, 'chatIds'],
  ['neither kind', { callIds: undefined }, 'callIds'],
  ['no calls', { callIds: [] }, 'callIds'],
  ['501 calls', { callIds: ids(501) }, 'callIds'],
  ['501 chats', { callIds: undefined, chatIds: ids(501) }, 'chatIds'],
  ['a call that is no UUID', { callIds: ['x'] }, 'callIds.0'],
  ['5,020 items', { metrics: metrics(20), callIds: ids(251) }, 'callIds'],
])('%s: refused', async (name, more, param) => {
  const { ask } = await metricJobs();
  const isMissing = ['no metrics', 'neither kind'].includes(name);
  const code = isMissing ? 'missing_required_field' : 'invalid_parameter';
  const sent = { metrics: metrics(1), callIds: ids(1), ...more };
  const body = { type: 'validation', code, param };
  expect(await ask('POST', PATH, sent)).toMatchObject({ status: 400, body });
});
