import { describe, expect, it } from 'vitest';
import { parseIsoTime, parseTime } from '../../../src/text/values/iso-time.ts';
import { invalid, valid } from '../../../src/text/values/parsed.ts';

const NOON = Date.UTC(2026, 0, 31, 12, 0, 0);

describe('a time is an ISO 8601 date and time with a zone', () => {
  it.each([
    ['2026-01-31T12:00:00Z', NOON],
    ['2026-01-31T12:00Z', NOON],
    ['2026-01-31T12:00:00.000Z', NOON],
    ['2026-01-31T12:00:00.5Z', NOON + 500],
    ['2026-01-31T12:00:00.123999999Z', NOON + 123],
    ['2026-01-31T14:00:00+02:00', NOON],
    ['2026-01-31T14:00:00+0200', NOON],
    ['2026-01-31T14:00:00+02', NOON],
    ['2026-01-31T12:00:00,5Z', NOON + 500],
    ['2026-01-31T06:30:00-05:30', NOON],
    ['2026-01-31T12:00:00-00:00', NOON],
    ['2024-02-29T00:00:00Z', Date.UTC(2024, 1, 29)],
    ['0001-01-01T00:00:00Z', -62135596800000],
  ])('%s', (text, ms) => {
    expect(parseIsoTime(text)).toBe(ms);
    expect(parseTime(text)).toEqual(valid(text));
  });

  it.each([
    '',
    '2026-01-31',
    '2026-02-30T12:00:00Z',
    '2026-13-01T12:00:00Z',
    '-000001-01-01T12:00:00Z',
    '2026-01-31T24:00:00Z',
    '2026-01-31 12:00:00Z',
    '2026-01-31T12:00:00+24:00',
    '20260131T120000Z',
    '1769860800',
    'Sat, 31 Jan 2026 12:00:00 GMT',
  ])("'%s' is none", (text) => {
    expect(parseIsoTime(text)).toBeNull();
    expect(parseTime(text)).toEqual(
      invalid(
        text,
        'is not an ISO 8601 date and time: write it with a zone, such as 2026-01-31T14:30:00Z',
      ),
    );
  });

  it.each(['2026-01-31T12:00:00', '2026-01-31T12:00', '2026-01-31T12:00:00.5'])(
    '%s has no zone, and the message has the fix',
    (text) => {
      expect(parseIsoTime(text)).toBeNull();
      expect(parseTime(text)).toEqual(
        invalid(text, 'has no zone: end it with Z for UTC, or with an offset such as +02:00'),
      );
    },
  );
});
