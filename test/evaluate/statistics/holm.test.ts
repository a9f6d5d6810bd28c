import { describe, expect, it } from 'vitest';
import { adjustHolm } from '../../../src/evaluate/statistics/holm.ts';

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
});
