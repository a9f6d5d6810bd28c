import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { RequestContext } from '../../src/http/request-context.ts';
import { hang, json } from '../support/http-server.ts';
import { clientOf, errorOf, type Fixture, serve } from './client-fixture.ts';

const CANCELLED = new Error('the step was cancelled');
const STARTED = json(201, { data: { simulationRunPlanJobId: 'run-1' } });

function lingering({ context }: Fixture, abort: AbortController): RequestContext {
  return { ...context, signal: abort.signal, lingerMs: 1_500 };
}

/** Long enough for whatever is to happen at once. */
const turnsOfTheEventLoop = () => sleep(20);

describe('a request that may linger, once its signal has aborted', () => {
  test('still takes an answer', async () => {
    const abort = new AbortController();
    const fixture = await serve((socket) => {
      abort.abort(CANCELLED);
      setImmediate(() => socket.write(STARTED));
    });
    const started = fixture.client.startRun('plan', {}, lingering(fixture, abort));
    await expect(started).resolves.toMatchObject({ jobId: 'run-1' });
  });

  test('goes on for that long and no longer, and ends as a request without an answer', async () => {
    const abort = new AbortController();
    const fixture = await serve(hang);
    const request = fixture.client.startRun('plan', {}, lingering(fixture, abort));
    await fixture.server.received(1);
    abort.abort(CANCELLED);
    fixture.clock.advance(1_499);
    await turnsOfTheEventLoop();
    expect(fixture.attempts).toEqual([]);
    fixture.clock.advance(1);
    const error = await errorOf(request);
    expect(error).toMatchObject({ kind: 'timeout', mayHaveBeenTaken: true });
    expect(error.message).toContain('within 1.5 s');
    expect(fixture.clock.sleeping).toBe(0);
  });

  test('is not repeated, though it might be', async () => {
    const abort = new AbortController();
    const fixture = await serve((socket) => {
      abort.abort(CANCELLED);
      socket.resetAndDestroy();
    });
    const request = fixture.client.readRun('run-1', lingering(fixture, abort));
    await expect(request).rejects.toBe(CANCELLED);
    expect(fixture.server.requests).toHaveLength(1);
    expect(fixture.retries).toEqual([]);
  });

  test('is not even sent where it was aborted before', async () => {
    const fixture = clientOf('http://127.0.0.1:9');
    const abort = new AbortController();
    abort.abort(CANCELLED);
    const request = fixture.client.startRun('plan', {}, lingering(fixture, abort));
    await expect(request).rejects.toBe(CANCELLED);
    expect(fixture.attempts).toEqual([]);
  });
});
