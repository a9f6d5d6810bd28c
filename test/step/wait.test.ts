import { expect, test } from 'vitest';
import { Wait } from '../../src/step/wait.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

test('what is done meanwhile begins once a sleep has begun, and takes nothing of it', async () => {
  const clock = new VirtualClock(() => false);
  const sleeping: number[] = [];
  const wait = new Wait(
    {
      what: 'the run to finish',
      input: 'run-timeout',
      limitMs: 60_000,
      maxPollIntervalMs: 10_000,
      meanwhile: () => sleeping.push(clock.sleeping),
    },
    clock,
    new AbortController().signal,
  );
  await wait.pause();
  await wait.pause();
  expect(sleeping).toEqual([1, 1]);
  expect(clock.elapsedMs).toBe(2_000);
});
