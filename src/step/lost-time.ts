/** What a GitHub out of reach costs a job: one budget for everything that its steps ask of it. */
import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment, Runner } from '../runner/runner.ts';

/** With loading code and waking up 20 s. */
const MOST_MS = 18_000;
/** Of what is left, a step leaves so much to later ones, or half where there is less than twice that. */
const LATER_MS = 2_000;

/** Why something is not done, as the end of a sentence. */
export const NOT_ASKED =
  "not asked for, since GitHub has taken too much of this job's time already";

/** What may stand in a file's name. */
const NAMEABLE = /^[\w-]{1,100}$/;
/** What is read of a file that may hold anything. */
const MOST_BYTES = 8;
/** Neither follows a link nor waits for a pipe. */
const PLAINLY = constants.O_NOFOLLOW | constants.O_NONBLOCK;
const TO_WRITE = PLAINLY | constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC;

/**
 * The time that a job has lost to a GitHub that does not answer. What earlier steps have lost stands in a
 * file of the runner's folder for the job; one that is missing or tells nothing usable counts as nothing.
 */
export class LostTime {
  readonly #file: string | null;
  #earlierMs: number | null = null;
  #ms = 0;

  constructor(env: Environment) {
    this.#file = fileIn(env);
  }

  /**
   * What something may still lose that leaves so much for what comes after it in its step; below 0 where that
   * is lost already. Where earlier steps have left this one little, both are shortened alike.
   */
  leftMs(leavesMs: number): number {
    return Math.floor((this.#mostMs * (MOST_MS - leavesMs)) / MOST_MS) - this.#ms;
  }

  /** Notes what was lost; says so once nothing is left for this step. */
  add(ms: number, runner: Pick<Runner, 'info'>): void {
    const wasLeft = this.leftMs(0) > 0;
    this.#ms += ms;
    if (this.#file !== null) writeMs(this.#file, this.#earlier + Math.min(this.#ms, this.#mostMs));
    if (!wasLeft || this.leftMs(0) > 0) return;
    const seconds = Math.round((this.#earlier + this.#ms) / 1000);
    runner.info(
      `GitHub has not answered this job for ${seconds} s in all, so nothing more is asked of it in this step.`,
    );
  }

  /** What this step may lose: never all, so that a later one sees a GitHub that is back. */
  get #mostMs(): number {
    const leftMs = MOST_MS - this.#earlier;
    return Math.max(leftMs - LATER_MS, Math.floor(leftMs / 2));
  }

  get #earlier(): number {
    this.#earlierMs ??= this.#file === null ? 0 : readMs(this.#file);
    return this.#earlierMs;
  }
}

/** Null where the runner does not say which job this is, or has no folder for it. */
function fileIn({ RUNNER_TEMP, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_JOB }: Environment) {
  const job = [GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_JOB].join('-');
  const isKnown = RUNNER_TEMP && GITHUB_RUN_ID && NAMEABLE.test(job);
  return isKnown ? join(RUNNER_TEMP, `simulation-gate-lost-${job}`) : null;
}

function readMs(file: string): number {
  const bytes = Buffer.alloc(MOST_BYTES);
  const length = inFile(file, PLAINLY, (opened) => readSync(opened, bytes)) ?? 0;
  const text = bytes.toString('latin1', 0, length);
  const ms = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return ms < MOST_MS ? ms : 0;
}

function writeMs(file: string, ms: number): void {
  inFile(file, TO_WRITE, (opened) => writeSync(opened, `${Math.floor(ms)}`));
}

/** Null where that cannot be done: then later steps may lose more than they should. */
function inFile(file: string, flags: number, use: (opened: number) => number): number | null {
  try {
    const opened = openSync(file, flags);
    try {
      return use(opened);
    } finally {
      closeSync(opened);
    }
  } catch {
    return null;
  }
}
