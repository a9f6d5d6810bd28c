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
  const { service, start, request, passSeconds } = await serviceAtRest();
  const started: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    started.unshift(await start());
    passSeconds(1);
  }
  const list = async (more: string) => {
    const path = `/v1/simulation/plan/jobs?simulationRunPlanId=${service.demo.runPlanId}${more}`;
    return page.parse(await (await request('GET', path)).json());
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

test('the lookup finds the job whose call uses a number now, and any moment of a past call', async () => {
  const { service, start, request, passSeconds } = await serviceAtRest();
  const jobId = await start({ ticket: '42' });
  const number = encodeURIComponent(service.demo.servicePhoneNumber);
  const lookup = async (more = '') => {
    const response = await request(
      'GET',
      `/v1/simulation/job/lookup?servicePhoneNumber=${number}${more}`,
    );
    return response.status === 200
      ? z.object({ data: jobSchema }).parse(await response.json()).data
      : response.status;
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
  expect((await request('GET', `/v1/simulation/plan/job/${jobId}`)).status).toBe(200);
});

const jobSchema = z.looseObject({ simulationJobId: z.guid(), completedAt: z.nullable(z.string()) });

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
  const { service, request } = await serviceAtRest({ anyVariables: false });
  const planId = service.demo.runPlanId;
  const variables = { agent_prompt: 'Be kind.', prompt: 'x', tone: 'y' };
  const response = await request('POST', '/v1/simulation/run', { planId, variables });
  expect(response.status).toBe(400);
  const problem =
    'is no variable of the run plan "Lakeside appointment line", which knows agent_prompt';
  expect(await response.json()).toEqual({
    type: 'validation',
    code: 'invalid_parameter',
    message: `variables.prompt: ${problem}`,
    param: 'variables.prompt',
    details: [
      { path: 'variables.prompt', message: problem },
      { path: 'variables.tone', message: problem },
    ],
  });
  expect(service.runs()).toEqual([]);
});

test('a plan that declares none takes any, and one that has none says so', async () => {
  const { service, request } = await serviceAtRest({ anyVariables: false });
  const start = (planId: string) =>
    request('POST', '/v1/simulation/run', { planId, variables: { tone: 'y' } });
  expect((await start(service.addPlan({}).runPlanId)).status).toBe(201);
  const refused = await start(service.addPlan({ variables: [] }).runPlanId);
  expect(await refused.json()).toMatchObject({
    message: expect.stringMatching(/which knows none$/),
  });
});
