/** When a run is likely to end, as earlier runs of its plan tell. */
import { expectEnd } from '../../core/expected-end.ts';
import { parseIsoTime } from '../../core/input/iso-time.ts';
import { isSame } from '../../core/same-id.ts';
import type { RunRecord } from '../runs/run-record.ts';
import type { Watch } from '../runs/watch.ts';

/** So many of the newest runs tell. */
const MAX_RUNS = 10;

/**
 * Puts into the record of a run that this step has started when it is likely to end. The plan's runs are
 * listed where nothing is remembered, unless the workflow wants no history. Never rejects.
 */
export async function learnEnd(run: RunRecord, watch: Watch): Promise<void> {
  const startedMs = run.startedHere ? parseIsoTime(run.pointer?.startedAt ?? '') : null;
  const { planId } = run;
  if (startedMs === null || planId === null) return;
  const remembered = await durationsRemembered(run, planId, watch);
  const durations = remembered.length > 0 ? remembered : await durationsListed(planId, watch);
  run.expected = expectEnd(startedMs, durations.slice(0, MAX_RUNS));
}

async function durationsRemembered(
  { jobId }: RunRecord,
  planId: string,
  { recall, refs }: Watch,
): Promise<number[]> {
  const pointers = [refs.own, ...(refs.base === null ? [] : [refs.base])].map((ref) => recall(ref));
  return (await Promise.all(pointers))
    .flat()
    .filter(
      ({ outcome, runPlanId, jobId: id }) =>
        (outcome === 'passed' || outcome === 'failed') &&
        isSame(runPlanId, planId) &&
        !isSame(id, jobId),
    )
    .flatMap(({ startedAt, endedAt }) => durationOf(startedAt, endedAt));
}

async function durationsListed(planId: string, { planRuns, inputs }: Watch): Promise<number[]> {
  if (inputs.history === 0) return [];
  return (await planRuns.list(planId))
    .filter(({ status }) => status === 'COMPLETED')
    .flatMap(({ createdAt, startedAt, endedAt }) => durationOf(createdAt ?? startedAt, endedAt));
}

function durationOf(start: string | null | undefined, end: string | null | undefined): number[] {
  const [startMs, endMs] = [start, end].map((text) => (text ? parseIsoTime(text) : null));
  return startMs == null || endMs == null || endMs <= startMs ? [] : [endMs - startMs];
}
