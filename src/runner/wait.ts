import { TimeoutError } from '../text/step-errors.ts';
import type { StepDeadline } from './deadline.ts';
import { QUIET_MS } from './progress-log.ts';
import type { Runtime } from './runtime.ts';

export const MIN_INTERVAL_MS = 1_000;
export const INTERVAL_SHARE = 0.2;
/** A slow service gets this long between its response and the next request. */
const MIN_PAUSE_MS = 500;
/** The last poll comes this long before the deadline, so that its response still counts. */
const LAST_POLL_MS = 1_000;

export interface WaitPart {
  /** E.g. `the run to finish`. */
  what: string;
  input: string;
  limitMs: number;
}

/** For the message if it ends the work of the step. */
export interface WaitFacts extends WaitPart {
  waitedMs: number;
  /** Empty before anything was seen. */
  lastSeen: string;
}

interface WaitRuntime extends Pick<Runtime, 'clock' | 'cancelled'> {
  deadline?: StepDeadline;
}

/** A wait of a step, one part after the other: its deadline, its polling pauses, and what was seen last. */
export class Wait {
  readonly #maxIntervalMs: number;
  readonly #runtime: WaitRuntime;
  #part: WaitPart = { what: '', input: '', limitMs: 0 };
  #firstMs: number | null = null;
  /** The limit of the part counts from then. */
  #sinceMs = 0;
  #startedMs = 0;
  #polledMs = 0;
  #lastSeen = '';
  #loggedMs = 0;

  constructor(maxIntervalMs: number, runtime: WaitRuntime) {
    this.#maxIntervalMs = maxIntervalMs;
    this.#runtime = runtime;
  }

  /**
   * Begins a part, unless it is underway.
   *
   * @param since its limit counts from when that of the last part did, from the first part, or from now
   */
  begin(part: WaitPart, since: 'last' | 'first' | 'now' = 'last'): void {
    const { clock, deadline } = this.#runtime;
    if (part.what === this.#part.what && part.input === this.#part.input) return;
    const nowMs = clock.now();
    if (this.#firstMs === null || since === 'now') this.#sinceMs = nowMs;
    else if (since === 'first') this.#sinceMs = this.#firstMs;
    this.#firstMs ??= nowMs;
    this.#part = part;
    this.#lastSeen = '';
    this.#startedMs = nowMs;
    this.#polledMs = nowMs;
    this.#loggedMs = 0;
    deadline?.add(this.#sinceMs, part.limitMs);
  }

  get input(): string {
    return this.#part.input;
  }

  /** Null before the first part. */
  get facts(): WaitFacts | null {
    if (this.#firstMs === null) return null;
    return { ...this.#part, waitedMs: this.#waitedMs, lastSeen: this.#lastSeen };
  }

  /** Of requests within the wait. */
  get context(): { signal: AbortSignal; deadlineMs: number } {
    const deadlineMs = this.#sinceMs + this.#part.limitMs;
    return { signal: this.#runtime.cancelled, deadlineMs };
  }

  get #waitedMs(): number {
    return this.#runtime.clock.now() - this.#sinceMs;
  }

  get #leftMs(): number {
    return Math.max(0, this.#part.limitMs - this.#waitedMs);
  }

  /** Notes what was seen, and logs it if it changed or was logged long ago. */
  see(state: string, log: (...seen: [string, number, number, string]) => void): void {
    const nowMs = this.#runtime.clock.now();
    if (state === this.#lastSeen && nowMs - this.#loggedMs < QUIET_MS) return;
    this.#lastSeen = state;
    this.#loggedMs = nowMs;
    log(state, this.#waitedMs, this.#leftMs, this.#part.input);
  }

  /** When the next poll is due if the last response came now, epoch milliseconds. */
  dueMs(expectedEndMs: number | null = null): number {
    const distanceMs = Math.abs(this.#polledMs - (expectedEndMs ?? this.#startedMs));
    const dueMs = this.#polledMs + pollIntervalMs(distanceMs, this.#maxIntervalMs);
    return Math.max(dueMs, this.#runtime.clock.now() + MIN_PAUSE_MS);
  }

  /** Sleeps until the next poll. Rejects if the limit has run out or the step is cancelled. */
  async pause(dueMs = this.dueMs()): Promise<void> {
    const { clock, cancelled } = this.#runtime;
    const leftMs = this.#leftMs;
    const ms = pauseMs(dueMs - clock.now(), leftMs);
    if (ms > 0) await clock.sleep(ms, cancelled);
    this.#polledMs = clock.now();
    if (ms >= leftMs) throw new TimeoutError('the time for waiting ran out');
  }
}

/**
 * 20% of the distance to the expected end, before it and after it; without an expected end, of the time
 * already waited.
 */
function pollIntervalMs(distanceMs: number, maxMs: number): number {
  return Math.min(Math.max(distanceMs * INTERVAL_SHARE, MIN_INTERVAL_MS), maxMs);
}

/** Shortened so that one more poll fits in before the deadline; in the last second it is the rest. */
function pauseMs(wantedMs: number, leftMs: number): number {
  const untilLastPollMs = leftMs - LAST_POLL_MS;
  return untilLastPollMs < MIN_PAUSE_MS ? leftMs : Math.min(wantedMs, untilLastPollMs);
}
