import { describe, expect, test } from 'vitest';
import { StepDeadline } from '../../src/runner/deadline.ts';

const GRACE_MS = 10_000;

/** A deadline at a time that the test sets; waits are pairs of their begin and their limit. */
function readAfter(...waits: [sinceMs: number, limitMs: number][]) {
  let nowMs = 0;
  const deadline = new StepDeadline({ now: () => nowMs });
  for (const [sinceMs, limitMs] of waits) deadline.add(sinceMs, limitMs);
  return (atMs: number, budgetMs: number) => {
    nowMs = atMs;
    return deadline.within(budgetMs);
  };
}

describe('a read ends', () => {
  test('within its own budget, and within the grace while no timeout applies', () => {
    expect(readAfter()(3_000, 5_000)).toBe(8_000);
    expect(readAfter()(30_000, 60_000)).toBe(30_000 + GRACE_MS);
    expect(readAfter([0, 60_000])(3_000, 5_000)).toBe(8_000);
  });

  test.each<[string, [number, number][], number]>([
    ['one timeout', [[0, 6_000]], 6_000],
    [
      'two, one after the other',
      [
        [0, 6_000],
        [6_000, 7_000],
      ],
      13_000,
    ],
    [
      'the later of two side by side',
      [
        [0, 6_000],
        [0, 9_000],
      ],
      9_000,
    ],
    [
      'two with a pause in between, which does not count',
      [
        [0, 6_000],
        [9_000, 6_000],
      ],
      12_000,
    ],
    ['one that begins late, but never before its limit', [[60_000, 6_000]], 56_000],
  ])('at most 10 s after the sum of the timeouts: %s', (_, waits, endMs) => {
    expect(readAfter(...waits)(0, 900_000)).toBe(endMs + GRACE_MS);
  });
});
