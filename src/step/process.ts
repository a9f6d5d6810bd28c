/** The real world: this process, its environment, its clock and its signals. */
import type { Clock } from '../core/clock.ts';
import { createRunner } from '../runner/github-runner.ts';
import { mayReadEvent } from './inputs/event.ts';
import { Cancelled } from './stops.ts';
import type { World } from './world.ts';

/** Epoch milliseconds from the monotonic clock, so that a clock that is set cannot move a deadline. */
const monotonicClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  // That of `node:timers/promises` makes an error of its own for each sleep that is ended.
  async sleep(ms, signal) {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    }
  },
};

/**
 * Everything that an action touches, for real. Listens for the runner's cancel signals from now on. An event
 * that nobody should read is none, since `@actions/github` reads it when it is loaded.
 */
export function realWorld(): World {
  const cancel = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => cancel.abort(new Cancelled(signal)));
  }
  // A log that nobody reads any more must not end the gate half way.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  if (!mayReadEvent(process.env)) delete process.env.GITHUB_EVENT_PATH;
  return {
    env: process.env,
    clock: monotonicClock,
    random: Math.random,
    runner: createRunner(process.env),
    workflow: async () => (await import('@actions/github')).context,
    cancelled: cancel.signal,
  };
}

/** Node's own list of what keeps a process alive, which its types leave out; a later Node may do without it. */
const alive = process as { _getActiveHandles?: () => readonly { unref?: () => void }[] };

/** How long something may keep the process alive that cannot be told not to. */
const GRACE_MS = 500;

/**
 * Has the process end once its log is written, which goes on after the writing functions have returned
 * where the reader lags behind. An open connection must not keep the step alive. Nor is Node told to exit while
 * it can end by itself: it would wait for V8's threads, which may wait for this one to tidy up, for ever
 * (https://github.com/nodejs/node/issues/54918).
 */
export async function endProcess(exitCode: number): Promise<void> {
  process.exitCode = exitCode;
  for (const stream of [process.stdout, process.stderr]) {
    await new Promise((written) => stream.write('', written));
  }
  // The outcome is told: what is left open may fail, and changes nothing.
  process.on('uncaughtException', () => {});
  for (const handle of alive._getActiveHandles?.() ?? []) handle.unref?.();
  setTimeout(() => process.exit(), GRACE_MS).unref();
}
