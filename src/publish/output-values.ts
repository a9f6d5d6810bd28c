import { MAX_OUTPUT_BYTES } from '../report/output-text.ts';
import type { Runner } from '../runner/runner.ts';
import { describeError } from '../text/error-text.ts';

/** False if the outputs could not be written. A list that is too long keeps its first lines. */
export function setOutputs(outputs: Readonly<Record<string, string>>, runner: Runner): boolean {
  try {
    for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, fitting(value));
    return true;
  } catch (error) {
    runner.annotate(
      'error',
      `the outputs could not be written, so later steps cannot read them: ${describeError(error)}. GITHUB_OUTPUT has to name a file that this step may append to`,
    );
    return false;
  }
}

/** The first lines of a text, as far as an output may be long. */
function fitting(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= MAX_OUTPUT_BYTES) return text;
  const end = bytes.subarray(0, MAX_OUTPUT_BYTES + 1).lastIndexOf('\n');
  return bytes.subarray(0, Math.max(end, 0)).toString();
}
