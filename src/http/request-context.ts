import type { ServiceError } from './errors.ts';

/** How long a request and its retries may take, and what ends them early. */
export interface RequestContext {
  /** Ends every attempt and every wait at once; the promise then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Epoch milliseconds: no attempt and no wait goes past it. It is read again for each attempt. */
  deadlineMs: number;
  /** Called after a 429; returns the deadline that applies from then on. */
  putOff?: (error: ServiceError) => number;
  /** Makes one attempt only. */
  once?: boolean;
  /** The longest pause after a 429 without `Retry-After`; a minute by default. */
  longestPauseMs?: number;
  /**
   * How long an attempt may continue once `signal` has aborted; then it ends as a timeout. Without it the
   * attempt ends at once. No further attempt is made either way.
   */
  lingerMs?: number;
}
