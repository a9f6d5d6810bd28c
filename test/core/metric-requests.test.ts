import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitMetricRequests } from '../../src/core/metric-requests.ts';

function ids(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index}`);
}

function split(metrics: number, conversations: number) {
  return splitMetricRequests(ids('m', metrics), ids('c', conversations));
}

describe('contract 7: collect-metrics makes as few jobs as possible', () => {
  test.each([
    [1, 1, 1],
    [20, 250, 1],
    [10, 500, 1],
    [20, 251, 2],
    [20, 500, 2],
    [11, 500, 2],
    [21, 1, 2],
    [21, 500, 3],
    [1, 501, 2],
    [20, 501, 3],
    [21, 501, 4],
    [25, 600, 4],
    [40, 250, 2],
    [45, 1100, 11],
    [41, 260, 3],
  ])('%i metrics of %i conversations: %i', (metrics, conversations, jobs) => {
    expect(split(metrics, conversations)).toHaveLength(jobs);
  });

  test('in the order given, the larger pieces first', () => {
    const [first, second, ...rest] = split(1, 501);
    expect(first?.conversationIds).toEqual(ids('c', 500));
    expect(second).toEqual({ metricIds: ['m0'], conversationIds: ['c500'] });
    expect(rest).toEqual([]);
  });

  test('each within the limits, and every metric of every conversation once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 1200 }), (m, c) => {
        const seen = new Set<string>();
        let items = 0;
        for (const { metricIds, conversationIds } of split(m, c)) {
          expect(metricIds.length).toBeLessThanOrEqual(20);
          expect(conversationIds.length).toBeLessThanOrEqual(500);
          expect(metricIds.length * conversationIds.length).toBeLessThanOrEqual(5000);
          items += metricIds.length * conversationIds.length;
          for (const metric of metricIds) {
            for (const conversation of conversationIds) seen.add(`${metric} ${conversation}`);
          }
        }
        expect(items).toBe(m * c);
        expect(seen.size).toBe(m * c);
      }),
      { numRuns: 30 },
    );
  });

  test('never more than plain cutting would make', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 3000 }), (m, c) => {
        const plain = Array.from({ length: 20 }, (_, index) => index + 1).map(
          (size) => Math.ceil(m / size) * Math.ceil(c / Math.min(500, Math.floor(5000 / size))),
        );
        expect(split(m, c).length).toBeLessThanOrEqual(Math.min(...plain));
      }),
      { numRuns: 50 },
    );
  });
});
