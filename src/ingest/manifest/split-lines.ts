import { EntryBytes } from './entry-bytes.ts';
import type { Piece, Splitter } from './piece.ts';

const LINE_FEED = 0x0a;

/** NDJSON: one entry a line, ended by LF or CRLF; blank lines are none. */
export class LineSplitter implements Splitter {
  readonly #entry = new EntryBytes();
  #line: number;

  constructor(line: number) {
    this.#line = line;
  }

  *push(chunk: Uint8Array): Iterable<Piece> {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      const piece = this.#entry.finish(chunk.subarray(start, end), this.#line, false);
      if (!isBlank(piece)) yield piece;
      this.#line += 1;
      start = end + 1;
    }
    this.#entry.append(chunk.subarray(start));
  }

  *end(): Iterable<Piece> {
    const piece = this.#entry.finish(new Uint8Array(), this.#line, true);
    if (!isBlank(piece)) yield piece;
  }
}

function isBlank(piece: Piece): boolean {
  return piece.kind === 'entry' && piece.bytes.length === 0;
}
