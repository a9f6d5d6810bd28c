import { expect, test } from 'vitest';
import { ServiceError } from '../../src/http/errors.ts';
import { Wait } from '../../src/step/wait.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

const settings = {
  what: 'the run',
  input: 'run-timeout',
  limitMs: 60_000,
  maxPollIntervalMs: 10_000,
};
const { signal } = new AbortController();

/** Asks, is answered after so long, and takes so long to make something of it. */
async function exchange(wait: Wait, clock: VirtualClock, answerMs: number, readMs: number) {
  const sentMs = clock.now();
  await clock.sleep(answerMs, signal);
  wait.context.onAnswer?.(sentMs);
  await clock.sleep(readMs, signal);
}

test('neither the way of an answer nor what is made of it puts off the next look', async () => {
  const clock = new VirtualClock(() => false);
  const first = new Wait(settings, clock, signal);
  await exchange(first, clock, 80, 420);
  await first.pause();
  expect(clock.elapsedMs).toBe(1_000);
  await exchange(first, clock, 80, 420);
  await first.goOn(settings).pause();
  expect(clock.elapsedMs).toBe(2_000);
});

test('a wait that follows another begins with what was asked last, and its limit with the answer', async () => {
  const clock = new VirtualClock(() => false);
  const first = new Wait(settings, clock, signal);
  await clock.sleep(20_000, signal);
  await exchange(first, clock, 80, 420);
  const next = first.follow(settings);
  expect(next.leftMs).toBe(60_000 - 420);
  await next.pause();
  expect(clock.elapsedMs).toBe(21_000);
});

test('how long has been waited counts from what was asked last, not from its answer', async () => {
  const clock = new VirtualClock(() => false);
  const first = new Wait(settings, clock, signal);
  await exchange(first, clock, 4_000, 6_000);
  const next = first.follow(settings);
  await next.pause();
  expect(clock.elapsedMs).toBe(10_100);
  await next.pause();
  // A fifth of the 9.85 s, from then on: of its lateness the look before is forgiven a quarter of a second.
  expect(clock.elapsedMs).toBe(11_820);
});

test('a service that is slow to answer has most of a second of peace', async () => {
  const clock = new VirtualClock(() => false);
  const wait = new Wait(settings, clock, signal);
  await exchange(wait, clock, 3_000, 0);
  await wait.pause();
  expect(clock.elapsedMs).toBe(3_900);
});

test('an answer that takes a moment does not put off the looks after it', async () => {
  const clock = new VirtualClock(() => false);
  const wait = new Wait(settings, clock, signal);
  const looks: number[] = [];
  for (const answerMs of [160, 130, 20, 20]) {
    await exchange(wait, clock, answerMs, 0);
    await wait.pause();
    looks.push(clock.elapsedMs);
  }
  expect(looks).toEqual([1_060, 2_090, 3_010, 4_000]);
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

test('nothing is left of a limit that has run out', async () => {
  const clock = new VirtualClock(() => false);
  const wait = new Wait(settings, clock, signal);
  await clock.sleep(settings.limitMs + 1, signal);
  expect(wait.leftMs).toBe(0);
  await expect(wait.pause()).rejects.toMatchObject({ rule: 'timeout' });
});

test('a timer that fires late does not put off the looks after it', async () => {
  const clock = new LateClock(60);
  const wait = new Wait(settings, clock, signal);
  const looks: number[] = [];
  for (let look = 0; look < 9; look += 1) {
    await wait.pause();
    looks.push(clock.elapsedMs);
  }
  expect(looks).toEqual([1_060, 2_060, 3_060, 4_060, 5_060, 6_060, 7_260, 8_700, 10_428]);
});

/** A clock whose sleeps take longer than they were to. */
class LateClock extends VirtualClock {
  readonly #lateMs: number;

  constructor(lateMs: number) {
    super(() => false);
    this.#lateMs = lateMs;
  }

  override sleep(ms: number, signal: AbortSignal): Promise<void> {
    return super.sleep(ms + this.#lateMs, signal);
  }
}
