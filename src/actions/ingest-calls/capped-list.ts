/** The first items of a list that may be long, and how many more there are. */
export class CappedList<Item> {
  readonly items: Item[] = [];
  more = 0;
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  add(item: Item): void {
    if (this.items.length < this.#max) this.items.push(item);
    else this.more += 1;
  }
}
