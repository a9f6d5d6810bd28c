import { expect, test } from 'vitest';
import { splitRequests } from '../../../src/actions/collect-metrics/metric-jobs.ts';

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
