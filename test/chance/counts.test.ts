import { expect, it } from 'vitest';
import { countsFrom, rateOf } from '../../src/chance/counts.ts';

it.each([
  [0, 1],
  [6, 24],
  [24, 24],
  [1_000_000, 1_000_000],
])('%s of %s calls are counts', (passed, evaluated) => {
  expect(countsFrom(passed, evaluated)).toEqual({ passed, evaluated });
});

it.each([
  ['passed is not known', null, 24],
  ['graded is not known', 6, null],
  ['neither is known', undefined, undefined],
  ['no call was graded', 0, 0],
  ['a count is negative', -1, 24],
  ['more passed than were graded', 25, 24],
  ['a count is no integer', 1.5, 24],
  ['a count is no integer', 1, 24.5],
  ['a count is no number', Number.NaN, 24],
  ['a count is endless', 1, Number.POSITIVE_INFINITY],
  ['there are more than a million', 1, 1_000_001],
])('they are unknown where %s: %s of %s', (_, passed, evaluated) => {
  expect(countsFrom(passed, evaluated)).toBeNull();
});

it('a rate is in percent', () => {
  expect(rateOf({ passed: 6, evaluated: 24 })).toBe(25);
});
