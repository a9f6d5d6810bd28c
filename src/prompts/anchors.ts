import { Letters } from './letters.ts';

/** How many letters in a row an anchor has: the longest that a text can give. */
const SIZES = [16, 7, 3];

/** Any odd number that spreads. */
const BASE = 0x01000193;

/** So many bits of a hash choose a place in the filter that most positions of a file do not pass. */
const FILTER_BITS = 16;

/** A backslash of the text itself, and all letters that an escape could take for its own. */
const AROUND_BACKSLASH = /\\(?:[uUx].{0,9}|.?)/su;

/** Texts that have an anchor in common. */
interface Bucket {
  texts: number[];
  /** The file in which the anchor was seen last, counted from 1. */
  seenIn: number;
}

/** The anchors of one size. */
interface Layer {
  size: number;
  filter: Uint8Array;
  buckets: Map<number, Bucket>;
}

/**
 * Finds out in one pass which of many texts may stand in a file, in any form that leaves their
 * letters alone. Each text is known by one stretch of its letters; those with fewer than three
 * letters in a row stand nearly everywhere, and so are never said to stand in a file.
 */
export class Anchors {
  readonly #letters = new Letters();
  readonly #layers: Layer[] = [];
  #files = 0;

  constructor(texts: readonly string[]) {
    for (const size of SIZES) {
      this.#layers.push({ size, filter: new Uint8Array(1 << FILTER_BITS), buckets: new Map() });
    }
    for (const [index, text] of texts.entries()) this.#add(index, text);
  }

  /** The positions of the texts that a file may hold, each once. */
  hits(text: string): number[] {
    this.#letters.read(text);
    this.#files += 1;
    return this.#layers
      .filter(({ buckets }) => buckets.size > 0)
      .flatMap((layer) => this.#hitsOf(layer));
  }

  #add(index: number, text: string): void {
    const [longest = ''] = text.split(AROUND_BACKSLASH).toSorted((a, b) => b.length - a.length);
    this.#letters.read(longest);
    const { units, count } = this.#letters;
    const layer = this.#layers.find(({ size }) => size <= count);
    if (layer === undefined) return;
    const start = (count - layer.size) >> 1;
    let hash = 0;
    for (const unit of units.subarray(start, start + layer.size)) {
      hash = (Math.imul(hash, BASE) + unit) | 0;
    }
    layer.filter[hash >>> (32 - FILTER_BITS)] = 1;
    const bucket = layer.buckets.get(hash);
    if (bucket === undefined) layer.buckets.set(hash, { texts: [index], seenIn: 0 });
    else bucket.texts.push(index);
  }

  /** A rolling hash: each unit that comes in pushes one out. */
  #hitsOf({ size, filter, buckets }: Layer): number[] {
    const { units, count } = this.#letters;
    const found: number[] = [];
    let outgoing = 1;
    for (let power = 0; power < size; power += 1) outgoing = Math.imul(outgoing, BASE);
    let hash = 0;
    for (let at = 0; at < count; at += 1) {
      hash = (Math.imul(hash, BASE) + Number(units[at])) | 0;
      if (at >= size) hash = (hash - Math.imul(Number(units[at - size]), outgoing)) | 0;
      if (filter[hash >>> (32 - FILTER_BITS)] === 0 || at < size - 1) continue;
      const bucket = buckets.get(hash);
      if (bucket === undefined || bucket.seenIn === this.#files) continue;
      bucket.seenIn = this.#files;
      found.push(...bucket.texts);
    }
    return found;
  }
}
