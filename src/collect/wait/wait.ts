import type { RequestContext } from '../../http/request-context.ts';
import { LONGEST_PAUSE_MS } from '../../http/retry.ts';
import type { WaitFacts } from '../../service/explain.ts';
import { QUIET_MS } from '../../service/trouble-log.ts';
import type { Clock } from '../../text/clock.ts';
import { formatDuration } from '../../text/duration.ts';
import { StepError } from '../../text/step-error.ts';

const MIN_INTERVAL_MS = 1_000;
const SHARE = 0.2;
/** The last poll comes this long before the deadline, so that its response still counts. */
const LAST_POLL_MS = 1_000;
/** Two polls are never closer than this, not even near the deadline. */
const MIN_GAP_MS = 100;
/** A service that has refused so many requests about one thing (429) has more to do than it can. */
const MANY_REFUSALS = 3;

/** How often the service has refused what was asked of one thing, from wait to wait. */
export interface Crowd {
  refusals: number;
}

export interface WaitSettings {
  /** What is waited for, e.g. `the run to finish`. */
  what: string;
  /** The input that limits it, e.g. `run-timeout`. */
  input: string;
  limitMs: number;
  maxPollIntervalMs: number;
  /** How far the interval may grow after 429s, whatever `max-poll-interval` says; a minute if not given. */
  longestIntervalMs?: number;
  /** Shared with the waits for the same thing. */
  crowd?: Crowd;
}

/** One bounded wait of a step: its deadline, its polling pauses, and what was seen last. */
export class Wait {
  lastSeen = 'nothing yet';
  readonly settings: WaitSettings;
  readonly #clock: Clock;
  readonly #signal: AbortSignal;
  /** From when on the limit counts. */
  readonly #sinceMs: number;
  /** From when on this is polled for. */
  readonly #startedMs: number;
  /** When the look that goes on began. */
  #lookedMs: number;
  #toldMs = 0;
  readonly #crowd: Crowd;

  constructor(settings: WaitSettings, clock: Clock, signal: AbortSignal, sinceMs = clock.now()) {
    this.settings = settings;
    this.#crowd = settings.crowd ?? { refusals: 0 };
    this.#clock = clock;
    this.#signal = signal;
    this.#startedMs = clock.now();
    this.#lookedMs = this.#startedMs;
    this.#sinceMs = sinceMs;
  }

  /** The wait for what comes next: its limit counts from when this one's does. */
  goOn(settings: WaitSettings): Wait {
    return new Wait(settings, this.#clock, this.#signal, this.#sinceMs);
  }

  get waitedMs(): number {
    return this.#clock.now() - this.#sinceMs;
  }

  get leftMs(): number {
    return Math.max(0, this.settings.limitMs - this.waitedMs);
  }

  get facts(): WaitFacts {
    const { what, input, limitMs } = this.settings;
    return { what, input, limitMs, waitedMs: this.waitedMs, lastSeen: this.lastSeen };
  }

  /** For the requests made while waiting: nothing goes past the deadline. */
  get context(): RequestContext {
    const { limitMs, longestIntervalMs: longestPauseMs = LONGEST_PAUSE_MS } = this.settings;
    const deadlineMs = this.#sinceMs + limitMs;
    const putOff = () => {
      this.#crowd.refusals += 1;
      return deadlineMs;
    };
    return { signal: this.#signal, deadlineMs, longestPauseMs, putOff };
  }

  /**
   * Notes what was seen, and tells it with the time waited where it is news or nothing was told for
   * most of a minute.
   */
  see(state: string, tell: (line: string) => void): void {
    const nowMs = this.#clock.now();
    if (state === this.lastSeen && nowMs - this.#toldMs < QUIET_MS) return;
    this.lastSeen = state;
    this.#toldMs = nowMs;
    tell(`${state}${this.progress}`);
  }

  /** E.g. ` (2m10s so far, 27m50s left of run-timeout)`. */
  get progress(): string {
    return ` (${formatDuration(this.waitedMs)} so far, ${formatDuration(this.leftMs)} left of ${this.settings.input})`;
  }

  /**
   * Sleeps until the next look is due. Rejects when the limit has run out or the step is cancelled.
   *
   * @param expectedEndMs when the end is likely, epoch milliseconds; null if nothing is known of that
   */
  async pause(expectedEndMs: number | null = null): Promise<void> {
    const { leftMs } = this;
    const sinceLookMs = this.#clock.now() - this.#lookedMs;
    const ms = leftMs > 0 ? pauseMs(this.#intervalMs(expectedEndMs) - sinceLookMs, leftMs) : 0;
    if (ms > 0) {
      await this.#clock.sleep(ms, this.#signal);
    }
    this.#lookedMs = this.#clock.now();
    // A timer may fire a moment early, so the plan tells whether the limit has run out.
    if (ms >= leftMs) throw new StepError('timeout', 'the time for waiting ran out');
  }

  /**
   * 20% of the distance to the expected end, before it and after it; without one, 20% of the time already
   * waited. After many refusals polls become as rare as they may be, or rarer.
   */
  #intervalMs(expectedEndMs: number | null): number {
    const { maxPollIntervalMs, longestIntervalMs = LONGEST_PAUSE_MS } = this.settings;
    const isCrowded = this.#crowd.refusals >= MANY_REFUSALS;
    const since = isCrowded ? this.#sinceMs : (expectedEndMs ?? this.#startedMs);
    const least = isCrowded ? maxPollIntervalMs : MIN_INTERVAL_MS;
    const most = isCrowded ? Math.max(maxPollIntervalMs, longestIntervalMs) : maxPollIntervalMs;
    return Math.min(Math.max(Math.abs(this.#lookedMs - since) * SHARE, least), most);
  }
}

/**
 * The pause before the next poll. A service that responds slowly is left alone for half a second. Near the
 * deadline the pause is shortened so that one more poll fits in; in the last second only the rest is waited.
 *
 * @param intervalLeftMs what the last poll has left of its interval
 * @param leftMs until the deadline, more than 0
 */
function pauseMs(intervalLeftMs: number, leftMs: number): number {
  if (leftMs <= LAST_POLL_MS) return leftMs;
  const wantedMs = Math.max(intervalLeftMs, MIN_INTERVAL_MS / 2);
  return Math.max(MIN_GAP_MS, Math.min(wantedMs, leftMs - LAST_POLL_MS));
}
