/** When a failed request is repeated, and after which pause. */

import type { Clock } from '../text/clock.ts';
import { formatDuration } from '../text/duration.ts';
import type { Channel, Outgoing, RequestContext } from './channel.ts';
import { ServiceError } from './errors.ts';
import type { HttpResponse } from './response.ts';

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
const LONGEST_PAUSE_MS = 60_000;
/** With less time left than this, no attempt is made. */
const LAST_ATTEMPT_MS = 1_000;
/** `setTimeout` does not wait at all for a longer time. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface RetryReport {
  operation: string;
  attempt: number;
  problem: string;
  waitMs: number;
}

export interface RetryOptions {
  clock: Clock;
  /** Uniform in [0, 1). */
  random: () => number;
  onRetry?: (report: RetryReport) => void;
}

/** The 2xx response of an attempt. Rejects with the `ServiceError` of the last one, or the signal's reason. */
export async function sendRepeatedly(
  channel: Channel,
  request: Outgoing,
  retry: RetryClass,
  context: RequestContext,
  { clock, random, onRetry }: RetryOptions,
): Promise<HttpResponse> {
  const { signal, once, putOff, longestPauseMs = LONGEST_PAUSE_MS } = context;
  const startedMs = clock.now();
  let limits = context;
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return await channel.request(request, limits, attempt);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (once || !mayRepeat(retry, error)) throw error;
      signal.throwIfAborted();
      if (error.status === 429 && putOff) limits = { ...context, deadlineMs: putOff(error) };
      const nowMs = clock.now();
      const { deadlineMs } = limits;
      const everAnswered = channel.hasAnswered;
      const state = { attempt, startedMs, nowMs, deadlineMs, everAnswered, longestPauseMs };
      const waitMs = planRetry(error, state, random);
      if (waitMs instanceof ServiceError) throw waitMs;
      const { operation, problem } = error;
      onRetry?.({ operation, attempt, problem, waitMs });
      await clock.sleep(waitMs, signal);
    }
  }
}

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

/** True if this kind of failure may be repeated; `planRetry` decides whether time is left. */
export function mayRepeat(retry: RetryClass, error: ServiceError): boolean {
  const { kind, status = 0, mayHaveBeenTaken } = error;
  switch (kind) {
    case 'connection':
    case 'timeout':
    case 'unresolved':
      return retry !== 'unless-taken' || !mayHaveBeenTaken;
    case 'status':
      if (status === 429) return true;
      if (status === 501 && retry === 'optional') return false;
      return retry !== 'unless-taken' && (status === 408 || status === 425 || status >= 500);
    default:
      return false;
  }
}

/**
 * The pause in milliseconds before a failed request is repeated, or the error that ends it. The pause has full
 * jitter over an exponential backoff, or is `Retry-After` if that is longer. A backoff is cut so that the last
 * attempt still has a second; a `Retry-After` is never cut. `random` is uniform in [0, 1).
 */
export function planRetry(
  error: ServiceError,
  state: RetryState,
  random: () => number,
): number | ServiceError {
  const { attempt, startedMs, nowMs, deadlineMs, everAnswered, longestPauseMs } = state;
  const leftMs = deadlineMs - nowMs;
  const askedMs = error.retryAfterMs;
  if (askedMs > 0 && askedMs >= leftMs) {
    const why = `its Retry-After of ${formatDuration(askedMs)} lies past the deadline of the wait`;
    return giveUp(error, 'deadline', why);
  }
  const patienceMs = error.kind === 'unresolved' ? UNRESOLVED_AFTER_MS : UNREACHABLE_AFTER_MS;
  const reachableMs = everAnswered ? leftMs : startedMs + patienceMs - nowMs;
  const limitMs = Math.min(leftMs, reachableMs) - LAST_ATTEMPT_MS;
  if (limitMs <= 0) {
    if (reachableMs >= leftMs) {
      return giveUp(error, 'deadline', 'no time is left for another attempt');
    }
    const why = `given up after ${patienceMs / 1_000} s without any response: check base-url`;
    return giveUp(error, error.kind, why);
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
  return Math.min(pauseMs, LONGEST_TIMER_MS);
}

function giveUp(last: ServiceError, kind: ServiceError['kind'], why: string): ServiceError {
  const { operation, problem, mayHaveBeenTaken } = last;
  const whole = `${problem.replace(/\.$/, '')}; ${why}`;
  return new ServiceError({ kind, operation, problem: whole, mayHaveBeenTaken, cause: last });
}
