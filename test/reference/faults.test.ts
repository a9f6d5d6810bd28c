import { expect, test } from 'vitest';
import { z } from 'zod';
import { OPERATIONS } from '../../src/reference/operations.ts';
import { serviceAtRest, UNKNOWN_ID } from './service-under-test.ts';

test('an ordered status comes with the specified body, so many times, for its operation alone', async () => {
  const { service, request } = await serviceAtRest();
  service.orderFault({
    operation: 'health',
    kind: 'status',
    status: 429,
    retryAfter: 7,
    times: 2,
    skip: 1,
  });
  const statuses = [];
  for (let count = 0; count < 4; count += 1)
    statuses.push((await request('GET', '/health')).status);
  expect(statuses).toEqual([200, 429, 429, 200]);
  service.orderFault({ path: '/v1/*', kind: 'status', status: 429, retryAfter: 7 });
  expect((await request('GET', '/health')).status).toBe(200);
  const limited = await request('GET', '/v1/health');
  expect(limited.headers.get('retry-after')).toBe('7');
  expect(await limited.json()).toMatchObject({ type: 'rate_limit', code: 'too_many_requests' });
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
])('status %i can be ordered of every operation, as %s %s', async (status, type, code) => {
  const { service, request } = await serviceAtRest();
  for (const { name, route } of OPERATIONS) {
    service.orderFault({ operation: name, kind: 'status', status });
    const path = route.path.replace(/\{\w+\}/, UNKNOWN_ID);
    const response = await request(route.method.toUpperCase(), path);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ type, code });
  }
});

test('a fault strikes before the key is looked at, as often as it is ordered', async () => {
  const { service, request } = await serviceAtRest();
  service.orderFault({
    kind: 'status',
    status: 503,
    times: 'always',
    contentType: 'text/plain',
    body: 'busy',
    headers: { 'x-cell': '7' },
  });
  for (const key of ['wrong', service.keys.full, service.keys.full]) {
    const response = await request('GET', '/health', undefined, key);
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toBe('text/plain');
    expect(response.headers.get('x-cell')).toBe('7');
    expect(await response.text()).toBe('busy');
  }
  service.clearFaults();
  expect((await request('GET', '/health')).status).toBe(200);
});

test('a reset ends the connection, with or without the request taking effect', async () => {
  const { service, request, start } = await serviceAtRest();
  const runs = async () => {
    const path = `/v1/simulation/plan/jobs?simulationRunPlanId=${service.demo.runPlanId}`;
    const response = await request('GET', path);
    return z.object({ data: z.array(z.unknown()) }).parse(await response.json()).data.length;
  };
  service.orderFault({ operation: 'start', kind: 'reset' });
  await expect(start()).rejects.toThrow('fetch failed');
  expect(await runs()).toBe(0);
  service.orderFault({ operation: 'start', kind: 'reset', afterProcessing: true });
  await expect(start()).rejects.toThrow('fetch failed');
  expect(await runs()).toBe(1);
  expect(service.requests.map((each) => each.status)).toEqual([null, 200, null, 200]);
});

test('a hanging request is never answered, and closing the service ends it at once', async () => {
  const { service, request } = await serviceAtRest();
  service.orderFault({ kind: 'hang' });
  service.orderFault({ kind: 'delay', ms: 3_600_000 });
  const pending = [1, 2].map(() => request('GET', '/health').then((each) => each.text()));
  const ended = Promise.allSettled(pending);
  await expect.poll(() => service.requests.length).toBe(2);
  await service.close();
  expect((await ended).map((each) => each.status)).toEqual(['rejected', 'rejected']);
});

test('a delayed answer is the normal one', async () => {
  const { service, request } = await serviceAtRest();
  service.orderFault({ kind: 'delay', ms: 1 });
  const response = await request('GET', '/health');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ data: { status: 'ok' } });
});

test('bodies can be truncated, empty, oversized, no JSON, a page, or of any shape', async () => {
  const { service, request } = await serviceAtRest();
  const health = () => request('GET', '/health');
  service.orderFault({ kind: 'truncated-body' });
  await expect(health().then((each) => each.text())).rejects.toThrow('terminated');
  service.orderFault({ kind: 'empty-body' });
  expect(await (await health()).text()).toBe('');
  for (const declaresLength of [true, false]) {
    service.orderFault({ kind: 'oversized-body', bytes: 200_000, declaresLength });
    const response = await health();
    expect(response.headers.has('content-length')).toBe(declaresLength);
    expect(JSON.stringify(await response.json())).toHaveLength(200_011);
  }
  service.orderFault({ kind: 'non-json' });
  await expect(health().then((each) => each.json())).rejects.toThrow(SyntaxError);
  service.orderFault({ kind: 'html-page' });
  const page = await health();
  expect(page.status).toBe(502);
  expect(await page.text()).toContain('<title>502 Bad Gateway</title>');
  service.orderFault({ kind: 'wrong-shape', body: { data: [null] } });
  expect(await (await health()).json()).toEqual({ data: [null] });
});

test('a redirect names its target', async () => {
  const { service } = await serviceAtRest();
  service.orderFault({ kind: 'redirect', location: 'http://example.com/', status: 307 });
  const response = await fetch(`${service.url}/health`, { redirect: 'manual' });
  expect(response.status).toBe(307);
  expect(response.headers.get('location')).toBe('http://example.com/');
});

test('users order and clear faults, add plans and see the requests over HTTP, without a key', async () => {
  const { service, request, start, read, passSeconds } = await serviceAtRest();
  const control = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${service.url}/_reference/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const order = { operation: 'health', kind: 'status', status: 500, times: 'always' };
  expect((await control('POST', 'faults', order)).status).toBe(201);
  expect((await request('GET', '/health')).status).toBe(500);
  expect((await control('DELETE', 'faults')).status).toBe(200);
  expect((await request('GET', '/health')).status).toBe(200);

  const { body: log } = await control('GET', 'requests');
  expect(log).toMatchObject({ data: [{ path: '/health', status: 500 }, { status: 200 }] });
  expect(JSON.stringify(log)).not.toContain(service.keys.full);

  const added = await control('POST', 'plans', { runEnds: 'TIMED_OUT' });
  const { runPlanId } = z
    .object({ data: z.object({ runPlanId: z.string() }) })
    .parse(added.body).data;
  const jobId = await start({}, runPlanId);
  passSeconds(90);
  expect((await read(jobId)).status).toBe('TIMED_OUT');
});

test.each([
  ['faults', { kind: 'earthquake' }],
  ['faults', { kind: 'status', status: 99 }],
  ['plans', { checks: [] }],
  ['plans', { scenarios: [{ description: 'x', checks: ['no such check'] }] }],
])('a wrong order for %s is refused: %j', async (path, body) => {
  const { service } = await serviceAtRest();
  const response = await fetch(`${service.url}/_reference/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ type: 'validation' });
});

test('an answer can lie in single values, and leave some out', async () => {
  const { service, request, runPath } = await serviceAtRest();
  const { jobId } = service.addRun();
  service.orderFault({
    operation: 'results',
    kind: 'altered-body',
    values: { '/data/verdict/passed': 'yes', '/data/calls/0/status': null, '/data/no/such': 1 },
    removed: ['/data/summary', '/'],
  });
  const path = `${runPath(jobId)}/results`;
  const lie = await (await request('GET', path)).json();
  const truth = await (await request('GET', path)).json();
  expect(lie).not.toHaveProperty('data.summary');
  expect(lie).toMatchObject({
    data: {
      verdict: { passed: 'yes', score: expect.any(Number) },
      calls: expect.arrayContaining([expect.objectContaining({ status: null })]),
    },
  });
  expect(truth).toMatchObject({ data: { verdict: { passed: true }, summary: {} } });
});
