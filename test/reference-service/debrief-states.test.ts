import { expect, test } from 'vitest';
import { serviceAtRest } from './service-under-test.ts';

test('a finished run with graded calls gets a debrief without a request', async () => {
  const { start, results, passSeconds } = await serviceAtRest();
  const jobId = await start();
  passSeconds(89);
  expect(await results(jobId)).toBeNull();
  passSeconds(1);
  expect(await results(jobId)).toMatchObject({
    status: 'PENDING',
    errorMessage: null,
    completedAt: null,
    report: null,
  });
  passSeconds(5);
  expect(await results(jobId)).toMatchObject({ status: 'GENERATING', report: null });
  passSeconds(35);
  expect(await results(jobId)).toMatchObject({
    status: 'READY',
    completedAt: '2026-03-02T09:02:10.000Z',
    report: { verdict: 'PASSED', generatedAt: '2026-03-02T09:02:10.000Z' },
  });
});

test('the request gets 409 until the run has finished', async () => {
  const { start, ask, runPath, requestDebrief, passSeconds } = await serviceAtRest();
  const jobId = await start();
  const body = { type: 'conflict', code: 'resource_in_use' };
  expect(await ask('POST', `${runPath(jobId)}/debrief`)).toMatchObject({ status: 409, body });
  passSeconds(90);
  expect(await requestDebrief(jobId)).toMatchObject({ status: 'PENDING' });
});

test('a debrief that is ready or being written is returned unchanged', async () => {
  const { service, requestDebrief } = await serviceAtRest();
  for (const debrief of ['ready', 'pending', 'generating'] as const) {
    const { jobId, debriefId } = service.addRun({ debrief });
    const status = debrief.toUpperCase();
    expect(await requestDebrief(jobId)).toMatchObject({ debriefId, status });
  }
});

test('regenerate makes a new debrief although one is ready', async () => {
  const { service, requestDebrief, results, passSeconds } = await serviceAtRest();
  const { jobId, debriefId } = service.addRun();
  const regenerated = await requestDebrief(jobId, true);
  expect(regenerated).toMatchObject({ status: 'PENDING', report: null });
  expect(regenerated).not.toMatchObject({ debriefId });
  passSeconds(40);
  expect(regenerated).toMatchObject({ debriefId: (await results(jobId))?.debriefId });
});

test('a FAILED debrief shows its error, and a request makes a new one', async () => {
  const { service, requestDebrief, results, passSeconds } = await serviceAtRest();
  const states = [{ status: 'FAILED', errorMessage: 'The writer ran out of context.' }];
  const { jobId } = service.addRun({ debrief: { states } });
  expect(await results(jobId)).toMatchObject({ ...states[0], report: null });
  expect(await requestDebrief(jobId)).toMatchObject({ status: 'PENDING', errorMessage: null });
  passSeconds(40);
  expect(await results(jobId)).toMatchObject({ status: 'READY', errorMessage: null });
});

test.each([
  ['FAILED', 50, 'READY'],
  ['TIMED_OUT', 50, 'READY'],
  ['CANCELLED', 50, 'READY'],
  ['FAILED', 0, undefined],
] as const)(
  'a run that ends %s after %i percent of its calls has a debrief that is %s',
  async (runEnds, runEndsAfterPercent, status) => {
    const { service, start, read, results, passSeconds } = await serviceAtRest();
    const { runPlanId } = service.addPlan({ runEnds, runEndsAfterPercent });
    const jobId = await start({}, runPlanId);
    passSeconds(90);
    expect(await read(jobId)).toMatchObject({ status: runEnds });
    expect(await results(jobId)).toEqual(
      status === undefined ? null : expect.objectContaining({ status: 'GENERATING' }),
    );
    passSeconds(40);
    expect((await results(jobId))?.status).toBe(status);
  },
);

test('a run without graded calls gets a debrief that fails and says why', async () => {
  const { service, requestDebrief, results, passSeconds } = await serviceAtRest();
  const { jobId } = service.addRun({ status: 'FAILED', hasCalls: false });
  await requestDebrief(jobId);
  passSeconds(40);
  expect(await results(jobId)).toMatchObject({
    status: 'FAILED',
    errorMessage: 'The run has no graded calls to write a debrief about.',
  });
});

test('a placed run shows one scripted debrief state a poll, then its next debriefs', async () => {
  const { service, request, ask, runPath, results, requestDebrief } = await serviceAtRest();
  const report = { verdict: '<!-- PASSED -->', themes: 'none', __proto__: null };
  const { jobId } = service.addRun({
    debrief: {
      states: [{ status: 'PENDING' }, { status: 'THAWING' }, { status: 'FAILED' }],
    },
    nextDebriefs: [{ report }],
  });
  expect(await requestDebrief(jobId)).toMatchObject({ status: 'PENDING' });
  const seen = [];
  for (let poll = 0; poll < 4; poll += 1) seen.push((await results(jobId))?.status);
  expect(seen).toEqual(['PENDING', 'THAWING', 'FAILED', 'FAILED']);
  await request('POST', `${runPath(jobId)}/debrief`);
  const { body } = await ask('GET', `${runPath(jobId)}/results`);
  expect(body).toMatchObject({ data: { debrief: { status: 'READY', report } } });
});

test.each([
  ['whole', { data: { debrief: { status: 'GENERATING', report: null } } }],
  ['bare', { debrief: { status: 'GENERATING', report: null } }],
  ['status', { data: { debrief: { status: 'GENERATING' } } }],
] as const)('results can have the shape "%s"', async (resultsShape, shape) => {
  const { service, ask, runPath } = await serviceAtRest({ resultsShape, specification: true });
  const { jobId } = service.addRun({ debrief: 'generating' });
  const { body } = await ask('GET', `${runPath(jobId)}/results`);
  if (resultsShape === 'status') expect(body).toEqual(shape);
  else expect(body).toMatchObject(shape);
});
