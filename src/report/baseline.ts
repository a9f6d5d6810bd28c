/** The baseline of a run in words; escaping is the renderer's own. */

import type { RunReport } from '../model/report.ts';
import { formatCount, formatCounted } from './format.ts';

type Baseline = NonNullable<RunReport['baseline']>;

/** An older baseline says little about the tested change. */
const OLD_DAYS = 14;
const SHORT_COMMIT = 7;
/** Themes named one by one. */
const MAX_GONE = 20;

/** The baseline of a run; null if it was compared with none. */
export function baselineOf({ baseline }: RunReport): Baseline | null {
  return baseline === undefined || baseline.jobId === '' ? null : baseline;
}

/**
 * What is known of it in addition to its ID: `commit 1a2b3c4`, `3 days old`, `pooled with 4 runs before it`.
 *
 * @param show the commit as the renderer shows IDs
 */
export function baselineFacts(
  { source, commit, ageDays, pooled }: Baseline,
  show: (commit: string) => string,
): string[] {
  const others = pooled.length - 1;
  return [
    ...(source === 'previous' ? ["the service's previous run"] : []),
    ...(commit === null ? [] : [`commit ${show(commit.slice(0, SHORT_COMMIT))}`]),
    ...(ageDays === null ? [] : [describeAge(ageDays)]),
    ...(others > 0 ? [`pooled with ${formatCounted(others, 'run')} before it`] : []),
  ];
}

/** Whether its age is a warning. */
export function isOld({ ageDays }: Baseline): boolean {
  return ageDays !== null && ageDays > OLD_DAYS;
}

/** A warning for each run whose baseline is old; those of several runs name the run. */
export function oldBaselines(runs: readonly RunReport[]): string[] {
  return runs.flatMap((run) => {
    const baseline = baselineOf(run);
    if (baseline === null || !isOld(baseline)) return [];
    const lead = runs.length > 1 ? `run ${run.jobId || run.label}: ` : '';
    const facts = baselineFacts(baseline, (commit) => commit).join(', ');
    return [
      `${lead}the baseline run ${baseline.jobId} (${facts}) is more than ${OLD_DAYS} days old; run the gate on the base branch to record a new one`,
    ];
  });
}

/** Themes that are fixed since then, of which some are named. */
export function goneThemes<Name>(
  { gone }: Baseline,
  show: (theme: Baseline['gone'][number]) => Name,
): { named: Name[]; more: number } {
  return { named: gone.slice(0, MAX_GONE).map(show), more: Math.max(0, gone.length - MAX_GONE) };
}

/** `5 hours old`, or from two days on `3 days old`. */
function describeAge(days: number): string {
  const hours = Math.floor(days * 24);
  if (hours < 1) return 'less than an hour old';
  return hours < 48
    ? `${formatCounted(hours, 'hour')} old`
    : `${formatCount(Math.floor(days))} days old`;
}
