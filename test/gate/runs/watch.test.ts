import { expect, test } from 'vitest';
import { RunRecord } from '../../../src/gate/runs/run-record.ts';
import { beginWait, type Watch, waitForDebrief } from '../../../src/gate/runs/watch.ts';
import { StepDeadline } from '../../../src/step/deadline.ts';
import { VirtualClock } from '../../support/virtual-clock.ts';

test('the time for the debrief counts from the answer to its request, not from when that was read', async () => {
  const clock = new VirtualClock(() => false);
  const { signal } = new AbortController();
  const inputs = { runTimeoutMs: 60_000, debriefTimeoutMs: 30_000, maxPollIntervalMs: 10_000 };
  // All that a wait needs of what following a run needs.
  const deadline = new StepDeadline(clock);
  const needed = { inputs, clock, deadline, cancelled: signal, meanwhile: () => {} };
  const watch = needed as unknown as Watch;
  const run = new RunRecord('a run');
  const limit = { what: 'the run', input: 'run-timeout', limitMs: inputs.runTimeoutMs };
  beginWait(run, limit, watch).context.onAnswer?.(clock.now());
  await clock.sleep(400, signal);
  const wait = waitForDebrief(run, true, watch);
  expect(wait.leftMs).toBe(30_000 - 400);
  await wait.pause();
  expect(clock.elapsedMs).toBe(1_000);
});
