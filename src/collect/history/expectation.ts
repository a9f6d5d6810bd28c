/** When a run is likely to end, as far as the run history holds runs of its plan. */

import { isSame } from '../../text/same-id.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import type { Context } from '../context.ts';
import type { RunWait } from '../wait/run-wait.ts';

/**
 * The expected end of a run that this step has started, epoch milliseconds: its start plus the median
 * duration of the recorded runs; null if unknown. Never rejects, and sends no request to the service.
 */
export async function expectedEnd(
  { isStartedHere, run, planId }: RunWait,
  { history, refs }: Context,
): Promise<number | null> {
  const startedMs = isStartedHere ? parseIsoTime(run?.reference?.startedAt ?? '') : null;
  if (startedMs === null || planId === null) return null;
  const recorded = await Promise.all(
    [refs.own, refs.base].map((ref) => (ref ? history.read(ref) : [])),
  );
  const durations = recorded
    .flat()
    .filter(({ outcome }) => outcome === 'passed' || outcome === 'failed')
    .filter((one) => isSame(one.runPlanId, planId) && !isSame(one.jobId, run?.runId ?? ''))
    .flatMap(({ startedAt, endedAt }) => durationOf(startedAt, endedAt))
    .toSorted((a, b) => a - b);
  const median = durations[Math.floor(durations.length / 2)];
  return median === undefined ? null : startedMs + median;
}

function durationOf(start: string, end: string | null): number[] {
  const [startMs, endMs] = [parseIsoTime(start), parseIsoTime(end ?? '')];
  return startMs === null || endMs === null || endMs <= startMs ? [] : [endMs - startMs];
}
