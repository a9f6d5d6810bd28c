import { expect, test } from 'vitest';
import { hasEnded, isGoing } from '../../src/core/run-status.ts';

test('a run has ended with these statuses, and is in flight with any other', () => {
  for (const status of ['COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED', 'CANCELED']) {
    expect(hasEnded(status)).toBe(true);
  }
  for (const status of ['PENDING', 'CANCELLING', 'completed', '', null]) {
    expect(hasEnded(status)).toBe(false);
  }
});

test('a run certainly goes on with those that are known alone', () => {
  for (const status of ['PENDING', 'ENDING_SIMULATIONS', 'CANCELLING']) {
    expect(isGoing(status)).toBe(true);
  }
  for (const status of ['COMPLETED', 'CANCELLED', 'DONE', 'pending', '', null]) {
    expect(isGoing(status)).toBe(false);
  }
});
