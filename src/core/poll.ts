const MIN_INTERVAL_MS = 1_000;
const SHARE = 0.2;
/** The last look comes this long before the deadline, so that its response still counts. */
const LAST_LOOK_MS = 1_000;
/** Two looks are never closer than this, not even near the deadline. */
const MIN_GAP_MS = 100;

/**
 * From one look to the next: 20 % of the distance to the expected end, before it and after it. Without an
 * expected end it is 20 % of the time already waited.
 *
 * @param distanceMs from the look to the expected end, or from the start of the wait to the look
 */
export function intervalMs(
  distanceMs: number,
  maxIntervalMs: number,
  minIntervalMs = MIN_INTERVAL_MS,
): number {
  return Math.min(Math.max(distanceMs * SHARE, minIntervalMs), maxIntervalMs);
}

/**
 * The pause before the next look. A service that responds slowly is left alone for half a second. Near the
 * deadline the pause is shortened so that one more look fits in; in the last second only the rest is waited.
 *
 * @param intervalLeftMs what the last look has left of its interval
 * @param leftMs until the deadline, more than 0
 */
export function pauseMs(intervalLeftMs: number, leftMs: number): number {
  if (leftMs <= LAST_LOOK_MS) return leftMs;
  const wantedMs = Math.max(intervalLeftMs, MIN_INTERVAL_MS / 2);
  return Math.max(MIN_GAP_MS, Math.min(wantedMs, leftMs - LAST_LOOK_MS));
}
