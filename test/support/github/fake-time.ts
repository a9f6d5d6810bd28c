/** The time of this process, for what has timers of its own: it passes when nothing else goes on. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';
import type { Clock } from '../../../src/text/clock.ts';
import { START_MS } from '../virtual-clock.ts';

/** What an event sets off may take some turns of the event loop without anything being underway. */
const QUIET_TURNS = 6;

export class FakeTime implements Clock {
  readonly #isBusy: () => boolean;
  readonly #passing: Promise<void>;
  #isOver = false;

  /** From now to the end the timers and the date of this process are false: one at a time. */
  constructor(isBusy: () => boolean) {
    this.#isBusy = isBusy;
    vi.useFakeTimers({
      now: START_MS,
      // Without intervals: Octokit leaves some running, and time would pass indefinitely.
      toFake: ['setTimeout', 'clearTimeout', 'Date'],
    });
    this.#passing = this.#pass();
    onTestFinished(() => this.end());
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#passing;
    vi.useRealTimers();
  }

  now(): number {
    return Date.now();
  }

  /** Milliseconds since it began. */
  get elapsedMs(): number {
    return Date.now() - START_MS;
  }

  sleep(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(signal.reason);
        return;
      }
      const abort = () => {
        clearTimeout(timer);
        reject(signal.reason);
      };
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', abort);
        resolve();
      }, ms);
      signal.addEventListener('abort', abort);
    });
  }

  async #pass(): Promise<void> {
    let quietTurns = 0;
    while (!this.#isOver) {
      await nextTurn();
      quietTurns = this.#isBusy() ? 0 : quietTurns + 1;
      if (quietTurns < QUIET_TURNS || vi.getTimerCount() === 0) continue;
      quietTurns = 0;
      await vi.advanceTimersToNextTimerAsync();
    }
  }
}
