import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Perform, runCommand } from '../cli/run-command.ts';
import type { Runtime } from '../runner/runtime.ts';
import { CancelledError } from '../text/step-error.ts';

/** A terminal that goes away ends the command as Ctrl-C does. */
const HANG_UP = 'SIGHUP';

/** Runs the command. A first signal cancels the step; a second one ends its cleaning up as well. */
export function runCommandHere(
  launcher: string,
  runtime: Runtime,
  perform: Perform,
): Promise<number> {
  const hungUp = new AbortController();
  const again = new AbortController();
  const cancelled = AbortSignal.any([runtime.cancelled, hungUp.signal]);
  process.on(HANG_UP, () => hungUp.abort(new CancelledError(HANG_UP)));
  for (const signal of ['SIGINT', 'SIGTERM', HANG_UP] as const) {
    let count = 0;
    process.on(signal, () => {
      count += 1;
      if (count > 1) again.abort(new CancelledError(signal));
    });
  }
  const { stdin, stdout, stderr, argv } = process;
  return runCommand(
    argv.slice(2),
    {
      ...{ runtime: { ...runtime, cancelled }, stdout, stderr, cleaningUp: again.signal },
      stdin: stdin.isTTY ? stdin : null,
    },
    resolve(dirname(fileURLToPath(launcher)), '..'),
    perform,
  );
}
