/** Reads runs that were made before: few at a time, each once, and never for long. */
import { ServiceError } from '../../http/errors.ts';
import type { StepDeadline } from '../../runner/deadline.ts';
import type { Runtime } from '../../runner/runtime.ts';
import type { ServiceClient } from '../../service/client.ts';
import type { RunSimulationJob } from '../../service/evidence.ts';
import { CancelledError, stackOf, withoutPeriod } from '../../text/step-error.ts';
import { type EarlierRun, earlierRunOf, withReport } from './earlier-run.ts';

interface Reader extends Pick<Runtime, 'cancelled' | 'runner'> {
  client: ServiceClient;
  deadline: StepDeadline;
}

const AT_ONCE = 4;
/** One run may take so long, retries included, so that others have their turn. */
const BUDGET_MS = 8_000;

/** Earlier runs by their IDs. Nothing of it rejects: what cannot be read is null, and told in a debug line. */
export class EarlierRuns {
  readonly #reader: Reader;
  readonly #runs = new Map<string, Promise<EarlierRun | null>>();
  /** Why runs could not be read, by their IDs in lower case. */
  readonly #unread = new Map<string, ServiceError>();
  readonly #queue: (() => void)[] = [];
  #atWork = 0;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  /** @param deadlineMs epoch milliseconds, for all that is read by then; one read before is as it is */
  read(jobId: string, deadlineMs = Number.POSITIVE_INFINITY): Promise<EarlierRun | null> {
    const key = jobId.toLowerCase();
    const known = this.#runs.get(key) ?? this.#inTurn(() => this.#read(jobId, deadlineMs));
    this.#runs.set(key, known);
    return known;
  }

  /** The same with its report, where its results show only that there is one. */
  async readWhole(jobId: string, deadlineMs: number): Promise<EarlierRun | null> {
    const run = await this.read(jobId, deadlineMs);
    if (!run?.lacksReport) return run;
    const whole = this.#inTurn(() => this.#fetchReport(run, deadlineMs));
    this.#runs.set(jobId.toLowerCase(), whole);
    return whole;
  }

  /** The simulation jobs of a run; null if they cannot be read. */
  readJobs(jobId: string, deadlineMs: number): Promise<RunSimulationJob[] | null> {
    const { client, runner } = this.#reader;
    return this.#inTurn(async () => {
      try {
        const request = { ...this.#context(deadlineMs), once: true };
        return (await client.readRun(jobId, request)).simulationJobs;
      } catch (error) {
        const isExpected = error instanceof ServiceError || error instanceof CancelledError;
        runner.debug(
          `calls of earlier run ${jobId}: ${isExpected ? error.message : stackOf(error)}`,
        );
        return null;
      }
    });
  }

  /** Why a run could not be read that was to be; null for any other, and where the step was cancelled. */
  whyUnread(jobId: string): string | null {
    const error = this.#unread.get(jobId.toLowerCase());
    return error === undefined ? null : withoutPeriod(error.message);
  }

  /** Whether the service has said, in its own form, that there is no such run. */
  isUnknown(jobId: string): boolean {
    const { status, type } = this.#unread.get(jobId.toLowerCase()) ?? {};
    return status === 404 && type !== undefined;
  }

  async #read(jobId: string, deadlineMs: number): Promise<EarlierRun | null> {
    const { client } = this.#reader;
    return this.#attempt(jobId, null, async () =>
      earlierRunOf(jobId, await client.readResults(jobId, this.#context(deadlineMs))),
    );
  }

  /** A debrief that is ready is given as it stands: nothing is written anew. */
  async #fetchReport(run: EarlierRun, deadlineMs: number): Promise<EarlierRun | null> {
    const { client } = this.#reader;
    return this.#attempt(run.jobId, run, async () => {
      const context = this.#context(deadlineMs);
      const { report } = await client.requestDebrief(run.jobId, { regenerate: false }, context);
      return report ? withReport(run, report) : run;
    });
  }

  #context(deadlineMs: number) {
    const { deadline, cancelled } = this.#reader;
    return { signal: cancelled, deadlineMs: Math.min(deadlineMs, deadline.within(BUDGET_MS)) };
  }

  async #attempt(
    jobId: string,
    fallback: EarlierRun | null,
    ask: () => Promise<EarlierRun>,
  ): Promise<EarlierRun | null> {
    const { runner } = this.#reader;
    try {
      return await ask();
    } catch (error) {
      const isExpected = error instanceof ServiceError || error instanceof CancelledError;
      runner.debug(`earlier run ${jobId}: ${isExpected ? error.message : stackOf(error)}`);
      if (fallback === null && error instanceof ServiceError) {
        this.#unread.set(jobId.toLowerCase(), error);
      }
      return fallback;
    }
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#atWork >= AT_ONCE) await new Promise<void>((resolve) => this.#queue.push(resolve));
    else this.#atWork += 1;
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next === undefined) this.#atWork -= 1;
      else next();
    }
  }
}
