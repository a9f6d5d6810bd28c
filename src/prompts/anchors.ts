import { readEscape } from './escapes.ts';
import { isWhiteSpace } from './white-space.ts';

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
    let richest = '';
    let most = 0;
    for (const part of text.split(AROUND_BACKSLASH)) {
      this.#letters.read(part);
      if (this.#letters.count <= most) continue;
      richest = part;
      most = this.#letters.count;
    }
    this.#letters.read(richest);
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

const BACKSLASH = 0x5c;

/** 1 for ASCII letters and digits. */
const ASCII_LETTERS = Uint8Array.from({ length: 128 }, (_, unit) =>
  /[\da-zA-Z]/.test(String.fromCharCode(unit)) ? 1 : 0,
);

/**
 * The letters of texts: ASCII letters and digits and everything beyond ASCII but white space. A text
 * has the same letters in whatever form a file holds it: however it is wrapped, indented, quoted and
 * escaped. Only the letters right behind a backslash of the text itself are not to be relied on.
 */
class Letters {
  /** Those of the text read last; valid up to `count`, until the next one is read. */
  units = new Uint16Array(1024);
  count = 0;

  /** Reads the letters of a text in the form in which a file holds it. */
  read(text: string): void {
    if (this.units.length < text.length) this.units = new Uint16Array(text.length * 2);
    this.count = 0;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      if (unit === BACKSLASH) {
        const { meaning, end } = readEscape(text, at, 'yaml');
        for (let part = 0; part < meaning.length; part += 1) this.#add(meaning.charCodeAt(part));
        at = end - 1;
      } else this.#add(unit);
    }
  }

  #add(unit: number): void {
    if (unit < 128 ? ASCII_LETTERS[unit] === 0 : isWhiteSpace(unit)) return;
    this.units[this.count] = unit;
    this.count += 1;
  }
}
