import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectEnd, learnedIntervalMs } from '../../src/core/expected-end.ts';
import { nextPoll } from '../../src/core/poll.ts';

const MINUTE = 60_000;
const BOUNDS = { minMs: 1_000, maxMs: 10_000 };

describe('the expected end', () => {
  test('is nothing where no earlier wait says anything', () => {
    expect(expectEnd(0, [])).toBeNull();
    expect(expectEnd(0, [0, -5, Number.NaN, Number.POSITIVE_INFINITY])).toBeNull();
  });

  test('lies around what earlier ones took, the surer the more of them there are', () => {
    const one = expectEnd(7, [10 * MINUTE]);
    const many = expectEnd(
      7,
      Array.from({ length: 10 }, () => 10 * MINUTE),
    );
    expect(one?.startedMs).toBe(7);
    expect(Math.exp(one?.logMean ?? 0)).toBeCloseTo(10 * MINUTE);
    expect(one?.logDeviation).toBeGreaterThan(many?.logDeviation ?? 1);
  });
});

describe('the learned interval', () => {
  const end = expectEnd(1_000_000, [9 * MINUTE, 10 * MINUTE, 11 * MINUTE, 10 * MINUTE]);
  const intervalAt = (ms: number) => end && learnedIntervalMs(1_000_000 + ms, end, BOUNDS);

  test('is long before the likely end, and short then', () => {
    expect(intervalAt(0)).toBe(10_000);
    expect(intervalAt(5 * MINUTE)).toBe(10_000);
    expect(intervalAt(10 * MINUTE)).toBeLessThan(5_000);
  });

  test('is none once the end is overdue', () => {
    expect(intervalAt(30 * MINUTE)).toBeNull();
  });

  test('takes a clock that ran backwards for one that stands at the start', () => {
    expect(intervalAt(-60 * MINUTE)).toBe(10_000);
  });

  test('stays in its bounds, whatever is known', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 1e-3, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: -1e6, max: 1e9 }),
        fc.integer({ min: 1_000, max: 300_000 }),
        (durations, nowMs, maxMs) => {
          const expected = expectEnd(0, durations);
          const ms = expected && learnedIntervalMs(nowMs, expected, { minMs: 1_000, maxMs });
          if (ms === null) return;
          expect(ms).toBeGreaterThanOrEqual(1_000);
          expect(ms).toBeLessThanOrEqual(maxMs);
        },
      ),
    );
  });
});

describe('the next step of a wait whose end is expected', () => {
  const expected = expectEnd(0, [100_000, 100_000, 100_000]);
  const wait = { startedMs: 0, deadlineMs: 1_800_000, maxIntervalMs: 10_000, expected };
  const at = (nowMs: number, deadlineMs = wait.deadlineMs) =>
    nextPoll({ ...wait, nowMs, deadlineMs });

  test('is the upper bound at first, and less around that end', () => {
    expect(at(0)).toMatchObject({ kind: 'wait', ms: 10_000 });
    const step = at(100_000);
    expect(step.kind === 'wait' && step.ms).toBeLessThan(3_000);
  });

  test('is that of any other wait once the end is overdue', () => {
    expect(at(300_000)).toMatchObject({ kind: 'wait', ms: 10_000 });
    expect(nextPoll({ ...wait, startedMs: 280_000, nowMs: 300_000 })).toMatchObject({
      kind: 'wait',
      ms: 4_000,
    });
  });

  test('never goes past the deadline', () => {
    expect(at(0, 5_000)).toMatchObject({ kind: 'wait', ms: 4_000 });
    expect(at(5_000, 5_000)).toEqual({ kind: 'expired' });
  });
});
