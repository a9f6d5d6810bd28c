import { MAX_OUTPUT_BYTES } from '../report/output-text.ts';
import type { Runner } from '../runner/runner.ts';
import { describeError } from '../text/step-error.ts';

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
