import { invalid, type Parsed, valid } from './parsed.ts';

const DATE_TIME =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::(\d\d)(?:[.,](\d+))?)?(?:Z|([+-])([01]\d|2[0-3])(?::?([0-5]\d))?)$/;

/**
 * Epoch milliseconds of an ISO 8601 date and time with its zone (`Z`, `+02:00`, `+0200`, `+02`),
 * or null for anything else. Seconds may be left out; what is finer than a millisecond is cut.
 */
export function parseIsoTime(text: string): number | null {
  const match = DATE_TIME.exec(text);
  if (match === null) return null;
  const [, minute, second = '00', fraction = '', sign, hours = '0', minutes = '0'] = match;
  const local = `${minute}:${second}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
  const localMs = Date.parse(local);
  // A day such as 30 February is either refused or rolled over, depending on the engine.
  if (Number.isNaN(localMs) || new Date(localMs).toISOString() !== local) return null;
  const offsetMs = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? localMs + offsetMs : localMs - offsetMs;
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
