/** The wait for one run: which input limits it at the moment, and what was seen of the run last. */

import type { RunReference } from '../../history/run-reference.ts';
import type { ServiceError } from '../../http/errors.ts';
import { hasEnded } from '../../model/outcome.ts';
import type { Debrief } from '../../model/report.ts';
import type { RunProgress } from '../../service/client.ts';
import type { WaitFacts } from '../../service/explain.ts';
import type { RunResults } from '../../service/results.ts';
import { withoutPeriod } from '../../text/step-error.ts';
import type { Context } from '../context.ts';
import { Wait, type WaitSettings } from './wait.ts';

/** The debrief request is repeated at least this often while a run continues, whatever `max-poll-interval` is. */
export const LONGEST_RUN_INTERVAL_MS = 60_000;
/** A run may wait in the queue for long, so a busy service is polled as seldom as this. */
export const LONGEST_QUEUE_PAUSE_MS = 5 * 60_000;

const QUEUE = 'queue-timeout';
const QUEUED: ReadonlySet<string> = new Set(['PENDING', 'QUEUED']);

type Limit = Omit<WaitSettings, 'maxPollIntervalMs'> & Partial<WaitSettings>;

/** A run with its ID, and how the step obtained it. */
export interface ObtainedRun {
  runId: string;
  how: 'started' | 'resumed' | 'reused' | 'given' | 'located';
  /** What the run history holds of it; null if nothing. */
  reference: RunReference | null;
}

/** Whether the status says that the run waits in the service's queue. */
export function isQueued(status: string): boolean {
  return QUEUED.has(status);
}

/** The status that counts: if the results say how the run ended, they win over what reading it returned. */
function laterStatus(read: string | null, shown: string | null): string | null {
  return shown !== null && (hasEnded(shown) || !hasEnded(read)) ? shown : read;
}

/** What is known of a run while the step waits for it. */
export class RunWait {
  readonly label: string;
  /** Null until the run has an ID. */
  run: ObtainedRun | null = null;
  plan: { id: string; name: string | null } | null;
  /** Hash of what it was started with; empty if unknown. */
  fingerprint = '';
  /** Last status; null if it was never read, or does not say how the run ended. */
  status: string | null = null;
  /** What the last read of the run returned; null before. */
  progress: RunProgress | null = null;
  /** True once the service has accepted the debrief request (202), or shows that the run finished. */
  finished = false;
  /** False once the service has refused to have the run read. */
  readable = true;
  debrief: Debrief | null = null;
  /** As polled last; null before. */
  results: RunResults | null = null;
  /** Epoch milliseconds; null if unknown. */
  expectedEndMs: number | null = null;
  current: Wait | null = null;
  readonly notes: string[] = [];
  /** How often the service has refused a request about the run (429). */
  readonly #crowd = { refusals: 0 };
  readonly #context: Context;
  #hasHadTurn = false;

  constructor(label: string, context: Context, plan: RunWait['plan'] = null) {
    this.label = label;
    this.plan = plan;
    this.#context = context;
  }

  /** Empty before the run has an ID. */
  get runId(): string {
    return this.run?.runId ?? '';
  }

  /** How the log names it. */
  get name(): string {
    return this.runId === '' ? this.label : `run ${this.runId}`;
  }

  /** Whether this step or an earlier attempt of it started the run. */
  get isStartedHere(): boolean {
    return this.run?.how === 'started' || this.run?.how === 'resumed';
  }

  /** True while the run may be making calls that this step answers for. */
  get mayMakeCalls(): boolean {
    return this.isStartedHere && !this.finished && !hasEnded(this.status);
  }

  get planId(): string | null {
    const shown = this.results?.run?.simulationRunPlanId;
    return this.run?.reference?.runPlanId || this.plan?.id || shown || null;
  }

  /** What the run was waited for; null if it was not. */
  get facts(): WaitFacts | null {
    return this.current?.facts ?? null;
  }

  /** The debrief that the results show does not count: another was requested. */
  forgetDebrief(): void {
    if (this.results !== null) this.results = { ...this.results, debrief: null };
  }

  takeResults(results: RunResults): void {
    this.results = results;
    this.status = laterStatus(this.status, results.run?.status ?? null);
  }

  takeProgress(progress: RunProgress): void {
    this.progress = progress;
    this.status = progress.status;
  }

  note(text: string): void {
    if (!this.notes.includes(text)) this.notes.push(text);
  }

  /** Begins a wait that `run-timeout` limits as a whole, however often its subject changes. */
  forRun(what: string): Wait {
    const { runTimeoutMs: limitMs } = this.#context.inputs;
    return this.#begin({ what, input: 'run-timeout', limitMs, ...this.#runPolling });
  }

  /**
   * Begins the wait for the debrief. After a debrief request the run has finished, and `debrief-timeout`
   * counts from now; without one nobody says when it has, so both limits count together.
   */
  forDebrief(wasRequested: boolean): Wait {
    const { runTimeoutMs, debriefTimeoutMs } = this.#context.inputs;
    const what = `the debrief of ${this.name}`;
    if (wasRequested) {
      this.#end();
      return this.#begin({ what, input: 'debrief-timeout', limitMs: debriefTimeoutMs });
    }
    const limitMs = runTimeoutMs + debriefTimeoutMs;
    return this.#begin({ what, input: 'run-timeout + debrief-timeout', limitMs });
  }

  /** Begins the wait for the service to accept the start of a run, counted from the first request. */
  forAdmission(plan: string, error: ServiceError): Wait {
    this.#crowd.refusals += 1;
    const wait = this.#inQueue(`a run of ${plan} to be admitted`);
    wait.lastSeen = withoutPeriod(error.message);
    return wait;
  }

  /**
   * The wait after what was seen of a run last: in the queue, which `queue-timeout` limits from the first
   * request, else for its end, for which `run-timeout` begins when it leaves the queue.
   */
  forEnd(): Wait {
    const wasQueued = this.current?.settings.input === QUEUE;
    const waits = this.status === null ? wasQueued : isQueued(this.status);
    if (waits && this.readable && !this.#hasHadTurn) {
      return this.#inQueue(`${this.name} to leave the queue`);
    }
    this.#hasHadTurn ||= this.status !== null || !this.readable;
    if (wasQueued) this.#end();
    const what = `${this.name} to finish`;
    return this.current?.settings.what === what ? this.current : this.forRun(what);
  }

  get #runPolling(): Pick<WaitSettings, 'maxPollIntervalMs'> {
    const { maxPollIntervalMs } = this.#context.inputs;
    return { maxPollIntervalMs: Math.min(maxPollIntervalMs, LONGEST_RUN_INTERVAL_MS) };
  }

  #inQueue(what: string): Wait {
    if (this.current?.settings.what === what) return this.current;
    const { queueTimeoutMs: limitMs } = this.#context.inputs;
    const longest = { ...this.#runPolling, longestIntervalMs: LONGEST_QUEUE_PAUSE_MS };
    return this.#begin({ what, input: QUEUE, limitMs, ...longest });
  }

  /** The limit of the next wait counts from its own beginning. */
  #end(): void {
    this.current = null;
  }

  #begin(limit: Limit): Wait {
    const { clock, cancelled, deadline, inputs } = this.#context;
    const settings = { maxPollIntervalMs: inputs.maxPollIntervalMs, crowd: this.#crowd, ...limit };
    const wait = this.current?.goOn(settings) ?? new Wait(settings, clock, cancelled);
    const { limitMs } = wait.settings;
    deadline.add(wait.context.deadlineMs - limitMs, limitMs);
    this.current = wait;
    return wait;
  }
}
