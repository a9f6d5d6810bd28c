import { expect, test } from 'vitest';
import { z } from 'zod';
import { serviceAtRest } from './service-under-test.ts';

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
  const read = () => at.data(jobSchema, 'GET', `/v1/simulation/job/${simulationJobId}`);
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
