/** Opens what a gate remembers. */
import type { Environment } from '../runner/runner.ts';
import type { World } from '../step/world.ts';
import { cacheServiceOf } from './cache-service.ts';
import { CacheStore } from './cache-store.ts';
import { FolderStore } from './folder-store.ts';
import { type Memory, memoryIn, type Store } from './memory.ts';

/** The input `memory`. */
export type MemoryPlace = { kind: 'auto' } | { kind: 'off' } | { kind: 'folder'; path: string };

/** Remembers nothing. */
export const NO_MEMORY: Memory = {
  recall: async () => [],
  remember: async () => {},
};

/**
 * Opens the memory of a gate. Nothing is read yet.
 *
 * @param gate what tells the gate from others, the same from run to run
 */
export function openMemory(place: MemoryPlace, gate: readonly string[], world: World): Memory {
  const store = openStore(place, world);
  if (store === null) return NO_MEMORY;
  return memoryIn(store, gate, world.runner);
}

/** Where documents are kept; null where nothing is to be. Nothing is read yet. */
export function openStore(place: MemoryPlace, world: World): Store | null {
  const { env, clock, runner } = world;
  switch (place.kind) {
    case 'off':
      return null;
    case 'folder': {
      return new FolderStore(place.path, clock);
    }
    case 'auto': {
      const token = env.ACTIONS_RUNTIME_TOKEN;
      if (!token || !isReadable(env)) return null;
      const cache = cacheServiceOf(token, env, clock);
      if (cache !== null) return new CacheStore(cache, modeOf(env), world);
      runner.debug(
        'memory: this job has no cache of the current protocol (GitHub Enterprise Server offers none), so nothing is kept: give the input memory a folder that is kept from job to job',
      );
      return null;
    }
  }
}

/** Where nothing can be read, what is written would take the place of what was there. */
function isReadable(env: Environment): boolean {
  return !['none', 'write-only'].includes(modeOf(env));
}

/** What the runner lets the job do with its cache. */
function modeOf({ ACTIONS_CACHE_MODE: mode = '' }: Environment): string {
  return mode.trim().toLowerCase();
}
