import { EntryBytes } from './entry-bytes.ts';
import { faultAt, isJsonWhiteSpace, type Piece, type Splitter } from './piece.ts';

const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/**
 * - `opened`: behind the opening bracket
 * - `wanting`: behind a comma
 * - `inside`: in an entry
 * - `closed`: behind the closing bracket
 * - `over`: nothing more is told
 */
type State = 'opened' | 'wanting' | 'inside' | 'closed' | 'over';

/** A JSON array, from behind its opening bracket: looks for the ends of its entries and no deeper. */
export class ArraySplitter implements Splitter {
  readonly #entry = new EntryBytes();
  #state: State = 'opened';
  #line: number;
  #entryLine = 0;
  /** How many entries have begun. */
  #count = 0;
  #depth = 0;
  #isInText = false;
  #isEscaped = false;

  constructor(line: number) {
    this.#line = line;
  }

  *push(chunk: Uint8Array): Iterable<Piece> {
    let start = 0;
    let at = -1;
    for (const byte of chunk) {
      if (this.#state === 'over') return;
      at += 1;
      if (byte === LINE_FEED) this.#line += 1;
      if (this.#state === 'inside') {
        if (!this.#isEnd(byte)) continue;
        yield* this.#finish(chunk.subarray(start, at), byte);
      } else if (!isJsonWhiteSpace(byte)) {
        start = at;
        yield* this.#between(byte);
      }
    }
    if (this.#state !== 'inside') return;
    this.#entry.append(chunk.subarray(start));
    if (this.#entry.isTooLarge) yield* this.#finish(new Uint8Array(), CLOSE_BRACKET);
  }

  *end(): Iterable<Piece> {
    if (this.#state === 'inside') {
      const problem =
        'begins an entry that is not closed: was the file cut off, or is a quote or bracket missing?';
      yield faultAt(this.#entryLine, problem, this.#count);
    } else if (this.#state === 'opened' || this.#state === 'wanting') {
      yield faultAt(this.#line, 'ends the file, but the array has no closing ]: was it cut off?');
    }
  }

  /** Whether the byte ends the entry that it would else belong to. */
  #isEnd(byte: number): boolean {
    if (this.#isInText) {
      this.#readText(byte);
      return false;
    }
    switch (byte) {
      case QUOTE:
        this.#isInText = true;
        return false;
      case OPEN_BRACKET:
      case OPEN_BRACE:
        this.#depth += 1;
        return false;
      case CLOSE_BRACKET:
      case CLOSE_BRACE:
        this.#depth -= 1;
        return this.#depth < 0;
      default:
        return byte === COMMA && this.#depth === 0;
    }
  }

  /** A line break cannot stand in a text: one whose quote is missing ends there. */
  #readText(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE || byte === LINE_FEED) this.#isInText = false;
  }

  *#finish(bytes: Uint8Array, delimiter: number): Iterable<Piece> {
    const piece = this.#entry.finish(bytes, this.#entryLine, false);
    this.#state = delimiter === COMMA ? 'wanting' : 'closed';
    // Where such an entry ends is anybody's guess.
    if (piece.kind === 'fault') this.#state = 'over';
    yield { ...piece, entry: this.#count };
  }

  /** A byte that is no white space where no entry has begun. */
  *#between(byte: number): Iterable<Piece> {
    if (this.#state === 'closed') {
      this.#state = 'over';
      yield faultAt(
        this.#line,
        'goes on behind the closing ] of the array: remove what stands there',
      );
    } else if (byte === COMMA) {
      this.#state = 'wanting';
      const where = this.#count === 0 ? '' : `, behind entry ${this.#count}`;
      yield faultAt(
        this.#line,
        `has a comma with nothing in front of it${where}: remove the comma`,
      );
    } else if (byte === CLOSE_BRACKET && this.#state === 'wanting') {
      this.#state = 'closed';
      yield faultAt(this.#line, 'has no entry behind the last comma: remove the comma');
    } else if (byte === CLOSE_BRACKET) {
      this.#state = 'closed';
    } else {
      this.#begin(byte);
    }
  }

  #begin(byte: number): void {
    this.#state = 'inside';
    this.#count += 1;
    this.#entryLine = this.#line;
    this.#isEnd(byte);
  }
}
