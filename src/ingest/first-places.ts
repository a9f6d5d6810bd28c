import type { Place } from './manifest/piece.ts';

/** Where each externalId stands first. It holds numbers alone, since there may be a million calls. */
export class FirstPlaces {
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
