import { faultAt, isJsonWhiteSpace, type Piece } from './piece.ts';

/** An hour's call with its transcript takes about 0.3 MiB. */
const MAX_ENTRY_MIB = 8;
const MAX_ENTRY_BYTES = MAX_ENTRY_MIB * 1024 * 1024;

/** Gathers the bytes of one entry that may come in several chunks, up to a limit. */
export class EntryBytes {
  #parts: Uint8Array[] = [];
  #size = 0;

  get isTooLarge(): boolean {
    return this.#size > MAX_ENTRY_BYTES;
  }

  /** Keeps a copy of what belongs to the entry so far. */
  append(bytes: Uint8Array): void {
    this.#size += bytes.length;
    if (this.isTooLarge) this.#parts = [];
    // Not `slice`: that of a Buffer is a view.
    else if (bytes.length > 0) this.#parts.push(new Uint8Array(bytes));
  }

  /** The entry that ends with these bytes, or its fault. Starts anew. */
  finish(bytes: Uint8Array, line: number, isLast: boolean): Piece {
    const whole = this.#finishBytes(bytes);
    if (whole === null) {
      return faultAt(
        line,
        `begins an entry of more than ${MAX_ENTRY_MIB} MiB, which no call needs: is a closing quote or bracket missing?`,
      );
    }
    return { kind: 'entry', line, bytes: trim(whole), isLast };
  }

  #finishBytes(bytes: Uint8Array): Uint8Array | null {
    if (this.#parts.length > 0) this.append(bytes);
    else this.#size += bytes.length;
    const { isTooLarge } = this;
    const whole = this.#parts.length > 0 ? concat(this.#parts) : bytes;
    this.#parts = [];
    this.#size = 0;
    return isTooLarge ? null : whole;
  }
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function trim(bytes: Uint8Array): Uint8Array {
  let start = 0;
  let end = bytes.length;
  while (start < end && isJsonWhiteSpace(bytes[start])) start += 1;
  while (end > start && isJsonWhiteSpace(bytes[end - 1])) end -= 1;
  return bytes.subarray(start, end);
}
