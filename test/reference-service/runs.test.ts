import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { serviceAtRest } from './service-under-test.ts';

const page = z.object({
  data: z.array(z.looseObject({ simulationRunPlanJobId: z.string() })),
  pagination: z.object({ hasMore: z.boolean(), nextCursor: z.nullable(z.string()) }),
});

const jobSchema = z.looseObject({ simulationJobId: z.guid(), callId: z.nullable(z.guid()) });

test('a run goes through its statuses in order, and its calls complete one by one', async () => {
  const { start, read, passSeconds } = await serviceAtRest();
  const jobId = await start();
  const statuses = new Set<string>();
  const completed: number[] = [];
  for (let second = 0; second <= 90; second += 1) {
    const run = await read(jobId);
    statuses.add(run.status);
    completed.push(run.simulationJobs.filter((job) => job.status === 'COMPLETED').length);
    passSeconds(1);
  }
  expect([...statuses]).toEqual([
    'PENDING',
    'QUEUED',
    'CREATING_SNAPSHOTS',
    'CREATING_SIMULATIONS',
    'PREPARING_CAPACITY',
    'RUNNING_SIMULATIONS',
    'ENDING_SIMULATIONS',
    'COMPLETED',
  ]);
  expect(new Set(completed)).toEqual(new Set(Array.from({ length: 25 }, (_, index) => index)));
  expect(completed).toEqual(completed.toSorted((a, b) => a - b));
});

test('cancelling ends a run, is safe to repeat, and changes nothing after the end', async () => {
  const { start, read, request, runPath, results, passSeconds } = await serviceAtRest();
  const jobId = await start();
  passSeconds(50);
  const cancel = () => request('POST', `${runPath(jobId)}/cancel`);
  expect((await cancel()).status).toBe(200);
  expect(await read(jobId)).toMatchObject({ status: 'CANCELLING' });
  passSeconds(3);
  expect((await cancel()).status).toBe(200);
  passSeconds(1);
  const cancelled = await read(jobId);
  expect(cancelled.status).toBe('CANCELLED');
  expect(new Set(cancelled.simulationJobs.map((job) => job.status))).toEqual(
    new Set(['COMPLETED', 'CANCELLED']),
  );
  expect((await cancel()).status).toBe(200);
  passSeconds(100);
  expect(await read(jobId)).toEqual(cancelled);
  const graded = cancelled.simulationJobs.filter((job) => job.status === 'COMPLETED').length;
  expect((await results(jobId))?.report?.executiveSummary.paragraphs[0]).toContain(
    `graded ${graded} simulated calls`,
  );
});

test('runs are listed newest first, page by page, and a new run moves no page', async () => {
  const { service, start, ask, passSeconds } = await serviceAtRest();
  const started: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    started.unshift(await start());
    passSeconds(1);
  }
  const list = async (more: string) => {
    const path = `/v1/simulation/plan/jobs?simulationRunPlanId=${service.demo.runPlanId}${more}`;
    return page.parse((await ask('GET', path)).body);
  };
  const listed: string[] = [];
  let cursor = '';
  for (const hasMore of [true, true, false]) {
    const { data, pagination } = await list(`&limit=2${cursor}`);
    listed.push(...data.map((run) => run.simulationRunPlanJobId));
    expect(pagination.hasMore).toBe(hasMore);
    expect(pagination.nextCursor === null).toBe(!hasMore);
    cursor = `&after=${pagination.nextCursor}`;
    await start();
  }
  expect(listed).toEqual(started);
  expect((await list('')).data).toHaveLength(8);
});

test('the lookup finds the job whose call uses a number now, or at any time of a past call', async () => {
  const { service, start, ask, passSeconds } = await serviceAtRest();
  await start({ ticket: '42' });
  const number = encodeURIComponent(service.demo.servicePhoneNumber);
  const lookup = async (more = '') => {
    const path = `/v1/simulation/job/lookup?servicePhoneNumber=${number}${more}`;
    const { status, body } = await ask('GET', path);
    return status === 200 ? z.object({ data: jobSchema }).parse(body).data : status;
  };
  expect(await lookup()).toBe(404);
  passSeconds(40);
  const running = await lookup();
  expect(running).toMatchObject({
    status: 'RUNNING',
    servicePhoneNumber: service.demo.servicePhoneNumber,
    runPlan: { id: service.demo.runPlanId, variables: { ticket: '42' } },
    completedAt: null,
  });
  passSeconds(3600);
  expect(await lookup()).toBe(404);
  expect(await lookup('&callReceivedAt=2026-03-02T10:00:40%2B01:00')).toMatchObject({
    simulationJobId: z.object({ simulationJobId: z.string() }).parse(running).simulationJobId,
    status: 'COMPLETED',
    processingStatus: 'PROCESSED',
  });
});

test('the state survives a restart with the same file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reference-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const db = join(folder, 'state.sqlite');
  const first = await serviceAtRest({ db });
  const jobId = await first.start();
  first.passSeconds(40);
  const before = await first.read(jobId);
  await first.service.close();

  const second = await serviceAtRest({ db });
  expect(second.service.keys).toEqual(first.service.keys);
  second.passSeconds(40);
  expect(await second.read(jobId)).toEqual(before);
  second.passSeconds(90);
  const next = await second.start();
  second.passSeconds(130);
  expect((await second.results(next))?.report?.trend).toMatchObject({
    baselineRunPlanJobId: jobId,
    baselineRunNumber: 1,
  });
});

test('a variable that the plan does not declare is refused by its name, and nothing is started', async () => {
  const { service, ask } = await serviceAtRest({ plan: {} });
  const start = (planId: string) =>
    ask('POST', '/v1/simulation/run', { planId, variables: { agent_prompt: 'x', tone: 'y' } });
  const param = 'variables.tone';
  const refused = { status: 400, body: { type: 'validation', code: 'invalid_parameter', param } };
  expect(await start(service.demo.runPlanId)).toMatchObject(refused);
  expect(await start(service.addPlan({ variables: [] }).runPlanId)).toMatchObject({
    status: 400,
    body: { param: 'variables.agent_prompt', details: [{}, { path: param }] },
  });
  expect(service.runs()).toEqual([]);
  expect((await start(service.addPlan({}).runPlanId)).status).toBe(201);
});
