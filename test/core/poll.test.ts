import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { intervalMs, nextPoll } from '../../src/core/poll.ts';
import { tries } from '../support/tries.ts';

const MINUTE = 60_000;

describe('the polling interval', () => {
  test.each([
    [0, 10_000, 1_000],
    [4_999, 10_000, 1_000],
    [10_000, 10_000, 2_000],
    [50_000, 10_000, 10_000],
    [20 * MINUTE, 10_000, 10_000],
    [20 * MINUTE, 5 * MINUTE, 4 * MINUTE],
  ])('after %i ms with an upper bound of %i ms it is %i ms', (waitedMs, maxMs, expected) => {
    expect(intervalMs(waitedMs, maxMs)).toBe(expected);
  });
});

describe('a look that came late', () => {
  const wait = { startedMs: 0, deadlineMs: 600_000, maxIntervalMs: 10_000, nowMs: 20_050 };

  test.each([
    ['by a moment counts from when it was due', 20_000, 4_000 - 50],
    ['by more counts from a moment before it began', 15_000, 3_960 - 250],
    ['by less than nothing counts from when it began', 20_500, 4_010],
  ])('%s', (_, dueMs, ms) => {
    const step = nextPoll({ ...wait, lookedMs: wait.nowMs, dueMs });
    expect(step).toMatchObject({ kind: 'wait', ms, dueMs: wait.nowMs + ms });
  });

  test('is due when the interval is over, though the service is left alone for longer', () => {
    const { nowMs } = wait;
    const step = nextPoll({ ...wait, startedMs: 20_000, lookedMs: nowMs - 40 });
    expect(step).toMatchObject({ ms: 960 });
    const slow = nextPoll({ ...wait, startedMs: 19_000, lookedMs: nowMs - 140, answeredMs: nowMs });
    expect(slow).toMatchObject({ ms: 900, dueMs: nowMs + 860 });
  });
});

describe('the next step of a wait', () => {
  const wait = { startedMs: 1_000_000, deadlineMs: 1_060_000, maxIntervalMs: 10_000 };
  const at = (waitedMs: number) => nextPoll({ ...wait, nowMs: wait.startedMs + waitedMs });

  test('is the interval while the deadline is far', () => {
    expect(at(20_000)).toMatchObject({ kind: 'wait', ms: 4_000 });
  });

  test.each([
    [0, 4_000],
    [2_000, 1_600],
    [10_000, 900],
  ])('has the %i ms that the look took taken off, but for most of a second', (lookMs, ms) => {
    const nowMs = wait.startedMs + 20_000;
    expect(nextPoll({ ...wait, nowMs, lookedMs: nowMs - lookMs })).toMatchObject({
      kind: 'wait',
      ms,
    });
  });

  test('leaves most of a second from the answer on, whatever is made of it meanwhile', () => {
    const nowMs = wait.startedMs + 2_000;
    const at = (answeredMs: number) =>
      nextPoll({ ...wait, nowMs, lookedMs: nowMs - 2_000, answeredMs });
    expect(at(nowMs)).toMatchObject({ kind: 'wait', ms: 900 });
    expect(at(nowMs - 400)).toMatchObject({ kind: 'wait', ms: 500 });
    expect(at(nowMs - 5_000)).toMatchObject({ kind: 'wait', ms: 100 });
  });

  test('takes a clock that ran backwards within a look for one that stood still', () => {
    const nowMs = wait.startedMs + 2_000;
    const lookedMs = nowMs + 3_600_000;
    const step = nextPoll({ ...wait, nowMs, lookedMs, answeredMs: lookedMs + 100 });
    expect(step).toMatchObject({ kind: 'wait', ms: 1_000 });
    expect(nextPoll({ ...wait, nowMs, answeredMs: lookedMs })).toMatchObject({ ms: 1_000 });
  });

  test('is shortened so that one more look comes a second before the deadline', () => {
    expect(at(55_000)).toMatchObject({ kind: 'wait', ms: 4_000 });
  });

  test('never asks for two looks in a row without a pause', () => {
    expect(at(58_999)).toMatchObject({ kind: 'wait', ms: 100 });
  });

  test('waits out the rest of the last second, and has expired then', () => {
    expect(at(59_000)).toMatchObject({ kind: 'wait', ms: 1_000 });
    expect(at(59_400)).toMatchObject({ kind: 'wait', ms: 600 });
    expect(at(60_000)).toEqual({ kind: 'expired' });
    expect(at(90_000)).toEqual({ kind: 'expired' });
  });

  test('takes a clock that ran backwards for one that stands at the start', () => {
    expect(at(-3_600_000)).toMatchObject({ kind: 'wait', ms: 1_000 });
  });
});

const anyWait = fc.record({
  startedMs: fc.integer({ min: 0, max: 2 ** 42 }),
  lengthMs: fc.integer({ min: 1, max: 100 * 60 * MINUTE }),
  maxIntervalMs: fc.integer({ min: 1_000, max: 5 * MINUTE }),
});

test('no step is negative, endless or past the deadline, whatever the clock says', () => {
  fc.assert(
    fc.property(anyWait, fc.integer({ min: -(2 ** 42), max: 2 ** 42 }), (wait, offsetMs) => {
      const { startedMs, lengthMs, maxIntervalMs } = wait;
      const deadlineMs = startedMs + lengthMs;
      const nowMs = startedMs + offsetMs;
      const step = nextPoll({ startedMs, deadlineMs, maxIntervalMs, nowMs });
      if (step.kind === 'expired') {
        expect(nowMs).toBeGreaterThanOrEqual(deadlineMs);
      } else {
        expect(step.ms).toBeGreaterThan(0);
        expect(Math.max(nowMs, startedMs) + step.ms).toBeLessThanOrEqual(deadlineMs);
        expect(step.ms).toBeLessThanOrEqual(maxIntervalMs);
      }
    }),
  );
});

test('every wait expires at its deadline, after a last look in its last second', () => {
  fc.assert(
    fc.property(anyWait, ({ startedMs, lengthMs, maxIntervalMs }) => {
      const deadlineMs = startedMs + lengthMs;
      const looks: number[] = [];
      let nowMs = startedMs;
      for (;;) {
        const step = nextPoll({ startedMs, deadlineMs, maxIntervalMs, nowMs });
        if (step.kind === 'expired') break;
        looks.push(deadlineMs - nowMs);
        nowMs += step.ms;
      }
      expect(nowMs).toBe(deadlineMs);
      if (lengthMs >= 1_000) expect(looks.at(-1)).toBeGreaterThanOrEqual(900);
      expect(looks.at(-1)).toBeLessThanOrEqual(1_000);
    }),
    tries(50),
  );
});

test('another shortest interval stands in place of a second', () => {
  const state = { startedMs: 0, deadlineMs: 600_000, maxIntervalMs: 60_000, minIntervalMs: 10_000 };
  expect(nextPoll({ ...state, nowMs: 1_000 })).toMatchObject({ kind: 'wait', ms: 10_000 });
  expect(nextPoll({ ...state, nowMs: 100_000 })).toMatchObject({ kind: 'wait', ms: 20_000 });
});
