/** The runs before a run, read again to be shown with it. None of it fails the gate. */

import type { RunReference } from '../../history/run-reference.ts';
import type { HistoricRun, History } from '../../model/history.ts';
import { hasEnded } from '../../model/outcome.ts';
import type { RunFacts } from '../../model/run-facts.ts';
import { checksOf } from '../../report/history.ts';
import type { WireListedRun } from '../../service/schemas.ts';
import { isSame } from '../../text/same-id.ts';
import { describeError } from '../../text/step-error.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import { endedBefore } from '../baseline/choose.ts';
import type { Context } from '../context.ts';
import { type EarlierRun, whyUnfit } from '../earlier-runs/earlier-run.ts';
import { findUnsteady } from './unsteady.ts';

interface Before {
  jobId: string;
  pointer: RunReference | null;
}

/** All reads for one history together may take so long. */
const BUDGET_MS = 20_000;
const LIST_BUDGET_MS = 8_000;

/** How earlier runs of the same ref or plan fared; null if there are none. */
export async function readHistory(
  run: RunFacts,
  { planId, fingerprint }: { planId: string | null; fingerprint: string },
  context: Context,
): Promise<History | null> {
  const { clock, deadline, inputs } = context;
  if (inputs.history === 0) return null;
  const deadlineMs = deadline.within(BUDGET_MS);
  const before = (await runsBefore(run, planId, context)).slice(0, inputs.history);
  const read = before.map((one) => readRun(one, planId, deadlineMs, context));
  const runs = (await Promise.all(read)).flatMap((one) => one ?? []).toReversed();
  if (runs.length === 0) return null;
  return { runs, unsteady: findUnsteady([...runs, asHistoric(run, fingerprint)], clock.now()) };
}

/** The runs recorded for this ref, else those of the plan, newest first, without the runs of this step. */
async function runsBefore(
  run: RunFacts,
  planId: string | null,
  context: Context,
): Promise<Before[]> {
  const recorded = await recordedBefore(run, planId, context);
  if (recorded.length > 0 || planId === null) {
    return recorded.map((pointer) => ({ jobId: pointer.jobId, pointer }));
  }
  const isOwn = isOfStep(run, context);
  return (await listedBefore(run, planId, context)).filter((one) => !isOwn(one.jobId));
}

/** The runs recorded for this ref and plan that ended before this one, newest first, without those of this step. */
export async function recordedBefore(
  run: RunFacts,
  planId: string | null,
  context: Context,
): Promise<RunReference[]> {
  const { history, refs } = context;
  const { jobId: runId, isStartedHere, about } = run;
  const isOwn = isOfStep(run, context);
  const all = await history.read(refs.own);
  return endedBefore({ runId, isStartedHere, endedAt: about?.endedAt ?? null }, all).filter(
    (pointer) =>
      !isOwn(pointer.jobId) &&
      pointer.outcome !== 'started' &&
      (planId === null || pointer.runPlanId === '' || isSame(pointer.runPlanId, planId)),
  );
}

function isOfStep({ jobId }: RunFacts, { source }: Context): (id: string) => boolean {
  const own = source.kind === 'job-id' ? [jobId, ...source.jobIds] : [jobId];
  return (id) => own.some((one) => isSame(one, id));
}

/** Runs of the plan that were made before this one, and have ended: the list may not go back as far as it. */
async function listedBefore(
  { jobId, about }: RunFacts,
  planId: string,
  context: Context,
): Promise<Before[]> {
  const runs = await listRuns(planId, context);
  const own = runs.findIndex(({ simulationRunPlanJobId: id }) => isSame(id, jobId));
  const madeMs = madeMsOf(about ?? {}) ?? Number.POSITIVE_INFINITY;
  return runs
    .filter((one, index) => (own < 0 ? (madeMsOf(one) ?? 0) < madeMs : index > own))
    .filter(({ status }) => status === undefined || hasEnded(status))
    .map(({ simulationRunPlanJobId }) => ({ jobId: simulationRunPlanJobId, pointer: null }));
}

/** None if they cannot be listed. */
async function listRuns(
  planId: string,
  { client, deadline, cancelled, runner }: Context,
): Promise<WireListedRun[]> {
  try {
    const context = { signal: cancelled, deadlineMs: deadline.within(LIST_BUDGET_MS), once: true };
    return (await client.listRuns(planId, null, context)).runs;
  } catch (error) {
    runner.debug(`earlier runs are not listed: ${describeError(error)}`);
    return [];
  }
}

async function readRun(
  { jobId, pointer }: Before,
  planId: string | null,
  deadlineMs: number,
  { earlierRuns }: Context,
): Promise<HistoricRun | null> {
  const run = await earlierRuns.read(jobId, deadlineMs);
  if (run === null || whyUnfit(run, planId) !== null) return null;
  const endedMs = parseIsoTime(run.endedAt ?? pointer?.endedAt ?? '');
  return {
    jobId,
    number: run.number,
    endedAt: endedMs === null ? null : new Date(endedMs).toISOString(),
    outcome: pointer?.outcome ?? outcomeOf(run),
    commit: pointer?.sha || null,
    fingerprint: pointer?.fingerprint || null,
    checks: run.checks,
  };
}

function asHistoric(run: RunFacts, fingerprint: string): HistoricRun {
  return {
    jobId: run.jobId,
    number: run.about?.number ?? null,
    endedAt: null,
    outcome: null,
    commit: null,
    fingerprint: fingerprint || null,
    checks: checksOf(run),
  };
}

/** When a run was made, in epoch milliseconds; null if unknown. */
function madeMsOf({
  createdAt,
  startedAt,
}: {
  createdAt?: string | null | undefined;
  startedAt?: string | null | undefined;
}): number | null {
  return parseIsoTime(createdAt ?? startedAt ?? '');
}

/** The outcome as far as the service reports it. */
function outcomeOf({ isPassed, verdict }: EarlierRun): string | null {
  if (isPassed === false || verdict === 'THRESHOLD_FAILED') return 'failed';
  return isPassed === true || verdict === 'PASSED' ? 'passed' : null;
}
