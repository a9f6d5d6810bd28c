import { isObject } from '../core/json-object.ts';
import { entryDigest } from './call-report.ts';
import type { Fate } from './fate.ts';
import { InputFile } from './input-file.ts';
import { type Entry, externalIdOf } from './manifest/entry.ts';
import { LineSplitter } from './manifest/split-lines.ts';

/** What the report of an earlier attempt says about the calls that need not be sent again. */
export class EarlierAttempt {
  /** Calls without an externalId may be the same, each with a line of its own. */
  readonly #fates = new Map<string, Fate[]>();

  /** Reads a report file. Throws `Stopped` where it is none. */
  static async read(path: string, signal: AbortSignal): Promise<EarlierAttempt> {
    const earlier = new EarlierAttempt();
    const file = await InputFile.open('continue-from', path);
    try {
      for await (const entry of file.entries(new LineSplitter(1), signal)) {
        if (entry.kind === 'fault' || !earlier.#note(entry.value)) {
          throw file.refuse(
            `is not a report of this action (line ${entry.line}): name the report-file of the earlier attempt, as that wrote it`,
          );
        }
      }
    } finally {
      await file.close();
    }
    return earlier;
  }

  /** What the call came to where it is not to be sent again, once for each line of the report. */
  take(entry: Entry): Fate | null {
    const externalId = externalIdOf(entry.value);
    const key = externalId === null ? `digest ${entryDigest(entry)}` : `externalId ${externalId}`;
    return this.#fates.get(key)?.shift() ?? null;
  }

  /** False for what is no line of a report. */
  #note(line: unknown): boolean {
    if (!isObject(line)) return false;
    const { externalId, digest, result, id } = line;
    const isNamed = typeof externalId === 'string';
    if (!isNamed && typeof digest !== 'string') return false;
    const key = isNamed ? `externalId ${externalId}` : `digest ${digest}`;
    const fate = fateNow(result, typeof id === 'string' ? id : null, isNamed);
    if (fate === undefined) return false;
    if (fate !== null) this.#fates.set(key, [...(this.#fates.get(key) ?? []), fate]);
    return true;
  }
}

/** Null for a call that is to be sent, undefined for no result at all. */
function fateNow(result: unknown, id: string | null, isNamed: boolean): Fate | null | undefined {
  switch (result) {
    case 'created':
    case 'skipped':
      return { result: 'skipped', id, why: 'created by the earlier attempt' };
    case 'unknown':
      // The service takes an externalId once, so a named call may be sent again without harm.
      return isNamed
        ? null
        : {
            result: 'unknown',
            id: null,
            why: 'the earlier attempt may have created it, and without an externalId it could be created twice: look for it at the service',
          };
    case 'failed':
      return null;
    default:
      return undefined;
  }
}
