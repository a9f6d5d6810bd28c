/** When a run is likely to end, as far as the run history holds runs of its plan. */

import { isSame } from '../../text/same-id.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import type { RunRecord } from '../run/run-record.ts';
import type { Watch } from '../run/watch.ts';

/**
 * Puts the expected end into the record of a run that this step has started: its start plus the median
 * duration of the recorded runs. Never rejects, and sends no request to the service.
 */
export async function expectEnd(run: RunRecord, { recall, refs }: Watch): Promise<void> {
  const startedMs = run.startedHere ? parseIsoTime(run.pointer?.startedAt ?? '') : null;
  const { planId } = run;
  if (startedMs === null || planId === null) return;
  const recorded = await Promise.all([refs.own, refs.base].map((ref) => (ref ? recall(ref) : [])));
  const durations = recorded
    .flat()
    .filter(({ outcome }) => outcome === 'passed' || outcome === 'failed')
    .filter((one) => isSame(one.runPlanId, planId) && !isSame(one.jobId, run.jobId))
    .flatMap(({ startedAt, endedAt }) => durationOf(startedAt, endedAt))
    .toSorted((a, b) => a - b);
  const median = durations[Math.floor(durations.length / 2)];
  run.expectedEndMs = median === undefined ? null : startedMs + median;
}

function durationOf(start: string, end: string | null): number[] {
  const [startMs, endMs] = [parseIsoTime(start), parseIsoTime(end ?? '')];
  return startMs === null || endMs === null || endMs <= startMs ? [] : [endMs - startMs];
}
