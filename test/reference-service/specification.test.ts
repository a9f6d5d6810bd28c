/** The service with nothing but what its specification shows, and the start of a run. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LEAST_CALL, serviceAtRest, UNKNOWN_ID } from './service-under-test.ts';

const RUN = `/v1/simulation/plan/job/${UNKNOWN_ID}`;
const METRICS = { metrics: [{ id: UNKNOWN_ID }], callIds: [UNKNOWN_ID] };

const specifiedService = () => serviceAtRest({ specification: true });

describe('an operation that the specification does not show', () => {
  test.each([
    ['GET', '/v1/me'],
    ['GET', '/v1/simulation/plan'],
    ['GET', `/v1/simulation/plan/${UNKNOWN_ID}`],
    ['GET', '/v1/simulation/plan/jobs'],
    ['GET', RUN],
    ['GET', `${RUN}/cost`],
    ['POST', `${RUN}/cancel`],
    ['GET', `/v1/simulation/job/${UNKNOWN_ID}`],
    ['GET', `/v1/call/${UNKNOWN_ID}/transcript`],
    ['GET', `/v1/call/${UNKNOWN_ID}/metrics`],
    ['GET', `/v1/metric/collection-jobs/${UNKNOWN_ID}`],
    ['GET', '/v1/call'],
    ['DELETE', '/health'],
    ['POST', '/v2/runs'],
  ])('%s %s is 404', async (method, path) => {
    const { ask } = await specifiedService();
    const body = { type: 'not_found', code: 'resource_not_found' };
    expect(await ask(method, path)).toMatchObject({ status: 404, body });
  });
});

describe('a field that the specification does not show is 400', () => {
  test.each([
    ['POST', `${RUN}/debrief`, { regenerate: true, detail: 'full' }, 'detail'],
    ['POST', `${RUN}/debrief?regenerate=true`, undefined, 'regenerate'],
    ['GET', `${RUN}/results?compareToJobId=${UNKNOWN_ID}`, undefined, 'compareToJobId'],
    ['POST', '/v1/metric/collection-jobs', { ...METRICS, name: 'x' }, 'name'],
    ['POST', '/v1/call', { ...LEAST_CALL, endedReason: 'AGENT_BUSY' }, 'endedReason'],
    ['POST', '/v1/call', { ...LEAST_CALL, transcript: [{}, { mood: 'x' }] }, 'transcript.1.mood'],
    ['POST', '/v1/call', { ...LEAST_CALL, agent: { endpoint: { x: 1 } } }, 'agent.endpoint.x'],
    [
      'GET',
      '/v1/simulation/job/lookup?servicePhoneNumber=%2B12025550150&callReceivedAt=2026-03-02T09:00:00Z',
      undefined,
      'callReceivedAt',
    ],
    ['DELETE', `/v1/simulation/customer-flow/${UNKNOWN_ID}`, { force: true }, 'force'],
    ['GET', '/health?deep=true', undefined, 'deep'],
  ])('%s %s %j', async (method, path, body, param) => {
    const { ask } = await specifiedService();
    const refusal = { code: 'invalid_parameter', param };
    expect(await ask(method, path, body)).toMatchObject({ status: 400, body: refusal });
  });

  test('but a field of the custom properties and of a payload may have any name', async () => {
    const { request } = await specifiedService();
    const free = { properties: { a: { b: 1 } }, transcript: [{ payload: { c: 1 } }] };
    expect((await request('POST', '/v1/call', { ...LEAST_CALL, ...free })).status).toBe(201);
    expect((await request('POST', '/v1/metric/collection-jobs', METRICS)).status).toBe(201);
  });

  test('after the key was checked, and not where the service has more than its specification', async () => {
    const { request, service } = await specifiedService();
    expect((await request('GET', '/health?deep=true', undefined, 'none')).status).toBe(401);
    const { readOnly } = service.keys;
    expect((await request('POST', '/v1/call', { x: 1 }, readOnly)).status).toBe(403);
    const { request: ask } = await serviceAtRest();
    expect((await ask('GET', '/health?deep=true')).status).toBe(200);
    expect((await ask('POST', '/v1/call', { ...LEAST_CALL, mood: 'x' })).status).toBe(201);
  });
});

test.each(['whole', 'status'] as const)('results hold the debrief alone: %s', async (shape) => {
  const options = { specification: true, resultsShape: shape };
  const { start, request, data, runPath, passSeconds } = await serviceAtRest(options);
  const jobId = await start();
  passSeconds(90);
  expect((await request('POST', `${runPath(jobId)}/debrief`, {})).status).toBe(202);
  passSeconds(60);
  const debrief = z.looseObject({ status: z.literal('READY') });
  const results = await data(z.strictObject({ debrief }), 'GET', `${runPath(jobId)}/results`);
  expect('report' in results.debrief).toBe(shape === 'whole');
});

test('runs are started at a path of its own, which /doc names, as it names nothing unspecified', async () => {
  const options = { specification: true, startPath: '/v2/runs' };
  const { service, request } = await serviceAtRest(options);
  const body = { planId: service.demo.runPlanId };
  expect((await request('POST', '/v2/runs', body)).status).toBe(201);
  expect((await request('POST', '/v1/simulation/run', body)).status).toBe(404);
  const description = await (await fetch(`${service.url}/doc`)).text();
  expect(Object.keys(JSON.parse(description).paths).toSorted()).toEqual([
    '/health',
    '/v1/call',
    '/v1/health',
    '/v1/metric/collection-jobs',
    '/v1/simulation/customer-flow/{flowId}',
    '/v1/simulation/job/lookup',
    '/v1/simulation/plan/job/{jobId}/debrief',
    '/v1/simulation/plan/job/{jobId}/results',
    '/v2/runs',
  ]);
  expect(description).not.toMatch(/endedReason|callReceivedAt|compareToJobId/);
});

test('the wait for enrichment of a simulation job has timestamps', async () => {
  const { service, start, data, passSeconds } = await specifiedService();
  await start();
  passSeconds(40);
  const number = encodeURIComponent(service.demo.servicePhoneNumber);
  const wait = { waitStartedAt: z.iso.datetime(), waitEndedAt: z.iso.datetime() };
  const schema = z.object({ enrichment: z.object(wait) });
  await data(schema, 'GET', `/v1/simulation/job/lookup?servicePhoneNumber=${number}`);
});
