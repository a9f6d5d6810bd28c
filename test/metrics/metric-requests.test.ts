import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  METRIC_LIMITS,
  type MetricLimits,
  mostConversations,
  splitMetricRequests,
} from '../../src/metrics/metric-requests.ts';
import { tries } from '../support/tries.ts';

function ids(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index}`);
}

function split(metrics: number, conversations: number, limits = METRIC_LIMITS) {
  return splitMetricRequests(ids('m', metrics), ids('c', conversations), limits);
}

/** The fewest parts that straight cuts make, found by trying every cut of every part. */
function fewestParts(metrics: number, conversations: number, limits: MetricLimits): number {
  const known = new Map<number, number>();
  const fewest = (m: number, c: number): number => {
    if (c <= mostConversations(m, limits)) return 1;
    const key = m * 10_000 + c;
    const before = known.get(key);
    if (before !== undefined) return before;
    let best = Number.POSITIVE_INFINITY;
    for (let at = 1; at <= m / 2; at += 1) best = Math.min(best, fewest(at, c) + fewest(m - at, c));
    for (let at = 1; at <= c / 2; at += 1) best = Math.min(best, fewest(m, at) + fewest(m, c - at));
    known.set(key, best);
    return best;
  };
  return fewest(metrics, conversations);
}

const smallLimits = fc
  .record({
    metrics: fc.integer({ min: 1, max: 5 }),
    conversations: fc.integer({ min: 1, max: 8 }),
  })
  .chain((limits) =>
    fc.record({
      metrics: fc.constant(limits.metrics),
      conversations: fc.constant(limits.conversations),
      items: fc.integer({ min: 1, max: limits.metrics * limits.conversations }),
    }),
  );

describe('collect-metrics makes as few jobs as possible', () => {
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
    [45, 1100, 10],
    [41, 260, 3],
    [26, 1692, 9],
    [41, 1542, 13],
    [63, 2363, 30],
    [101, 1, 6],
    [120, 333, 8],
  ])('%i metrics of %i conversations: %i', (metrics, conversations, jobs) => {
    expect(split(metrics, conversations)).toHaveLength(jobs);
  });

  test('in the order given', () => {
    expect(split(1, 501)).toEqual([
      { metricIds: ['m0'], conversationIds: ids('c', 500) },
      { metricIds: ['m0'], conversationIds: ['c500'] },
    ]);
    expect(split(21, 1).flatMap(({ metricIds }) => metricIds)).toEqual(ids('m', 21));
  });

  test('as many as trying every cut of every part comes to, whatever the limits', () => {
    fc.assert(
      fc.property(
        smallLimits,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 16 }),
        (limits, m, c) => {
          expect(split(m, c, limits)).toHaveLength(fewestParts(m, c, limits));
        },
      ),
      tries(500),
    );
  });

  test('as many as that with the limits of the service', () => {
    expect(split(26, 1692)).toHaveLength(fewestParts(26, 1692, METRIC_LIMITS));
  });

  test('each within the limits, and every metric of every conversation once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 1200 }), (m, c) => {
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
      tries(30),
    );
  });
});

test.each([
  [1, 500],
  [10, 500],
  [11, 454],
  [20, 250],
  [21, 0],
])('beside %d metrics a request takes %d conversations', (metrics, conversations) => {
  expect(mostConversations(metrics)).toBe(conversations);
});
