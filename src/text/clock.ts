/** Time as it is handed in: nothing but the entry knows the real clock. */
export interface Clock {
  /** Epoch milliseconds that never jump or run backwards while the process lives. */
  now(): number;
  /** Resolves after `ms`, or rejects with the signal's reason as soon as it aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** Ends in the next turn of the event loop, once what came in meanwhile has been heard, such as a signal. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
