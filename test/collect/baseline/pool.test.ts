import { describe, expect, test } from 'vitest';
import { resultInPool } from '../../../src/collect/baseline/compare.ts';
import { counted, earlierRun, rated } from './runs.ts';

const runs = (...checks: Parameters<typeof counted>[]) =>
  checks.map((check) => earlierRun({ checks: [counted(...check)] }));

describe('pooled checks', () => {
  test('add up their calls', () => {
    const pooled = resultInPool(runs(['refund', 20, 24], ['refund', 24, 24], ['refund', 4, 12]));
    expect(pooled({ name: 'refund' })).toEqual({ counts: { passed: 48, evaluated: 60 }, rate: 80 });
  });

  test('without counts are the mean of what is told', () => {
    const pooled = resultInPool([
      earlierRun({ checks: [rated('refund', 90)] }),
      earlierRun({ checks: [rated('refund', null)] }),
      earlierRun({ checks: [rated('refund', 70)] }),
    ]);
    expect(pooled({ name: 'refund' })).toEqual({ counts: null, rate: 80 });
  });

  test('give a mere rate no weight beside counts', () => {
    const pooled = resultInPool([
      earlierRun({ checks: [rated('refund', 0)] }),
      earlierRun({ checks: [counted('refund', 9, 10)] }),
    ]);
    expect(pooled({ name: 'refund' })).toEqual({ counts: { passed: 9, evaluated: 10 }, rate: 90 });
  });

  test('that no call was graded by have no rate', () => {
    expect(resultInPool(runs(['refund', 0, 0]))({ name: 'refund' })).toEqual({
      counts: null,
      rate: null,
    });
    const graded = { ...rated('refund', 50), evaluated: 24 };
    expect(resultInPool([earlierRun({ checks: [graded] })])({ name: 'refund' })).toEqual({
      counts: null,
      rate: 50,
    });
    expect(
      resultInPool([earlierRun({ checks: [rated('refund', null)] })])({ name: 'refund' }),
    ).toEqual({
      counts: null,
      rate: null,
    });
  });

  test('are known by their names, whatever these are', () => {
    const pooled = resultInPool(runs(['__proto__', 1, 2], ['constructor', 1, 4]));
    expect(pooled({ name: '__proto__' }).rate).toBe(50);
    expect(pooled({ name: 'constructor' }).rate).toBe(25);
    expect(pooled({ name: 'toString' })).toEqual({ counts: null, rate: null });
  });
});
