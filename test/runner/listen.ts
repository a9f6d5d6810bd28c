import { createRunner } from '../../src/runner/github-runner.ts';
import type { Environment } from '../../src/runner/runner.ts';

export const FILES = { GITHUB_OUTPUT: '/out', GITHUB_STEP_SUMMARY: '/summary' };

/** A runner on fake ports, and what it has written to them. */
export function listen(env: Environment = FILES, random?: () => number) {
  const written = { log: '', files: new Map<string, string>() };
  const runner = createRunner({
    env,
    write: (text) => {
      written.log += text;
    },
    appendFile: (path, text) => {
      if (path === '/full') throw new Error('ENOSPC: no space left on device');
      written.files.set(path, (written.files.get(path) ?? '') + text);
    },
    ...(random && { random }),
  });
  return { runner, written };
}

/** Reads a file of outputs as the runner does. */
export function readOutputs(text: string): Map<string, string> {
  const outputs = new Map<string, string>();
  const lines = text.split('\n');
  for (let at = 0; at < lines.length - 1; at += 1) {
    const [name = '', delimiter = ''] = (lines[at] ?? '').split('<<');
    const end = lines.indexOf(delimiter, at + 1);
    outputs.set(name, lines.slice(at + 1, end).join('\n'));
    at = end;
  }
  return outputs;
}
