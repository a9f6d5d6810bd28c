import { expect, test } from 'vitest';
import { nearest } from '../../../src/core/text/nearest.ts';

test.each([
  ['raed', ['start', 'read', 'list'], 'read'],
  ['METHOD', ['path', 'method'], 'method'],
  ['statsu', ['simulationJobs', 'status'], 'status'],
  ['', ['ab', 'a'], 'a'],
  ['x', [], undefined],
])('the nearest to %j of %j is %j', (word, candidates, found) => {
  expect(nearest(word, candidates)).toBe(found);
});

test('a word without end is compared by its beginning', () => {
  expect(nearest('read'.padEnd(1_000_000, 'x'), ['read'])).toBe('read');
});
