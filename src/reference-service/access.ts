import { createHmac } from 'node:crypto';
import { ApiError } from './errors.ts';

/** What a key may do. */
export interface Credential {
  access: 'full' | 'read-only';
  /** True for the key of a person, whose requests name their project in a header. */
  isPersonal: boolean;
}

/** A key of each kind. */
export interface Keys {
  full: string;
  readOnly: string;
  personal: string;
}

/** Keys in the shape of JWTs that depend on the seed alone, so that a restart keeps them. */
export function issueKeys(seed: string): Keys {
  return {
    full: token(seed, 'full'),
    readOnly: token(seed, 'read-only'),
    personal: token(seed, 'personal'),
  };
}

/** What the key of an `Authorization` header may do, or null where the key is unknown. */
export function credentialOf(keys: Keys, authorization: string | undefined): Credential | null {
  const key = /^Bearer ([^\s]+)$/i.exec(authorization ?? '')?.[1];
  if (key === keys.full) return { access: 'full', isPersonal: false };
  if (key === keys.readOnly) return { access: 'read-only', isPersonal: false };
  return key === keys.personal ? { access: 'full', isPersonal: true } : null;
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
