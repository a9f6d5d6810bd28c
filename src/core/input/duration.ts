import { formatDuration } from '../text/duration.ts';
import { invalid, type Parsed, valid } from './parsed.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** GitHub ends a workflow run after 35 days (its documented usage limits): no wait is longer. */
const LONGEST_MS = 35 * 24 * HOUR_MS;

const CURE = 'write numbers and units, such as 90s, 30m or 1h30m';

/**
 * A duration such as `90s`, `30m` or `1h30m`, in milliseconds: hours, minutes and seconds in this
 * order, each a whole number with its unit. From one second to `maxMs` (35 days).
 */
export function parseDuration(text: string, maxMs: number = LONGEST_MS): Parsed<number> {
  if (/^\d+$/.test(text)) return invalid(text, `is a number without a unit: ${CURE}`);
  const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(text);
  if (match === null || text === '') return invalid(text, `is not a duration: ${CURE}`);
  const [, hours = '0', minutes = '0', seconds = '0'] = match;
  const ms = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * SECOND_MS;
  if (ms < SECOND_MS || ms > maxMs) {
    return invalid(text, `is out of range: write a duration from 1s to ${formatDuration(maxMs)}`);
  }
  return valid(ms);
}
