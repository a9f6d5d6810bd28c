import { type EntryPiece, faultAt, type ManifestFault } from './piece.ts';

/** One entry of a manifest. */
export interface Entry {
  kind: 'entry';
  /** Where it begins, counted from 1. */
  line: number;
  /** As it stands in the manifest. */
  json: string;
  value: unknown;
}

/** Reads the JSON of an entry; a fault where it is none. */
export function readEntry({ line, bytes, isLast }: EntryPiece): Entry | ManifestFault {
  let json: string;
  try {
    json = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return faultAt(line, 'holds bytes that are not UTF-8: save the manifest as UTF-8');
  }
  try {
    return { kind: 'entry', line, json, value: JSON.parse(json) };
  } catch (error) {
    const cure = isLast
      ? 'was the file cut off?'
      : 'a manifest is a JSON array of calls, or NDJSON with one whole call a line';
    return faultAt(line + linesAbove(error), `is not JSON: ${cure}`);
  }
}

/** How far below the first line the parser stopped, where it says so: some of its messages do. */
function linesAbove(error: unknown): number {
  const [, line = '1'] = /\(line (\d+) column \d+\)$/.exec(String(error)) ?? [];
  return Number(line) - 1;
}
