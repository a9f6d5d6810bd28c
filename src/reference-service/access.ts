import { createHmac } from 'node:crypto';
import { ApiError } from './api-error.ts';

/** What a key may do. */
export type Access = 'full' | 'read-only';

/** A key of each access level. */
export interface Keys {
  full: string;
  readOnly: string;
}

/** Keys in the shape of JWTs that depend on the seed alone, so that a restart keeps them. */
export function issueKeys(seed: string): Keys {
  return { full: token(seed, 'full'), readOnly: token(seed, 'read-only') };
}

/** The access of the key in an `Authorization` header, or null if the key is unknown. */
export function accessOf(keys: Keys, authorization: string | undefined): Access | null {
  const key = /^Bearer ([^\s]+)$/i.exec(authorization ?? '')?.[1];
  if (key === keys.full) return 'full';
  return key === keys.readOnly ? 'read-only' : null;
}

function token(seed: string, access: string): string {
  const payload = [
    { alg: 'HS256', typ: 'JWT' },
    { sub: 'reference-service', access },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${payload}.${createHmac('sha256', seed).update(payload).digest('base64url')}`;
}

/** Requests of a key in a window of seconds. */
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
