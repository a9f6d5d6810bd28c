/** Documents as files of a folder that other steps may share. */
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../core/clock.ts';
import { makeFolders } from '../step/folders.ts';
import { hasCode } from '../step/stops.ts';
import { LONGEST_DOCUMENT } from './document.ts';
import type { Store } from './memory.ts';

/** How long another step's turn is waited for; one that takes longer was killed in it. */
const TURN_MS = 1_000;
const LOOK_MS = 50;

/**
 * A file appears whole or not at all. Two steps at once take turns, so that what one adds the other
 * does not lose; a turn that was never ended costs a second, once.
 */
export class FolderStore implements Store {
  readonly #folder: string;
  readonly #clock: Clock;

  constructor(folder: string, clock: Clock) {
    this.#folder = folder;
    this.#clock = clock;
  }

  async read(name: string): Promise<string | null> {
    return readText(this.#pathOf(name));
  }

  async update(name: string, change: (text: string | null) => string): Promise<void> {
    makeFolders(this.#folder);
    const path = this.#pathOf(name);
    const turn = `${path}.lock`;
    await this.#takeTurn(turn);
    const written = `${path}.${randomUUID()}.tmp`;
    try {
      writeFileSync(written, change(readOrNull(path)), { flag: 'wx' });
      renameSync(written, path);
    } finally {
      rmSync(written, { force: true });
      rmSync(turn, { force: true });
    }
  }

  async #takeTurn(turn: string): Promise<void> {
    const { signal } = new AbortController();
    for (let waitedMs = 0; waitedMs < TURN_MS; waitedMs += LOOK_MS) {
      try {
        writeFileSync(turn, '', { flag: 'wx' });
        return;
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error;
      }
      await this.#clock.sleep(LOOK_MS, signal);
    }
  }

  #pathOf(name: string): string {
    return join(this.#folder, `${name}.json`);
  }
}

/** What cannot be read must not keep what is new from being written. */
function readOrNull(path: string): string | null {
  try {
    return readText(path);
  } catch {
    return null;
  }
}

/** Opened without waiting, since it may be a pipe that nobody writes to. */
function readText(path: string): string | null {
  let file: number;
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
  try {
    const facts = fstatSync(file);
    if (!facts.isFile()) throw new Error(`${path} is not a file`);
    if (facts.size > LONGEST_DOCUMENT) throw new Error(`${path} is larger than any that is kept`);
    return readFileSync(file, 'utf8');
  } finally {
    closeSync(file);
  }
}
