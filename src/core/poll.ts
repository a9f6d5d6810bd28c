import { type ExpectedEnd, learnedIntervalMs } from './expected-end.ts';

/** The wait before the next look, and when that look is due; or the end of all looking. */
export type PollStep = { kind: 'wait'; ms: number; dueMs: number } | { kind: 'expired' };

export interface PollState {
  /** When the wait began, epoch milliseconds. */
  startedMs: number;
  /** When it ends, epoch milliseconds: no step goes past it. */
  deadlineMs: number;
  maxIntervalMs: number;
  /** In place of a second. */
  minIntervalMs?: number;
  nowMs: number;
  /** When the last look was due; without it that is when it began. */
  dueMs?: number;
  /** When the last look began; without it that is now. */
  lookedMs?: number;
  /** When the last look was answered; without it that is now. */
  answeredMs?: number;
  /** When the end is likely; without it nothing is known of that. */
  expected?: ExpectedEnd | null;
}

const MIN_INTERVAL_MS = 1_000;
const SHARE_OF_WAITED = 0.2;
/** The last look comes this long before the deadline, so that its answer still counts. */
const LAST_LOOK_MS = 1_000;
/** Two looks are never closer than this, not even near the deadline. */
const MIN_GAP_MS = 100;
/** How long a service is left alone after an answer, of the shortest interval: it may have been asked late. */
const REST_SHARE = 0.9;
/** A look that comes so much too late, as among many others or after a slow answer, does not put off those that follow. */
const FORGIVEN_MS = 250;

/**
 * How long to pause after `waitedMs` of waiting: a fifth of it, within the bounds. The longer a wait has
 * lasted, the less a moment of lateness weighs.
 */
export function intervalMs(
  waitedMs: number,
  maxIntervalMs: number,
  minIntervalMs = MIN_INTERVAL_MS,
): number {
  return Math.min(Math.max(waitedMs * SHARE_OF_WAITED, minIntervalMs), maxIntervalMs);
}

/**
 * What to do after a look that decided nothing. The interval counts from when that look began, or was due
 * a moment before, so that neither the time until answers come nor the lateness of timers adds up; but from an
 * answer on, a service has nearly its shortest interval of peace. Near the deadline the step is shortened
 * so that one more look fits in; in the last second only the rest is waited out. A clock that runs
 * backwards counts as one that stands at the start. Where the end is expected, looks are far apart until it
 * is likely and close then, in the same bounds; once it is overdue, the interval is that of others.
 */
export function nextPoll(state: PollState): PollStep {
  const { startedMs, deadlineMs, maxIntervalMs, nowMs, expected = null } = state;
  const minIntervalMs = state.minIntervalMs ?? MIN_INTERVAL_MS;
  const waitedMs = Math.max(0, nowMs - startedMs);
  const leftMs = deadlineMs - startedMs - waitedMs;
  if (leftMs <= 0) return { kind: 'expired' };
  if (leftMs <= LAST_LOOK_MS) return { kind: 'wait', ms: leftMs, dueMs: nowMs + leftMs };
  const untilLastLookMs = leftMs - LAST_LOOK_MS;
  const bounds = { minMs: minIntervalMs, maxMs: maxIntervalMs };
  const learnedMs = expected === null ? null : learnedIntervalMs(nowMs, expected, bounds);
  const { lookedMs = nowMs, answeredMs = nowMs, dueMs = lookedMs } = state;
  const lateMs = Math.min(Math.max(0, lookedMs - dueMs), FORGIVEN_MS);
  const sinceDueMs = Math.max(0, nowMs - lookedMs) + lateMs;
  const intervalLeftMs =
    intervalMs(waitedMs - sinceDueMs, maxIntervalMs, minIntervalMs) - sinceDueMs;
  const restLeftMs = minIntervalMs * REST_SHARE - Math.max(0, nowMs - answeredMs);
  const pauseMs = learnedMs ?? Math.max(intervalLeftMs, restLeftMs);
  const ms = Math.max(MIN_GAP_MS, Math.min(pauseMs, untilLastLookMs));
  return { kind: 'wait', ms, dueMs: nowMs + (learnedMs ?? intervalLeftMs) };
}
