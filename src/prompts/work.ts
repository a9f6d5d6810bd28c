/** Some seconds' worth, and a hundred times what 200 fixes in 20,000 files take. */
const MAX_WORK = 1_000_000_000;

/** The work that a search may do beyond its one pass over each file, in UTF-16 units compared. */
export class Work {
  #left: number;

  constructor(limit = MAX_WORK) {
    this.#left = limit;
  }

  /** Counts work; it may go beyond what is left. */
  take(units: number): void {
    this.#left -= units;
  }

  get isUsedUp(): boolean {
    return this.#left < 0;
  }
}
