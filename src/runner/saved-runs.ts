/** The started runs that a step leaves to its post step, which cancels them if the step is killed. */

import type { Runner } from './runner.ts';
import type { Runtime } from './runtime.ts';

/** The runner adds this to the name of a saved value, in the environment. */
const STATE = 'STATE_';
const PREFIX = 'run-';
/** Other text cannot be in an environment variable, or is too long to be an ID: it is not saved. */
const SAVABLE = /^[\x21-\x7e]{1,200}$/;

interface Saver {
  runner: Pick<Runner, 'saveState'>;
  inputs: { cancelOnAbort: boolean };
}

/** Notes whether the run may continue, so that it is cancelled after the step if it is allowed. */
export function saveRun(runId: string, mayContinue: boolean, { runner, inputs }: Saver): void {
  if (!inputs.cancelOnAbort || !SAVABLE.test(runId)) return;
  runner.saveState(PREFIX + runId.replace(/\W/g, '_'), mayContinue ? runId : '');
}

/** IDs of the runs that the main step has left behind. */
export function readSavedRuns({ env, runner }: Pick<Runtime, 'env' | 'runner'>): string[] {
  return Object.keys(env)
    .filter((name) => name.startsWith(STATE + PREFIX))
    .map((name) => runner.getState(name.slice(STATE.length)))
    .filter((runId) => SAVABLE.test(runId));
}
