import { expect, test } from 'vitest';
import { learnedCosts } from '../../scripts/bench/polling.ts';

test('waits of every simulated kind whose end is expected cost at most 20', () => {
  expect(learnedCosts()).toBeLessThanOrEqual(20);
});
