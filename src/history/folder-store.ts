/** Documents as files of a folder that other steps may share. */
import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolders } from '../runner/folders.ts';
import { LONGEST_DOCUMENT } from './document.ts';
import type { Store } from './memory.ts';

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
