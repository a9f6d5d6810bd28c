import { invalid, type Parsed, valid } from './parsed.ts';

const ISO_TIME =
  /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/;

/**
 * Epoch milliseconds of an ISO 8601 date and time with its zone (`Z`, `+02:00`, `+0200`, `+02`), or null for anything
 * else. Seconds may be left out; what is finer than a millisecond is cut.
 */
export function parseIsoTime(time: string | null | undefined): number | null {
  const text = time ?? '';
  const day = text.slice(0, 10);
  // The engine alone would take 30 February for a day in March.
  const isTime = ISO_TIME.test(text) && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day);
  return isTime ? Date.parse(text.replace(',', '.').replace(/[+-]\d\d$/, '$&:00')) : null;
}

/** ISO 8601 with date, time and zone; returned as written. */
export function parseTime(text: string): Parsed<string> {
  if (parseIsoTime(text) !== null) return valid(text);
  if (parseIsoTime(`${text}Z`) !== null) {
    return invalid(text, 'has no zone: end it with Z for UTC, or with an offset such as +02:00');
  }
  return invalid(
    text,
    'is not an ISO 8601 date and time: write it with a zone, such as 2026-01-31T14:30:00Z',
  );
}

/** The same time in UTC; null if there is none. */
export function inUtc(time: string | null | undefined): string | null {
  const ms = parseIsoTime(time);
  return ms === null ? null : new Date(ms).toISOString();
}
