/** Where something stands in a manifest. */
export interface Place {
  /** Counted from 1. */
  line: number;
  /** In an array, where many entries may share a line: the entry's number, from 1. */
  entry?: number | undefined;
}

/** The bytes of one entry of a manifest, which stands where it begins. */
export interface EntryPiece extends Place {
  kind: 'entry';
  /** Without white space around it. Valid until the next piece is asked for. */
  bytes: Uint8Array;
  /** True where the file ends with it and nothing says that it is whole. */
  isLast: boolean;
}

/** What is wrong with a manifest. */
export interface ManifestFault extends Place {
  kind: 'fault';
  /** The path of a field, such as `transcript[0].text`; null where none is meant. */
  field: string | null;
  /** Goes on after the field, or after the line where there is none. */
  problem: string;
}

export type Piece = EntryPiece | ManifestFault;

/** Cuts a manifest into pieces as its bytes arrive; they may be overwritten once all are taken. */
export interface Splitter {
  push(chunk: Uint8Array): Iterable<Piece>;
  /** What is left when the file has ended. */
  end(): Iterable<Piece>;
}

/** A fault that no single field has. */
export function faultAt(line: number, problem: string, entry?: number): ManifestFault {
  return { kind: 'fault', line, entry, field: null, problem };
}

/** The line, and the entry where it has a number: `3`, or `1, entry 100000`. */
export function describePlace({ line, entry }: Place): string {
  return entry === undefined ? String(line) : `${line}, entry ${entry}`;
}

/** Space, tab, line feed and carriage return, which JSON ignores. */
export function isJsonWhiteSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
