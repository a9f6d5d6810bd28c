import { describe, expect, it } from 'vitest';
import {
  formatChange,
  formatCount,
  formatCounted,
  formatList,
  formatPercent,
  formatShare,
} from '../../src/report/format.ts';

describe('values as text', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1234567, '1,234,567'],
    [-1234, '-1,234'],
  ])('count %d is %s', (count, expected) => {
    expect(formatCount(count)).toBe(expected);
  });

  it('a noun follows its count', () => {
    expect(formatCounted(1, 'theme')).toBe('1 theme');
    expect(formatCounted(0, 'theme')).toBe('0 themes');
    expect(formatCounted(2000, 'analysis', 'analyses')).toBe('2,000 analyses');
  });

  it('a list says how many names it leaves out', () => {
    expect(formatList(['a', 'b'], 2)).toBe('a, b');
    expect(formatList(['a', 'b', 'c'], 2, (name) => `<${name}>`)).toBe('<a>, <b> and 1 more');
  });

  it.each([
    [null, '–'],
    [0, '0%'],
    [-0, '0%'],
    [100, '100%'],
    [93.3333333333, '93.33%'],
    [0.1 + 0.2, '0.3%'],
    [12.5, '12.5%'],
    [0.001, '<0.01%'],
    [99.999, '>99.99%'],
    [99.99, '99.99%'],
  ])(
    'rate %d is %s: null is never 0, what is not whole is never rounded to whole',
    (rate, expected) => {
      expect(formatPercent(rate)).toBe(expected);
    },
  );

  it.each([
    [9, 40, '9/40 (22.5%)'],
    [1, 3, '1/3 (33.3%)'],
    [0, 40, '0/40 (0%)'],
    [0, 0, '0/0'],
    [1, 5000, '1/5,000 (<0.1%)'],
    [4999, 5000, '4,999/5,000 (>99.9%)'],
  ])('%d of %d is %s', (part, whole, expected) => {
    expect(formatShare(part, whole)).toBe(expected);
  });

  it.each([
    [1999, 2500, 80, '1,999/2,500 (79.96%)'],
    [1999, 2500, null, '1,999/2,500 (80%)'],
    [4, 5, 80, '4/5 (80%)'],
    [4, 5, 79.99999999999999, '4/5 (80%)'],
  ])('%d of %d beside %d %% is %s', (part, whole, beside, expected) => {
    expect(formatShare(part, whole, beside)).toBe(expected);
  });

  it.each([
    [80, 92.5, '+12.5'],
    [92.5, 80, '-12.5'],
    [0.3, 0.1 + 0.2, '±0'],
    [0.1 + 0.2, 0.3, '±0'],
  ])('from %d to %d is %s points', (previous, current, expected) => {
    expect(formatChange(current - previous)).toBe(expected);
  });
});
