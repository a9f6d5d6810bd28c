import { expect, it } from 'vitest';
import { detectableDrop } from '../../../src/evaluate/statistics/detectable-drop.ts';

const PLAN = { calls: 12, baselineCalls: 60, checks: 10 };

it('is 46 points with 12 calls, ten checks and 60 calls of the baseline', () => {
  expect(detectableDrop(PLAN, 0.05)).toBe(46);
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
