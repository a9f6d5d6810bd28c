/** When a failed request is repeated, and after which pause. Pure: time and randomness are passed in. */
import { isSpent, ServiceError } from './errors.ts';

/**
 * - `safe`: repeating does no harm
 * - `optional`: the same for an operation that a service may lack: a 501 means that it does
 * - `unless-taken`: repeated only if the service certainly did not take the request
 */
export type RetryClass = 'safe' | 'optional' | 'unless-taken';

/** A service that has never responded is given up after this long. */
const UNREACHABLE_AFTER_MS = 120_000;
/** The same for a host name that does not resolve. */
const UNRESOLVED_AFTER_MS = 30_000;

const BACKOFF_BASE_MS = 500;
const BACKOFF_CAP_MS = 20_000;
/** The longest pause after a 429, unless the request's context allows longer ones. */
export const LONGEST_PAUSE_MS = 60_000;
/** With less time left than this, no attempt is made. */
const LAST_ATTEMPT_MS = 1_000;
/** `setTimeout` does not wait at all for a longer time. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const MAX_RETRY_AFTER_CHARACTERS = 40;

export interface RetryState {
  /** Attempts made so far, at least 1. */
  attempt: number;
  startedMs: number;
  nowMs: number;
  deadlineMs: number;
  /** Whether the service has responded to any request of this process. */
  everAnswered: boolean;
  /** The longest pause after a 429, unless its `Retry-After` is longer. */
  longestPauseMs: number;
}

export type RetryPlan = { kind: 'wait'; ms: number } | { kind: 'give-up'; error: ServiceError };

/** True if this kind of failure may be repeated; `planRetry` decides whether time is left. */
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
 * What follows a failure that may be repeated. The pause has full jitter over an exponential backoff, or is
 * `Retry-After` if that is longer. A backoff is cut so that the last attempt still has a second; a
 * `Retry-After` is never cut. `random` is uniform in [0, 1).
 */
export function planRetry(error: ServiceError, state: RetryState, random: () => number): RetryPlan {
  const { attempt, startedMs, nowMs, deadlineMs, everAnswered, longestPauseMs } = state;
  const leftMs = deadlineMs - nowMs;
  const askedMs = askedPauseMs(error, nowMs);
  if (askedMs > 0 && askedMs >= leftMs) return giveUp(error, 'deadline', pastDeadline(error));
  const patienceMs = error.kind === 'unresolved' ? UNRESOLVED_AFTER_MS : UNREACHABLE_AFTER_MS;
  const reachableMs = everAnswered ? leftMs : startedMs + patienceMs - nowMs;
  const limitMs = Math.min(leftMs, reachableMs) - LAST_ATTEMPT_MS;
  if (limitMs <= 0) {
    return reachableMs < leftMs
      ? giveUp(error, error.kind, neverReached(patienceMs))
      : giveUp(error, 'deadline', 'no time is left for another attempt');
  }
  const isLimited = error.status === 429;
  const capMs = isLimited ? Math.max(longestPauseMs, BACKOFF_CAP_MS) : BACKOFF_CAP_MS;
  const backoffMs = random() * Math.min(capMs, BACKOFF_BASE_MS * 2 ** (attempt - 1));
  // All clients that get the same Retry-After would come back together, to be refused together.
  const wantedMs =
    isLimited && attempt > 1
      ? Math.min(askedMs + backoffMs, longestPauseMs)
      : Math.max(backoffMs, askedMs);
  const pauseMs = Math.max(Math.min(wantedMs, limitMs), askedMs);
  return { kind: 'wait', ms: Math.min(pauseMs, LONGEST_TIMER_MS) };
}

/**
 * Milliseconds from now that `Retry-After` asks to wait; 0 if it is missing or invalid. A date counts from the
 * time at which the response was sent, since the clock here may differ from the service's.
 */
export function askedPauseMs(
  { retryAfter = '', sentMs }: Pick<ServiceError, 'retryAfter' | 'sentMs'>,
  nowMs: number,
): number {
  const text = retryAfter.trim();
  if (/^\d+$/.test(text)) return Number(text) * 1_000;
  const dateMs = parseHttpDate(text) ?? 0;
  return Math.max(0, dateMs - (sentMs ?? nowMs));
}

/** Epoch milliseconds of a date in one of the three forms of RFC 9110, section 5.6.7. */
export function parseHttpDate(text: string): number | undefined {
  if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/.test(text)) return undefined;
  const dateMs = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(dateMs) ? undefined : dateMs;
}

function neverReached(patienceMs: number): string {
  return `given up after ${patienceMs / 1_000} s without any response: check base-url`;
}

function pastDeadline({ retryAfter }: ServiceError): string {
  const asked = `${retryAfter}`.slice(0, MAX_RETRY_AFTER_CHARACTERS);
  return `its Retry-After (${asked}) lies past the deadline of the wait`;
}

function giveUp(last: ServiceError, kind: ServiceError['kind'], why: string): RetryPlan {
  const { operation, problem, mayHaveBeenTaken } = last;
  const whole = `${problem.replace(/\.$/, '')}; ${why}`;
  const facts = { kind, operation, problem: whole, mayHaveBeenTaken, cause: last };
  return { kind: 'give-up', error: new ServiceError(facts) };
}
