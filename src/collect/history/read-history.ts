/** The runs before a run, read again to be shown with it. None of it fails the gate. */

import type { RunReference } from '../../history/run-history.ts';
import { checksOf } from '../../model/check-facts.ts';
import type { HistoricRun, History } from '../../model/history.ts';
import { hasEnded } from '../../model/outcome.ts';
import type { RunFacts } from '../../model/run-facts.ts';
import { isSame } from '../../text/alike.ts';
import { describeError } from '../../text/step-error.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import type { Context } from '../context.ts';
import type { EarlierRun } from '../earlier-runs.ts';
import { recordedBefore } from './recorded-before.ts';
import { findUnsteady } from './unsteady.ts';

const LIST_BUDGET_MS = 8_000;

/** How the recorded runs of the same ref fared, else the runs of the plan; null if there are none. */
export async function readHistory(
  run: RunFacts,
  { planId, fingerprint }: { planId: string | null; fingerprint: string },
  context: Context,
): Promise<History | null> {
  const { clock, inputs, refs, earlierRuns } = context;
  if (inputs.history === 0) return null;
  const deadlineMs = earlierRuns.deadline();
  const recorded = (await recordedBefore({ ...run, planId }, refs.own, context)).filter(
    ({ outcome }) => outcome !== 'started',
  );
  const before =
    recorded.length > 0 || planId === null ? recorded : await listBefore(run, planId, context);
  const read = await earlierRuns.readAllFit(before.slice(0, inputs.history), planId, deadlineMs);
  if (read.length === 0) return null;
  const runs = read.map((one) => historicRun(one, recorded)).toReversed();
  const current = { fingerprint, checks: checksOf(run) };
  return { runs, unsteady: findUnsteady([...runs, current], clock.now()) };
}

/** Runs of the plan that were made before this one and have ended, newest first; none if they cannot be listed. */
async function listBefore(
  { jobId }: RunFacts,
  planId: string,
  { client, deadline, cancelled, runner }: Context,
): Promise<{ jobId: string }[]> {
  try {
    const request = { signal: cancelled, deadlineMs: deadline.within(LIST_BUDGET_MS), once: true };
    const { runs } = await client.listRuns(planId, null, request);
    const own = runs.findIndex(({ simulationRunPlanJobId: id }) => isSame(id, jobId));
    return runs
      .slice(own + 1)
      .filter(({ status }) => status === undefined || hasEnded(status))
      .map(({ simulationRunPlanJobId }) => ({ jobId: simulationRunPlanJobId }));
  } catch (error) {
    runner.debug(`earlier runs are not listed: ${describeError(error)}`);
    return [];
  }
}

function historicRun(run: EarlierRun, recorded: readonly RunReference[]): HistoricRun {
  const known = recorded.find(({ jobId }) => isSame(jobId, run.runId));
  const endedMs = parseIsoTime(run.endedAt ?? known?.endedAt ?? '');
  return {
    jobId: run.runId,
    number: run.number,
    endedAt: endedMs === null ? null : new Date(endedMs).toISOString(),
    outcome: known?.outcome ?? run.outcome,
    commit: known?.sha || null,
    fingerprint: known?.fingerprint || null,
    checks: run.checks,
  };
}
