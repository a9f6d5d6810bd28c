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

function limitsOf({ queueTimeoutMs, runTimeoutMs, debriefTimeoutMs }: GateInputs) {
  return {
    'queue-timeout': queueTimeoutMs,
    'run-timeout': runTimeoutMs,
    'debrief-timeout': debriefTimeoutMs,
    'run-timeout + debrief-timeout': runTimeoutMs + debriefTimeoutMs,
  };
}

export interface SeenRun {
  /** Null if unknown, or if it does not show how a finished run ended. */
  status: string | null;
  progress: RunProgress | null;
  /** Whether a debrief request was accepted (202), or the results show that the run finished. */
  isFinished: boolean;
  isReadable: boolean;
  debrief: Debrief | null;
  results: RunResults | null;
  notes: readonly string[];
}

/** Whether the status says that the run is in the service's queue. */
export function isQueued(status: string | null): boolean {
  return status !== null && QUEUED.has(status);
}

export class RunWait {
  /** Empty until the run has one. */
  runId = '';
  /** Epoch milliseconds; null if unknown. */
  expectedEndMs: number | null = null;
  seen: SeenRun = {
    status: null,
    progress: null,
    isFinished: false,
    isReadable: true,
    debrief: null,
    results: null,
    notes: [],
  };
  #current: Wait | null = null;
  #firstMs: number | null = null;
  #hasLeftQueue = false;
  readonly #label: string;
  readonly #context: Context;

  constructor(label: string, context: Context) {
    this.#label = label;
    this.#context = context;
  }

  get name(): string {
    return this.runId === '' ? this.#label : `run ${this.runId}`;
  }

  get facts(): WaitFacts | null {
    return this.#current?.facts ?? null;
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
    this.see({ notes: [...new Set([...this.seen.notes, text])] });
    this.#context.log.say(this, text);
  }

  /** Begins a wait, or continues it. By default its limit counts from when that of the last wait did. */
  begin(
    what: string,
    input: keyof ReturnType<typeof limitsOf>,
    sinceMs = this.#current?.sinceMs,
  ): Wait {
    const { clock, deadline, inputs } = this.#context;
    const { what: last, input: lastInput } = this.#current?.settings ?? {};
    if (this.#current && last === what && lastInput === input) return this.#current;
    const limitMs = limitsOf(inputs)[input];
    const longestMs = input === 'debrief-timeout' ? Infinity : MAX_REQUEST_INTERVAL_MS;
    const maxPollIntervalMs = Math.min(inputs.maxPollIntervalMs, longestMs);
    const wait = new Wait({ what, input, limitMs, maxPollIntervalMs }, this.#context, sinceMs);
    this.#firstMs ??= clock.now();
    deadline.add(wait.sinceMs, limitMs);
    this.#current = wait;
    return wait;
  }

  /** `queue-timeout` limits the wait until the run leaves the queue; then `run-timeout` begins. */
  forCompletion(): Wait {
    const { status, isReadable } = this.seen;
    if (isQueued(status) && isReadable && !this.#hasLeftQueue) {
      const sinceMs = this.#firstMs ?? undefined;
      return this.begin('the run to leave the queue', 'queue-timeout', sinceMs);
    }
    this.#hasLeftQueue ||= status !== null || !isReadable;
    const isNext = this.#current?.settings.input === 'queue-timeout';
    const sinceMs = isNext ? this.#context.clock.now() : this.#current?.sinceMs;
    return this.begin('the run to finish', 'run-timeout', sinceMs);
  }

  /** `debrief-timeout` begins once the run has finished. If that is not known, both limits count together. */
  forDebrief(): Wait {
    return this.seen.isFinished
      ? this.begin('the debrief', 'debrief-timeout', this.#context.clock.now())
      : this.begin('the debrief', 'run-timeout + debrief-timeout');
  }

  /** Notes the state of the current wait, and logs it if it changed or was logged long ago. */
  progress(state: string): void {
    this.#current?.see(state, (line) => this.#context.log.say(this, line));
  }
}
