/** Every file of dist/ that an action.yml names starts one of these entries. */

import type { Action } from '../actions/action.ts';
import { endProcess, realRuntime } from '../actions/process.ts';
import type { Runtime } from '../runner/runtime.ts';

type Entry = { run(runtime: Runtime): Promise<number> } | { action: Action };

const ENTRIES: Readonly<Record<string, () => Promise<Entry>>> = {
  gate: () => import('./gate.ts'),
  'gate-post': () => import('./gate-post.ts'),
  'ingest-calls': () => import('./ingest-calls.ts'),
  'collect-metrics': () => import('./collect-metrics.ts'),
  'delete-flows': () => import('./delete-flows.ts'),
  'find-simulation': () => import('./find-simulation.ts'),
  'merge-reports': () => import('./merge-reports.ts'),
  'track-themes': () => import('./track-themes.ts'),
};

/** Runs one action, or its post step, and ends the process. `name` is the name of a file in this folder. */
export async function start(name: string): Promise<void> {
  const runtime = realRuntime();
  await endProcess(await perform(name, runtime));
}

/**
 * Runs the command that its arguments ask for, and ends the process.
 *
 * @param launcher URL of the file in dist/ that was started
 */
export async function startCommand(launcher: string): Promise<void> {
  const runtime = realRuntime();
  const { runCommandHere } = await import('./command.ts');
  await endProcess(await runCommandHere(launcher, runtime, perform));
}

/** Runs one action, or its post step, and gives the exit code. */
export async function perform(name: string, runtime: Runtime): Promise<number> {
  const load = ENTRIES[name];
  if (load === undefined) throw new Error(`There is no action ${name}.`);
  const entry = await load();
  if ('run' in entry) return entry.run(runtime);
  const { runAction } = await import('../actions/run-action.ts');
  return runAction(entry.action, runtime);
}
