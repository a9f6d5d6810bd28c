/** The real world: this process, its environment, its clock and its signals. */
import { appendFileSync, writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../core/clock.ts';
import { createRunner } from '../runner/github-runner.ts';
import { Cancelled, hasCode } from './stops.ts';
import type { World } from './world.ts';

const FULL_PIPE_PAUSE_MS = 5;

/** Epoch milliseconds from the monotonic clock, so that a clock that is set cannot move a deadline. */
const monotonicClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  async sleep(ms, signal) {
    try {
      await delay(ms, undefined, { signal });
    } catch {
      throw signal.reason;
    }
  },
};

/** Everything that an action touches, for real. Listens for the runner's cancel signals from now on. */
export function realWorld(): World {
  const cancel = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => cancel.abort(new Cancelled(signal)));
  }
  return {
    env: process.env,
    clock: monotonicClock,
    random: Math.random,
    runner: createRunner({
      env: process.env,
      write: writeToLog,
      appendFile: appendFileSync,
    }),
    cancelled: cancel.signal,
  };
}

/**
 * Writes to stdout and returns when it is written, so that nothing is lost when the process ends.
 * `process.stdout` would load all of Node's streams and sockets for this. A log that nobody reads
 * any more must not end the gate half way.
 */
function writeToLog(text: string): void {
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      // A pipe that is full, since its reader lags behind.
      if (!hasCode(error, 'EAGAIN')) return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, FULL_PIPE_PAUSE_MS);
    }
  }
}

/** Ends the process: an open connection must not keep the step alive. */
export function endProcess(exitCode: number): void {
  process.exit(exitCode);
}
