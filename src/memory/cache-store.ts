/** Documents as entries of GitHub's cache, of which the newest of a name counts. */
import { randomUUID } from 'node:crypto';
import { ServiceError } from '../http/errors.ts';
import { PURPOSE_MS } from '../step/deadline.ts';
import type { World } from '../step/world.ts';
import type { CacheService } from './cache-service.ts';
import type { Store } from './memory.ts';

const PREFIX = 'simulation-gate-memory-';
/** A step opens three stores at most, and each may fail by the limit once. */
const LIMIT_MS = PURPOSE_MS / 3;

/**
 * A cache that fails once is not asked again, so that one out of reach costs one limit. One that
 * only refuses to be written to is still read. What two jobs add in the same second may cost one of them
 * its entry.
 */
export class CacheStore implements Store {
  readonly #cache: CacheService;
  readonly #mayWrite: boolean;
  readonly #world: Pick<World, 'clock' | 'cancelled'>;
  #failure: { error: unknown } | null = null;
  #refusedWrite: ServiceError | null = null;

  constructor(cache: CacheService, mode: string, world: Pick<World, 'clock' | 'cancelled'>) {
    this.#cache = cache;
    this.#mayWrite = mode !== 'read';
    this.#world = world;
  }

  read(name: string): Promise<string | null> {
    return this.#inTime((signal) => this.#cache.find(`${PREFIX}${name}-`, signal));
  }

  async update(name: string, change: (text: string | null) => string): Promise<void> {
    if (!this.#mayWrite) throw new Error('the cache of this job may only be read');
    if (this.#refusedWrite !== null) throw this.#refusedWrite;
    const text = change(await this.read(name));
    const key = `${PREFIX}${name}-${randomUUID()}`;
    await this.#inTime((signal) => this.#add(key, text, signal));
    if (this.#refusedWrite !== null) throw this.#refusedWrite;
  }

  async #add(key: string, text: string, signal: AbortSignal): Promise<void> {
    try {
      await this.#cache.add(key, text, signal);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.#refusedWrite = error;
    }
  }

  async #inTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (this.#failure !== null) throw this.#failure.error;
    const { clock, cancelled } = this.#world;
    const over = new AbortController();
    const late = new AbortController();
    const inTime = AbortSignal.any([cancelled, over.signal]);
    clock.sleep(LIMIT_MS, inTime).then(
      () => late.abort(new Error('the cache takes too much of the time of this step')),
      () => {},
    );
    try {
      return await work(AbortSignal.any([cancelled, late.signal]));
    } catch (error) {
      this.#failure = { error };
      throw error;
    } finally {
      over.abort();
    }
  }
}

/** Whether the cache has answered, and may be read all the same: it is neither out of reach nor broken. */
function isRefusal(error: unknown): error is ServiceError {
  return (
    error instanceof ServiceError &&
    (error.kind === 'shape' || (error.kind === 'status' && Number(error.status) < 500))
  );
}
