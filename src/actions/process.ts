/** The real runtime: this process, its environment, its clock and its signals. */
import { setTimeout as sleep } from 'node:timers/promises';
import { readWorkflow } from '../inputs/workflow.ts';
import { RUNNER } from '../report/words/log-words.ts';
import { GithubRunner } from '../runner/github-runner.ts';
import type { Runtime } from '../runner/runtime.ts';
import type { Clock } from '../text/clock.ts';
import { CancelledError } from '../text/step-errors.ts';

/** Epoch milliseconds from the monotonic clock, so that a clock that is set cannot move a deadline. */
const monotonicClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  async sleep(ms, signal) {
    // The rejection of the timer hides the signal's reason.
    await sleep(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
  },
};

/** Everything that an action touches, for real. Listens for the runner's cancel signals from now on. */
export function realRuntime(): Runtime {
  const cancel = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => cancel.abort(new CancelledError(signal)));
  }
  // A log without a reader must not end the gate half way.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return {
    env: process.env,
    clock: monotonicClock,
    random: Math.random,
    runner: new GithubRunner(process.env, RUNNER),
    workflow: readWorkflow(process.env),
    cancelled: cancel.signal,
  };
}

/** How long an open handle may keep the process alive. */
const GRACE_MS = 500;

/**
 * Ends the process once its log is written, which may take longer than the writing functions. The event loop
 * drains on its own: `process.exit` may wait for V8's threads indefinitely
 * (https://github.com/nodejs/node/issues/54918), so it is for handles that stay open alone.
 */
export async function endProcess(exitCode: number): Promise<void> {
  process.exitCode = exitCode;
  for (const stream of [process.stdout, process.stderr]) {
    await new Promise((written) => stream.write('', written));
  }
  // The outcome is reported: a later failure changes nothing.
  process.on('uncaughtException', () => {});
  setTimeout(() => process.exit(), GRACE_MS).unref();
}
