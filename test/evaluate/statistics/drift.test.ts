import { expect, it } from 'vitest';
import { findDrift } from '../../../src/evaluate/statistics/drift.ts';

const runs = (count: number, passed: number, evaluated = 24) =>
  Array.from({ length: count }, () => ({ passed, evaluated }));

const REFERENCE = { passed: 460, evaluated: 480 };

it('finds a lasting fall, and says since which run, from which rate and to which', () => {
  const later = [...runs(3, 24), ...runs(10, 19)];
  const drift = findDrift(REFERENCE, later, 10, 10);
  expect(drift?.since).toBe(3);
  expect(drift?.from).toBeCloseTo(95.83, 2);
  expect(drift?.to).toBeCloseTo(79.17, 2);
});

it.each([
  ['nothing changed', REFERENCE, runs(30, 23), 10, 10],
  ['one bad run has passed', REFERENCE, [...runs(1, 12), ...runs(20, 24)], 10, 10],
  ['there is no reference', { passed: 0, evaluated: 0 }, runs(10, 0), 10, 10],
  ['no later run has the check', REFERENCE, [null, null], 10, 10],
  ['no call of the reference passed', { passed: 0, evaluated: 480 }, runs(10, 0), 10, 10],
])('finds none if %s', (_, reference, later, drop, checks) => {
  expect(findDrift(reference, later, drop, checks)).toBeNull();
});

it('skips runs that do not have the check', () => {
  const fallen = runs(10, 19);
  const gaps = fallen.flatMap((counts) => [null, counts]);
  expect(findDrift(REFERENCE, fallen, 10, 10)).toMatchObject({ since: 0 });
  expect(findDrift(REFERENCE, gaps, 10, 10)).toMatchObject({ since: 1 });
});

it('needs more evidence if more checks are watched', () => {
  const later = runs(3, 19);
  expect(findDrift(REFERENCE, later, 10, 1)).not.toBeNull();
  expect(findDrift(REFERENCE, later, 10, 1_000_000)).toBeNull();
});
