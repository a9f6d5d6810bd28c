import type { RequestContext } from '../../http/channel.ts';
import type { Runtime } from '../../runner/runtime.ts';
import type { WaitFacts } from '../../service/explain.ts';
import { formatDuration } from '../../text/duration.ts';
import { TimeoutError } from '../../text/step-errors.ts';
import { QUIET_MS } from '../connect.ts';

const MIN_INTERVAL_MS = 1_000;
const INTERVAL_SHARE = 0.2;
/** A slow service gets this long between its response and the next request. */
const MIN_PAUSE_MS = 500;
/** The last poll comes this long before the deadline, so that its response still counts. */
const LAST_POLL_MS = 1_000;

export interface WaitSettings {
  /** E.g. `the run to finish`. */
  what: string;
  /** The input that limits it, e.g. `run-timeout`. */
  input: string;
  limitMs: number;
  maxPollIntervalMs: number;
}

/** One bounded wait of a step: its deadline, its polling pauses, and what was seen last. */
export class Wait {
  lastSeen = 'nothing yet';
  readonly settings: WaitSettings;
  /** The limit counts from then. */
  readonly sinceMs: number;
  readonly #runtime: Pick<Runtime, 'clock' | 'cancelled'>;
  readonly #startedMs: number;
  #polledMs: number;
  #loggedMs = 0;

  constructor(
    settings: WaitSettings,
    runtime: Pick<Runtime, 'clock' | 'cancelled'>,
    sinceMs = runtime.clock.now(),
  ) {
    this.settings = settings;
    this.#runtime = runtime;
    this.sinceMs = sinceMs;
    this.#startedMs = runtime.clock.now();
    this.#polledMs = this.#startedMs;
  }

  get waitedMs(): number {
    return this.#runtime.clock.now() - this.sinceMs;
  }

  get leftMs(): number {
    return Math.max(0, this.settings.limitMs - this.waitedMs);
  }

  get facts(): WaitFacts {
    const { what, input, limitMs } = this.settings;
    return { what, input, limitMs, waitedMs: this.waitedMs, lastSeen: this.lastSeen };
  }

  get context(): RequestContext {
    const deadlineMs = this.sinceMs + this.settings.limitMs;
    return { signal: this.#runtime.cancelled, deadlineMs };
  }

  /** Notes what was seen, and logs it with the time waited if it changed or was logged long ago. */
  see(state: string, log: (line: string) => void): void {
    const nowMs = this.#runtime.clock.now();
    if (state === this.lastSeen && nowMs - this.#loggedMs < QUIET_MS) return;
    this.lastSeen = state;
    this.#loggedMs = nowMs;
    const { waitedMs, leftMs, settings } = this;
    log(
      `${state} (${formatDuration(waitedMs)} so far, ${formatDuration(leftMs)} left of ${settings.input})`,
    );
  }

  /** When the next poll is due if the last response came now, epoch milliseconds. */
  dueMs(expectedEndMs: number | null = null): number {
    const distanceMs = Math.abs(this.#polledMs - (expectedEndMs ?? this.#startedMs));
    const dueMs = this.#polledMs + pollIntervalMs(distanceMs, this.settings.maxPollIntervalMs);
    return Math.max(dueMs, this.#runtime.clock.now() + MIN_PAUSE_MS);
  }

  /** Sleeps until the next poll. Rejects if the limit has run out or the step is cancelled. */
  async pause(dueMs = this.dueMs()): Promise<void> {
    const { clock, cancelled } = this.#runtime;
    const { leftMs } = this;
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
