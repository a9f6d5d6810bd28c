import type { Clock } from '../../core/clock.ts';
import { oneLine } from '../../core/text/log-line.ts';
import type { RetryReport } from '../../http/transport.ts';
import { runUrl } from '../../report/names.ts';
import type { Runner } from '../../runner/runner.ts';
import { stackOf } from '../../step/stops.ts';
import { QUIET_MS, TroubleLog } from '../../step/trouble-log.ts';
import type { RunRecord } from './run-record.ts';

/** How often the narrator looks whether something is to be said. */
const TICK_MS = 10_000;
/** With more runs than this, their lines are gathered into collapsed groups. */
const FEW_RUNS = 8;
/** What the service says may be endless, and may try to look like several lines. */
const MAX_LINE_CHARS = 3_000;

/** Tells the log's reader what is going on while runs are watched. */
export class Narrator {
  readonly #runner: Runner;
  readonly #clock: Clock;
  readonly #runUrl: string | null;
  readonly #watched = new Set<RunRecord>();
  readonly #lastProgress = new Map<RunRecord, string>();
  readonly #saidOnce = new Set<string>();
  readonly #troubles: TroubleLog;
  readonly #stopped = new AbortController();
  #gathered: string[] = [];
  #total = 0;
  #ended = 0;
  #lastLineMs: number;

  constructor(runner: Runner, clock: Clock, runUrl: string | null) {
    this.#runner = runner;
    this.#clock = clock;
    this.#runUrl = runUrl;
    this.#lastLineMs = clock.now();
    this.#troubles = new TroubleLog(runner, clock, (line) => this.#tell(line));
  }

  /** Starts the heartbeat; `total` is how many runs there will be. */
  begin(total: number): void {
    this.#total = total;
    void this.#beat();
  }

  /** There will be one run more than was thought. */
  expectAnother(): void {
    this.#total += 1;
  }

  end(): void {
    this.#stopped.abort();
    this.#flush();
  }

  watching(run: RunRecord): void {
    this.#watched.add(run);
  }

  finished(run: RunRecord, text: string): void {
    this.#watched.delete(run);
    this.#lastProgress.delete(run);
    this.#ended += 1;
    this.#tell(`${run.name}: ${text}`);
  }

  /** ` (https://...)` where `run-url` is given, else nothing. */
  link(run: RunRecord): string {
    const url = runUrl(run.jobId, { runUrl: this.#runUrl });
    return url === null ? '' : ` (${url})`;
  }

  /** Something that happened to a run, always told. */
  say(run: RunRecord, text: string): void {
    this.#tell(`${run.name}: ${text}`);
  }

  /** The same, told the first time only. */
  sayOnce(run: RunRecord, text: string): void {
    this.hint(`${run.name}: ${text}`);
  }

  /** Something about the service, logged the first time only. */
  hint(text: string): void {
    if (this.#saidOnce.has(text)) return;
    this.#saidOnce.add(text);
    this.#tell(text);
  }

  /** The state of a run, told when it changes. */
  progress(run: RunRecord, text: string): void {
    if (this.#lastProgress.get(run) === text) return;
    this.#lastProgress.set(run, text);
    this.#tell(`${run.name}: ${text}${describeWait(run)}`);
  }

  /** A request that will be repeated. */
  trouble(retry: RetryReport): void {
    this.#troubles.note(retry);
  }

  #tell(text: string): void {
    const line = oneLine(text, MAX_LINE_CHARS);
    if (this.#total > FEW_RUNS) {
      this.#gathered.push(line);
    } else {
      this.#runner.info(line);
      this.#lastLineMs = this.#clock.now();
    }
  }

  async #beat(): Promise<void> {
    try {
      for (;;) {
        await this.#clock.sleep(TICK_MS, this.#stopped.signal);
        this.#flush();
        if (this.#clock.now() - this.#lastLineMs >= QUIET_MS) this.#tellWaits();
      }
    } catch (error) {
      // A heartbeat that fails is no reason to end the step; ended by `end` it says nothing.
      if (!this.#stopped.signal.aborted) this.#runner.debug(stackOf(error));
    }
  }

  #flush(): void {
    if (this.#gathered.length === 0) return;
    this.#runner.group(this.#headline(), this.#gathered);
    this.#gathered = [];
    this.#lastLineMs = this.#clock.now();
  }

  #tellWaits(): void {
    const lines = [...this.#watched].map((run) =>
      oneLine(
        `${run.name}: still waiting${describeWait(run)}; last seen: ${lastSeenOf(run)}`,
        MAX_LINE_CHARS,
      ),
    );
    if (lines.length > FEW_RUNS) this.#runner.group(this.#headline(), lines);
    else for (const line of lines) this.#runner.info(line);
    this.#lastLineMs = this.#clock.now();
  }

  #headline(): string {
    const waiting = this.#total - this.#ended - this.#watched.size;
    const turn = waiting > 0 ? `, ${waiting} waiting their turn` : '';
    return `${this.#ended} of ${this.#total} runs done, ${this.#watched.size} being watched${turn}`;
  }
}

function lastSeenOf({ wait }: RunRecord): string {
  return wait?.lastSeen ?? 'nothing yet';
}

function describeWait({ wait }: RunRecord): string {
  return wait?.progress ?? '';
}
