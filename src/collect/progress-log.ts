import type { RetryReport } from '../http/transport.ts';
import { runUrl } from '../report/names.ts';
import type { Runner } from '../runner/runner.ts';
import { QUIET_MS, TroubleLog } from '../service/trouble-log.ts';
import type { Clock } from '../text/clock.ts';
import { oneLine } from '../text/log-line.ts';
import { stackOf } from '../text/step-error.ts';

/** How often it is checked whether the log was quiet. */
const TICK_MS = 10_000;
/** A quiet log shows the waits of so many runs. */
const MAX_WAITS = 8;
/** Text of the service may be endless, and may look like several lines. */
const MAX_LINE_CHARS = 3_000;

/** A run as the log shows it. */
export interface LoggedRun {
  name: string;
  /** Null if nothing is waited for. */
  current: { progress: string; lastSeen: string } | null;
}

/** Writes progress lines to the log while runs are watched. */
export class ProgressLog {
  readonly #runner: Runner;
  readonly #clock: Clock;
  readonly #runUrl: string | null;
  readonly #watched = new Set<LoggedRun>();
  readonly #lastProgress = new Map<LoggedRun, string>();
  readonly #hints = new Set<string>();
  readonly #troubles: TroubleLog;
  readonly #stopped = new AbortController();
  #total = 0;
  #ended = 0;
  #lastLineMs: number;

  constructor(runner: Runner, clock: Clock, runUrl: string | null) {
    this.#runner = runner;
    this.#clock = clock;
    this.#runUrl = runUrl;
    this.#lastLineMs = clock.now();
    this.#troubles = new TroubleLog(runner, clock, (line) => this.#log(line));
  }

  /** Starts the heartbeat; `total` is the number of runs. */
  begin(total: number): void {
    this.#total = total;
    void this.#beat();
  }

  expectAnother(): void {
    this.#total += 1;
  }

  end(): void {
    this.#stopped.abort();
  }

  watch(run: LoggedRun): void {
    this.#watched.add(run);
  }

  finished(run: LoggedRun): void {
    this.#watched.delete(run);
    this.#ended += 1;
  }

  /** ` (https://...)` if `run-url` is given, else nothing. */
  link(runId: string): string {
    const url = runUrl(runId, { runUrl: this.#runUrl });
    return url === null ? '' : ` (${url})`;
  }

  /** @param run as the log names it */
  say(run: { name: string }, text: string): void {
    this.#log(`${run.name}: ${text}`);
  }

  /** Logs a fact about the service once. */
  hint(text: string): void {
    if (this.#hints.has(text)) return;
    this.#hints.add(text);
    this.#log(text);
  }

  /** Logs the state of a run when it changes. */
  progress(run: LoggedRun, text: string): void {
    if (this.#lastProgress.get(run) === text) return;
    this.#lastProgress.set(run, text);
    this.say(run, `${text}${run.current?.progress ?? ''}`);
  }

  /** A request that will be repeated. */
  trouble(retry: RetryReport): void {
    this.#troubles.note(retry);
  }

  #log(text: string): void {
    this.#runner.info(oneLine(text, MAX_LINE_CHARS));
    this.#lastLineMs = this.#clock.now();
  }

  async #beat(): Promise<void> {
    try {
      for (;;) {
        await this.#clock.sleep(TICK_MS, this.#stopped.signal);
        if (this.#clock.now() - this.#lastLineMs >= QUIET_MS) this.#logWaits();
      }
    } catch (error) {
      // A heartbeat that fails is no reason to end the step; ended by `end` it says nothing.
      if (!this.#stopped.signal.aborted) this.#runner.debug(stackOf(error));
    }
  }

  #logWaits(): void {
    const watched = [...this.#watched];
    if (this.#total > MAX_WAITS) {
      this.#log(`${this.#ended} of ${this.#total} runs done, ${watched.length} being watched`);
    }
    for (const run of watched.slice(0, MAX_WAITS)) {
      const { progress = '', lastSeen = 'nothing yet' } = run.current ?? {};
      this.say(run, `still waiting${progress}; last seen: ${lastSeen}`);
    }
  }
}
