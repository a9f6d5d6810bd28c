import { describe, expect, it } from 'vitest';
import { percentDigits, percentUnits } from '../../src/text/percent.ts';

describe('percentages are compared as they are written', () => {
  it('noise of floating point is no difference, a billionth is', () => {
    expect(percentUnits(0.1 + 0.2)).toBe(percentUnits(0.3));
    expect(percentUnits(30.000000000000004)).toBe(percentUnits(30));
    expect(percentUnits(80) - percentUnits(79.999999999)).toBe(1);
  });
});

describe('a percentage is shown', () => {
  it.each([
    [100, undefined, '100'],
    [33.333333, undefined, '33.33'],
    [66.666666, undefined, '66.67'],
    [0.001, undefined, '0'],
    [79.9999999, undefined, '80'],
    [79.9999999, null, '80'],
    [79.9999999, 80, '79.9999999'],
    [79.9999999, 90, '80'],
    [80.0012, 80.0041, '80.001'],
    [80.0041, 80.0012, '80.004'],
    [79.99666666666667, 80, '79.997'],
    [80, 80, '80'],
    [10.0000000004, 10, '10'],
  ])('%s beside the limit %s as %s', (percent, limit, told) => {
    expect(percentDigits(percent, limit)).toBe(told);
  });
});
