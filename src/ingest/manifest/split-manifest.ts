import { faultAt, isJsonWhiteSpace, type Piece, type Splitter } from './piece.ts';
import { ArraySplitter } from './split-array.ts';
import { LineSplitter } from './split-lines.ts';

const LINE_FEED = 0x0a;
const OPEN_BRACKET = 0x5b;
const OPEN_BRACE = 0x7b;
/** UTF-8's byte order mark. */
const MARK = [0xef, 0xbb, 0xbf];

/** Cuts a manifest into its entries: a JSON array, or NDJSON where it begins with a brace. */
export class ManifestSplitter implements Splitter {
  #splitter: Splitter | null = null;
  #line = 1;
  #position = 0;

  push(chunk: Uint8Array): Iterable<Piece> {
    return this.#splitter === null ? this.#start(chunk) : this.#splitter.push(chunk);
  }

  end(): Iterable<Piece> {
    return this.#splitter === null ? [] : this.#splitter.end();
  }

  *#start(chunk: Uint8Array): Iterable<Piece> {
    for (const [at, byte] of chunk.entries()) {
      const isMark = byte === MARK[this.#position];
      this.#position += 1;
      if (isMark || isJsonWhiteSpace(byte)) {
        if (byte === LINE_FEED) this.#line += 1;
        continue;
      }
      if (byte === OPEN_BRACKET) {
        this.#splitter = new ArraySplitter(this.#line);
        yield* this.#splitter.push(chunk.subarray(at + 1));
      } else if (byte === OPEN_BRACE) {
        this.#splitter = new LineSplitter(this.#line);
        yield* this.#splitter.push(chunk.subarray(at));
      } else {
        this.#splitter = NOTHING;
        yield faultAt(this.#line, describeStart(byte));
      }
      return;
    }
  }
}

/** UTF-16 begins with a mark of its own, of which UTF-8 has neither byte. */
function describeStart(byte: number): string {
  return byte === 0xfe || byte === 0xff
    ? 'is UTF-16: save the manifest as UTF-8'
    : 'begins with neither [ nor {: a manifest is a JSON array of calls, or NDJSON with one call a line';
}

/** Of a file that is no manifest nothing more is told. */
const NOTHING: Splitter = { push: () => [], end: () => [] };
