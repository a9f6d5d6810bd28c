import { expect, test } from 'vitest';
import { mostConversations } from '../../src/core/metric-limits.ts';

test.each([
  [1, 500],
  [10, 500],
  [11, 454],
  [20, 250],
  [21, 0],
])('beside %d metrics a request takes %d conversations', (metrics, conversations) => {
  expect(mostConversations(metrics)).toBe(conversations);
});
