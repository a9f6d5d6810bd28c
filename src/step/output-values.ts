import { oneLine } from '../core/text/log-line.ts';
import type { Runner } from '../runner/runner.ts';
import { describeError } from './stops.ts';

/** No output may be larger. */
export const MAX_OUTPUT_BYTES = 64 * 1024;
/** More than an entry takes that counts what was cut. */
const MAX_CUT_BYTES = 100;

/** False where the outputs could not be written: what follows in the job would read nothing. */
export function setOutputs(outputs: Readonly<Record<string, string>>, runner: Runner): boolean {
  try {
    for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
    return true;
  } catch (error) {
    runner.annotate(
      'error',
      `the outputs could not be written, so later steps cannot read them: ${describeError(error)}. GITHUB_OUTPUT has to name a file that this step may append to`,
    );
    return false;
  }
}

/** One line each, without those that have nothing to say, as far as an output may go. */
export function lines(values: readonly string[]): string {
  const kept: string[] = [];
  let bytes = 0;
  for (const value of values) {
    const line = oneLine(value, 200);
    bytes += Buffer.byteLength(line) + 1;
    if (bytes > MAX_OUTPUT_BYTES) break;
    if (line !== '') kept.push(line);
  }
  return kept.join('\n');
}

/** One line each, an empty one for each that has nothing to say; nothing where none has. */
export function linesInPlace(values: readonly string[]): string {
  const known = values.map((value) => oneLine(value, 200));
  if (known.every((line) => line === '')) return '';
  let bytes = 0;
  return known
    .filter((line) => {
      bytes += Buffer.byteLength(line) + 1;
      return bytes <= MAX_OUTPUT_BYTES;
    })
    .join('\n');
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
