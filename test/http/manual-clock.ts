import type { Clock } from '../../src/text/clock.ts';

interface Sleeper {
  untilMs: number;
  wake: () => void;
}

/** A clock that moves only by `advance`. */
export class ManualClock implements Clock {
  #nowMs: number;
  readonly #sleepers = new Set<Sleeper>();

  constructor(nowMs = Date.UTC(2026, 5, 1)) {
    this.#nowMs = nowMs;
  }

  /** How many sleeps have neither ended nor been aborted. */
  get sleeping(): number {
    return this.#sleepers.size;
  }

  now(): number {
    return this.#nowMs;
  }

  sleep(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const leave = () => {
        this.#sleepers.delete(sleeper);
        signal.removeEventListener('abort', abort);
      };
      const sleeper = {
        untilMs: this.#nowMs + ms,
        wake: () => {
          leave();
          resolve();
        },
      };
      const abort = () => {
        leave();
        reject(signal.reason);
      };
      this.#sleepers.add(sleeper);
      signal.addEventListener('abort', abort);
    });
  }

  advance(ms: number): void {
    this.#nowMs += ms;
    for (const sleeper of this.#sleepers) {
      if (sleeper.untilMs <= this.#nowMs) sleeper.wake();
    }
  }
}
