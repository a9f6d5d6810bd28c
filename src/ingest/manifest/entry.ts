import { valueAt } from '../../core/json-object.ts';
import { oneLine } from '../../core/text/log-line.ts';
import {
  describePlace,
  type EntryPiece,
  faultAt,
  type ManifestFault,
  type Place,
} from './piece.ts';

const MAX_ID_CHARS = 100;

/** One entry of a manifest, which stands where it begins. */
export interface Entry extends Place {
  kind: 'entry';
  /** As it stands in the manifest. */
  json: string;
  value: unknown;
}

/** Reads the JSON of an entry; a fault where it is none. */
export function readEntry({ line, entry, bytes, isLast }: EntryPiece): Entry | ManifestFault {
  let json: string;
  try {
    json = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const problem = 'holds bytes that are not UTF-8: save the manifest as UTF-8';
    return faultAt(line, problem, entry);
  }
  try {
    return { kind: 'entry', line, entry, json, value: JSON.parse(json) };
  } catch (error) {
    const cure = isLast
      ? 'was the file cut off?'
      : 'a manifest is a JSON array of calls, or NDJSON with one whole call a line';
    return faultAt(line + linesAbove(error), `is not JSON: ${cure}`, entry);
  }
}

/** How far below the first line the parser stopped, where it says so: some of its messages do. */
function linesAbove(error: unknown): number {
  const [, line = '1'] = /\(line (\d+) column \d+\)$/.exec(String(error)) ?? [];
  return Number(line) - 1;
}

/** The ID by which the workflow knows a call, or null where it gives none. */
export function externalIdOf(call: unknown): string | null {
  const externalId = valueAt(call, ['externalId']);
  return typeof externalId === 'string' ? externalId : null;
}

/** E.g. `call of line 7 (externalId call-7)`. */
export function callName(entry: Entry): string {
  const externalId = externalIdOf(entry.value);
  const id = externalId === null ? '' : ` (externalId ${oneLine(externalId, MAX_ID_CHARS)})`;
  return `call of line ${describePlace(entry)}${id}`;
}
