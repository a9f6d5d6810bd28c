/** The baseline of a run in words; escaping is the renderer's own. */

import type { RunReport } from '../model/report.ts';
import { formatCount, formatCounted, nameRun, shortForm } from './format.ts';

/** An older baseline says little about the tested change. */
export const OLD_DAYS = 14;
const SHORT_COMMIT = 7;

/**
 * E.g. `run 41 0b8e2f6c, commit 1a2b3c4, 3 days old, pooled with 4 runs before it`; empty if the run was
 * compared with none.
 *
 * @param show an ID or a commit as the renderer shows it
 */
export function describeBaseline(
  { baseline, report }: RunReport,
  show: (id: string) => string = (id) => id,
): string {
  const trend = report?.trend ?? null;
  const runId = baseline?.jobId || trend?.baselineRunPlanJobId || '';
  const number = baseline?.number ?? trend?.baselineRunNumber ?? null;
  if (runId === '' && number === null) return '';
  const name = ['run', number !== null && formatCount(number), runId && show(shortForm(runId))];
  const { commit = null, ageDays = null, pooled = [] } = baseline ?? {};
  return [
    name.filter(Boolean).join(' '),
    baseline?.source === 'previous' && "the service's previous run",
    commit !== null && `commit ${show(commit.slice(0, SHORT_COMMIT))}`,
    ageDays !== null && describeAge(ageDays),
    pooled.length > 1 && `pooled with ${formatCounted(pooled.length - 1, 'run')} before it`,
  ]
    .filter(Boolean)
    .join(', ');
}

export function isBaselineOld({ baseline }: RunReport): boolean {
  return baseline !== undefined && (baseline.ageDays ?? 0) > OLD_DAYS;
}

/** A warning for each run whose baseline is old; those of several runs name the run. */
export function oldBaselines(runs: readonly RunReport[]): string[] {
  return runs.filter(isBaselineOld).map((run) => {
    const lead = runs.length > 1 ? `${nameRun(run)}: ` : '';
    return `${lead}the baseline (${describeBaseline(run)}) is more than ${OLD_DAYS} days old; run the gate on the base branch to record a new one`;
  });
}

/** `5 hours old`, or from two days on `3 days old`. */
function describeAge(days: number): string {
  const hours = Math.floor(days * 24);
  if (hours < 1) return 'less than an hour old';
  return hours < 48
    ? `${formatCounted(hours, 'hour')} old`
    : `${formatCount(Math.floor(days))} days old`;
}
