import { expect, it } from 'vitest';
import { detectableDrop } from '../../../src/evaluate/statistics/detectable-drop.ts';
import { dropPValue } from '../../../src/evaluate/statistics/exact-test.ts';

const PLAN = { calls: 12, baselineCalls: 60, checks: 10 };

it('is 46 points with 12 calls, ten checks and 60 calls of the baseline', () => {
  expect(detectableDrop(PLAN, 0.05)).toBe(46);
});

it('is found in about four of five simulated runs, a smaller drop less often', () => {
  // A linear congruential generator, with the constants of Numerical Recipes.
  let state = 1;
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
  const draw = (calls: number, rate: number) =>
    Array.from({ length: calls }, () => random()).filter((value) => value < rate).length;
  const share = (drop: number) => {
    let found = 0;
    for (let trial = 0; trial < 4_000; trial += 1) {
      const baseline = { passed: draw(60, 0.95), evaluated: 60 };
      const current = { passed: draw(12, 0.95 - drop / 100), evaluated: 12 };
      if (dropPValue(baseline, current) <= 0.005) found += 1;
    }
    return found / 4_000;
  };
  expect(share(46)).toBeGreaterThan(0.78);
  expect(share(43)).toBeLessThan(0.78);
});

it.each([
  ['falls with more calls', { calls: 200, baselineCalls: 1_000 }, 8],
  ['is null if not even a fall to zero is significant', { calls: 1, baselineCalls: 1 }, null],
  ['is null without calls', { calls: 0 }, null],
  ['is null without calls of a baseline', { baselineCalls: 0 }, null],
  ['is null without checks', { checks: 0 }, null],
])('%s', (_, change, points) => {
  expect(detectableDrop({ ...PLAN, ...change }, 0.05)).toBe(points);
});
