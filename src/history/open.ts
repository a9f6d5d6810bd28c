/** Opens what a gate remembers. */
import type { World } from '../runner/world.ts';
import { cacheStoreOf } from './cache-store.ts';
import { FolderStore } from './folder-store.ts';
import { type Memory, memoryIn, type Store } from './memory.ts';

/** The input `memory`. */
export type MemoryPlace = { kind: 'auto' } | { kind: 'off' } | { kind: 'folder'; path: string };

const NO_CACHE =
  'memory: this job has no cache of the current protocol (GitHub Enterprise Server offers none), so nothing is recorded: give the input memory a folder that is kept from job to job';

/** Records nothing. */
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
  const { env, runner } = world;
  switch (place.kind) {
    case 'off':
      return null;
    case 'folder':
      return new FolderStore(place.path);
    case 'auto': {
      const token = env.ACTIONS_RUNTIME_TOKEN;
      if (!token) return null;
      const cache = cacheStoreOf(token, world);
      if (cache === null) runner.debug(NO_CACHE);
      return cache;
    }
  }
}
