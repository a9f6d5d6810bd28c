import type { ManifestFault } from './piece.ts';

/** So many faults are listed; a manifest may have one in every line. */
const MAX_LISTED = 100;

/** The faults of a manifest: the first ones, and how many there are in all. */
export class FaultList {
  readonly #listed: ManifestFault[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** True where a further fault is only counted, so that its place need not be found. */
  get isFull(): boolean {
    return this.#listed.length >= MAX_LISTED;
  }

  add(fault: ManifestFault): void {
    if (!this.isFull) this.#listed.push(fault);
    this.#count += 1;
  }

  /** One text a fault, such as `line 3: startedAt is missing`; the last one counts what is left out. */
  describe(): string[] {
    const texts = this.#listed
      .toSorted((a, b) => a.line - b.line)
      .map(({ line, field, problem }) =>
        field === null ? `line ${line} ${problem}` : `line ${line}: ${field} ${problem}`,
      );
    const more = this.#count - texts.length;
    return more > 0 ? [...texts, `and ${more} more faults`] : texts;
  }
}
