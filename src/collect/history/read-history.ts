/** The runs before a run, read again to be shown with it. None of it fails the gate. */

import type { HistoricRun, History } from '../../model/history.ts';
import { hasEnded } from '../../model/outcome.ts';
import type { RunFacts } from '../../model/run-facts.ts';
import { checksOf } from '../../report/history.ts';
import { isSame } from '../../text/same-id.ts';
import { describeError } from '../../text/step-error.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import type { Context } from '../context.ts';
import { type EarlierRun, isFit } from '../earlier-runs/earlier-run.ts';
import { recordedBefore } from './recorded-runs.ts';
import { findUnsteady } from './unsteady.ts';

/** What is known of an earlier run before it is read. */
type Before = Pick<HistoricRun, 'jobId'> & Partial<Omit<HistoricRun, 'checks' | 'number'>>;

/** All reads for one history together may take so long. */
const BUDGET_MS = 20_000;
const LIST_BUDGET_MS = 8_000;

/** How the recorded runs of the same ref fared, else the runs of the plan; null if there are none. */
export async function readHistory(
  run: RunFacts,
  { planId, fingerprint }: { planId: string | null; fingerprint: string },
  context: Context,
): Promise<History | null> {
  const { clock, deadline, inputs, refs, earlierRuns } = context;
  if (inputs.history === 0) return null;
  const deadlineMs = deadline.within(BUDGET_MS);
  const recorded = (await recordedBefore({ ...run, planId }, refs.own, context))
    .filter(({ outcome }) => outcome !== 'started')
    .map(({ sha, ...one }) => ({ ...one, commit: sha }));
  const before: Before[] =
    recorded.length > 0 || planId === null ? recorded : await listBefore(run, planId, context);
  const wanted = before.slice(0, inputs.history);
  const read = await Promise.all(wanted.map(({ jobId }) => earlierRuns.read(jobId, deadlineMs)));
  const runs = wanted.flatMap((known, index) => {
    const one = read[index];
    return one !== undefined && isFit(one, planId) ? historicRun(known, one) : [];
  });
  if (runs.length === 0) return null;
  const current = historicRun(
    { jobId: run.jobId, fingerprint },
    { number: run.about?.number ?? null, endedAt: null, checks: checksOf(run) },
  );
  const oldestFirst = runs.toReversed();
  return { runs: oldestFirst, unsteady: findUnsteady([...oldestFirst, current], clock.now()) };
}

/** Runs of the plan that were made before this one and have ended, newest first; none if they cannot be listed. */
async function listBefore(
  { jobId }: RunFacts,
  planId: string,
  { client, deadline, cancelled, runner }: Context,
): Promise<Before[]> {
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

function historicRun(
  { jobId, outcome, endedAt, commit, fingerprint }: Before,
  run: Pick<EarlierRun, 'number' | 'endedAt' | 'checks'> & Partial<EarlierRun>,
): HistoricRun {
  const endedMs = parseIsoTime(run.endedAt ?? endedAt ?? '');
  return {
    jobId,
    number: run.number,
    endedAt: endedMs === null ? null : new Date(endedMs).toISOString(),
    outcome: outcome ?? outcomeOf(run),
    commit: commit || null,
    fingerprint: fingerprint || null,
    checks: run.checks,
  };
}

/** The outcome as far as the service reports it. */
function outcomeOf({ isPassed, verdict }: Partial<EarlierRun>): string | null {
  if (isPassed === false || verdict === 'THRESHOLD_FAILED') return 'failed';
  return isPassed === true || verdict === 'PASSED' ? 'passed' : null;
}
