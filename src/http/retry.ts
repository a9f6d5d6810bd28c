/** When a failed request is repeated, and after which pause. Pure: time and chance are handed in. */
import { cut } from './answer-text.ts';
import { isSpent, ServiceError } from './errors.ts';

/**
 * - `safe`: repeating does no harm
 * - `optional`: the same, of an operation that no service has to offer: a 501 says that it is missing
 * - `unless-taken`: repeated only where the service certainly did not take the request, which no
 *   answer but 429 says
 */
export type RetryClass = 'safe' | 'optional' | 'unless-taken';

/** A service that has not answered once is given up after this long: the address is likely wrong. */
const UNREACHABLE_AFTER_MS = 120_000;
/** The same for a host name that leads nowhere, which is rarely a matter of time. */
const UNRESOLVED_AFTER_MS = 30_000;

const BACKOFF_BASE_MS = 500;
const BACKOFF_CAP_MS = 20_000;
/** A service with too many at its door is asked less and less often: of the time since the step began to ask, */
const SHARE_OF_SINCE = 0.6;
/** but so often at least, unless the context of the request allows longer pauses. */
export const LONGEST_PAUSE_MS = 60_000;
/** An attempt gets at least this long: with less than that left, none is made. */
const LAST_ATTEMPT_MS = 1_000;
/** `setTimeout` takes a longer time for none at all. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const MAX_RETRY_AFTER_CHARACTERS = 40;

export interface RetryState {
  /** Attempts made so far, at least 1. */
  attempt: number;
  startedMs: number;
  nowMs: number;
  deadlineMs: number;
  /** Whether the service has answered any request of this process. */
  everAnswered: boolean;
  /** How many of its latest answers were 429, those of one moment once, less those that were not. */
  refusals: number;
  /** Since when the service is asked at all. */
  sinceMs: number;
  /** No pause is longer after a 429, unless its `Retry-After` is. */
  longestPauseMs: number;
}

export type RetryPlan =
  | { kind: 'wait'; ms: number }
  /** What the request comes to. */
  | { kind: 'give-up'; error: ServiceError };

/** True where the failure may be repeated by its kind; whether time is left is `planRetry`'s. */
export function mayRepeat(retry: RetryClass, error: ServiceError): boolean {
  const { kind, status = 0, mayHaveBeenTaken } = error;
  switch (kind) {
    case 'connection':
    case 'timeout':
    case 'unresolved':
      return retry !== 'unless-taken' || !mayHaveBeenTaken;
    case 'status':
      if (status === 429) return !isSpent(error);
      if (status === 501 && retry === 'optional') return false;
      return retry !== 'unless-taken' && (status === 408 || status === 425 || status >= 500);
    default:
      return false;
  }
}

/**
 * What follows a failure that may be repeated. The pause before the next one has full jitter over an exponential
 * backoff, or is `Retry-After` where that is longer. A backoff is cut so that the last attempt still
 * has a second; a `Retry-After` is never cut. `random` is uniform in [0, 1).
 */
export function planRetry(error: ServiceError, state: RetryState, random: () => number): RetryPlan {
  const { startedMs, nowMs, deadlineMs, everAnswered } = state;
  const leftMs = deadlineMs - nowMs;
  const askedMs = askedPauseMs(error, nowMs);
  if (askedMs > 0 && askedMs >= leftMs) return { kind: 'give-up', error: refusedTooLong(error) };
  const patienceMs = error.kind === 'unresolved' ? UNRESOLVED_AFTER_MS : UNREACHABLE_AFTER_MS;
  const reachableMs = everAnswered ? leftMs : startedMs + patienceMs - nowMs;
  const limitMs = Math.min(leftMs, reachableMs) - LAST_ATTEMPT_MS;
  if (limitMs <= 0) {
    const end = reachableMs < leftMs ? neverReached(error, patienceMs) : outOfTime(error);
    return { kind: 'give-up', error: end };
  }
  const backoffMs = random() * highestBackoff(error, state);
  // All who are told the same moment would come back together, to be refused together.
  const isCrowd = error.status === 429 && state.refusals > 1;
  const wantedMs = isCrowd
    ? Math.min(askedMs + backoffMs, state.longestPauseMs)
    : Math.max(backoffMs, askedMs);
  const pauseMs = Math.max(Math.min(wantedMs, limitMs), askedMs);
  return { kind: 'wait', ms: Math.min(pauseMs, LONGEST_TIMER_MS) };
}

/**
 * Doubles from attempt to attempt. Where the service refuses for too many requests, it goes on from
 * request to request, and may grow with the time that has passed: many who wait at the same door get in
 * no sooner by knocking more often.
 */
function highestBackoff({ status }: ServiceError, state: RetryState): number {
  const { attempt, nowMs, refusals, sinceMs, longestPauseMs } = state;
  if (status !== 429) return Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** (attempt - 1));
  const longest = Math.min((nowMs - sinceMs) * SHARE_OF_SINCE, longestPauseMs);
  return Math.min(
    Math.max(longest, BACKOFF_CAP_MS),
    BACKOFF_BASE_MS * 2 ** Math.max(refusals, attempt - 1),
  );
}

/**
 * Milliseconds from now that the answer asks to wait for; 0 where it asks for nothing usable. A date counts
 * from when the answer was sent, where it tells that: the clock here may be another than the service's.
 */
export function askedPauseMs(
  { retryAfter, sentMs }: Pick<ServiceError, 'retryAfter' | 'sentMs'>,
  nowMs: number,
): number {
  return parseRetryAfter(retryAfter, sentMs ?? nowMs) ?? 0;
}

/**
 * Milliseconds from `nowMs` on that a `Retry-After` header asks for, or null where it says nothing usable.
 * Takes a date and delta seconds, of several the longest: a gateway may have added its own.
 */
export function parseRetryAfter(value: string | undefined, nowMs: number): number | null {
  const text = value?.trim() ?? '';
  const parts = text.split(',').map((part) => part.trim());
  if (parts.every((part) => /^\d+(?:\.\d+)?$/.test(part))) {
    return Math.max(...parts.map(Number)) * 1_000;
  }
  const dateMs = parseHttpDate(text);
  return dateMs === undefined ? null : Math.max(0, dateMs - nowMs);
}

/** Epoch milliseconds of a date in one of the three forms of RFC 9110, section 5.6.7. */
export function parseHttpDate(text: string): number | undefined {
  if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/.test(text)) return undefined;
  const dateMs = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(dateMs) ? undefined : dateMs;
}

function neverReached(last: ServiceError, patienceMs: number): ServiceError {
  const { kind, proxyVariable } = last;
  const setting = proxyVariable ?? 'base-url';
  return ended(
    last,
    kind,
    `given up after ${patienceMs / 1_000} s, since nothing at this address has answered yet: check ${setting}`,
  );
}

function refusedTooLong(last: ServiceError): ServiceError {
  const asked = cut(`${last.retryAfter}`, MAX_RETRY_AFTER_CHARACTERS);
  return ended(last, 'deadline', `its Retry-After (${asked}) lies past the deadline of the wait`);
}

function outOfTime(last: ServiceError): ServiceError {
  return ended(last, 'deadline', 'no time is left for another attempt');
}

/** The end of all attempts, with the last failure in its text. */
function ended(last: ServiceError, kind: ServiceError['kind'], why: string): ServiceError {
  const { operation, problem, mayHaveBeenTaken } = last;
  return new ServiceError({
    kind,
    operation,
    problem: `${problem.replace(/\.$/, '')}; ${why}`,
    mayHaveBeenTaken,
    cause: last,
  });
}
