/** What the main step saves for the post step: one value of the step's state for each run that it started. */

import { byReason, type Environment, type Runner } from '../runner/runner.ts';
import { withoutPeriod } from '../text/step-error.ts';

/** What the runner puts before the name of a saved value, in the environment. */
const STATE = 'STATE_';
const PREFIX = 'run-';
/** Other text cannot be in an environment variable, or is too long to be an ID: it is not saved. */
const SAVABLE = /^[\x21-\x7e]{1,200}$/;

interface SavedState {
  env: Environment;
  runner: Pick<Runner, 'getState'>;
}

/** Keeps the saved state of a step's runs up to date. */
export class RunSaver {
  readonly #runner: Runner;
  readonly #names = new Map<string, string>();

  constructor(runner: Runner) {
    this.#runner = runner;
  }

  /** A run has been started and has its ID. */
  started(runId: string): void {
    if (!SAVABLE.test(runId)) return;
    const name = `${PREFIX}${this.#names.size}`;
    this.#names.set(runId, name);
    this.#runner.saveState(name, runId);
  }

  /** The post step has nothing to do about a run any more. */
  finished(runId: string): void {
    const name = this.#names.get(runId);
    if (name !== undefined) this.#runner.saveState(name, '');
  }
}

/** IDs of the runs that the main step has left behind, for the post step. */
export function readSavedRuns({ env, runner }: SavedState): string[] {
  return Object.keys(env)
    .filter((name) => name.startsWith(`${STATE}${PREFIX}`))
    .map((name) => runner.getState(name.slice(STATE.length)))
    .filter((jobId) => SAVABLE.test(jobId));
}

/** Errors that name runs which the service was not asked to cancel, or would not cancel. */
export function describeUncancelled(failures: readonly { id: string; why: string }[]): string[] {
  return byReason(failures).map(
    ({ ids, why }) =>
      `run ${ids} could not be cancelled and may continue to make calls: ${withoutPeriod(why)}. Cancel it in the dashboard of the service`,
  );
}
