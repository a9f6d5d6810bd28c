import { expect, test } from 'vitest';
import { z } from 'zod';
import { serviceAtRest, UNKNOWN_ID } from './service-under-test.ts';

const jobSchema = z.looseObject({
  simulationJobId: z.guid(),
  status: z.string(),
  processingStatus: z.string(),
  callId: z.nullable(z.guid()),
});

async function firstJob() {
  const at = await serviceAtRest();
  const runId = await at.start({ ticket: '42' });
  const [{ simulationJobId } = { simulationJobId: '' }] = (await at.read(runId)).simulationJobs;
  const read = async () => {
    const response = await at.request('GET', `/v1/simulation/job/${simulationJobId}`);
    expect(response.status).toBe(200);
    return z.object({ data: jobSchema }).parse(await response.json()).data;
  };
  return { ...at, runId, simulationJobId, readJob: read };
}

test('a simulation job is pending, then running, then completed, and processed a while later', async () => {
  const { service, readJob, simulationJobId, passSeconds } = await firstJob();
  expect(await readJob()).toMatchObject({
    simulationJobId,
    status: 'PENDING',
    processingStatus: 'PENDING',
    callId: null,
    startedAt: null,
    completedAt: null,
    runPlan: { id: service.demo.runPlanId, variables: { ticket: '42' } },
  });
  passSeconds(21);
  const running = await readJob();
  expect(running).toMatchObject({
    status: 'RUNNING',
    processingStatus: 'PENDING',
    startedAt: '2026-03-02T09:00:20.000Z',
    completedAt: null,
  });
  expect(running.callId).not.toBeNull();
  passSeconds(7);
  expect(await readJob()).toMatchObject({
    status: 'COMPLETED',
    processingStatus: 'PROCESSING',
    callId: running.callId,
  });
  passSeconds(5);
  expect(await readJob()).toMatchObject({ status: 'COMPLETED', processingStatus: 'PROCESSED' });
});

test('it has the same shape as in the lookup', async () => {
  const { service, request, readJob, passSeconds } = await firstJob();
  passSeconds(21);
  const number = encodeURIComponent(service.demo.servicePhoneNumber);
  const found = await request('GET', `/v1/simulation/job/lookup?servicePhoneNumber=${number}`);
  expect(await found.json()).toEqual({ data: await readJob() });
});

test('a job whose run is cancelled before its call is cancelled for good', async () => {
  const { request, runPath, runId, readJob, passSeconds } = await firstJob();
  await request('POST', `${runPath(runId)}/cancel`);
  passSeconds(3600);
  expect(await readJob()).toMatchObject({
    status: 'CANCELLED',
    processingStatus: 'SKIPPED',
    callId: null,
  });
});

test('placed runs have readable jobs as well', async () => {
  const { service, read, request } = await serviceAtRest();
  const { simulationJobs } = await read(service.addRun().jobId);
  const path = `/v1/simulation/job/${simulationJobs[0]?.simulationJobId}`;
  expect((await request('GET', path)).status).toBe(200);
  expect((await request('GET', `/v1/simulation/job/${UNKNOWN_ID}`)).status).toBe(404);
});
