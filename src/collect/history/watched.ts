/** Reads the recorded runs over which a lasting fall of a check shows (contract, section 16). */

import {
  isEvaluated,
  NEWEST_RUNS,
  REFERENCE_RUNS,
  type RunReference,
} from '../../history/run-reference.ts';
import { checkResult, eachCheckOnce, findSame } from '../../model/check-facts.ts';
import type { Watched } from '../../model/drift.ts';
import type { RunFacts } from '../../model/run-facts.ts';
import { checksOf } from '../../report/history.ts';
import { describeError } from '../../text/step-error.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import type { Context } from '../context.ts';
import { type EarlierRun, whyUnfit } from '../earlier-runs/earlier-run.ts';
import { recordedBefore } from './history.ts';

/** All reads together may take so long. */
const BUDGET_MS = 20_000;

export interface Watch {
  /** When the plan last changed, ISO 8601; null if it was not read. */
  planChangedAt: string | null;
  /** Null if fewer runs than the reference needs are recorded since. */
  watched: Watched | null;
}

const NOTHING: Watch = { planChangedAt: null, watched: null };

/**
 * The counts of the run's checks in the recorded runs before it. The first runs since the plan last changed are the
 * reference. A run that cannot be read is left out. Never rejects.
 */
export async function watchRuns(
  run: RunFacts,
  planId: string | null,
  context: Context,
): Promise<Watch> {
  const { refs, earlierRuns, deadline } = context;
  if (planId === null || refs.base !== null || refs.own.startsWith('refs/pull/')) return NOTHING;
  const evaluated = (await recordedBefore(run, planId, context)).filter(isEvaluated).toReversed();
  if (evaluated.length < REFERENCE_RUNS) return NOTHING;
  const deadlineMs = deadline.within(BUDGET_MS);
  const planChangedAt = await readPlanChange(planId, deadlineMs, context);
  const sinceChange = evaluated.filter(isSince(planChangedAt));
  if (sinceChange.length < REFERENCE_RUNS) return { planChangedAt, watched: null };
  const since = [
    ...sinceChange.slice(0, REFERENCE_RUNS),
    ...sinceChange.slice(REFERENCE_RUNS).slice(-NEWEST_RUNS),
  ];
  const reads = await Promise.all(since.map(({ jobId }) => earlierRuns.read(jobId, deadlineMs)));
  const read = reads.map((one) => (one === null || whyUnfit(one, planId) !== null ? null : one));
  const later = read.slice(REFERENCE_RUNS).flatMap((one, index) => {
    const pointer = since[REFERENCE_RUNS + index];
    return one === null || pointer === undefined ? [] : { one, pointer };
  });
  const reference = read.slice(0, REFERENCE_RUNS).flatMap((one) => one ?? []);
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

function isSince(planChangedAt: string | null): (pointer: RunReference) => boolean {
  const changedMs = parseIsoTime(planChangedAt ?? '');
  return ({ startedAt }) => changedMs === null || (parseIsoTime(startedAt) ?? 0) >= changedMs;
}

function watchedIn(
  run: RunFacts,
  reference: readonly EarlierRun[],
  later: readonly { one: EarlierRun; pointer: RunReference }[],
): Watched {
  const ofReference = reference.map(({ checks }) => findSame(checks));
  const ofLater = later.map(({ one }) => findSame(one.checks));
  return {
    runs: later.map(({ one, pointer }) => ({
      jobId: one.jobId,
      number: one.number,
      endedAt: pointer.endedAt,
    })),
    checks: eachCheckOnce(checksOf(run)).map(({ id, name }) => {
      const countsIn = (find: (typeof ofLater)[number]) =>
        checkResult([find({ id, name })], []).counts;
      const before = ofReference.flatMap((find) => countsIn(find) ?? []);
      return {
        ...{ id: id ?? null, name },
        reference: {
          passed: before.reduce((sum, { passed }) => sum + passed, 0),
          evaluated: before.reduce((sum, { evaluated }) => sum + evaluated, 0),
        },
        counts: ofLater.map(countsIn),
      };
    }),
  };
}
