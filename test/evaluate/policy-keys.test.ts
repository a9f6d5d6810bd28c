import { expect, it } from 'vitest';
import { reaches } from '../../src/evaluate/policy-keys.ts';

it.each([
  [1, 10, 10, true],
  [1, 10, 10.000000001, false],
  [1, 10, 9.999999999, true],
  [1, 3, 33.333333333, true],
  [1, 3, 33.333333334, false],
  [7, 7, 100, true],
  [6, 7, 100, false],
  [1, 1000, 0, true],
  [0, 10, 0, false],
  [0, 0, 10, false],
  [-1, 10, 0, false],
  [1, 0, 100, true],
])('%s of %s calls reach %s%%: %s', (part, whole, share, reached) => {
  expect(reaches(part, whole, `${share}%`)).toBe(reached);
});
