/** The runs before a run, read again to be shown with it and watched for a lasting fall. None of it fails the gate. */

import {
  isEvaluated,
  isStartedSince,
  REFERENCE_RUNS,
  type RunReference,
} from '../../history/run-history.ts';
import { checksOf, eachCheckOnce, resultInRuns } from '../../model/check-facts.ts';
import type { HistoricCheck, HistoricRun, Watched } from '../../model/history.ts';
import { hasEnded } from '../../model/outcome.ts';
import type { RunFacts } from '../../model/run-facts.ts';
import { readOrNull } from '../../service/optional-read.ts';
import { isSame } from '../../text/alike.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import type { Context } from '../context.ts';
import type { EarlierRun } from '../earlier-runs.ts';
import { recordedBefore, referenceTo } from './recorded-before.ts';

const LIST_BUDGET_MS = 8_000;

export async function readHistory(
  run: RunFacts,
  fingerprint: string,
  context: Context,
): Promise<Pick<RunFacts, 'earlier' | 'watched'>> {
  const planId = run.about?.planId ?? null;
  const recorded = await recordedBefore(run, context.refs.own, context);
  const runs = await readRuns(run, planId, recorded, context);
  const checks = checksOf(run);
  const earlier = { runs, own: { fingerprint, checks } };
  const watched = planId === null ? null : await readWatched(checks, planId, recorded, context);
  return { ...(runs.length > 0 && { earlier }), ...(watched && { watched }) };
}

/** How the recorded runs of the same ref fared, else the runs of the plan, the oldest first. */
async function readRuns(
  run: RunFacts,
  planId: string | null,
  recorded: readonly RunReference[],
  context: Context,
): Promise<HistoricRun[]> {
  const { inputs, earlierRuns } = context;
  if (inputs.history === 0) return [];
  const deadlineMs = earlierRuns.deadline();
  const evaluated = recorded.filter(({ outcome }) => outcome !== 'started');
  const before =
    evaluated.length > 0 || planId === null ? evaluated : await listBefore(run, planId, context);
  const read = await earlierRuns.readAllFit(before.slice(0, inputs.history), planId, deadlineMs);
  return read.map((one) => historicRun(one, recorded)).toReversed();
}

/** Runs of the plan that were made before this one and have ended, newest first; none if they cannot be listed. */
async function listBefore(
  { jobId }: RunFacts,
  planId: string,
  context: Context,
): Promise<{ jobId: string }[]> {
  const page = await readOrNull(context, context.deadline.within(LIST_BUDGET_MS), (request) =>
    context.client.listRuns(planId, null, request),
  );
  const runs = page?.runs ?? [];
  const own = runs.findIndex(({ simulationRunPlanJobId: id }) => isSame(id, jobId));
  return runs
    .slice(own + 1)
    .filter(({ status }) => status === undefined || hasEnded(status))
    .map(({ simulationRunPlanJobId }) => ({ jobId: simulationRunPlanJobId }));
}

function historicRun(run: EarlierRun, recorded: readonly RunReference[]): HistoricRun {
  const { reference, endedAt } = referenceTo(run, recorded);
  return {
    ...{ jobId: run.runId, number: run.number, endedAt },
    outcome: reference?.outcome ?? run.outcome,
    commit: reference?.sha || null,
    fingerprint: reference?.fingerprint || null,
    checks: run.checks,
  };
}

/**
 * The counts of the run's checks in the recorded runs before it. The first runs since the plan last changed
 * are the reference. A run that cannot be read is left out. Null if fewer runs than the reference needs are
 * recorded since.
 */
async function readWatched(
  checks: readonly HistoricCheck[],
  planId: string,
  recorded: readonly RunReference[],
  context: Context,
): Promise<Watched | null> {
  const { client, refs, workflow, history, earlierRuns } = context;
  const isProposal = refs.own.startsWith('refs/pull/') || workflow.eventName === 'merge_group';
  const evaluated = recorded.filter(isEvaluated).toReversed();
  if (isProposal || evaluated.length < REFERENCE_RUNS) return null;
  const deadlineMs = earlierRuns.deadline();
  const plan = await readOrNull(context, deadlineMs, (request) => client.readPlan(planId, request));
  // If it is unknown, every run counts.
  const changedMs = parseIsoTime(plan?.updatedAt) ?? 0;
  history.noteChange(planId, changedMs);
  const since = evaluated.filter(isStartedSince(changedMs));
  if (since.length < REFERENCE_RUNS) return null;
  const [reference, later] = await Promise.all([
    earlierRuns.readAllFit(since.slice(0, REFERENCE_RUNS), planId, deadlineMs),
    earlierRuns.readAllFit(since.slice(REFERENCE_RUNS), planId, deadlineMs),
  ]);
  const inReference = resultInRuns(reference);
  const inLater = later.map((run) => resultInRuns([run]));
  return {
    runs: later.map(({ runId: jobId, number }) => ({ jobId, number })),
    checks: eachCheckOnce(checks).map(({ id = null, name }) => ({
      ...{ id, name, counts: inLater.map((resultOf) => resultOf({ id, name }).counts) },
      reference: inReference({ id, name }).counts ?? { passed: 0, evaluated: 0 },
    })),
  };
}
