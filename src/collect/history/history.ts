/** The runs before a run, read again to be shown with it. None of it fails the gate. */

import type { Pointer } from '../../history/memory.ts';
import type { HistoricRun } from '../../model/history.ts';
import type { RunReport } from '../../model/report.ts';
import { hasEnded } from '../../model/run-status.ts';
import { checksOf } from '../../report/history.ts';
import type { WireListedRun } from '../../service/schemas.ts';
import { isSame } from '../../text/same-id.ts';
import { describeError } from '../../text/stops.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import { endedBefore } from '../baseline/choose.ts';
import { type EarlierRun, whyUnfit } from '../baseline/earlier-run.ts';
import type { RunRecord } from '../run/run-record.ts';
import type { Watch } from '../run/watch.ts';
import { describeUnsteady, findUnsteady } from './unsteady.ts';

interface Before {
  jobId: string;
  pointer: Pointer | null;
}

/** All reads for one history together may take so long. */
const BUDGET_MS = 20_000;
const LIST_BUDGET_MS = 8_000;

/** The report with the runs before its run, if there are any. */
export async function withHistory(
  told: RunReport,
  run: RunRecord,
  watch: Watch,
): Promise<RunReport> {
  const { clock, deadline, inputs, narrator } = watch;
  if (inputs.history === 0) return told;
  const deadlineMs = deadline.within(BUDGET_MS);
  const before = (await runsBefore(run, watch)).slice(0, inputs.history);
  const read = before.map((one) => readRun(one, run.planId, deadlineMs, watch));
  const runs = (await Promise.all(read)).flatMap((one) => one ?? []).toReversed();
  if (runs.length === 0) return told;
  const unsteady = findUnsteady([...runs, asHistoric(told, run)], clock.now());
  for (const one of unsteady) narrator.say(run, describeUnsteady(one));
  return { ...told, history: { runs, unsteady } };
}

/** The runs recorded for this ref, else those of the plan, newest first, without the runs of this step. */
async function runsBefore(run: RunRecord, watch: Watch): Promise<Before[]> {
  const { recall, refs, source } = watch;
  const { jobId, planId } = run;
  const own = source.kind === 'job-id' ? [jobId, ...source.jobIds] : [jobId];
  const isOwn = (id: string) => own.some((one) => isSame(one, id));
  const remembered = endedBefore(run, await recall(refs.own)).filter(
    (pointer) =>
      !isOwn(pointer.jobId) &&
      pointer.outcome !== 'started' &&
      (planId === null || pointer.runPlanId === '' || isSame(pointer.runPlanId, planId)),
  );
  if (remembered.length > 0 || planId === null) {
    return remembered.map((pointer) => ({ jobId: pointer.jobId, pointer }));
  }
  return (await listedBefore(run, planId, watch)).filter((one) => !isOwn(one.jobId));
}

/** Runs of the plan that were made before this one, and have ended: the list may not go back as far as it. */
async function listedBefore(
  { jobId, evidence }: RunRecord,
  planId: string,
  watch: Watch,
): Promise<Before[]> {
  const runs = await listRuns(planId, watch);
  const own = runs.findIndex(({ simulationRunPlanJobId: id }) => isSame(id, jobId));
  const madeMs = madeMsOf(evidence.about ?? {}) ?? Number.POSITIVE_INFINITY;
  return runs
    .filter((one, index) => (own < 0 ? (madeMsOf(one) ?? 0) < madeMs : index > own))
    .filter(({ status }) => status === undefined || hasEnded(status))
    .map(({ simulationRunPlanJobId }) => ({ jobId: simulationRunPlanJobId, pointer: null }));
}

/** None if they cannot be listed. */
async function listRuns(
  planId: string,
  { client, deadline, cancelled, runner }: Watch,
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
  { earlierRuns }: Watch,
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

function asHistoric(told: RunReport, { jobId, fingerprint }: RunRecord): HistoricRun {
  return {
    jobId,
    number: told.about?.number ?? null,
    endedAt: null,
    outcome: told.outcome,
    commit: null,
    fingerprint: fingerprint || null,
    checks: checksOf(told),
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
