/** Where the run history is kept, and texts that never change. */

import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheStoreOf } from '../github/cache-store.ts';
import { HISTORY } from '../report/words/log-words.ts';
import { makeFolders } from '../runner/folders.ts';
import type { Runtime } from '../runner/runtime.ts';
import { describeError } from '../text/error-text.ts';

/** Of one document, in UTF-16 units. */
export const MAX_DOCUMENT_CHARS = 2 * 1024 * 1024;

export type HistoryPlace = { kind: 'auto' } | { kind: 'off' } | { kind: 'folder'; path: string };

/** Keeps documents by names of `[0-9a-f-]`. Both methods may reject. */
export interface Store {
  /** The newest text of that name; null if there is none. */
  read(name: string): Promise<string | null>;
  /** Replaces the newest text with what `change` returns for it. */
  update(name: string, change: (text: string | null) => string): Promise<void>;
}

/** Null if nothing is to be kept. Nothing is read yet. */
export function openStore(place: HistoryPlace, runtime: Runtime): Store | null {
  if (place.kind === 'off') return null;
  if (place.kind === 'folder') return folderStore(place.path);
  const token = runtime.env.ACTIONS_RUNTIME_TOKEN;
  if (!token) return null;
  const cache = cacheStoreOf(token, runtime);
  if (cache === null) runtime.runner.debug(HISTORY.line(HISTORY.noCache));
  return cache;
}

/** A file appears whole or not at all. If two steps write the same one at once, the later one wins. */
function folderStore(folder: string): Store {
  const pathOf = (name: string) => join(folder, `${name}.json`);
  const read = async (name: string) => readText(pathOf(name));
  return {
    read,
    async update(name, change) {
      makeFolders(folder);
      const written = `${pathOf(name)}.${randomUUID()}.tmp`;
      // An unreadable file is replaced.
      const known = await read(name).catch(() => null);
      try {
        writeFileSync(written, change(known), { flag: 'wx' });
        renameSync(written, pathOf(name));
      } finally {
        rmSync(written, { force: true });
      }
    },
  };
}

/** Null if there is no file. To open a pipe would wait for its writer. */
function readText(path: string): string | null {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (facts === undefined) return null;
  const isFit = facts.isFile() && facts.size <= MAX_DOCUMENT_CHARS;
  if (!isFit) throw new Error(HISTORY.unfit(path));
  return readFileSync(path, 'utf8');
}

/** Keeps texts that never change, such as a file at a commit. Neither method rejects. */
export function openTexts(place: HistoryPlace, runtime: Runtime) {
  const store = openStore(place, runtime);
  const digest = (name: string) => createHash('sha256').update(`text ${name}`).digest('hex');
  const debug = (error: unknown) => {
    runtime.runner.debug(HISTORY.line(describeError(error)));
    return null;
  };
  return {
    read: async (name: string) => (await store?.read(digest(name)).catch(debug)) ?? null,
    async keep(name: string, text: string) {
      await store?.update(digest(name), () => text).catch(debug);
    },
  };
}
