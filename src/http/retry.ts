/** When a failed request is repeated, and after which pause. Pure: time and chance are handed in. */
import type { ServiceError } from './errors.ts';

/**
 * - `safe`: repeating does no harm
 * - `conditional`: repeated only when the service certainly did not take the request
 * - `never`: the same, and an answer of any kind counts as taken
 */
export type RetryClass = 'safe' | 'conditional' | 'never';

/** A service that has not answered once is given up after this long: the address is likely wrong. */
export const UNREACHABLE_AFTER_MS = 120_000;

const BACKOFF_BASE_MS = 500;
const BACKOFF_CAP_MS = 20_000;
/** An attempt gets at least this long: with less than that left, none is made. */
const LAST_ATTEMPT_MS = 1_000;
/** `setTimeout` takes a longer time for none at all. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface RetryState {
  /** Attempts made so far, at least 1. */
  attempt: number;
  startedMs: number;
  nowMs: number;
  deadlineMs: number;
  /** Whether the service has answered any request of this process. */
  everAnswered: boolean;
  /** What the failed answer asks for, or null. */
  retryAfterMs: number | null;
}

export type RetryPlan =
  | { kind: 'wait'; ms: number }
  | { kind: 'give-up'; because: 'deadline' | 'retry-after' | 'unreachable' };

/** True where the failure may be repeated by its kind; whether time is left is `planRetry`'s. */
export function mayRepeat(retry: RetryClass, error: ServiceError): boolean {
  if (error.kind === 'connection' || error.kind === 'timeout') {
    return retry === 'safe' || !error.mayHaveBeenTaken;
  }
  if (error.kind !== 'status' || error.status === undefined) return false;
  switch (retry) {
    case 'safe':
      return [408, 425, 429].includes(error.status) || error.status >= 500;
    case 'conditional':
      return error.status === 429;
    case 'never':
      return false;
  }
}

/**
 * The pause before the next attempt: full jitter over an exponential backoff, or `Retry-After`
 * where that is longer. A backoff is cut so that the last attempt still has a second; a
 * `Retry-After` is never cut. `random` is uniform in [0, 1).
 */
export function planRetry(state: RetryState, random: () => number): RetryPlan {
  const { attempt, startedMs, nowMs, deadlineMs, everAnswered, retryAfterMs } = state;
  const leftMs = deadlineMs - nowMs;
  if (retryAfterMs !== null && retryAfterMs >= leftMs) {
    return { kind: 'give-up', because: 'retry-after' };
  }
  const reachableMs = everAnswered ? leftMs : startedMs + UNREACHABLE_AFTER_MS - nowMs;
  const limitMs = Math.min(leftMs, reachableMs) - LAST_ATTEMPT_MS;
  if (limitMs <= 0) {
    return { kind: 'give-up', because: reachableMs < leftMs ? 'unreachable' : 'deadline' };
  }
  const backoffMs = random() * Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** (attempt - 1));
  const pauseMs = Math.max(Math.min(backoffMs, limitMs), retryAfterMs ?? 0);
  return { kind: 'wait', ms: Math.min(pauseMs, LONGEST_TIMER_MS) };
}

/**
 * Milliseconds from now that a `Retry-After` header asks for, or null where it says nothing usable.
 * Takes delta seconds and the three date forms of RFC 9110, section 5.6.7.
 */
export function parseRetryAfter(value: string | undefined, nowMs: number): number | null {
  const text = value?.trim() ?? '';
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text) * 1_000;
  if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/.test(text)) return null;
  const dateMs = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(dateMs) ? null : Math.max(0, dateMs - nowMs);
}
