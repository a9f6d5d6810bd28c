import type { RetryReport } from '../http/transport.ts';
import { runUrl } from '../report/names.ts';
import type { Runtime } from '../runner/runtime.ts';
import { QUIET_MS, TroubleLog } from '../service/trouble-log.ts';
import { oneLine } from '../text/log-line.ts';
import { stackOf } from '../text/step-error.ts';

/** How often it is checked whether the log was quiet. */
const TICK_MS = 10_000;
/** A quiet log shows the waits of so many runs. */
const MAX_WAITS = 8;
/** Text of the service may be endless, and may contain line breaks. */
const MAX_LINE_CHARS = 3_000;

/** A run that is waited for. */
export interface WatchedRun {
  name: string;
  /** Null if nothing is waited for. */
  current: { progress: string; lastSeen: string } | null;
}

/** Writes progress lines to the log while runs are watched. */
export class ProgressLog {
  readonly #runtime: Pick<Runtime, 'runner' | 'clock'>;
  readonly #runUrl: string | null;
  /** With the last progress of each. */
  readonly #watched = new Map<WatchedRun, string>();
  readonly #hints = new Set<string>();
  readonly #troubles: TroubleLog;
  readonly #stopped = new AbortController();
  #lastLineMs: number;

  constructor(runtime: Pick<Runtime, 'runner' | 'clock'>, url: string | null) {
    this.#runtime = runtime;
    this.#runUrl = url;
    this.#lastLineMs = runtime.clock.now();
    this.#troubles = new TroubleLog(runtime.runner, runtime.clock, (line) => this.#log(line));
  }

  /** Starts the heartbeat: a quiet log shows what is waited for. */
  begin(): void {
    void this.#beat();
  }

  end(): void {
    this.#stopped.abort();
  }

  watch(run: WatchedRun): void {
    this.#watched.set(run, '');
  }

  unwatch(run: WatchedRun): void {
    this.#watched.delete(run);
  }

  /** ` (https://...)` if `run-url` is given, else nothing. */
  link(runId: string): string {
    const url = runUrl(runId, { runUrl: this.#runUrl });
    return url === null ? '' : ` (${url})`;
  }

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
  progress(run: WatchedRun, text: string): void {
    if (this.#watched.get(run) === text) return;
    this.#watched.set(run, text);
    this.say(run, `${text}${run.current?.progress ?? ''}`);
  }

  /** A request that will be repeated. */
  trouble(retry: RetryReport): void {
    this.#troubles.note(retry);
  }

  #log(text: string): void {
    this.#runtime.runner.info(oneLine(text, MAX_LINE_CHARS));
    this.#lastLineMs = this.#runtime.clock.now();
  }

  async #beat(): Promise<void> {
    const { clock, runner } = this.#runtime;
    try {
      for (;;) {
        await clock.sleep(TICK_MS, this.#stopped.signal);
        if (clock.now() - this.#lastLineMs >= QUIET_MS) this.#logWaits();
      }
    } catch (error) {
      // A heartbeat that fails is no reason to end the step.
      if (!this.#stopped.signal.aborted) runner.debug(stackOf(error));
    }
  }

  #logWaits(): void {
    const watched = [...this.#watched.keys()];
    if (watched.length > MAX_WAITS) this.#log(`waiting for ${watched.length} runs`);
    for (const run of watched.slice(0, MAX_WAITS)) {
      const { progress = '', lastSeen = 'nothing yet' } = run.current ?? {};
      this.say(run, `still waiting${progress}; last seen: ${lastSeen}`);
    }
  }
}
