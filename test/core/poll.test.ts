import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { intervalMs, pauseMs } from '../../src/core/poll.ts';
import { tries } from '../support/tries.ts';

const MINUTE = 60_000;

describe('the polling interval', () => {
  test.each([
    [0, 10_000, 1_000],
    [4_999, 10_000, 1_000],
    [10_000, 10_000, 2_000],
    [50_000, 10_000, 10_000],
    [20 * MINUTE, 10_000, 10_000],
    [20 * MINUTE, 5 * MINUTE, 4 * MINUTE],
    [-MINUTE, 10_000, 1_000],
  ])('at a distance of %i ms with an upper bound of %i ms is %i ms', (distanceMs, maxMs, ms) => {
    expect(intervalMs(distanceMs, maxMs)).toBe(ms);
  });

  test('may have another lower bound than a second', () => {
    expect(intervalMs(1_000, MINUTE, 10_000)).toBe(10_000);
    expect(intervalMs(100_000, MINUTE, 10_000)).toBe(20_000);
  });
});

describe('the pause before the next look', () => {
  test.each([
    ['is what is left of the interval', 3_600, 60_000, 3_600],
    ['is half a second after a slow response', -2_000, 60_000, 500],
    ['leaves a second for one more look', 10_000, 5_000, 4_000],
    ['is a moment at least', 10_000, 1_050, 100],
    ['is the rest in the last second', 10_000, 600, 600],
  ])('%s', (_, intervalLeftMs, leftMs, ms) => {
    expect(pauseMs(intervalLeftMs, leftMs)).toBe(ms);
  });

  test('ends every wait at its deadline, after a last look in its last second', () => {
    const lengths = fc.integer({ min: 1, max: 100 * 60 * MINUTE });
    const bounds = fc.integer({ min: 1_000, max: 5 * MINUTE });
    fc.assert(
      fc.property(lengths, bounds, (lengthMs, maxMs) => {
        const looks: number[] = [];
        let waitedMs = 0;
        while (waitedMs < lengthMs) {
          looks.push(lengthMs - waitedMs);
          waitedMs += pauseMs(intervalMs(waitedMs, maxMs), lengthMs - waitedMs);
        }
        expect(waitedMs).toBe(lengthMs);
        if (lengthMs >= 1_000) expect(looks.at(-1)).toBeGreaterThanOrEqual(900);
        expect(looks.at(-1)).toBeLessThanOrEqual(1_000);
      }),
      tries(50),
    );
  });
});
