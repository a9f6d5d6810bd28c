/** What the run history holds of the runs before a run of this step. */

import { isEvaluated, type RunReference } from '../../history/run-history.ts';
import type { RunFacts } from '../../model/run-facts.ts';
import { isSame } from '../../text/alike.ts';
import { inUtc, parseIsoTime } from '../../text/values/iso-time.ts';
import { isStartedHere, type ObtainedRun } from '../collected-run.ts';
import type { Context } from '../context.ts';
import type { EarlierRun } from '../earlier-runs.ts';

export interface LaterRun extends Pick<RunFacts, 'jobId' | 'isStartedHere'> {
  about?: { planId: string | null; endedAt?: string | null } | undefined;
}

/**
 * The recorded runs of its plan under a ref, newest first; of its own ref only those before it. Without the
 * runs whose calls decided together with its own: a failed run and those that were to confirm its failure.
 */
export async function recordedBefore(
  { jobId, isStartedHere, about }: LaterRun,
  ref: string,
  { history, refs }: Context,
): Promise<RunReference[]> {
  const planId = about?.planId ?? null;
  const recorded = await history.read(ref);
  const own = recorded.find((one) => isSame(one.jobId, jobId));
  const first = own?.confirms ?? jobId;
  // A run is recorded when it is started, so the order counts, even if the clocks differ.
  const isOrdered = isStartedHere || ref !== refs.own;
  const earlier = isStartedHere && own ? recorded.slice(recorded.indexOf(own) + 1) : recorded;
  const endMs = isOrdered ? null : parseIsoTime(own?.endedAt ?? about?.endedAt);
  return earlier.filter(
    (one) =>
      !isSame(one.confirms ?? one.jobId, first) &&
      (planId === null || one.runPlanId === '' || isSame(one.runPlanId, planId)) &&
      (endMs === null || (parseIsoTime(one.endedAt) ?? endMs) <= endMs),
  );
}

/** The reference to an earlier run, if it is recorded, and when the run ended, in UTC. */
export function referenceTo({ runId, endedAt }: EarlierRun, recorded: readonly RunReference[]) {
  const reference = recorded.find((one) => isSame(one.jobId, runId));
  return { reference, endedAt: inUtc(endedAt ?? reference?.endedAt) };
}

/** The start of a run of this step plus the median duration of recorded runs of its plan; null if unknown. */
export async function expectedEnd(run: ObtainedRun, context: Context): Promise<number | null> {
  const startedMs = isStartedHere(run) ? parseIsoTime(run.reference?.startedAt) : null;
  const planId = run.plan?.id ?? null;
  if (startedMs === null || planId === null) return null;
  const { own, base } = context.refs;
  const wanted = { jobId: run.runId, about: { planId }, isStartedHere: true };
  const recorded = [own, base ?? own].map((ref) => recordedBefore(wanted, ref, context));
  const durations = (await Promise.all(recorded))
    .flat()
    .filter(isEvaluated)
    .map(({ startedAt, endedAt }) => (parseIsoTime(endedAt) ?? 0) - (parseIsoTime(startedAt) ?? 0))
    .filter((durationMs) => durationMs > 0)
    .toSorted((a, b) => a - b);
  const median = durations[Math.floor(durations.length / 2)];
  return median === undefined ? null : startedMs + median;
}
