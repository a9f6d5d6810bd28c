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

test('what is made of an answer takes nothing of the wait for the next look', async () => {
  const clock = new VirtualClock(() => false);
  const settings = {
    what: 'the run',
    input: 'run-timeout',
    limitMs: 60_000,
    maxPollIntervalMs: 10_000,
  };
  const { signal } = new AbortController();
  const first = new Wait(settings, clock, signal);
  await clock.sleep(200, signal);
  first.context.onAnswer?.();
  await clock.sleep(300, signal);
  await first.pause();
  expect(clock.elapsedMs).toBe(1_200);
  first.context.onAnswer?.();
  await clock.sleep(300, signal);
  await first.goOn(settings).pause();
  expect(clock.elapsedMs).toBe(2_200);
  first.context.onAnswer?.();
  await clock.sleep(300, signal);
  const next = first.follow(settings);
  expect(next.leftMs).toBe(60_000 - 300);
  await next.pause();
  expect(clock.elapsedMs).toBe(3_200);
});
