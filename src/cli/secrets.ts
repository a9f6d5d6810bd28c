/** The key and the token of the command, which no flag takes: from the environment or a file. */
import { readFileSync } from 'node:fs';
import type { Environment } from '../runner/runner.ts';
import { describeError } from '../text/stops.ts';

/** @param keyFile path of the file that holds the key; undefined if the flag is not given */
export function readGivenSecrets(
  keyFile: string | undefined,
  { SIMULATION_API_KEY = '', GITHUB_TOKEN = '' }: Environment,
) {
  const inputs = { 'api-key': SIMULATION_API_KEY, 'github-token': GITHUB_TOKEN };
  if (keyFile === undefined) return { inputs, faults: [] };
  try {
    // Without one line break at its end.
    const key = readFileSync(keyFile, 'utf8').replace(/\r?\n$/, '');
    const faults = key === '' ? ['--api-key-file: the file is empty: write the key into it'] : [];
    return { inputs: { ...inputs, 'api-key': key }, faults };
  } catch (error) {
    return {
      inputs,
      faults: [`--api-key-file: the file cannot be read (${describeError(error)})`],
    };
  }
}
