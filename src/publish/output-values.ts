import { MAX_OUTPUT_BYTES } from '../report/output-text.ts';
import { PUBLISH } from '../report/words/publish-words.ts';
import type { Runner } from '../runner/runner.ts';

/** False if the outputs could not be written. A list that is too long keeps its first lines. */
export function setOutputs(outputs: Readonly<Record<string, string>>, runner: Runner): boolean {
  try {
    for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, fitting(value));
    return true;
  } catch (error) {
    runner.annotate('error', PUBLISH.noOutputs(error));
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
