/** Reads the recorded runs over which a lasting fall of a check shows. */

import {
  isEvaluated,
  isStartedSince,
  NEWEST_RUNS,
  REFERENCE_RUNS,
  type RunReference,
} from '../../history/run-history.ts';
import { checkResult, checksOf, eachCheckOnce, findSame } from '../../model/check-facts.ts';
import { sumCounts } from '../../model/counts.ts';
import type { Watched } from '../../model/history.ts';
import type { RunFacts } from '../../model/run-facts.ts';
import { describeError } from '../../text/step-error.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import type { Context } from '../context.ts';
import type { EarlierRun } from '../earlier-runs.ts';
import { recordedBefore } from './recorded-before.ts';

const BUDGET_MS = 20_000;

export interface DriftRuns {
  /** When the plan last changed, ISO 8601; null if it was not read. */
  planChangedAt: string | null;
  /** Null if fewer runs than the reference needs are recorded since. */
  watched: Watched | null;
}

/**
 * The counts of the run's checks in the recorded runs before it. The first runs since the plan last changed
 * are the reference. A run that cannot be read is left out. Never rejects.
 */
export async function readDriftRuns(
  run: RunFacts,
  planId: string | null,
  context: Context,
): Promise<DriftRuns> {
  const { refs, workflow, earlierRuns, deadline } = context;
  const isProposal = refs.own.startsWith('refs/pull/') || workflow.eventName === 'merge_group';
  if (planId === null || isProposal) return { planChangedAt: null, watched: null };
  const recorded = await recordedBefore({ ...run, planId }, refs.own, context);
  const evaluated = recorded.filter(isEvaluated).toReversed();
  if (evaluated.length < REFERENCE_RUNS) return { planChangedAt: null, watched: null };
  const deadlineMs = deadline.within(BUDGET_MS);
  const planChangedAt = await readPlanChange(planId, deadlineMs, context);
  const since = evaluated.filter(isStartedSince(planChangedAt));
  if (since.length < REFERENCE_RUNS) return { planChangedAt, watched: null };
  const read = async (references: readonly RunReference[]) => {
    const runs = references.map(({ jobId }) => earlierRuns.readFit(jobId, planId, deadlineMs));
    return (await Promise.all(runs)).flatMap((one) => ('why' in one ? [] : [one]));
  };
  const [reference, later] = await Promise.all([
    read(since.slice(0, REFERENCE_RUNS)),
    read(since.slice(REFERENCE_RUNS).slice(-NEWEST_RUNS)),
  ]);
  return { planChangedAt, watched: watchedIn(run, reference, later) };
}

async function readPlanChange(
  planId: string,
  deadlineMs: number,
  { client, cancelled, runner }: Context,
): Promise<string | null> {
  try {
    const request = { signal: cancelled, deadlineMs, once: true };
    const { updatedAt } = await client.readPlan(planId, request);
    return parseIsoTime(updatedAt ?? '') === null ? null : updatedAt;
  } catch (error) {
    runner.debug(`when the run plan changed is not known: ${describeError(error)}`);
    return null;
  }
}

function watchedIn(
  run: RunFacts,
  reference: readonly EarlierRun[],
  later: readonly EarlierRun[],
): Watched {
  const findersIn = (runs: readonly EarlierRun[]) => runs.map(({ checks }) => findSame(checks));
  const [inReference, inLater] = [findersIn(reference), findersIn(later)];
  return {
    runs: later.map(({ runId: jobId, number }) => ({ jobId, number })),
    checks: eachCheckOnce(checksOf(run)).map(({ id = null, name }) => {
      const countsIn = (find: (typeof inLater)[number]) =>
        checkResult([find({ id, name })], []).counts;
      return {
        ...{ id, name, counts: inLater.map(countsIn) },
        reference: sumCounts(inReference.flatMap((find) => countsIn(find) ?? [])),
      };
    }),
  };
}
