import type { Runner } from '../runner/runner.ts';
import { oneLine } from '../text/log-line.ts';
import { describeError } from '../text/stops.ts';

/** No output may be larger. */
export const MAX_OUTPUT_BYTES = 64 * 1024;
/** More than an entry takes that counts what was cut. */
const MAX_CUT_BYTES = 100;

/**
 * False where the outputs could not be written: what follows in the job would read nothing. A list of lines
 * that is too long is shortened, and a notice names it.
 */
export function setOutputs(outputs: Readonly<Record<string, string>>, runner: Runner): boolean {
  const shortened: string[] = [];
  try {
    for (const [name, value] of Object.entries(outputs)) {
      const fitting = linesThatFit(value);
      runner.setOutput(name, fitting.join('\n'));
      const all = value.split('\n').length;
      if (fitting.length < all) shortened.push(`${name} (${fitting.length} of ${all} lines)`);
    }
  } catch (error) {
    runner.annotate(
      'error',
      `the outputs could not be written, so later steps cannot read them: ${describeError(error)}. GITHUB_OUTPUT has to name a file that this step may append to`,
    );
    return false;
  }
  if (shortened.length > 0) {
    const names = shortened.join(', ');
    const message = `these outputs are shortened to the 64 KiB that an output may have: ${names}. report.json lists all runs`;
    runner.annotate('notice', message);
  }
  return true;
}

/** The first lines of a text that an output has room for. */
function linesThatFit(text: string): string[] {
  const lines = text.split('\n');
  if (Buffer.byteLength(text) <= MAX_OUTPUT_BYTES) return lines;
  let bytes = -1;
  const cut = lines.findIndex((line) => {
    bytes += 1 + Buffer.byteLength(line);
    return bytes > MAX_OUTPUT_BYTES;
  });
  return lines.slice(0, cut);
}

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
