/** Earlier runs, as far as others are compared with them: little, however large their results are. */

import type { RequestContext } from '../http/channel.ts';
import { ServiceError } from '../http/errors.ts';
import { checksOf } from '../model/check-facts.ts';
import { isShown } from '../model/debrief.ts';
import { hasEnded } from '../model/outcome.ts';
import type { DebriefReport, RunReport } from '../model/report.ts';
import type { PooledRun } from '../model/run-facts.ts';
import { WHY_NOT } from '../report/words/run-notes.ts';
import type { StepDeadline } from '../runner/deadline.ts';
import type { Runtime } from '../runner/runtime.ts';
import type { ServiceClient } from '../service/client.ts';
import type { RunSimulationJob } from '../service/evidence-schemas.ts';
import { readOptional } from '../service/optional-read.ts';
import type { RunResults } from '../service/results.ts';
import { isSame } from '../text/alike.ts';
import { withoutPeriod } from '../text/error-text.ts';
import { type GradedCall, gradedCalls } from './evidence/collect-cases.ts';
import { evidenceOf } from './evidence/collect-evidence.ts';
import { type MeasuredMetric, measuredMetrics } from './evidence/collect-measures.ts';
import { limiter } from './map-limited.ts';

export interface EarlierRun extends PooledRun {
  planId: string | null;
  status: string | null;
  endedAt: string | null;
  /** As far as the service reports it. */
  outcome: 'passed' | 'failed' | null;
  /** Its calls that count. */
  calls: GradedCall[];
  measures: MeasuredMetric[];
}

/** A run that no other can be compared with. */
export type UnfitRun = NonNullable<NonNullable<RunReport['baseline']>['unfit']>;

interface Reader extends Pick<Runtime, 'cancelled' | 'runner'> {
  client: ServiceClient;
  deadline: StepDeadline;
  /** Whether a debrief may be requested. */
  mayRequest: boolean;
}

const AT_ONCE = 4;
/** For one request with its retries, so that other runs have their turn. */
const REQUEST_MS = 8_000;
/** For all runs that are read for one purpose. */
const ALL_MS = 20_000;

/** Reads earlier runs, each once. A debug line says what could not be read. */
export class EarlierRuns {
  readonly #reader: Reader;
  readonly #runs = new Map<string, Promise<EarlierRun | ServiceError>>();
  readonly #limited = limiter(AT_ONCE);

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  /** The deadline of all reads for one purpose, epoch milliseconds. */
  deadline(): number {
    return this.#reader.deadline.within(ALL_MS);
  }

  /** @param deadlineMs epoch milliseconds; a run that was read before is returned as it was */
  read(runId: string, deadlineMs: number): Promise<EarlierRun | ServiceError> {
    const key = runId.toLowerCase();
    const known = this.#runs.get(key) ?? this.#readRun(runId, deadlineMs);
    this.#runs.set(key, known);
    return known;
  }

  /** Requests a debrief of which the results show only that there is one. */
  async #readRun(runId: string, deadlineMs: number): Promise<EarlierRun | ServiceError> {
    const { client, mayRequest } = this.#reader;
    const results = await this.#attempt(runId, deadlineMs, (request) =>
      client.readResults(runId, request),
    );
    if (results instanceof ServiceError) return results;
    const { status, report } = results.debrief ?? {};
    if (status !== 'READY') return earlierRunOf(runId, results, null);
    if (report || !mayRequest) return earlierRunOf(runId, results, report ?? null);
    const debrief = await this.#attempt(runId, deadlineMs, (request) =>
      client.requestDebrief(runId, { regenerate: false }, request),
    );
    const requested = debrief instanceof ServiceError ? null : debrief.report;
    return earlierRunOf(runId, results, requested ?? null);
  }

  /** The same for a run that another one, of the plan `planId`, is compared with; else why not. */
  async readFit(
    runId: string,
    planId: string | null,
    deadlineMs: number,
  ): Promise<EarlierRun | UnfitRun> {
    const read = await this.read(runId, deadlineMs);
    const isRead = !(read instanceof ServiceError);
    const why = isRead ? whyUnfit(read, planId) : withoutPeriod(read.message);
    if (isRead && why === null) return read;
    this.#reader.runner.debug(WHY_NOT.line(runId, 'compared with', why ?? ''));
    return { jobId: runId, why: why ?? '', isUnread: !isRead && !isGone(read) };
  }

  /** Those of several runs that can be compared with, in their order. */
  async readAllFit(
    runs: readonly { jobId: string }[],
    planId: string | null,
    deadlineMs: number,
  ): Promise<EarlierRun[]> {
    const read = runs.map(({ jobId }) => this.readFit(jobId, planId, deadlineMs));
    return (await Promise.all(read)).flatMap((run) => (isUnfit(run) ? [] : run));
  }

  /** The simulation jobs of a run; null if they cannot be read. */
  async readJobs(runId: string, deadlineMs: number): Promise<RunSimulationJob[] | null> {
    const run = await this.#attempt(runId, deadlineMs, (request) =>
      this.#reader.client.readRun(runId, { ...request, once: true }),
    );
    return run instanceof ServiceError ? null : run.simulationJobs;
  }

  #attempt<Response>(
    runId: string,
    deadlineMs: number,
    read: (request: RequestContext) => Promise<Response>,
  ): Promise<Response | ServiceError> {
    const { deadline, cancelled, runner } = this.#reader;
    const debug = (line: string) => runner.debug(`run ${runId}: ${line}`);
    return this.#limited(() => {
      const ownMs = Math.min(deadlineMs, deadline.within(REQUEST_MS));
      return readOptional({ cancelled, runner: { debug } }, ownMs, read, false);
    });
  }
}

/** A run that is known to exist, and no more. */
export const UNREAD_RUN = {
  ...{ planId: null, number: null, status: null, endedAt: null, outcome: null },
  ...{ checks: [], themes: null, calls: [], measures: [] },
};

/** @param report the debrief's, whose rates count for checks without counts */
function earlierRunOf(
  runId: string,
  results: RunResults,
  report: DebriefReport | null,
): EarlierRun {
  const { about, runVerdict, checks } = evidenceOf({ results });
  const hasFailed = runVerdict?.passed === false || report?.verdict === 'THRESHOLD_FAILED';
  const hasPassed = runVerdict?.passed === true || report?.verdict === 'PASSED';
  return {
    runId,
    planId: about?.planId ?? null,
    number: about?.number ?? null,
    status: results.run?.status ?? null,
    endedAt: about?.endedAt ?? null,
    outcome: hasFailed ? 'failed' : hasPassed ? 'passed' : null,
    checks: checksOf({ checks, report }),
    themes: report?.themes.filter(isShown).map(({ slug, title }) => ({ slug, title })) ?? null,
    calls: gradedCalls(results.calls ?? []),
    measures: measuredMetrics(results),
  };
}

export function isUnfit(run: EarlierRun | UnfitRun): run is UnfitRun {
  return 'why' in run;
}

/** Whether the service does not know the run. Another 404 may be about the operation. */
export function isGone({ status, type }: ServiceError): boolean {
  return status === 410 || (status === 404 && type !== undefined);
}

/** Why no run can be compared with this one; null if one can. */
function whyUnfit(
  { planId: own, status, outcome, checks }: EarlierRun,
  planId: string | null,
): string | null {
  if (planId !== null && own !== null && !isSame(planId, own)) return WHY_NOT.ofOtherPlan;
  if (status !== null && status !== 'COMPLETED') {
    return hasEnded(status) ? WHY_NOT.ended(status) : WHY_NOT.notEnded;
  }
  return outcome !== null || checks.length > 0 ? null : WHY_NOT.notEvaluated;
}
