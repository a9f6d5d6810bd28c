/** What the command must not be told by a flag: the key, from the environment or a file. */
import { readFileSync, statSync } from 'node:fs';
import type { Environment } from '../runner/runner.ts';
import { describeError, hasCode } from '../step/stops.ts';

/** No key is longer. */
const MAX_BYTES = 64 * 1024;

export interface GivenSecrets {
  inputs: { 'api-key': string; 'github-token': string };
  faults: string[];
}

/** @param keyFile path of the file that holds the key; undefined where the flag is not given */
export function readGivenSecrets(keyFile: string | undefined, env: Environment): GivenSecrets {
  const token = env.GITHUB_TOKEN ?? '';
  if (keyFile === undefined) {
    return {
      inputs: { 'api-key': env.SIMULATION_API_KEY ?? '', 'github-token': token },
      faults: [],
    };
  }
  const read = readKeyFile(keyFile);
  const key = typeof read === 'string' ? read : '';
  const faults = typeof read === 'string' ? [] : [`--api-key-file: ${read.problem}`];
  return { inputs: { 'api-key': key, 'github-token': token }, faults };
}

/** The key, without one line break at its end. */
function readKeyFile(path: string): string | { problem: string } {
  try {
    const facts = statSync(path);
    if (!facts.isFile() && !facts.isFIFO()) return { problem: 'it is not a file' };
    if (facts.size > MAX_BYTES) return { problem: 'the file is larger than any key' };
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    const key = text.replace(/\r?\n$/, '');
    return key === '' ? { problem: 'the file is empty: write the key into it' } : key;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return { problem: 'there is no such file: check the path' };
    if (error instanceof TypeError) return { problem: 'the file is not UTF-8 text' };
    return { problem: `the file cannot be read (${describeError(error)})` };
  }
}
