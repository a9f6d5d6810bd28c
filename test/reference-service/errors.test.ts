import { expect, test } from 'vitest';
import { OPERATIONS } from '../../src/reference-service/all-operations.ts';
import { serviceAtRest, UNKNOWN_ID } from './service-under-test.ts';

const START = '/v1/simulation/run';
const LIST = '/v1/simulation/plan/jobs';
const LOOKUP = '/v1/simulation/job/lookup';
const RUN = `/v1/simulation/plan/job/${UNKNOWN_ID}`;

const SERVED = OPERATIONS.map(
  ({ route: { method, path } }) =>
    [method.toUpperCase(), path.replace(/\{\w+\}/, UNKNOWN_ID)] as const,
);

test.each(SERVED)('%s %s needs a valid key, and full access if it writes', async (method, path) => {
  const { service, ask } = await serviceAtRest();
  const unauthorized = { type: 'authentication', code: 'unauthorized' };
  expect(await ask(method, path, undefined, 'wrong')).toMatchObject({
    status: 401,
    body: unauthorized,
  });
  const headers = { authorization: `Basic ${service.keys.full}` };
  expect((await fetch(`${service.url}${path}`, { method })).status).toBe(401);
  expect((await fetch(`${service.url}${path}`, { method, headers })).status).toBe(401);
  const read = await ask(method, path, undefined, service.keys.readOnly);
  if (method === 'GET') expect([200, 400, 404]).toContain(read.status);
  else expect(read).toMatchObject({ status: 403, body: { code: 'permission_denied' } });
});

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
  ['GET', `${RUN}/cost`],
  ['GET', `/v1/call/${UNKNOWN_ID}/transcript`],
  ['GET', `/v1/call/${UNKNOWN_ID}/metrics`],
  ['GET', '/v1/nowhere'],
  ['DELETE', RUN],
  ['GET', '/v1/call'],
  ['POST', '/doc'],
  ['OPTIONS', `/v1/simulation/customer-flow/${UNKNOWN_ID}`],
])('%s %s is not found', async (method, path) => {
  const { ask } = await serviceAtRest();
  const body = { type: 'not_found', code: 'resource_not_found' };
  expect(await ask(method, path)).toMatchObject({ status: 404, body });
});

test('an unknown run plan cannot be started, and has no runs', async () => {
  const { ask } = await serviceAtRest();
  expect((await ask('POST', START, { planId: UNKNOWN_ID })).status).toBe(404);
  expect((await ask('GET', `${LIST}?simulationRunPlanId=${UNKNOWN_ID}`)).body).toEqual({
    data: [],
    pagination: { hasMore: false, nextCursor: null },
  });
});

test.each([
  ['POST', '/v1/simulation/plan/job/7/debrief', {}, 'jobId'],
  ['GET', '/v1/simulation/plan/job/7/results', undefined, 'jobId'],
  ['GET', '/v1/simulation/plan/job/7', undefined, 'jobId'],
  ['POST', '/v1/simulation/plan/job/7/cancel', undefined, 'jobId'],
  ['POST', `${RUN}/debrief`, { regenerate: 'yes' }, 'regenerate'],
  ['POST', `${RUN}/debrief`, [], 'body'],
  ['POST', `${RUN}/debrief`, null, 'body'],
  ['POST', START, { planId: 'x' }, 'planId'],
  ['POST', START, { planId: UNKNOWN_ID, variables: { a: 1 } }, 'variables.a'],
  ['GET', '/v1/simulation/plan/7', undefined, 'planId'],
  ['GET', '/v1/call/7/transcript', undefined, 'callId'],
  ['GET', `${LIST}?simulationRunPlanId=x`, undefined, 'simulationRunPlanId'],
  ['GET', `${LIST}?limit=0`, undefined, 'limit'],
  ['GET', `${LIST}?limit=51`, undefined, 'limit'],
  ['GET', `${LIST}?limit=0x10`, undefined, 'limit'],
  ['GET', `${LIST}?limit=1&limit=2`, undefined, 'limit'],
  ['GET', `${LIST}?after=x`, undefined, 'after'],
  ['GET', '/v1/metric/collection-jobs/7', undefined, 'jobId'],
  ['POST', '/v1/metric/collection-jobs', [], 'body'],
  ['GET', '/v1/simulation/job/7', undefined, 'jobId'],
  ['GET', `${LOOKUP}?servicePhoneNumber=+12025550143`, undefined, 'servicePhoneNumber'],
  [
    'GET',
    `${LOOKUP}?servicePhoneNumber=%2B12025550143&callReceivedAt=noon`,
    undefined,
    'callReceivedAt',
  ],
])('%s %s with %j is refused for %s', async (method, path, sent, param) => {
  const { ask } = await serviceAtRest();
  const body = { type: 'validation', code: 'invalid_parameter', param };
  expect(await ask(method, path, sent)).toMatchObject({ status: 400, body });
});

test.each([
  ['POST', START, undefined, 'planId'],
  ['POST', START, {}, 'planId'],
  ['POST', '/v1/call', undefined, 'recordingUrl'],
  ['GET', LOOKUP, undefined, 'servicePhoneNumber'],
])('%s %s with %j misses %s', async (method, path, sent, param) => {
  const { ask } = await serviceAtRest();
  const body = { type: 'validation', code: 'missing_required_field', param };
  expect(await ask(method, path, sent)).toMatchObject({ status: 400, body });
});

test('a body that is not JSON is refused', async () => {
  const { service } = await serviceAtRest();
  const headers = { authorization: `Bearer ${service.keys.full}` };
  const sent = { method: 'POST', headers, body: '{"planId": ' };
  const response = await fetch(`${service.url}${START}`, sent);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'invalid_parameter', param: 'body' });
});

test('each key may make a number of requests per window, and its 429 says when the next one begins', async () => {
  const { service, request, passSeconds } = await serviceAtRest({
    rateLimit: { requests: 3, seconds: 10 },
  });
  const status = async (key?: string) => (await request('GET', '/health', undefined, key)).status;
  expect([await status(), await status()]).toEqual([200, 200]);
  passSeconds(3.5);
  expect(await status()).toBe(200);
  const limited = await request('POST', '/v1/call', {});
  expect(limited.status).toBe(429);
  expect(limited.headers.get('retry-after')).toBe('7');
  expect(await limited.json()).toMatchObject({ type: 'rate_limit', code: 'too_many_requests' });
  expect(await status(service.keys.readOnly)).toBe(200);
  expect(await status('wrong')).toBe(401);
  passSeconds(6.5);
  expect(await status()).toBe(200);
});
