/** Documents as entries of GitHub's cache, of which the newest of a name counts. */
import { randomUUID } from 'node:crypto';
import type { Clock } from '../core/clock.ts';
import type { CacheService } from './cache-service.ts';
import type { Store } from './memory.ts';

const PREFIX = 'simulation-gate-memory-';
/** How long reading, or writing, may take. */
const LIMIT_MS = 10_000;

/**
 * A cache that fails once is not asked again, so that one out of reach costs the job one limit. What two
 * jobs add in the same second may cost one of them its entry.
 */
export class CacheStore implements Store {
  readonly #cache: CacheService;
  readonly #mayWrite: boolean;
  readonly #clock: Clock;
  readonly #cancelled: AbortSignal;
  #failure: { error: unknown } | null = null;

  constructor(cache: CacheService, mode: string, clock: Clock, cancelled: AbortSignal) {
    this.#cache = cache;
    this.#mayWrite = mode !== 'read';
    this.#clock = clock;
    this.#cancelled = cancelled;
  }

  read(name: string): Promise<string | null> {
    return this.#inTime((signal) => this.#cache.find(`${PREFIX}${name}-`, signal));
  }

  async update(name: string, change: (text: string | null) => string): Promise<void> {
    if (!this.#mayWrite) throw new Error('the cache of this job may only be read');
    const text = change(await this.read(name));
    const key = `${PREFIX}${name}-${randomUUID()}`;
    await this.#inTime((signal) => this.#cache.add(key, text, signal));
  }

  async #inTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (this.#failure !== null) throw this.#failure.error;
    const over = new AbortController();
    const late = new AbortController();
    const inTime = AbortSignal.any([this.#cancelled, over.signal]);
    this.#clock.sleep(LIMIT_MS, inTime).then(
      () => late.abort(new Error('the cache takes too much of the time of this job')),
      () => {},
    );
    try {
      return await work(AbortSignal.any([this.#cancelled, late.signal]));
    } catch (error) {
      this.#failure = { error };
      throw error;
    } finally {
      over.abort();
    }
  }
}
