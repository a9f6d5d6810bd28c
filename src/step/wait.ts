import type { Clock } from '../core/clock.ts';
import { formatDuration } from '../core/duration.ts';
import type { ExpectedEnd } from '../core/expected-end.ts';
import { nextPoll, type PollState } from '../core/poll.ts';
import type { RequestContext } from '../http/request-context.ts';
import { LONGEST_PAUSE_MS } from '../http/retry.ts';
import type { WaitFacts } from './explain.ts';
import { Stopped } from './stops.ts';
import { QUIET_MS } from './trouble-log.ts';

/** A service that has refused so many requests about one thing (429) has more to do than it can. */
const MANY_REFUSALS = 3;

/** How often the service has refused what was asked of one thing, from wait to wait. */
export interface Crowd {
  refusals: number;
}

/** A request's times, epoch milliseconds. */
interface Exchange {
  sentMs: number;
  answeredMs: number;
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
  /** When the look that goes on was due, and when it began. */
  #dueMs: number;
  #lookedMs: number;
  /** When what was answered last was sent, and when its answer came. */
  #sentMs: number;
  #answeredMs: number;
  #toldMs = 0;
  readonly #crowd: Crowd;

  constructor(
    settings: WaitSettings,
    clock: Clock,
    signal: AbortSignal,
    sinceMs = clock.now(),
    { sentMs, answeredMs }: Exchange = { sentMs: sinceMs, answeredMs: sinceMs },
  ) {
    this.settings = settings;
    this.#crowd = settings.crowd ?? { refusals: 0 };
    this.#clock = clock;
    this.#signal = signal;
    this.#startedMs = sentMs;
    this.#dueMs = sentMs;
    this.#lookedMs = sentMs;
    this.#sentMs = sentMs;
    this.#answeredMs = answeredMs;
    this.#sinceMs = sinceMs;
  }

  /** The wait for what comes next: it begins with what was asked last, and its limit counts from when this one's does. */
  goOn(settings: WaitSettings): Wait {
    return new Wait(settings, this.#clock, this.#signal, this.#sinceMs, this.#last);
  }

  /** The same with a limit of its own, which counts from the last answer. */
  follow(settings: WaitSettings): Wait {
    return new Wait(settings, this.#clock, this.#signal, this.#answeredMs, this.#last);
  }

  get #last(): Exchange {
    return { sentMs: this.#sentMs, answeredMs: this.#answeredMs };
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
    const onAnswer = (sentMs: number) => {
      this.#sentMs = sentMs;
      this.#answeredMs = this.#clock.now();
    };
    return { signal: this.#signal, deadlineMs, longestPauseMs, putOff, onAnswer };
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

  /** Sleeps until the next look is due. Rejects when the limit has run out or the step is cancelled. */
  async pause(expected: ExpectedEnd | null = null): Promise<void> {
    const { deadlineMs } = this.context;
    const nowMs = this.#clock.now();
    const [dueMs, lookedMs] = [this.#dueMs, this.#lookedMs];
    const answeredMs = this.#answeredMs < lookedMs ? nowMs : this.#answeredMs;
    const step = nextPoll({
      deadlineMs,
      nowMs,
      dueMs,
      lookedMs,
      answeredMs,
      ...this.#pace(expected),
    });
    if (step.kind === 'wait') {
      this.#dueMs = step.dueMs;
      await this.#clock.sleep(step.ms, this.#signal);
    }
    this.#lookedMs = this.#clock.now();
    // A timer may fire a moment early, so the plan tells whether the limit has run out.
    if (step.kind === 'expired' || nowMs + step.ms >= deadlineMs) {
      throw new Stopped('timeout', 'the time for waiting ran out');
    }
  }

  /**
   * A crowd gets in no sooner by asking more often: each then asks as seldom as it may, or less, the more
   * so the longer it has waited in all.
   */
  #pace(
    expected: ExpectedEnd | null,
  ): Pick<PollState, 'startedMs' | 'minIntervalMs' | 'maxIntervalMs' | 'expected'> {
    const { maxPollIntervalMs, longestIntervalMs = LONGEST_PAUSE_MS } = this.settings;
    if (this.#crowd.refusals < MANY_REFUSALS) {
      return { startedMs: this.#startedMs, maxIntervalMs: maxPollIntervalMs, expected };
    }
    return {
      startedMs: this.#sinceMs,
      minIntervalMs: maxPollIntervalMs,
      maxIntervalMs: Math.max(maxPollIntervalMs, longestIntervalMs),
    };
  }
}
