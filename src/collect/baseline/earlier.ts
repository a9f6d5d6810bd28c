import type { Context } from '../context.ts';
import type { EarlierRun } from '../earlier-runs/earlier-run.ts';
import type { CaseSource } from '../evidence/cases.ts';
import type { MeasuredMetric } from '../evidence/measures.ts';

/** What the cases and measures of a run are compared with: those of each run of its baseline. */
export interface Earlier {
  calls: CaseSource[];
  measures: MeasuredMetric[][];
}

export const NO_EARLIER: Earlier = { calls: [], measures: [] };

/** All reads together may take so long. */
const BUDGET_MS = 20_000;

/**
 * Reads the scenarios of earlier runs, with one more request for each.
 *
 * @param hasScenarios whether the scenarios of the current run are known, so that they are worth a request
 */
export async function readEarlier(
  runs: readonly EarlierRun[],
  hasScenarios: boolean,
  { clock, earlierRuns }: Context,
): Promise<Earlier> {
  const deadlineMs = clock.now() + BUDGET_MS;
  const calls = runs.map(async ({ jobId, calls }) => {
    const isWorth = hasScenarios && calls.length > 0;
    return { calls, jobs: isWorth ? await earlierRuns.readJobs(jobId, deadlineMs) : null };
  });
  return { calls: await Promise.all(calls), measures: runs.map(({ measures }) => measures) };
}
