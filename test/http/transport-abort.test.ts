import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import { answer, hang } from '../support/http-server.ts';
import { clientOf, errorOf, expectClosed, readRun, serve, startedRun } from './client-fixture.ts';

describe('being aborted', () => {
  const reason = new Error('the step was cancelled');

  test('ends an attempt at once, drops its connection and leaves no listener', async () => {
    const { server, client, clock, attempts, context } = await serve(hang);
    const cancel = new AbortController();
    const request = client.readRun('job-1', { ...context, signal: cancel.signal });
    await server.received(1);
    cancel.abort(reason);
    await expect(request).rejects.toBe(reason);
    await expectClosed(server);
    expect(attempts).toEqual([expect.stringContaining(': stopped, ')]);
    expect(getEventListeners(cancel.signal, 'abort')).toEqual([]);
    expect(clock.sleeping).toBe(0);
  });

  test.each(['abort', 'deadline'])('ends a tunnel that is never made: %s', async (end) => {
    const { server, context } = await serve(hang);
    const env = { HTTPS_PROXY: server.origin };
    const { client, clock } = clientOf('https://service.test', { env });
    const cancel = new AbortController();
    const request = client.readRun('job-1', { ...context, signal: cancel.signal, once: true });
    await server.received(1);
    if (end === 'abort') cancel.abort(reason);
    else clock.advance(30_000);
    await expect(request).rejects.toThrow(end === 'abort' ? reason : /within 30 s/);
  });

  test('ends a pause between attempts at once', async () => {
    const { server, context } = await serve(answer(503, ''));
    const cancel = new AbortController();
    const { client, clock } = clientOf(server.origin, {
      onRetry: () => void setImmediate(() => cancel.abort(reason)),
    });
    const request = client.readRun('job-1', { ...context, signal: cancel.signal });
    await expect(request).rejects.toBe(reason);
    expect(server.requests).toHaveLength(1);
    expect(getEventListeners(cancel.signal, 'abort')).toEqual([]);
    expect(clock.sleeping).toBe(0);
  });
});

describe('a request that may linger, once it is aborted', () => {
  const reason = new Error('the step was cancelled');

  test('accepts a response that comes within it', async () => {
    const { server, client, clock, context } = await serve((socket) => {
      cancel.abort(reason);
      clock.advance(1_499);
      socket.write(startedRun);
    });
    const cancel = new AbortController();
    const lingering = { ...context, signal: cancel.signal, lingerMs: 1_500 };
    expect(await client.startRun('plan', {}, lingering)).toBe('job-1');
    expect(server.requests).toHaveLength(1);
    expect(clock.sleeping).toBe(0);
  });

  test('ends as a timeout after that, and the request may have been received', async () => {
    const { server, client, clock, context } = await serve(hang);
    const cancel = new AbortController();
    const request = client.startRun(
      'plan',
      {},
      { ...context, signal: cancel.signal, lingerMs: 1_500 },
    );
    await server.received(1);
    cancel.abort(reason);
    clock.advance(1_500);
    expect(await errorOf(request)).toMatchObject({
      kind: 'timeout',
      problem: `no complete response from ${server.origin} within 1.5 s`,
      mayHaveBeenTaken: true,
    });
    expect(getEventListeners(cancel.signal, 'abort')).toEqual([]);
    expect(clock.sleeping).toBe(0);
  });

  test('makes no further attempt', async () => {
    const { server, client, retries, context } = await serve((socket) => {
      cancel.abort(reason);
      socket.write(answer(503, ''));
    }, readRun);
    const cancel = new AbortController();
    const request = client.readRun('job-1', { ...context, signal: cancel.signal, lingerMs: 1_500 });
    await expect(request).rejects.toBe(reason);
    expect(server.requests).toHaveLength(1);
    expect(retries).toEqual([]);
  });
});
