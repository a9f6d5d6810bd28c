/** Values of outputs: lines and JSON arrays of at most 64 KiB. */
import { oneLine } from '../text/log-line.ts';

/** No output may be larger. */
export const MAX_OUTPUT_BYTES = 64 * 1024;
/** More than an entry takes that counts what was cut. */
const MAX_CUT_BYTES = 100;

/** One line each, without those that have nothing to say. */
export function lines(values: readonly string[]): string {
  return shortLines(values)
    .filter((line) => line !== '')
    .join('\n');
}

/** One line each, an empty one for each that has nothing to say; nothing where none has. */
export function linesInPlace(values: readonly string[]): string {
  const known = shortLines(values);
  return known.every((line) => line === '') ? '' : known.join('\n');
}

function shortLines(values: readonly string[]): string[] {
  return values.map((value) => oneLine(value, 200));
}

/** Whether `jsonArray` would cut nothing. */
export function fitsJsonArray(entries: readonly (object | string)[]): boolean {
  return Buffer.byteLength(JSON.stringify(entries)) <= MAX_OUTPUT_BYTES - MAX_CUT_BYTES;
}

/** A JSON array that fits; what does not is replaced by one entry that counts it. */
export function jsonArray(
  entries: readonly (object | string)[],
  entryForCut: (cut: number) => object,
): string {
  const reserve = Buffer.byteLength(JSON.stringify(entryForCut(entries.length))) + 3;
  const kept: string[] = [];
  let bytes = 2;
  for (const entry of entries) {
    const json = JSON.stringify(entry);
    bytes += Buffer.byteLength(json) + 1;
    if (bytes > MAX_OUTPUT_BYTES - reserve) break;
    kept.push(json);
  }
  const cut = entries.length - kept.length;
  if (cut > 0) kept.push(JSON.stringify(entryForCut(cut)));
  return `[${kept.join(',')}]`;
}
