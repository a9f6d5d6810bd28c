import { createHash } from 'node:crypto';
import { closeSync, fstatSync, mkdtempSync, openSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fate } from './fate.ts';
import { type Entry, externalIdOf } from './manifest/entry.ts';

/** The report file: one line of JSON for each call, written as soon as its fate is known. */
export class CallReport {
  readonly path: string;
  readonly #file: number;
  #failure: unknown = null;

  /**
   * Throws where no file can be made.
   *
   * @param folder where it is to be; without it, among the machine's temporary files
   */
  constructor(folder: string | undefined) {
    this.path = join(mkdtempSync(join(folder || tmpdir(), 'ingest-calls-')), 'calls.ndjson');
    this.#file = openSync(this.path, 'a');
  }

  /** False once a line could not be written. */
  get isWhole(): boolean {
    return this.#failure === null;
  }

  /** Throws where the file cannot be written, or nobody could read it, from then on. */
  write(entry: Entry, { result, id, why }: Fate): void {
    if (this.#failure !== null) throw this.#failure;
    const externalId = externalIdOf(entry.value);
    const name = externalId === null ? { externalId, digest: entryDigest(entry) } : { externalId };
    const place = { line: entry.line, entry: entry.entry };
    const line = `${JSON.stringify({ ...place, ...name, result, id, why })}\n`;
    try {
      // A file that was removed takes what is written and shows it to nobody.
      if (fstatSync(this.#file).nlink === 0) throw new Error('it was removed');
      writeFileSync(this.#file, line);
    } catch (error) {
      this.#failure = error;
      throw error;
    }
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** Tells calls without an externalId apart, wherever in a manifest they stand. */
export function entryDigest({ json }: Entry): string {
  return createHash('sha256').update(json).digest('hex').slice(0, 32);
}
