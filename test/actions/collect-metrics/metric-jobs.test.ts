import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitRequests } from '../../../src/actions/collect-metrics/metric-jobs.ts';
import { tries } from '../../support/tries.ts';

function ids(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index}`);
}

test.each([
  [1, 1, 1],
  [20, 250, 1],
  [10, 500, 1],
  [20, 251, 2],
  [21, 1, 2],
  [1, 501, 2],
  [21, 500, 3],
])('%i metrics of %i conversations take %i requests', (metrics, conversations, count) => {
  expect(splitRequests(ids('m', metrics), ids('c', conversations))).toHaveLength(count);
});

test('each request is within the limits, and every metric of every conversation is in one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 1200 }), (m, c) => {
      const items = new Set<string>();
      let count = 0;
      for (const request of splitRequests(ids('m', m), ids('c', c))) {
        const { metricIds, conversationIds } = request;
        expect(metricIds.length).toBeLessThanOrEqual(20);
        expect(conversationIds.length).toBeLessThanOrEqual(500);
        expect(metricIds.length * conversationIds.length).toBeLessThanOrEqual(5000);
        count += metricIds.length * conversationIds.length;
        for (const metric of metricIds) {
          for (const conversation of conversationIds) items.add(`${metric} ${conversation}`);
        }
      }
      expect([count, items.size]).toEqual([m * c, m * c]);
    }),
    tries(30),
  );
});
