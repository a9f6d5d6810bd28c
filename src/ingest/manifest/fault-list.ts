import { formatCounted } from '../../report/format.ts';
import { describePlace, type ManifestFault } from './piece.ts';

/** So many are listed; a manifest may have one in every line. */
const MAX_LISTED = 100;

/** The faults of a manifest: the first ones, and how many there are in all. */
export class FaultList {
  readonly #noun: string;
  readonly #listed: ManifestFault[] = [];
  #count = 0;

  /** @param noun what one of them is called */
  constructor(noun: string) {
    this.#noun = noun;
  }

  get count(): number {
    return this.#count;
  }

  /** So many further faults are listed; the others are only counted, so their lines need not be found. */
  get room(): number {
    return MAX_LISTED - this.#listed.length;
  }

  add(fault: ManifestFault): void {
    if (this.room > 0) this.#listed.push(fault);
    this.#count += 1;
  }

  /** One text a fault, such as `line 3: startedAt is missing`, in an array `line 1, entry 7: …`; the last one counts what is left out. */
  describe(): string[] {
    const texts = this.#listed
      .toSorted((a, b) => a.line - b.line)
      .map((fault) => `line ${describePlace(fault)}${describeFault(fault)}`);
    const more = this.#count - texts.length;
    return more > 0 ? [...texts, `and ${formatCounted(more, `more ${this.#noun}`)}`] : texts;
  }
}

/** Goes on after the place. */
function describeFault({ field, problem }: ManifestFault): string {
  return field === null ? ` ${problem}` : `: ${field} ${problem}`;
}
