import { expect, it } from 'vitest';
import { formatDuration } from '../../../src/core/text/duration.ts';

it.each([
  [0, '0s'],
  [-5, '0s'],
  [499, '0s'],
  [500, '1s'],
  [59_499, '59s'],
  [59_500, '1m'],
  [130_000, '2m10s'],
  [3_600_000, '1h'],
  [3_661_000, '1h1m1s'],
])('spells %d ms as %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
