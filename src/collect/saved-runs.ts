/** The runs that a step started and that still continue, in the step's state, for the post step. */

import type { Runtime } from '../runner/runtime.ts';
import type { Context } from './context.ts';

/** The runner adds this to the name of a saved value, in the environment. */
const STATE = 'STATE_';
const PREFIX = 'run-';
/** Other text cannot be in an environment variable, or is too long to be an ID: it is not saved. */
const SAVABLE = /^[\x21-\x7e]{1,200}$/;

/** Has the post step cancel the run, if `cancel-on-abort` allows it. */
export function saveRun(runId: string, context: Pick<Context, 'inputs' | 'runner'>): void {
  save(runId, runId, context);
}

/** The post step has nothing to do about the run any more. */
export function forgetRun(runId: string, context: Pick<Context, 'inputs' | 'runner'>): void {
  save(runId, '', context);
}

function save(
  runId: string,
  value: string,
  { inputs, runner }: Pick<Context, 'inputs' | 'runner'>,
): void {
  if (!inputs.cancelOnAbort || !SAVABLE.test(runId)) return;
  runner.saveState(PREFIX + runId.replace(/\W/g, '_'), value);
}

/** IDs of the runs that the main step has left behind, for the post step. */
export function readSavedRuns({ env, runner }: Pick<Runtime, 'env' | 'runner'>): string[] {
  return Object.keys(env)
    .filter((name) => name.startsWith(STATE + PREFIX))
    .map((name) => runner.getState(name.slice(STATE.length)))
    .filter((runId) => SAVABLE.test(runId));
}
