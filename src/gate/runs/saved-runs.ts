/**
 * What the main step leaves to the post step, so that no run is left going that nobody wants: one
 * value of the step's state for each run that is being started, has been, or waits to be judged.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment, Runner } from '../../runner/runner.ts';
import { byReason } from '../../step/annotations.ts';
import { withoutPeriod } from '../../step/stops.ts';
import type { RunRecord } from './run-record.ts';

/** What the runner puts before the name of a saved value, in the environment. */
const STATE = 'STATE_';
const PREFIX = 'run-';
/** What cannot stand in an environment variable, or is too long to be an ID, is not saved. */
const SAVABLE = /^[\x21-\x7e]{1,200}$/;
/** What may stand in a file's name. */
const MARKABLE = /^[\w-]{1,200}$/;

/** A run that the main step has left behind. */
export type SavedRun =
  | { kind: 'started'; jobId: string }
  /** Left to a later step, and to be cancelled where none has judged it. */
  | { kind: 'unjudged'; jobId: string }
  /** The main step was killed before it learned the ID, if the run was started at all. */
  | { kind: 'starting'; runPlanId: string };

interface SavedState {
  env: Environment;
  runner: Pick<Runner, 'getState'>;
}

/** Keeps the saved state of a step's runs up to date. */
export class RunSaver {
  readonly #runner: Runner;
  readonly #names = new Map<RunRecord, string>();
  #next = 0;

  constructor(runner: Runner) {
    this.#runner = runner;
  }

  /** A run is about to be started. */
  starting(run: RunRecord, runPlanId: string): void {
    this.#save(run, `starting ${runPlanId}`);
  }

  /** A run has been started and has its ID. */
  started(run: RunRecord): void {
    if (SAVABLE.test(run.jobId)) this.#save(run, `started ${run.jobId}`);
  }

  /** The step is done with a run. One that it could not cancel stays for the post step to try. */
  finished(run: RunRecord): void {
    if (run.uncancelled !== null || !this.#names.has(run)) return;
    this.#save(run, '');
    this.#names.delete(run);
  }

  /** The step leaves a run that it has started to a later one, which is to judge it. */
  unjudged(run: RunRecord): void {
    if (!this.#names.has(run)) return;
    this.#save(run, SAVABLE.test(run.jobId) ? `unjudged ${run.jobId}` : '');
  }

  #save(run: RunRecord, value: string): void {
    const name = this.#names.get(run) ?? `${PREFIX}${this.#next++}`;
    this.#names.set(run, name);
    this.#runner.saveState(name, value);
  }
}

/** The runs that the main step has left behind, for the post step; the environment has their names. */
export function readSavedRuns({ env, runner }: SavedState): SavedRun[] {
  return Object.keys(env).flatMap((name): SavedRun[] => {
    if (!name.startsWith(`${STATE}${PREFIX}`)) return [];
    const value = runner.getState(name.slice(STATE.length));
    const [, kind, id = ''] = /^(starting|started|unjudged) (.+)$/.exec(value) ?? [];
    if (kind === 'started') return [{ kind, jobId: id }];
    if (kind === 'unjudged') return wasJudged(id, env) ? [] : [{ kind, jobId: id }];
    return kind === 'starting' ? [{ kind, runPlanId: id }] : [];
  });
}

/** Notes, for the post step of the step that has started it, that a run has been judged. */
export function markJudged(jobId: string, env: Environment): void {
  if (!MARKABLE.test(jobId)) return;
  try {
    // Where there is something already, such as a link, it is left alone.
    writeFileSync(markOf(jobId, env), '', { flag: 'wx' });
  } catch {
    // The judgement stands, and cancelling a run that has ended does nothing.
  }
}

function wasJudged(jobId: string, env: Environment): boolean {
  return MARKABLE.test(jobId) && existsSync(markOf(jobId, env));
}

/** A file in the folder that the runner empties with each job; IDs of runs are used once anyway. */
function markOf(jobId: string, { RUNNER_TEMP: temp }: Environment): string {
  return join(temp || tmpdir(), `simulation-gate-judged-${jobId.toLowerCase()}`);
}

/** Errors that name runs of which nobody knows whether they go on. */
export function describeUncancelled(failures: readonly { id: string; why: string }[]): string[] {
  return byReason(failures).map(
    ({ ids, why }) =>
      `run ${ids} could not be cancelled and may go on placing calls: ${withoutPeriod(why)}. Cancel it in the dashboard of the service`,
  );
}
