import { expect, it } from 'vitest';
import { shiftPValue } from '../../../src/evaluate/statistics/welch-test.ts';

// The first example of unequal variances in G. D. Ruxton's discussion of the test has such samples:
// t = -2.46 with 25.0 degrees of freedom, two-sided p = 0.021.
const ONE = [
  27.5, 21.0, 19.0, 23.6, 17.0, 17.9, 16.9, 20.1, 21.9, 22.6, 23.1, 19.6, 19.0, 21.7, 21.4,
];
const OTHER = [
  27.1, 22.0, 20.8, 23.4, 23.4, 23.5, 25.8, 22.0, 24.8, 20.2, 21.9, 22.1, 22.9, 20.5, 24.4,
];
/** The test does not depend on the zero of the scale; with negative values it takes no logarithms. */
const below = (values: readonly number[]) => values.map((value) => value - 100);

it('equals the published p-value', () => {
  expect(shiftPValue(below(ONE), below(OTHER), 'rise')).toBeCloseTo(0.021 / 2, 3);
  expect(shiftPValue(below(ONE), below(OTHER), 'fall')).toBeCloseTo(1 - 0.021 / 2, 3);
});

it('compares logarithms if all values are positive', () => {
  const values = [1, 2, 4, 8, 16, 32, 64, 128];
  const doubled = values.map((value) => 2 * value);
  const logs = values.map(Math.log2).map((value) => value - 100);
  const p = shiftPValue(values, doubled, 'rise');
  expect(p).toBeCloseTo(
    shiftPValue(
      logs,
      logs.map((value) => value + 1),
      'rise',
    ) ?? 0,
    12,
  );
});

it.each([
  ['rise', 2, 0],
  ['fall', 2, 1],
  ['rise', 1, 1],
  ['fall', 1, 1],
] as const)('of values that do not vary, a %s from 1 to %s has p = %s', (direction, now, p) => {
  expect(shiftPValue(new Array(8).fill(1), new Array(8).fill(now), direction)).toBe(p);
});

it('tests nothing with fewer than eight values on a side', () => {
  expect(shiftPValue(ONE.slice(0, 7), OTHER, 'rise')).toBeNull();
  expect(shiftPValue(ONE, OTHER.slice(0, 7), 'rise')).toBeNull();
});
