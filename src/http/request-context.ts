/** How long a request and its retries may take, and what ends them early. */
export interface RequestContext {
  /** Ends every attempt and every wait at once; the promise then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Epoch milliseconds of the clock handed in: no attempt and no wait goes past it. */
  deadlineMs: number;
  /**
   * How long an attempt that is under way may go on once the signal has aborted; it is then told as
   * a timeout. Without it the attempt ends at once. No further attempt is made either way.
   */
  lingerMs?: number;
}
