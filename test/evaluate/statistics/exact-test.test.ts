import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dropPValue,
  smallestSignificantDrop,
} from '../../../src/evaluate/statistics/exact-test.ts';
import { type Counts, rateOf } from '../../../src/model/counts.ts';

const LARGEST = 25;

/** Pascal's triangle; up to 50 calls every number and every sum stays a whole one below 2^53. */
const CHOOSE: number[][] = [];
for (let whole = 0; whole <= 2 * LARGEST; whole += 1) {
  const above = CHOOSE[whole - 1] ?? [];
  CHOOSE.push(
    Array.from(
      { length: whole + 1 },
      (_, part) => (above[part - 1] ?? 0) + (above[part] ?? 0) || 1,
    ),
  );
}

const choose = (whole: number, part: number) => CHOOSE[whole]?.[part] ?? 0;

/** Counts every way in which the calls could have fallen, one after the other. */
function enumerated(baseline: Counts, current: Counts): number {
  const passed = baseline.passed + current.passed;
  const failed = baseline.evaluated + current.evaluated - passed;
  let ways = 0;
  for (let count = 0; count <= current.passed; count += 1) {
    ways += choose(passed, count) * choose(failed, current.evaluated - count);
  }
  return ways / choose(passed + failed, current.evaluated);
}

const anyCounts = (most: number): fc.Arbitrary<Counts> =>
  fc
    .integer({ min: 1, max: most })
    .chain((evaluated) =>
      fc.record({ passed: fc.nat(evaluated), evaluated: fc.constant(evaluated) }),
    );

describe('the p-value of a drop', () => {
  it.each([
    // Fisher, "The Design of Experiments" (1935): the lady who tastes whether tea or milk was first.
    [
      'four cups of four against none',
      { passed: 4, evaluated: 4 },
      { passed: 0, evaluated: 4 },
      1 / 70,
    ],
    ['three against one', { passed: 3, evaluated: 4 }, { passed: 1, evaluated: 4 }, 17 / 70],
    ['two against two', { passed: 2, evaluated: 4 }, { passed: 2, evaluated: 4 }, 53 / 70],
    // Fisher, "The Logic of Inductive Inference" (1935): convictions of twins of criminals, 619 / 1330665.
    [
      'ten twins of thirteen against two of seventeen',
      { passed: 10, evaluated: 13 },
      { passed: 2, evaluated: 17 },
      619 / 1_330_665,
    ],
    // The one-sided p of the example that textbooks of the test have, 1 of 12 against 9 of 12.
    [
      'nine of twelve who diet against one',
      { passed: 9, evaluated: 12 },
      { passed: 1, evaluated: 12 },
      0.001379728,
    ],
  ])('is as published: %s', (_, baseline, current, p) => {
    expect(dropPValue(baseline, current)).toBeCloseTo(p, 9);
  });

  it('is that of counting every way, for all tables up to 25 × 25', () => {
    let furthest = 0;
    for (let before = 1; before <= LARGEST; before += 1) {
      for (let now = 1; now <= LARGEST; now += 1) {
        for (let passedBefore = 0; passedBefore <= before; passedBefore += 1) {
          for (let passedNow = 0; passedNow <= now; passedNow += 1) {
            const baseline = { passed: passedBefore, evaluated: before };
            const current = { passed: passedNow, evaluated: now };
            const off = dropPValue(baseline, current) - enumerated(baseline, current);
            furthest = Math.max(furthest, Math.abs(off));
          }
        }
      }
    }
    expect(furthest).toBeLessThan(1e-9);
  });
});

describe('the smallest visible drop', () => {
  it('is the first that is no more likely than the significance', () => {
    fc.assert(
      fc.property(
        anyCounts(150),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(0.05, 0.025, 0.005),
        (baseline, evaluated, significance) => {
          const drop = smallestSignificantDrop(baseline, evaluated, significance);
          const lost = Array.from({ length: evaluated + 1 }, (_, passed) => ({
            passed,
            evaluated,
          })).filter((current) => dropPValue(baseline, current) <= significance);
          const most = lost.at(-1);
          if (most === undefined) expect(drop).toBeNull();
          else expect(drop).toBeCloseTo(rateOf(baseline) - rateOf(most), 9);
        },
      ),
    );
  });
});
