import type { Clock } from '../../src/text/clock.ts';

interface Sleeper {
  untilMs: number;
  wake: () => void;
}

/** What an event sets off may take some turns of the event loop without anything being underway. */
const QUIET_TURNS = 6;

/** 2026-03-02T09:00:00Z */
export const START_MS = 1_772_442_000_000;

/**
 * A clock whose time does not pass during work, and jumps to the end of the next sleep when only sleeps are left.
 * Waits of hours take no time, and end in the same order in each run.
 */
export class VirtualClock implements Clock {
  #nowMs = START_MS;
  #isAdvancing = false;
  #turnsLeft = 0;
  readonly #sleepers = new Set<Sleeper>();
  readonly #isBusy: () => boolean;

  /** The caller calls `advance` when the last work has ended. */
  constructor(isBusy: () => boolean) {
    this.#isBusy = isBusy;
  }

  now(): number {
    return this.#nowMs;
  }

  /** Milliseconds since the clock was made. */
  get elapsedMs(): number {
    return this.#nowMs - START_MS;
  }

  /** How many sleeps have neither ended nor been aborted. */
  get sleeping(): number {
    return this.#sleepers.size;
  }

  sleep(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(signal.reason);
        return;
      }
      const leave = () => {
        this.#sleepers.delete(sleeper);
        signal.removeEventListener('abort', abort);
      };
      const abort = () => {
        leave();
        reject(signal.reason);
        this.advance();
      };
      const sleeper = {
        untilMs: this.#nowMs + Math.max(0, ms),
        wake: () => {
          leave();
          resolve();
        },
      };
      this.#sleepers.add(sleeper);
      signal.addEventListener('abort', abort);
      this.advance();
    });
  }

  /** Moves time on, unless something is still going on once all that is due by now has been done. */
  advance(): void {
    this.#turnsLeft = QUIET_TURNS;
    if (this.#isAdvancing) return;
    this.#isAdvancing = true;
    const turn = () => {
      this.#turnsLeft -= 1;
      if (this.#turnsLeft > 0) {
        setImmediate(turn);
        return;
      }
      this.#isAdvancing = false;
      if (!this.#isBusy()) this.#advance();
    };
    setImmediate(turn);
  }

  #advance(): void {
    if (this.#sleepers.size === 0) return;
    const nextMs = Math.min(...[...this.#sleepers].map(({ untilMs }) => untilMs));
    this.#nowMs = nextMs;
    for (const sleeper of [...this.#sleepers]) if (sleeper.untilMs <= nextMs) sleeper.wake();
    this.advance();
  }
}
