import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { answer, hang, json, reset, serviceError } from '../support/http-server.ts';
import {
  clientOf,
  errorOf,
  portOfNobody,
  readRun,
  requestedDebrief,
  serve,
  startedRun,
  truncated,
} from './client-fixture.ts';

describe('a request that is safe to repeat', () => {
  test.each([
    ['a reset', reset],
    ['408', serviceError(408, 'internal', 'timeout')],
    ['425', answer(425, '')],
    ['500', serviceError(500, 'internal', 'internal_error')],
    ["a proxy's 502", answer(502, '<h1>Bad Gateway</h1>')],
    ['a truncated body', truncated],
    ['a response that is not HTTP', 'SSH-2.0-OpenSSH_9.2\r\n'],
  ])('is repeated after %s', async (_, fault) => {
    const { server, client, retries, context } = await serve(fault, fault, readRun);
    expect(await client.readRun('job-1', context)).toMatchObject({ status: 'COMPLETED' });
    expect(server.requests).toHaveLength(3);
    expect(retries).toMatchObject([
      { operation: 'read run', attempt: 1, waitMs: 250 },
      { operation: 'read run', attempt: 2, waitMs: 500 },
    ]);
  });

  test('is repeated after 429', async () => {
    const refusal = serviceError(429, 'rate_limit', 'too_many_requests');
    const { server, client, retries, context } = await serve(refusal, refusal, readRun);
    expect(await client.readRun('job-1', context)).toMatchObject({ status: 'COMPLETED' });
    expect(server.requests).toHaveLength(3);
    expect(retries.map(({ waitMs }) => waitMs)).toEqual([250, 500]);
  });

  test.each([400, 401, 403, 404, 409])('is not repeated after %i', async (status) => {
    const { server, client, context } = await serve(serviceError(status, 'conflict', 'some_code'));
    const error = await errorOf(client.readRun('job-1', context));
    expect(error).toMatchObject({ kind: 'status', status, type: 'conflict', code: 'some_code' });
    expect(server.requests).toHaveLength(1);
  });

  test('has 30 s for an attempt, then tries again', async () => {
    const { server, client, clock, retries, context } = await serve(hang, readRun);
    const request = client.readRun('job-1', context);
    await server.received(1);
    clock.advance(29_999);
    expect(retries).toEqual([]);
    clock.advance(1);
    expect(await request).toMatchObject({ status: 'COMPLETED' });
    expect(retries).toMatchObject([
      { problem: `no complete response from ${server.origin} within 30 s` },
    ]);
  });

  test('has those 30 s for a slow body too', async () => {
    let drips = 0;
    const drip = (socket: Socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000000\r\n\r\n');
      const timer = setInterval(() => {
        socket.write(' ');
        drips += 1;
        clock.advance(1_000);
      }, 1);
      socket.once('close', () => clearInterval(timer));
    };
    const { server, client, clock, attempts, retries, context } = await serve(drip, readRun);
    await client.readRun('job-1', context);
    expect(retries).toMatchObject([
      { problem: `no complete response from ${server.origin} within 30 s` },
    ]);
    expect(attempts[0]).toContain(': stopped, 30000 ms');
    expect(drips).toBeGreaterThanOrEqual(30);
  });

  test('waits for as long as Retry-After says, in seconds or as a date', async () => {
    const until = new Date(Date.UTC(2026, 5, 1) + 90_000).toUTCString();
    const { client, retries, context } = await serve(
      serviceError(503, 'internal', 'internal_error', {}).replace(
        '\r\n',
        '\r\nRetry-After: 42\r\n',
      ),
      answer(429, '', { 'retry-after': until }),
      readRun,
    );
    await client.readRun('job-1', context);
    expect(retries.map(({ waitMs }) => waitMs)).toEqual([42_000, 48_500]);
  });

  test('ends at once when Retry-After lies past the deadline', async () => {
    const { server, client, clock, context } = await serve(
      serviceError(429, 'rate_limit', 'too_many_requests').replace(
        '\r\n',
        '\r\nretry-after: 3600\r\n',
      ),
    );
    const before = clock.now();
    const error = await errorOf(client.readRun('job-1', context));
    expect(error.kind).toBe('deadline');
    expect(error.message).toBe(
      'read run: 429 rate_limit/too_many_requests: it is too_many_requests; its Retry-After of 1h lies past the deadline of the wait',
    );
    expect(error.cause).toMatchObject({ kind: 'status', status: 429 });
    expect(clock.now()).toBe(before);
    expect(server.requests).toHaveLength(1);
  });

  test('ends at the deadline with its last failure', async () => {
    const { client, clock, context } = await serve(answer(503, 'overloaded'));
    const error = await errorOf(client.readRun('job-1', context));
    expect(error.kind).toBe('deadline');
    expect(error.message).toBe('read run: 503: overloaded; no time is left for another attempt');
    expect(clock.now()).toBe(context.deadlineMs - 1_000);
  });

  test('cuts its attempt short at the deadline', async () => {
    const { server, client, clock, context } = await serve(hang);
    const request = client.readRun('job-1', { ...context, deadlineMs: clock.now() + 5_000 });
    await server.received(1);
    clock.advance(5_000);
    const error = await errorOf(request);
    expect(error.kind).toBe('deadline');
    expect(error.message).toContain(
      `no complete response from ${server.origin} within 5 s; no time is left`,
    );
  });

  test('is not sent when the deadline has passed', async () => {
    const { server, client, clock, context } = await serve(readRun);
    const error = await errorOf(client.readRun('job-1', { ...context, deadlineMs: clock.now() }));
    expect(error).toMatchObject({ kind: 'deadline', mayHaveBeenTaken: false });
    expect(server.requests).toEqual([]);
  });

  test('is given up after two minutes without any response', async () => {
    const port = await portOfNobody();
    const { client, clock, context } = clientOf(`http://127.0.0.1:${port}`);
    const before = clock.now();
    const error = await errorOf(client.readRun('job-1', context));
    expect(error.message).toBe(
      `read run: connection to http://127.0.0.1:${port} failed: connection refused (ECONNREFUSED); given up after 120 s without any response: check base-url`,
    );
    expect(error).toMatchObject({ kind: 'connection', mayHaveBeenTaken: false });
    expect(error.cause).toMatchObject({ kind: 'connection', cause: { code: 'ECONNREFUSED' } });
    expect(clock.now() - before).toBe(119_000);
  });

  test('is given up after 30 s if the host name does not resolve', async () => {
    const { client, clock, context } = clientOf('https://service.invalid');
    const before = clock.now();
    const error = await errorOf(client.readRun('job-1', context));
    expect(error).toMatchObject({ kind: 'unresolved', mayHaveBeenTaken: false });
    expect(error.message).toMatch(
      /^read run: connection to https:\/\/service\.invalid failed: host name not resolved \(\w+\); given up after 30 s .*: check base-url$/,
    );
    expect(clock.now() - before).toBe(29_000);
  });

  test('continues to its deadline if the service has responded before', async () => {
    const { server, client, clock, context } = await serve(readRun);
    await client.readRun('job-1', context);
    await server.close();
    const error = await errorOf(client.readRun('job-1', context));
    expect(error.kind).toBe('deadline');
    expect(clock.now()).toBe(context.deadlineMs - 1_000);
  });
});

describe('a request with regenerate', () => {
  const request = (fixture: ReturnType<typeof clientOf>) =>
    fixture.client.requestDebrief('job-1', { regenerate: true }, fixture.context);

  test('is repeated after 429', async () => {
    const fixture = await serve(
      serviceError(429, 'rate_limit', 'too_many_requests'),
      requestedDebrief,
    );
    expect(await request(fixture)).toMatchObject({ debriefId: 'd' });
    expect(fixture.server.requests).toHaveLength(2);
  });

  test.each([
    ['409', serviceError(409, 'conflict', 'resource_in_use'), 'status', false],
    ['500', serviceError(500, 'internal', 'internal_error'), 'status', true],
    ['408', answer(408, ''), 'status', true],
    ['a reset', reset, 'connection', true],
    ['a truncated body', truncated, 'connection', true],
  ] as const)('is not repeated after %s', async (_, fault, kind, mayHaveBeenTaken) => {
    const fixture = await serve(fault, requestedDebrief);
    expect(await errorOf(request(fixture))).toMatchObject({ kind, mayHaveBeenTaken });
    expect(fixture.server.requests).toHaveLength(1);
  });
});

describe('starting a run', () => {
  test('is repeated after 429', async () => {
    const tooMany = answer(429, '', { 'retry-after': '90' });
    const { server, client, retries, context } = await serve(tooMany, tooMany, startedRun);
    const patient = { ...context, longestPauseMs: 300_000 };
    expect(await client.startRun('plan', {}, patient)).toBe('job-1');
    expect(retries.map(({ waitMs }) => waitMs)).toEqual([90_000, 90_500]);
    expect(server.requests).toHaveLength(3);
  });

  test('after 429 is not repeated past the deadline', async () => {
    const { server, client, clock, context } = await serve(answer(429, ''));
    const error = await errorOf(client.startRun('plan', {}, context));
    expect(error).toMatchObject({ kind: 'deadline', mayHaveBeenTaken: false });
    expect(clock.now()).toBe(context.deadlineMs - 1_000);
    expect(server.requests.length).toBeGreaterThan(5);
  });

  test.each([
    ['400', serviceError(400, 'validation', 'invalid_parameter'), false],
    ['401', serviceError(401, 'authentication', 'unauthorized'), false],
    ['408', answer(408, ''), true],
    ['500', serviceError(500, 'internal', 'internal_error'), true],
    ['503 with Retry-After', answer(503, '', { 'retry-after': '1' }), true],
    ['a reset', reset, true],
    ['a truncated body', truncated, true],
    ['a redirect', answer(307, '', { location: '/x' }), false],
    ['a redirect to the result', answer(303, '', { location: '/x' }), true],
    ['HTML', answer(200, '<p>fine</p>'), true],
    ['a response without an ID', json(200, { data: {} }), true],
  ] as const)('is never repeated after %s', async (_, fault, mayHaveBeenTaken) => {
    const { server, client, context } = await serve(fault, startedRun);
    expect(await errorOf(client.startRun('plan', {}, context))).toMatchObject({ mayHaveBeenTaken });
    expect(server.requests).toHaveLength(1);
  });

  test('is not repeated after a timeout', async () => {
    const { server, client, clock, context } = await serve(hang, startedRun);
    const request = client.startRun('plan', {}, context);
    await server.received(1);
    clock.advance(30_000);
    expect(await errorOf(request)).toMatchObject({ kind: 'timeout', mayHaveBeenTaken: true });
    expect(server.requests).toHaveLength(1);
  });

  test('is repeated while the connection is refused', async () => {
    const port = await portOfNobody();
    const { client, attempts, context } = clientOf(`http://127.0.0.1:${port}`);
    const error = await errorOf(client.startRun('plan', {}, context));
    expect(error).toMatchObject({ kind: 'connection', mayHaveBeenTaken: false });
    expect(attempts.length).toBeGreaterThan(5);
  });
});
