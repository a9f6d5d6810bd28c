import { describe, expect, it } from 'vitest';
import { formatDuration, parseDuration } from '../../src/text/duration.ts';
import { invalid, valid } from '../../src/text/values/parsed.ts';

const FIX = 'write numbers and units, such as 90s, 30m or 1h30m';

describe('a duration is numbers and units', () => {
  it.each([
    ['1s', 1_000],
    ['90s', 90_000],
    ['30m', 1_800_000],
    ['1h30m', 5_400_000],
    ['1h30m15s', 5_415_000],
    ['2h5s', 7_205_000],
    ['0h1m', 60_000],
    ['007m', 420_000],
    ['840h', 3_024_000_000],
  ])('%s is %d ms', (text, ms) => {
    expect(parseDuration(text)).toEqual(valid(ms));
  });

  it.each(['30', '0', '1800000'])('the bare number %s is refused', (text) => {
    expect(parseDuration(text)).toEqual(invalid(text, `is a number without a unit: ${FIX}`));
  });

  it.each(['', '30 m', '1m1h', '1.5h', '-5m', '５m', '1e3s'])("'%s' is no duration", (text) => {
    expect(parseDuration(text)).toEqual(invalid(text, `is not a duration: ${FIX}`));
  });

  it.each(['0s', '0h0m0s', '841h', '50401m', `${'9'.repeat(400)}h`])(
    '%s is out of range',
    (text) => {
      expect(parseDuration(text)).toEqual(
        invalid(text, 'is out of range: write a duration from 1s to 840h'),
      );
    },
  );

  it('a lower limit than 35 days is kept and named', () => {
    expect(parseDuration('5m', 300_000)).toEqual(valid(300_000));
    expect(parseDuration('301s', 300_000)).toEqual(
      invalid('301s', 'is out of range: write a duration from 1s to 5m'),
    );
  });
});

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
