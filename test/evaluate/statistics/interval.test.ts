import { describe, expect, it } from 'vitest';
import { callsToProve, confidenceInterval } from '../../../src/evaluate/statistics/interval.ts';

describe('the confidence interval', () => {
  // 15 of 148: Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I,
  // as are 81 of 263, 0 of 20 and 1 of 29.
  it.each([
    [15, 148, 6.24, 16.05],
    [81, 263, 25.53, 36.62],
    [0, 20, 0, 16.11],
    [1, 29, 0.61, 17.18],
    [6, 24, 12, 44.9],
    [24, 24, 86.2, 100],
  ])('of %s of %s calls is that of the tables', (passed, evaluated, low, high) => {
    const interval = confidenceInterval({ passed, evaluated });
    expect(interval.low).toBeCloseTo(low, 2);
    expect(interval.high).toBeCloseTo(high, 2);
  });
});

describe('the number of calls that prove a threshold', () => {
  it.each([
    [100, 95, 73],
    [100, 90, 35],
    [100, 80, 16],
    [100, 50, 4],
    [50, 0, 1],
  ])('at a rate of %s %% and a threshold of %s %%: %s', (rate, bar, calls) => {
    expect(callsToProve(rate, bar)).toBe(calls);
  });

  it.each([
    ['below the bar', 90, 95],
    ['at the bar', 95, 95],
    ['as high as it can be, with nothing left to prove it by,', 100, 100],
  ])('does not exist if the rate is %s', (_, rate, bar) => {
    expect(callsToProve(rate, bar)).toBeNull();
  });
});
