/** Every file of dist/ that an action.yml names starts one of these entries. */

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Action } from '../actions/action.ts';
import { runGate } from '../actions/gate/index.ts';
import { endProcess, realRuntime } from '../actions/process.ts';
import type { Runtime } from '../runner/runtime.ts';
import { CancelledError } from '../text/step-errors.ts';

type Run = (runtime: Runtime) => Promise<number>;

/** By the name of the file in dist/; an action other than the gate is run by `runAction`. */
const ACTIONS: Readonly<Record<string, () => Promise<Run | Action>>> = {
  // Nearly every job runs it.
  gate: async () => runGate,
  'gate-post': async () => (await import('../actions/gate/post.ts')).runPost,
  'merge-reports': async () =>
    (await import('../actions/merge-reports/merge-reports.ts')).mergeReports,
  'ingest-calls': async () => (await import('../actions/ingest-calls/ingest-calls.ts')).ingestCalls,
  'collect-metrics': async () =>
    (await import('../actions/collect-metrics/collect-metrics.ts')).collectMetrics,
  'delete-flows': async () => (await import('../actions/delete-flows/delete-flows.ts')).deleteFlows,
  'find-simulation': async () =>
    (await import('../actions/find-simulation/find-simulation.ts')).findSimulation,
  'track-themes': async () => (await import('../actions/track-themes/track-themes.ts')).trackThemes,
};

/** Runs one action, or its post step, and ends the process. */
export async function start(name: string): Promise<void> {
  const runtime = realRuntime();
  await endProcess(await perform(name, runtime));
}

/**
 * Runs the command of the file `launcher` in dist/ with its arguments, and ends the process. A terminal that goes
 * away cancels the step as Ctrl-C does.
 */
export async function startCommand(launcher: string): Promise<void> {
  const runtime = realRuntime();
  const { runCommand } = await import('../cli/run-command.ts');
  const hungUp = new AbortController();
  process.on('SIGHUP', () => hungUp.abort(new CancelledError('SIGHUP')));
  const cancelled = AbortSignal.any([runtime.cancelled, hungUp.signal]);
  const { argv, stdin, stdout, stderr } = process;
  const streams = { stdin: stdin.isTTY ? stdin : null, stdout, stderr };
  const terminal = { ...streams, runtime: { ...runtime, cancelled } };
  const root = join(dirname(fileURLToPath(launcher)), '..');
  await endProcess(await runCommand(argv.slice(2), terminal, root, perform));
}

/** Runs one action, or its post step, and returns the exit code. */
export async function perform(name: string, runtime: Runtime): Promise<number> {
  const action = await ACTIONS[name]?.();
  if (action === undefined) throw new Error(`There is no action ${name}.`);
  if (typeof action === 'function') return action(runtime);
  const { runAction } = await import('../actions/run-action.ts');
  return runAction(action, runtime);
}
