/** What a run was compared with, in words; escaping is the renderer's own. */

import type { RunReport, Trend } from '../model/report.ts';
import { formatCount, formatCounted } from './format.ts';

type Baseline = NonNullable<RunReport['baseline']>;

/** Older than this a baseline tells little of the change that is judged. */
const OLD_DAYS = 14;
const SHORT_COMMIT = 7;
/** Themes named one by one. */
const MAX_GONE = 20;

/** The baseline of a run that was compared with one; null where it was with none. */
export function baselineOf({ baseline }: RunReport): Baseline | null {
  return baseline === undefined || baseline.jobId === '' ? null : baseline;
}

/**
 * What is known of it beside its ID: `commit 1a2b3c4`, `3 days old`, `pooled with 4 runs before it`.
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
    ...(ageDays === null ? [] : [tellAge(ageDays)]),
    ...(others > 0 ? [`pooled with ${formatCounted(others, 'run')} before it`] : []),
  ];
}

/** What a run is called that nobody names: where no check has a rate of before, there is none at all. */
export function unnamedRun({ rows }: Trend): string {
  const isNone = rows.every(({ previousPassRate }) => previousPassRate === null);
  return isNone ? 'no earlier run' : 'an unnamed run';
}

/** Whether it is so old that people are to be warned. */
export function isOld({ ageDays }: Baseline): boolean {
  return ageDays !== null && ageDays > OLD_DAYS;
}

/** A warning for each run whose baseline is old; of several runs each says which one it is about. */
export function oldBaselines(runs: readonly RunReport[]): string[] {
  return runs.flatMap((run) => {
    const baseline = baselineOf(run);
    if (baseline === null || !isOld(baseline)) return [];
    const lead = runs.length > 1 ? `run ${run.jobId || run.label}: ` : '';
    const facts = baselineFacts(baseline, (commit) => commit).join(', ');
    return [
      `${lead}compared with run ${baseline.jobId} (${facts}): it is more than ${OLD_DAYS} days old; run the gate on the base branch to record a new one`,
    ];
  });
}

/** Themes that are gone, of which some are named; empty where there are none. */
export function goneThemes<Name>(
  { gone }: Baseline,
  show: (theme: Baseline['gone'][number]) => Name,
): { named: Name[]; more: number } {
  return { named: gone.slice(0, MAX_GONE).map(show), more: Math.max(0, gone.length - MAX_GONE) };
}

/** `5 hours old`, or from two days on `3 days old`. */
function tellAge(days: number): string {
  const hours = Math.floor(days * 24);
  if (hours < 1) return 'less than an hour old';
  return hours < 48
    ? `${formatCounted(hours, 'hour')} old`
    : `${formatCount(Math.floor(days))} days old`;
}
