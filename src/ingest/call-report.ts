import { createHash } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry } from '../core/manifest/entry.ts';
import { externalIdOf } from './external-id.ts';
import type { Fate } from './fate.ts';

/** The report file: one line of JSON for each call, written as soon as its fate is known. */
export class CallReport {
  readonly path: string;
  readonly #file: number;

  /**
   * Throws where no file can be made.
   *
   * @param folder where it is to be; without it, among the machine's temporary files
   */
  constructor(folder: string | undefined) {
    this.path = join(mkdtempSync(join(folder || tmpdir(), 'ingest-calls-')), 'calls.ndjson');
    this.#file = openSync(this.path, 'a');
  }

  /** Throws where the file cannot be written. */
  write(entry: Entry, { result, id, why }: Fate): void {
    const externalId = externalIdOf(entry.value);
    const name = externalId === null ? { externalId, digest: digestOf(entry) } : { externalId };
    writeSync(this.#file, `${JSON.stringify({ line: entry.line, ...name, result, id, why })}\n`);
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** Tells calls without an externalId apart, wherever in a manifest they stand. */
export function digestOf({ json }: Entry): string {
  return createHash('sha256').update(json).digest('hex').slice(0, 32);
}
