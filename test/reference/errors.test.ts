import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { OPERATIONS } from '../../src/reference/operations.ts';
import { serviceAtRest, UNKNOWN_ID } from './service-under-test.ts';

const LIST = '/v1/simulation/plan/jobs';
const LOOKUP = '/v1/simulation/job/lookup';
const RUN = `/v1/simulation/plan/job/${UNKNOWN_ID}`;

const SERVED = OPERATIONS.map(
  ({ route: { method, path } }) =>
    [method.toUpperCase(), path.replace(/\{\w+\}/, UNKNOWN_ID)] as const,
);

test.each(SERVED)('%s %s needs a valid key', async (method, path) => {
  const { service, request } = await serviceAtRest();
  for (const response of [
    await request(method, path, undefined, 'wrong'),
    await fetch(`${service.url}${path}`, { method }),
    await fetch(`${service.url}${path}`, {
      method,
      headers: { authorization: `Basic ${service.keys.full}` },
    }),
  ]) {
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ type: 'authentication', code: 'unauthorized' });
  }
});

test.each(SERVED)(
  '%s %s with a read-only key is forbidden where it writes',
  async (method, path) => {
    const { service, request } = await serviceAtRest();
    const response = await request(method, path, undefined, service.keys.readOnly);
    if (method === 'GET') expect([200, 400, 404]).toContain(response.status);
    else {
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ type: 'forbidden', code: 'permission_denied' });
    }
  },
);

test.each([
  ['POST', `${RUN}/debrief`],
  ['GET', `${RUN}/results`],
  ['GET', RUN],
  ['POST', `${RUN}/cancel`],
  ['GET', `${LOOKUP}?servicePhoneNumber=%2B12025550199`],
  ['GET', `/v1/metric/collection-jobs/${UNKNOWN_ID}`],
  ['GET', `/v1/simulation/job/${UNKNOWN_ID}`],
  ['DELETE', `/v1/simulation/customer-flow/${UNKNOWN_ID}`],
  ['GET', `${LIST}?simulationRunPlanId=${UNKNOWN_ID}&after=${UNKNOWN_ID}`],
  ['GET', `/v1/simulation/plan?after=${UNKNOWN_ID}`],
  ['GET', `/v1/simulation/plan/${UNKNOWN_ID}`],
  ['POST', `/v1/metric/collection-jobs/${UNKNOWN_ID}/cancel`],
  ['GET', `${RUN}/cost`],
  ['GET', `/v1/call/${UNKNOWN_ID}/transcript`],
  ['GET', `/v1/call/${UNKNOWN_ID}/metrics`],
  ['GET', '/v1/nowhere'],
])('%s %s is not found', async (method, path) => {
  const { request } = await serviceAtRest();
  const response = await request(method, path);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ type: 'not_found', code: 'resource_not_found' });
});

test('an unknown run plan cannot be started, and has no runs', async () => {
  const { request } = await serviceAtRest();
  const started = await request('POST', '/v1/simulation/run', { planId: UNKNOWN_ID });
  expect(started.status).toBe(404);
  const listed = await request('GET', `${LIST}?simulationRunPlanId=${UNKNOWN_ID}`);
  expect(await listed.json()).toEqual({
    data: [],
    pagination: { hasMore: false, nextCursor: null, total: 0 },
  });
});

const PLAN = `simulationRunPlanId=${UNKNOWN_ID}`;

test.each([
  ['POST', '/v1/simulation/plan/job/7/debrief', {}, 'invalid_parameter', 'jobId'],
  ['GET', '/v1/simulation/plan/job/7/results', undefined, 'invalid_parameter', 'jobId'],
  ['GET', '/v1/simulation/plan/job/7', undefined, 'invalid_parameter', 'jobId'],
  ['POST', '/v1/simulation/plan/job/7/cancel', undefined, 'invalid_parameter', 'jobId'],
  ['POST', `${RUN}/debrief`, { regenerate: 'yes' }, 'invalid_parameter', 'regenerate'],
  ['POST', `${RUN}/debrief`, [], 'invalid_parameter', 'body'],
  ['POST', '/v1/simulation/run', undefined, 'missing_required_field', 'planId'],
  ['POST', '/v1/simulation/run', {}, 'missing_required_field', 'planId'],
  ['POST', '/v1/simulation/run', { planId: 'x' }, 'invalid_parameter', 'planId'],
  [
    'POST',
    '/v1/simulation/run',
    { planId: UNKNOWN_ID, variables: { a: 1 } },
    'invalid_parameter',
    'variables',
  ],
  ['GET', `${LIST}?simulationRunPlanId=x`, undefined, 'invalid_parameter', 'simulationRunPlanId'],
  ['GET', '/v1/simulation/plan/7', undefined, 'invalid_parameter', 'planId'],
  ['GET', '/v1/call/7/transcript', undefined, 'invalid_parameter', 'callId'],
  ['GET', `${LIST}?${PLAN}&limit=0`, undefined, 'invalid_parameter', 'limit'],
  ['GET', `${LIST}?${PLAN}&limit=51`, undefined, 'invalid_parameter', 'limit'],
  ['GET', `${LIST}?${PLAN}&limit=ten`, undefined, 'invalid_parameter', 'limit'],
  ['GET', `${LIST}?${PLAN}&limit=0x10`, undefined, 'invalid_parameter', 'limit'],
  ['GET', `${LIST}?${PLAN}&after=x`, undefined, 'invalid_parameter', 'after'],
  ['GET', `${LIST}?${PLAN}&limit=1&limit=2`, undefined, 'invalid_parameter', 'limit'],
  ['GET', '/v1/metric/collection-jobs/7', undefined, 'invalid_parameter', 'jobId'],
  ['GET', '/v1/simulation/job/7', undefined, 'invalid_parameter', 'jobId'],
  ['POST', `${RUN}/debrief`, null, 'invalid_parameter', 'body'],
  ['POST', '/v1/call', undefined, 'missing_required_field', 'recordingUrl'],
  ['POST', '/v1/metric/collection-jobs', [], 'invalid_parameter', 'body'],
  ['GET', LOOKUP, undefined, 'missing_required_field', 'servicePhoneNumber'],
  [
    'GET',
    `${LOOKUP}?servicePhoneNumber=+12025550143`,
    undefined,
    'invalid_parameter',
    'servicePhoneNumber',
  ],
  [
    'GET',
    `${LOOKUP}?servicePhoneNumber=%2B12025550143&callReceivedAt=noon`,
    undefined,
    'invalid_parameter',
    'callReceivedAt',
  ],
])('%s %s with %j is refused: %s %s', async (method, path, body, code, param) => {
  const { request } = await serviceAtRest();
  const response = await request(method, path, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ type: 'validation', code, param });
});

test.each([
  ['DELETE', RUN, 'GET'],
  ['GET', '/v1/call', 'POST'],
  ['POST', '/doc', 'GET'],
  ['PATCH', '/v1/simulation/job/lookup', 'GET'],
  ['OPTIONS', `/v1/simulation/customer-flow/${UNKNOWN_ID}`, 'DELETE'],
])('%s %s is told the methods that there are: %s', async (method, path, allow) => {
  const { request } = await serviceAtRest();
  const response = await request(method, path);
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allow);
  expect(await response.json()).toMatchObject({ type: 'validation', code: 'method_not_allowed' });
});

test.each([
  ['TRACE', '/v1/call', 405],
  ['GET', '/health', 200],
])('a %s request with a body is answered with %s %i', async (method, path, status) => {
  const { service } = await serviceAtRest();
  const headers = { authorization: `Bearer ${service.keys.full}`, 'content-length': 5 };
  const sent = request(`${service.url}${path}`, { method, headers });
  sent.end('{"a":');
  const [response] = await once(sent, 'response');
  response.resume();
  expect(response.statusCode).toBe(status);
});

test('a body that is not JSON is refused', async () => {
  const { service } = await serviceAtRest();
  const response = await fetch(`${service.url}/v1/simulation/run`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.keys.full}` },
    body: '{"planId": ',
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'invalid_parameter', param: 'body' });
});

test('a path prefix is part of the base address, and nothing is served beside it', async () => {
  const { service, request } = await serviceAtRest({ pathPrefix: '/analytics' });
  expect(service.url).toMatch(/\/analytics$/);
  expect((await request('GET', '/health')).status).toBe(200);
  expect(service.requests.map((each) => each.path)).toEqual(['/health']);
  expect((await fetch(`http://127.0.0.1:${service.port}/health`)).status).toBe(404);
});

test('every request is logged in order, with its body and the status of its answer', async () => {
  const { service, request, runPath } = await serviceAtRest();
  const { jobId } = service.addRun();
  await request('POST', `${runPath(jobId)}/debrief?x=1`, { regenerate: false });
  await request('GET', runPath(UNKNOWN_ID));
  expect(service.requests).toMatchObject([
    {
      method: 'POST',
      path: `${runPath(jobId)}/debrief?x=1`,
      headers: { authorization: `Bearer ${service.keys.full}` },
      body: { regenerate: false },
      status: 202,
    },
    { method: 'GET', path: runPath(UNKNOWN_ID), body: null, status: 404 },
  ]);
});
