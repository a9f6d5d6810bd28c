import { expect, test } from 'vitest';
import { editsBetween, misspelling, nearestFirst } from '../../src/text/nearest.ts';

test('all candidates, the nearest first', () => {
  const names = ['weekly', 'Nightly', 'night'];
  expect(nearestFirst('nightl', names)).toEqual(['Nightly', 'night', 'weekly']);
});

test.each([
  ['policy', 'POLICY', 0],
  ['policy', 'polcy', 1],
  ['policy', 'ploicy', 2],
  ['', 'abc', 3],
])('%j is %j after %i edits', (one, other, edits) => {
  expect(editsBetween(one, other)).toBe(edits);
  expect(editsBetween(other, one)).toBe(edits);
});

test.each([
  ['warn', ['fail', 'ignore'], undefined],
  ['fial', ['fail', 'ignore'], 'fail'],
  ['FAIL', ['fail', 'ignore'], 'fail'],
  ['x', [], undefined],
])('%j of %j is a misspelling of %j', (word, candidates, found) => {
  expect(misspelling(word, candidates)).toBe(found);
});
