/** What every file of dist/ that an action.yml names has in common. */
import type { Action } from '../step/action.ts';
import { endProcess, realWorld } from '../step/process.ts';
import { runAction } from '../step/run-action.ts';
import type { World } from '../step/world.ts';

type Entry = { run(world: World): Promise<number> } | { action: Action };

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

/** Runs one action, or its post step, and ends the process. `name` is that of a file beside this one. */
export async function start(name: string): Promise<void> {
  const world = realWorld();
  await endProcess(await perform(name, world));
}

/**
 * Runs the command that its arguments ask for, and ends the process.
 *
 * @param launcher address of the file in dist/ that was started
 */
export async function startCommand(launcher: string): Promise<void> {
  const world = realWorld();
  const { runCommandHere } = await import('./command.ts');
  await endProcess(await runCommandHere(launcher, world, perform));
}

/** Runs one action, or its post step, and gives the exit code. */
export async function perform(name: string, world: World): Promise<number> {
  const load = ENTRIES[name];
  if (load === undefined) throw new Error(`There is no action ${name}.`);
  const entry = await load();
  return 'run' in entry ? entry.run(world) : runAction(entry.action, world);
}

// What two actions use would stand in the part of each; as an export of the bundle it stands here.
export { parseGlobList } from '../core/input/glob-list.ts';
export { isObject } from '../core/json-object.ts';
export { mostConversations } from '../core/metric-limits.ts';
export { isSame } from '../core/same-id.ts';
export { describeFault } from '../core/shape-fault.ts';
export { inline } from '../core/text/markdown.ts';
export { nearest } from '../core/text/nearest.ts';
export { VERSION } from '../core/version.ts';
export { deleteFlow } from '../flows/delete-flow.ts';
export { readPromptFile } from '../gate/delivery/prompt-files.ts';
export { redactingWorld } from '../gate/delivery/redacting.ts';
export { INPUT_DEFAULTS } from '../gate/inputs/input-defaults.ts';
export { readPolicy } from '../gate/inputs/policy-file.ts';
export { describePolicy } from '../gate/inputs/policy-told.ts';
export { describeVariables } from '../gate/inputs/variables.ts';
export { askToCancel } from '../gate/runs/ask-to-cancel.ts';
export { describeUncancelled, readSavedRuns } from '../gate/runs/saved-runs.ts';
export { checkShape } from '../http/shape.ts';
export { setV8Flag } from '../http/v8-flags.ts';
export { formatLikely } from '../report/likely.ts';
export { runUrl } from '../report/names.ts';
export { section } from '../report/sections/building-blocks.ts';
export { loadAnswers } from '../service/asking.ts';
export { STANDARD_PROFILE } from '../service/operations.ts';
export { makeFolders } from '../step/folders.ts';
export { inTurn } from '../step/in-turn.ts';
export { lookUp } from '../step/look-up.ts';
export { askPatiently } from '../step/patience.ts';
