import { expect, it } from 'vitest';
import { countsFrom, rateOf } from '../../src/model/counts.ts';

it.each([
  [0, 1, true],
  [24, 24, true],
  [1_000_000, 1_000_000, true],
  [null, 24, false],
  [6, null, false],
  [0, 0, false],
  [-1, 24, false],
  [25, 24, false],
  [1.5, 24, false],
  [1, 24.5, false],
  [Number.NaN, 24, false],
  [1, Number.POSITIVE_INFINITY, false],
  [1, 1_000_001, false],
])('%s of %s calls are counts: %s', (passed, evaluated, isValid) => {
  expect(countsFrom(passed, evaluated)).toEqual(isValid ? { passed, evaluated } : null);
});

it('a rate is in percent', () => {
  expect(rateOf({ passed: 6, evaluated: 24 })).toBe(25);
});
