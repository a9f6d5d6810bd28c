import { expect, test } from 'vitest';
import { describeInvalidation } from '../../src/service/evidence-client.ts';

test.each([
  [null, null],
  [undefined, null],
  ['LINE_BUSY', null],
  [{}, 'invalid'],
  [{ by: { id: 1 }, at: null }, 'invalid'],
  [
    { reason: 'LINE_BUSY', attempt: 2, by: { id: 1 }, final: true },
    'reason: LINE_BUSY, attempt: 2, final: true',
  ],
  [{ reason: 'two\nlines' }, 'reason: two lines'],
])('%j is shown as %j', (invalidation, shown) => {
  expect(describeInvalidation(invalidation)).toBe(shown);
});

test('a long reason is cut', () => {
  expect(describeInvalidation({ reason: 'x'.repeat(10_000) })).toHaveLength(300);
});
