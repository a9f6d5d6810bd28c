/** Opens what a gate remembers. */

import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolders } from '../runner/folders.ts';
import type { Runtime } from '../runner/runtime.ts';
import { cacheStoreOf } from './cache-store.ts';
import { LONGEST_DOCUMENT } from './document.ts';
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
export function openMemory(place: MemoryPlace, gate: readonly string[], runtime: Runtime): Memory {
  const store = openStore(place, runtime);
  if (store === null) return NO_MEMORY;
  return memoryIn(store, gate, runtime.runner);
}

/** Where documents are kept; null where nothing is to be. Nothing is read yet. */
export function openStore(place: MemoryPlace, runtime: Runtime): Store | null {
  const { env, runner } = runtime;
  switch (place.kind) {
    case 'off':
      return null;
    case 'folder':
      return new FolderStore(place.path);
    case 'auto': {
      const token = env.ACTIONS_RUNTIME_TOKEN;
      if (!token) return null;
      const cache = cacheStoreOf(token, runtime);
      if (cache === null) runner.debug(NO_CACHE);
      return cache;
    }
  }
}

/** A file appears whole or not at all. If two steps write the same one at once, the later one wins. */
export class FolderStore implements Store {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(name: string): Promise<string | null> {
    return readText(this.#pathOf(name));
  }

  async update(name: string, change: (text: string | null) => string): Promise<void> {
    makeFolders(this.#folder);
    const path = this.#pathOf(name);
    const written = `${path}.${randomUUID()}.tmp`;
    try {
      writeFileSync(written, change(readOrNull(path)), { flag: 'wx' });
      renameSync(written, path);
    } finally {
      rmSync(written, { force: true });
    }
  }

  #pathOf(name: string): string {
    return join(this.#folder, `${name}.json`);
  }
}

/** An unreadable file is replaced. */
function readOrNull(path: string): string | null {
  try {
    return readText(path);
  } catch {
    return null;
  }
}

/** Null if there is no file. To open a pipe would wait for its writer. */
function readText(path: string): string | null {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (facts === undefined) return null;
  if (!facts.isFile()) throw new Error(`${path} is not a file`);
  if (facts.size > LONGEST_DOCUMENT) throw new Error(`${path} is too large for a run history`);
  return readFileSync(path, 'utf8');
}
