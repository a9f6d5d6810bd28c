import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjustHolm } from '../../../src/evaluate/statistics/holm.ts';

const anyProbabilities = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 });

describe('probabilities adjusted by Holm', () => {
  // As R's p.adjust(…, "holm") gives them.
  it.each([
    [
      [0.01, 0.04, 0.03],
      [0.03, 0.06, 0.06],
    ],
    [
      [0.01, 0.02, 0.03, 0.04, 0.05],
      [0.05, 0.08, 0.09, 0.09, 0.09],
    ],
    [
      [0.6, 0.001],
      [0.6, 0.002],
    ],
    [
      [0.7, 0.9],
      [1, 1],
    ],
    [[0.02], [0.02]],
    [[], []],
  ])('of %j are %j', (probabilities, adjusted) => {
    expect(adjustHolm(probabilities).map((p) => Number(p.toFixed(12)))).toEqual(adjusted);
  });

  it('keep their order, are none smaller than before, and never more than Bonferroni makes them', () => {
    fc.assert(
      fc.property(anyProbabilities, (probabilities) => {
        const adjusted = adjustHolm(probabilities);
        for (const [index, p] of probabilities.entries()) {
          const own = adjusted[index] ?? Number.NaN;
          expect(own).toBeGreaterThanOrEqual(p);
          expect(own).toBeLessThanOrEqual(Math.min(1, p * probabilities.length));
          for (const [other, q] of probabilities.entries()) {
            if (p < q) expect(own).toBeLessThanOrEqual(adjusted[other] ?? Number.NaN);
          }
        }
      }),
    );
  });
});
