/** The wait for one run: the input that limits it, and what the service has shown of the run. */

import type { GateInputs } from '../../inputs/gate/settings.ts';
import { hasEnded } from '../../model/outcome.ts';
import type { Debrief } from '../../model/report.ts';
import type { RunProgress } from '../../service/client.ts';
import type { WaitFacts } from '../../service/explain.ts';
import type { RunResults } from '../../service/results.ts';
import type { Context } from '../context.ts';
import { Wait } from './wait.ts';

/** The debrief request is repeated at least this often while a run continues. */
export const MAX_REQUEST_INTERVAL_MS = 60_000;

const QUEUED: ReadonlySet<string> = new Set(['PENDING', 'QUEUED']);

/** The inputs that limit a wait, in milliseconds. */
const LIMITS = {
  'queue-timeout': ({ queueTimeoutMs }: GateInputs) => queueTimeoutMs,
  'run-timeout': ({ runTimeoutMs }: GateInputs) => runTimeoutMs,
  'debrief-timeout': ({ debriefTimeoutMs }: GateInputs) => debriefTimeoutMs,
  'run-timeout + debrief-timeout': ({ runTimeoutMs, debriefTimeoutMs }: GateInputs) =>
    runTimeoutMs + debriefTimeoutMs,
};

/** What the service has shown of a run so far. */
export interface SeenRun {
  /** Null if unknown, or if it does not show how a finished run ended. */
  status: string | null;
  /** The last read of the run. */
  progress: RunProgress | null;
  /** Whether a debrief request was accepted (202), or the results show that the run finished. */
  isFinished: boolean;
  /** Whether the run could be read. */
  isReadable: boolean;
  debrief: Debrief | null;
  /** The last read of the results. */
  results: RunResults | null;
  notes: readonly string[];
}

const NOTHING_SEEN: SeenRun = {
  status: null,
  progress: null,
  isFinished: false,
  isReadable: true,
  debrief: null,
  results: null,
  notes: [],
};

/** Whether the status says that the run is in the service's queue. */
export function isQueued(status: string | null): boolean {
  return status !== null && QUEUED.has(status);
}

export class RunWait {
  /** For the log. */
  name: string;
  seen = NOTHING_SEEN;
  current: Wait | null = null;
  readonly #context: Context;
  #firstMs: number | null = null;
  #hasLeftQueue = false;

  constructor(name: string, context: Context) {
    this.name = name;
    this.#context = context;
  }

  /** Null if nothing was waited for. */
  get facts(): WaitFacts | null {
    return this.current?.facts ?? null;
  }

  see(change: Partial<SeenRun>): void {
    this.seen = { ...this.seen, ...change };
  }

  /** If the results show how the run ended, they win over what reading the run returns. */
  seeProgress(progress: RunProgress): void {
    const shown = this.seen.results?.run?.status ?? null;
    this.see({ progress, status: hasEnded(shown) ? shown : progress.status });
  }

  seeResults(results: RunResults): void {
    const shown = results.run?.status ?? null;
    const isLater = shown !== null && (hasEnded(shown) || !hasEnded(this.seen.status));
    this.see({ results, ...(isLater && { status: shown }) });
  }

  note(text: string): void {
    const { notes } = this.seen;
    if (!notes.includes(text)) this.see({ notes: [...notes, text] });
  }

  /** Begins a wait, or continues it. By default its limit counts from when that of the last wait did. */
  begin(what: string, input: keyof typeof LIMITS, sinceMs = this.current?.sinceMs): Wait {
    const { clock, deadline, inputs } = this.#context;
    const { current } = this;
    if (current?.settings.what === what && current.settings.input === input) return current;
    const limitMs = LIMITS[input](inputs);
    const isForRun = input !== 'debrief-timeout';
    const maxPollIntervalMs = isForRun
      ? Math.min(inputs.maxPollIntervalMs, MAX_REQUEST_INTERVAL_MS)
      : inputs.maxPollIntervalMs;
    const wait = new Wait({ what, input, limitMs, maxPollIntervalMs }, this.#context, sinceMs);
    this.#firstMs ??= clock.now();
    deadline.add(wait.sinceMs, limitMs);
    this.current = wait;
    return wait;
  }

  /** `queue-timeout` limits the wait until the run leaves the queue; then `run-timeout` begins. */
  forCompletion(): Wait {
    const { status, isReadable } = this.seen;
    if (isQueued(status) && isReadable && !this.#hasLeftQueue) {
      const sinceMs = this.#firstMs ?? undefined;
      return this.begin(`${this.name} to leave the queue`, 'queue-timeout', sinceMs);
    }
    this.#hasLeftQueue ||= status !== null || !isReadable;
    const isNext = this.current?.settings.input === 'queue-timeout';
    const sinceMs = isNext ? this.#context.clock.now() : this.current?.sinceMs;
    return this.begin(`${this.name} to finish`, 'run-timeout', sinceMs);
  }

  /** `debrief-timeout` begins once the run has finished. If that is not known, both limits count together. */
  forDebrief(): Wait {
    const what = `the debrief of ${this.name}`;
    return this.seen.isFinished
      ? this.begin(what, 'debrief-timeout', this.#context.clock.now())
      : this.begin(what, 'run-timeout + debrief-timeout');
  }
}
