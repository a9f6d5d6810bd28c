import { describe, expect, test } from 'vitest';
import { WAIT_FOR } from '../../../src/report/words/wait-words.ts';
import { onRun } from '../../support/gate-run.ts';
import { countOf, reasonsIn, virtualRuntime } from '../../support/virtual-runtime.ts';

const MINUTE_MS = 60_000;

describe('queue-timeout is the longest wait until a run leaves PENDING and QUEUED', () => {
  test.each(['PENDING', 'QUEUED'])('15m by default: %s', async (status) => {
    const { runtime, step } = await onRun({ status, hasCalls: false }, { 'run-timeout': '1m' });
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(step.durationMs).toBe(15 * MINUTE_MS);
    expect(reasonsIn(step)).toMatchObject([
      {
        rule: 'timeout',
        message: expect.stringMatching(
          `^the time for waiting ran out; waited 15m for ${WAIT_FOR.queue} \\(queue-timeout: 15m\\); last seen: ${status}`,
        ),
      },
    ]);
    expect(countOf(runtime, 'POST cancel')).toBe(0);
  });

  test('the run that this step started is cancelled, as with run-timeout', async () => {
    const runtime = await virtualRuntime();
    const { runPlanId } = runtime.service.addPlan({ queuedSeconds: 3_600 });
    const step = await runtime.runStep({ 'run-plan': runPlanId, 'queue-timeout': '2m' });
    expect(reasonsIn(step)[0]?.message).toContain('(queue-timeout: 2m)');
    expect(runtime.requests.at(-1)).toMatchObject({ what: 'POST cancel', atMs: 2 * MINUTE_MS });
    expect(step.summary).toContain('The run was asked to cancel by this step');
  });

  test('run-timeout begins when the turn has come', async () => {
    const runtime = await virtualRuntime();
    const { runPlanId } = runtime.service.addPlan({ queuedSeconds: 600 });
    const step = await runtime.runStep({ 'run-plan': runPlanId, 'run-timeout': '2m' });
    expect(step.outputs['debrief-status']).toBe('READY');
    expect(step.log).toMatch(/RUNNING_SIMULATIONS, .* 1m\d+s .*run-timeout\)/);
  });
});

describe('queue-timeout is the longest wait until a start is admitted after 429', () => {
  const failure = { operation: 'start', kind: 'status', status: 429 } as const;

  test('what it waited in front of the door counts with what it waits in the queue', async () => {
    const runtime = await virtualRuntime();
    runtime.service.orderFault({ ...failure, retryAfter: 600 });
    const { runPlanId } = runtime.service.addPlan({ queuedSeconds: 3_600 });
    const step = await runtime.runStep({ 'run-plan': runPlanId });
    expect(step.durationMs).toBe(15 * MINUTE_MS);
    expect(reasonsIn(step)[0]?.message).toContain(`${WAIT_FOR.queue} (queue-timeout: 15m)`);
    expect(countOf(runtime, 'POST cancel')).toBe(1);
  });
});
