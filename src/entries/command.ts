import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Perform, runCommand } from '../cli/run-command.ts';
import type { Runtime } from '../runner/runtime.ts';
import { CancelledError } from '../text/step-errors.ts';

/** A terminal that goes away ends the command as Ctrl-C does. */
const HANG_UP = 'SIGHUP';

/** Runs the command. A signal cancels the step. */
export function runCommandHere(
  launcher: string,
  runtime: Runtime,
  perform: Perform,
): Promise<number> {
  const hungUp = new AbortController();
  const cancelled = AbortSignal.any([runtime.cancelled, hungUp.signal]);
  process.on(HANG_UP, () => hungUp.abort(new CancelledError(HANG_UP)));
  const { stdin, stdout, stderr, argv } = process;
  return runCommand(
    argv.slice(2),
    {
      ...{ runtime: { ...runtime, cancelled }, stdout, stderr },
      stdin: stdin.isTTY ? stdin : null,
    },
    resolve(dirname(fileURLToPath(launcher)), '..'),
    perform,
  );
}
