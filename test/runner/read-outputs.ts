import { readFileSync } from 'node:fs';
import type { Environment } from '../../src/runner/runner.ts';

/** Reads the file of outputs as the runner does, with any line breaks in a value. */
export function readOutputs({ GITHUB_OUTPUT = '' }: Environment): Map<string, string> {
  const outputs = new Map<string, string>();
  const lines = readFileSync(GITHUB_OUTPUT, 'utf8').split('\n');
  for (let at = 0; at < lines.length - 1; at += 1) {
    const [name = '', delimiter = ''] = (lines[at] ?? '').split('<<');
    const end = lines.indexOf(delimiter, at + 1);
    outputs.set(name, lines.slice(at + 1, end).join('\n'));
    at = end;
  }
  return outputs;
}
