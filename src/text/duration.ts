import { invalid, type Parsed, valid } from './values/parsed.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** GitHub ends a workflow run after 35 days (its documented usage limits): no wait is longer. */
const LONGEST_MS = 35 * 24 * HOUR_MS;

const FIX = 'write numbers and units, such as 90s, 30m or 1h30m';

/**
 * A duration such as `90s`, `30m` or `1h30m`, in milliseconds: hours, minutes and seconds in this
 * order, each a whole number with its unit. From one second to `maxMs` (35 days).
 */
export function parseDuration(text: string, maxMs: number = LONGEST_MS): Parsed<number> {
  if (/^\d+$/.test(text)) return invalid(text, `is a number without a unit: ${FIX}`);
  const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(text);
  if (match === null || text === '') return invalid(text, `is not a duration: ${FIX}`);
  const [, hours = '0', minutes = '0', seconds = '0'] = match;
  const ms = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * SECOND_MS;
  if (ms < SECOND_MS || ms > maxMs) {
    return invalid(text, `is out of range: write a duration from 1s to ${formatDuration(maxMs)}`);
  }
  return valid(ms);
}

/** A duration as the inputs spell it, in whole seconds: `45s`, `2m10s`, `1h`. Takes milliseconds. */
export function formatDuration(ms: number): string {
  const total = Math.max(0, Math.round(ms / 1000));
  const parts = [
    [Math.floor(total / 3600), 'h'],
    [Math.floor((total % 3600) / 60), 'm'],
    [total % 60, 's'],
  ] as const;
  const text = parts.map(([count, unit]) => (count > 0 ? `${count}${unit}` : '')).join('');
  return text || '0s';
}
