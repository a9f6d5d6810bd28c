import { oneLine } from '../core/text/log-line.ts';
import { createCallCheck } from '../service/call-schema.ts';
import { entryFaults } from './entry-faults.ts';
import type { InputFile } from './input-file.ts';
import { externalIdOf } from './manifest/entry.ts';
import { FaultList } from './manifest/fault-list.ts';
import { describePlace, type ManifestFault, type Place } from './manifest/piece.ts';
import { ManifestSplitter } from './manifest/split-manifest.ts';

const MAX_SHOWN_CHARS = 60;

/**
 * Checks every entry of a manifest; counts the calls in it. The faults are values that the specification
 * does not allow; the unspecified values are those that some services take beyond it.
 *
 * @param endStatusField the field that says how a call ended
 */
export async function checkManifest(
  manifest: InputFile,
  endStatusField: string,
  signal: AbortSignal,
): Promise<{ calls: number; faults: FaultList; unspecified: FaultList }> {
  const check = createCallCheck(endStatusField);
  const faults = new FaultList('fault');
  const unspecified = new FaultList('value');
  const firsts = new FirstPlaces();
  let calls = 0;
  for await (const entry of manifest.entries(new ManifestSplitter(), signal)) {
    if (entry.kind === 'fault') {
      faults.add(entry);
      continue;
    }
    calls += 1;
    const found = check(entry.value);
    for (const list of [faults, unspecified]) {
      const listed = found.filter(({ isUnspecified }) => isUnspecified === (list === unspecified));
      for (const fault of entryFaults(entry, listed, list.room)) list.add(fault);
    }
    const externalId = externalIdOf(entry.value);
    if (externalId === null) continue;
    const earlier = firsts.note(externalId, entry);
    if (earlier !== null) faults.add(duplicate(externalId, entry, earlier));
  }
  return { calls, faults, unspecified };
}

function duplicate(externalId: string, { line, entry }: Place, earlier: Place): ManifestFault {
  const shown = oneLine(externalId, MAX_SHOWN_CHARS);
  return {
    kind: 'fault',
    line,
    entry,
    field: 'externalId',
    problem: `is '${shown}', as in the call of line ${describePlace(earlier)}: it is unique within a project`,
  };
}

/** Where each externalId stands first. It holds numbers alone, since there may be a million calls. */
class FirstPlaces {
  readonly #indexes = new Map<string, number>();
  readonly #lines: number[] = [];
  /** Empty where entries have no number. */
  readonly #entries: number[] = [];

  /** Where an earlier call has the same ID; null, and the place kept, where this is the first one. */
  note(externalId: string, { line, entry }: Place): Place | null {
    const index = this.#indexes.get(externalId) ?? -1;
    const earlier = this.#lines[index];
    if (earlier !== undefined) return { line: earlier, entry: this.#entries[index] };
    this.#indexes.set(externalId, this.#lines.length);
    this.#lines.push(line);
    if (entry !== undefined) this.#entries.push(entry);
    return null;
  }
}
