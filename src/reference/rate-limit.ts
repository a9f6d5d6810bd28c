import { ApiError } from './errors.ts';

/** So many requests of a key in a window of so many seconds. */
export interface RateLimit {
  requests: number;
  seconds: number;
}

interface Window {
  endsAt: number;
  left: number;
}

/** Counts the requests of every key; a window begins with the first request after the last one. */
export class RateLimiter {
  readonly #limit: RateLimit;
  readonly #windows = new Map<string, Window>();

  constructor(limit: RateLimit) {
    this.#limit = limit;
  }

  /** Counts a request; throws the 429 that says when the window ends. */
  count(key: string, nowMs: number): void {
    const { requests, seconds } = this.#limit;
    let window = this.#windows.get(key);
    if (window === undefined || nowMs >= window.endsAt) {
      window = { endsAt: nowMs + seconds * 1000, left: requests };
      this.#windows.set(key, window);
    }
    if (window.left === 0) {
      const waitSeconds = Math.ceil((window.endsAt - nowMs) / 1000);
      throw new ApiError(
        'too_many_requests',
        `At most ${requests} requests in ${seconds} s; try again in ${waitSeconds} s.`,
        { headers: { 'retry-after': String(waitSeconds) } },
      );
    }
    window.left -= 1;
  }
}
