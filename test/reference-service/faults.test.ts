import { expect, test } from 'vitest';
import { z } from 'zod';
import { OPERATIONS } from '../../src/reference-service/all-operations.ts';
import { serviceAtRest, UNKNOWN_ID } from './service-under-test.ts';

test('an injected status has the specified body, and applies so often to its operation', async () => {
  const { service, request } = await serviceAtRest();
  const limited = { kind: 'status', status: 429, retryAfter: 7 } as const;
  service.orderFault({ ...limited, operation: 'health', times: 2, skip: 1 });
  const statuses = [];
  for (let count = 0; count < 4; count += 1)
    statuses.push((await request('GET', '/health')).status);
  expect(statuses).toEqual([200, 429, 429, 200]);
  service.orderFault({ ...limited, path: '/v1/*' });
  expect((await request('GET', '/health')).status).toBe(200);
  const response = await request('GET', '/v1/health');
  expect(response.headers.get('retry-after')).toBe('7');
  expect(await response.json()).toMatchObject({ type: 'rate_limit', code: 'too_many_requests' });
});

test.each([
  [400, 'validation', 'invalid_parameter'],
  [401, 'authentication', 'unauthorized'],
  [402, 'payment_required', 'payment_required'],
  [403, 'forbidden', 'permission_denied'],
  [404, 'not_found', 'resource_not_found'],
  [409, 'conflict', 'resource_in_use'],
  [429, 'rate_limit', 'too_many_requests'],
  [500, 'internal', 'internal_error'],
])('status %i can be injected into every operation, as %s %s', async (status, type, code) => {
  const { service, ask } = await serviceAtRest();
  for (const { name, route } of OPERATIONS) {
    service.orderFault({ operation: name, kind: 'status', status });
    const path = route.path.replace(/\{\w+\}/, UNKNOWN_ID);
    const body = { type, code };
    expect(await ask(route.method.toUpperCase(), path)).toMatchObject({ status, body });
  }
});

test('a hanging request gets no response, and closing the service ends it at once', async () => {
  const { service, request } = await serviceAtRest();
  service.orderFault({ kind: 'hang' });
  service.orderFault({ kind: 'delay', ms: 3_600_000 });
  const pending = [1, 2].map(() => request('GET', '/health').then((each) => each.text()));
  const ended = Promise.allSettled(pending);
  await expect.poll(() => service.requests.length).toBe(2);
  await service.close();
  expect((await ended).map((each) => each.status)).toEqual(['rejected', 'rejected']);
});

test('users inject and clear errors, and add plans over HTTP, without a key', async () => {
  const { service, request, start, read, passSeconds } = await serviceAtRest();
  const control = async (method: string, path: string, sent?: unknown) => {
    const body = sent === undefined ? null : JSON.stringify(sent);
    const response = await fetch(`${service.url}/_reference/${path}`, { method, body });
    return { status: response.status, body: await response.json() };
  };
  const order = { operation: 'health', kind: 'status', status: 500, times: 'always' };
  expect((await control('POST', 'faults', order)).status).toBe(201);
  expect((await request('GET', '/health')).status).toBe(500);
  expect((await control('DELETE', 'faults')).status).toBe(200);
  expect((await request('GET', '/health')).status).toBe(200);

  const added = await control('POST', 'plans', { runEnds: 'TIMED_OUT' });
  const { runPlanId } = z
    .object({ data: z.object({ runPlanId: z.string() }) })
    .parse(added.body).data;
  const jobId = await start({}, runPlanId);
  passSeconds(90);
  expect((await read(jobId)).status).toBe('TIMED_OUT');
});

test.each([
  ['plans', { checks: [] }],
  ['faults', { kind: 'earthquake' }],
  ['faults', { kind: 'status', status: 99 }],
  ['plans', { scenarios: [{ description: 'x', checks: ['no such check'] }] }],
])('an invalid order for %s is refused: %j', async (path, body) => {
  const { service } = await serviceAtRest();
  const response = await fetch(`${service.url}/_reference/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ type: 'validation' });
});
