import { getEventListeners } from 'node:events';
import type { Socket } from 'node:net';
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
    expect(attempts).toMatchObject([{ result: 'aborted' }]);
    expect(getEventListeners(cancel.signal, 'abort')).toEqual([]);
    expect(clock.sleeping).toBe(0);
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

  test('while the connection is being made keeps the request from being sent', async () => {
    const { server, client, clock, context } = await serve(startedRun);
    const cancel = new AbortController();
    const request = client.startRun('plan', {}, { ...context, signal: cancel.signal });
    await Promise.resolve();
    await Promise.resolve();
    cancel.abort(reason);
    await expect(request).rejects.toBe(reason);
    await client.startRun('plan', {}, context);
    expect(server.requests).toHaveLength(1);
    expect(clock.sleeping).toBe(0);
  });
});

describe('being aborted with a time to linger', () => {
  const reason = new Error('the step was cancelled');

  test('still takes an answer that comes within it', async () => {
    const { server, client, clock, context } = await serve((socket) => {
      cancel.abort(reason);
      clock.advance(1_499);
      socket.write(startedRun);
    });
    const cancel = new AbortController();
    const lingering = { ...context, signal: cancel.signal, lingerMs: 1_500 };
    expect(await client.startRun('plan', {}, lingering)).toMatchObject({ jobId: 'job-1' });
    expect(server.requests).toHaveLength(1);
    expect(clock.sleeping).toBe(0);
  });

  test('ends as a timeout after it, and the request may have been taken', async () => {
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
      problem: `no answer from ${server.origin} within 1.5 s`,
      mayHaveBeenTaken: true,
    });
    expect(getEventListeners(cancel.signal, 'abort')).toEqual([]);
    expect(clock.sleeping).toBe(0);
  });

  test('drops a connection that is still being made, so that the request never leaves', async () => {
    const { server, client, clock, context } = await serve(startedRun);
    const cancel = new AbortController();
    const lingering = { ...context, signal: cancel.signal, lingerMs: 1_500 };
    const request = client.startRun('plan', {}, lingering);
    await Promise.resolve();
    await Promise.resolve();
    cancel.abort(reason);
    await expect(request).rejects.toBe(reason);
    await client.startRun('plan', {}, context);
    expect(server.requests).toHaveLength(1);
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

describe('being told that no more is wanted', () => {
  const enough = new Error('another request says that none gets through');

  test('ends the wait before the next attempt', async () => {
    const { server, context } = await serve(answer(429, '', { 'retry-after': '60' }));
    const stop = new AbortController();
    const { client, clock } = clientOf(server.origin, {
      onRetry: () => void setImmediate(() => stop.abort(enough)),
    });
    const request = client.startRun('plan', {}, { ...context, noMore: stop.signal });
    await expect(request).rejects.toBe(enough);
    expect(server.requests).toHaveLength(1);
    expect(clock.sleeping).toBe(0);
  });

  test('lets an attempt go on that is under way, but makes no further one', async () => {
    const startWhileStopping = async (reply: string) => {
      const stop = new AbortController();
      const { client, context } = await serve((socket: Socket) => {
        stop.abort(enough);
        setImmediate(() => socket.write(reply));
      });
      return client.startRun('plan', {}, { ...context, noMore: stop.signal });
    };
    expect(await startWhileStopping(startedRun)).toMatchObject({ jobId: 'job-1' });
    await expect(startWhileStopping(answer(429, ''))).rejects.toBe(enough);
  });
});
