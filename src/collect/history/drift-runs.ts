/** Reads the recorded runs over which a lasting fall of a check shows. */

import {
  isEvaluated,
  isStartedSince,
  NEWEST_RUNS,
  REFERENCE_RUNS,
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

/**
 * The counts of the run's checks in the recorded runs before it. The first runs since the plan last changed
 * are the reference. A run that cannot be read is left out. Null if fewer runs than the reference needs are
 * recorded since. Never rejects.
 */
export async function readDriftRuns(
  run: RunFacts,
  planId: string | null,
  context: Context,
): Promise<Watched | null> {
  const { refs, workflow, history, earlierRuns } = context;
  const isProposal = refs.own.startsWith('refs/pull/') || workflow.eventName === 'merge_group';
  if (planId === null || isProposal) return null;
  const recorded = await recordedBefore({ ...run, planId }, refs.own, context);
  const evaluated = recorded.filter(isEvaluated).toReversed();
  if (evaluated.length < REFERENCE_RUNS) return null;
  const deadlineMs = earlierRuns.deadline();
  const changedMs = await readPlanChange(planId, deadlineMs, context);
  history.noteChange(planId, changedMs);
  const since = evaluated.filter(isStartedSince(changedMs));
  if (since.length < REFERENCE_RUNS) return null;
  const [reference, later] = await Promise.all(
    [since.slice(0, REFERENCE_RUNS), since.slice(REFERENCE_RUNS).slice(-NEWEST_RUNS)].map((runs) =>
      earlierRuns.readAllFit(runs, planId, deadlineMs),
    ),
  );
  return watchedIn(run, reference ?? [], later ?? []);
}

/** When the plan last changed, epoch milliseconds; 0 if unknown, so that every run counts. */
async function readPlanChange(
  planId: string,
  deadlineMs: number,
  { client, cancelled, runner }: Context,
): Promise<number> {
  try {
    const request = { signal: cancelled, deadlineMs, once: true };
    const { updatedAt } = await client.readPlan(planId, request);
    return parseIsoTime(updatedAt ?? '') ?? 0;
  } catch (error) {
    runner.debug(`when the run plan changed is not known: ${describeError(error)}`);
    return 0;
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
