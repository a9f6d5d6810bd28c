import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Wait } from '../../src/collect/wait/wait.ts';
import { ServiceError } from '../../src/http/errors.ts';
import { tries } from '../support/tries.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

const settings = {
  what: 'the run',
  input: 'run-timeout',
  limitMs: 60_000,
  maxPollIntervalMs: 10_000,
};
const { signal } = new AbortController();

test('the next look counts from when the last one began, not from its response', async () => {
  const clock = new VirtualClock(() => false);
  const wait = new Wait(settings, clock, signal);
  await clock.sleep(400, signal);
  await wait.pause();
  expect(clock.elapsedMs).toBe(1_000);
});

test('with an expected end the interval is 20% of the distance to it, before and after', async () => {
  const clock = new VirtualClock(() => false);
  const wait = new Wait({ ...settings, limitMs: 600_000 }, clock, signal);
  const expectedEndMs = clock.now() + 40_000;
  const looks: number[] = [];
  while (clock.elapsedMs < 60_000) {
    await wait.pause(expectedEndMs);
    looks.push(Math.round(clock.elapsedMs));
  }
  expect(looks.slice(0, 4)).toEqual([8_000, 14_400, 19_520, 23_616]);
  const gaps = looks.map((at, index) => at - (looks[index - 1] ?? 0));
  const near = gaps.filter((_, index) => Math.abs((looks[index] ?? 0) - 40_000) < 4_000);
  expect(Math.max(...near)).toBeLessThanOrEqual(1_001);
  expect(gaps.at(-1)).toBeGreaterThan(3_000);
});

test('a service that has refused three requests is asked as seldom as it may be, and less the longer it takes', async () => {
  const clock = new VirtualClock(() => false);
  const crowd = { refusals: 0 };
  const long = { ...settings, limitMs: 3_600_000, crowd };
  const first = new Wait(long, clock, signal);
  const refuse = (wait: Wait) =>
    wait.context.putOff?.(
      new ServiceError({
        kind: 'status',
        status: 429,
        operation: 'start run',
        problem: 'too many',
        mayHaveBeenTaken: false,
      }),
    );
  const pauseOf = async (wait: Wait) => {
    const beforeMs = clock.elapsedMs;
    await wait.pause();
    return clock.elapsedMs - beforeMs;
  };
  refuse(first);
  refuse(first);
  expect(await pauseOf(first)).toBe(1_000);
  refuse(first);
  expect(crowd.refusals).toBe(3);
  expect(await pauseOf(first)).toBe(10_000);
  // What follows is for the same thing.
  const next = first.goOn(long);
  while (clock.elapsedMs < 300_000) await next.pause();
  expect(await pauseOf(next)).toBe(60_000);
  const patient = first.goOn({ ...long, longestIntervalMs: 300_000 });
  while (clock.elapsedMs < 1_600_000) await patient.pause();
  expect(await pauseOf(patient)).toBe(300_000);
  const slow = new Wait({ ...long, maxPollIntervalMs: 120_000 }, clock, signal);
  expect(await pauseOf(slow)).toBe(120_000);
});

test('polls last in the second before the deadline, whatever the limit and the upper bound', async () => {
  const limits = fc.integer({ min: 1_000, max: 100 * 60_000 });
  const bounds = fc.integer({ min: 1_000, max: 5 * 60_000 });
  await fc.assert(
    fc.asyncProperty(limits, bounds, async (limitMs, maxPollIntervalMs) => {
      const clock = new VirtualClock(() => false);
      const wait = new Wait({ ...settings, limitMs, maxPollIntervalMs }, clock, signal);
      let leftMs = limitMs;
      const poll = async (): Promise<never> => {
        for (;;) {
          await wait.pause();
          leftMs = wait.leftMs;
        }
      };
      await expect(poll()).rejects.toMatchObject({ rule: 'timeout' });
      expect(leftMs).toBeGreaterThanOrEqual(899);
      expect(leftMs).toBeLessThanOrEqual(1_001);
      expect(clock.elapsedMs).toBeCloseTo(limitMs, 0);
    }),
    tries(20),
  );
});
