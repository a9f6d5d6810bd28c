/** Reads earlier runs: four at a time, each once, and never for long. */
import { ServiceError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { StepDeadline } from '../../runner/deadline.ts';
import type { Runtime } from '../../runner/runtime.ts';
import type { ServiceClient } from '../../service/client.ts';
import type { RunSimulationJob } from '../../service/evidence.ts';
import { CancelledError, stackOf, withoutPeriod } from '../../text/step-error.ts';
import { type EarlierRun, earlierRunOf, type Unread, withReport } from './earlier-run.ts';

interface Reader extends Pick<Runtime, 'cancelled' | 'runner'> {
  client: ServiceClient;
  deadline: StepDeadline;
}

const AT_ONCE = 4;
/** For one request with its retries, so that other runs have their turn. */
const BUDGET_MS = 8_000;

/** Earlier runs by their IDs. Nothing rejects; a debug line says what could not be read. */
export class EarlierRuns {
  readonly #reader: Reader;
  readonly #runs = new Map<string, Promise<EarlierRun | Unread>>();
  readonly #queue: (() => void)[] = [];
  #atWork = 0;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  /** @param deadlineMs epoch milliseconds; a run that was read before is returned as it was */
  read(jobId: string, deadlineMs = Number.POSITIVE_INFINITY): Promise<EarlierRun | Unread> {
    const key = jobId.toLowerCase();
    const known =
      this.#runs.get(key) ??
      this.#attempt(jobId, deadlineMs, async (client, request) =>
        earlierRunOf(jobId, await client.readResults(jobId, request)),
      );
    this.#runs.set(key, known);
    return known;
  }

  /** With the debrief's report, also if the results show only that there is one. */
  async readWhole(jobId: string, deadlineMs: number): Promise<EarlierRun | Unread> {
    const run = await this.read(jobId, deadlineMs);
    if ('why' in run || !run.lacksReport) return run;
    const whole = await this.#attempt(jobId, deadlineMs, async (client, request) => {
      const { report } = await client.requestDebrief(jobId, { regenerate: false }, request);
      return report ? withReport(run, report) : run;
    });
    const best = 'why' in whole ? run : whole;
    this.#runs.set(jobId.toLowerCase(), Promise.resolve(best));
    return best;
  }

  /** The simulation jobs of a run; null if they cannot be read. */
  async readJobs(jobId: string, deadlineMs: number): Promise<RunSimulationJob[] | null> {
    const run = await this.#attempt(jobId, deadlineMs, (client, request) =>
      client.readRun(jobId, { ...request, once: true }),
    );
    return 'why' in run ? null : run.simulationJobs;
  }

  async #attempt<Result>(
    jobId: string,
    deadlineMs: number,
    read: (client: ServiceClient, request: RequestContext) => Promise<Result>,
  ): Promise<Result | Unread> {
    const { client, deadline, cancelled, runner } = this.#reader;
    if (this.#atWork >= AT_ONCE) await new Promise<void>((resolve) => this.#queue.push(resolve));
    else this.#atWork += 1;
    try {
      const ownMs = Math.min(deadlineMs, deadline.within(BUDGET_MS));
      return await read(client, { signal: cancelled, deadlineMs: ownMs });
    } catch (error) {
      const isExpected = error instanceof ServiceError || error instanceof CancelledError;
      runner.debug(`earlier run ${jobId}: ${isExpected ? error.message : stackOf(error)}`);
      if (!(error instanceof ServiceError)) {
        return { why: 'the step was cancelled', isUnknown: false };
      }
      const isUnknown = error.status === 404 && error.type !== undefined;
      return { why: withoutPeriod(error.message), isUnknown };
    } finally {
      const next = this.#queue.shift();
      if (next === undefined) this.#atWork -= 1;
      else next();
    }
  }
}
