import { expect, test } from 'vitest';
import { randomUUID, randomWords } from '../../src/runner/random-uuid.ts';

test('no two words are the same, and each has 128 bits', () => {
  const words = Array.from({ length: 200 }, () => randomUUID());
  expect(new Set(words).size).toBe(200);
  for (const word of words) expect(word).toMatch(/^[0-9a-f]{32}$/);
});

test.each(['/no/such/source', '/dev/null'])(
  'where the system has none, Node gives it (%s)',
  (source) => {
    const { next } = randomWords(source);
    const words = Array.from({ length: 100 }, () => next());
    expect(new Set(words).size).toBe(100);
    for (const word of words) expect(word).toMatch(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/);
  },
);
