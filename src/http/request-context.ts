import type { ServiceError } from './errors.ts';

/** How long a request and its retries may take, and what ends them early. */
export interface RequestContext {
  /** Ends every attempt and every wait at once; the promise then rejects with the signal's reason. */
  signal: AbortSignal;
  /**
   * Epoch milliseconds of the clock handed in: no attempt and no wait goes past it. It is read anew
   * for each attempt.
   */
  deadlineMs: number;
  /**
   * Told that the service puts the request off (429). Gives the deadline that holds from then on, in
   * place of `deadlineMs`.
   */
  putOff?: (error: ServiceError) => number;
  /**
   * Called as soon as a response has come, with the time that it gives, by the clock of whoever sent it;
   * undefined if it gives none.
   */
  onAnswer?: (dateMs?: number) => void;
  /** One attempt, whose failure slows down no other request: what is read is not required. */
  once?: boolean;
  /** The longest pause after a 429 without `Retry-After`; a minute where it is not given. */
  longestPauseMs?: number;
  /** Ends waits and keeps further attempts from being made; an attempt that is under way goes on. */
  noMore?: AbortSignal;
  /**
   * How long a request that has been written may go on once `signal` has aborted; it is then told as
   * a timeout. Without it the attempt ends at once. No further attempt is made either way.
   */
  lingerMs?: number;
}
