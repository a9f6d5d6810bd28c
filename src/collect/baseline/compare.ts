/** The gate's own comparison of a run with its baseline, in place of the service's. */

import {
  type CheckIdentity,
  type CheckResult,
  checkFacts,
  findSame,
  highestRate,
  type ListedCheck,
  resultInRuns,
} from '../../model/check-facts.ts';
import type { Theme, Trend, TrendRow } from '../../model/report.ts';
import { isShown } from '../../report/theme-order.ts';
import type { Comparison } from '../../service/evidence-schemas.ts';
import { isSame } from '../../text/alike.ts';
import type { EarlierRun } from '../earlier-runs.ts';

/** A run of a baseline, as far as a trend shows it. */
type Pooled = Pick<EarlierRun, 'checks'>;
type Newest = Pooled & Pick<EarlierRun, 'runId' | 'number'>;

/** The service's comparison with its previous run, as the results report it; null if there is none. */
export function trendOfComparison(comparison: Comparison | null): Trend | null {
  const { simulationRunPlanJobId: jobId, runNumber, status } = comparison?.baselineRun ?? {};
  if (!jobId || comparison?.baselineSource === 'REQUESTED') return null;
  if ((status ?? 'COMPLETED') !== 'COMPLETED') return null;
  const rows = comparedChecks(comparison).map(({ id, name, previous }) => ({
    ...{ checkId: id, checkName: name, previousPassRate: previous },
    ...{ currentPassRate: null, lifecycle: null },
  }));
  return { baselineRunPlanJobId: jobId, baselineRunNumber: runNumber ?? null, rows };
}

/** NEW is a theme that no pooled run has. If none of them has a report, the service's word counts. */
export function withOwnLifecycles(themes: readonly Theme[], pool: readonly EarlierRun[]): Theme[] {
  const reported = pool.flatMap((run) => (run.themes === null ? [] : [run.themes]));
  if (reported.length === 0) return [...themes];
  const known = new Set(reported.flat().map(({ slug }) => slug));
  return themes.map((theme) => {
    const lifecycle = !isShown(theme) ? 'FIXED' : known.has(theme.slug) ? 'PERSISTENT' : 'NEW';
    return { ...theme, lifecycle, serviceLifecycle: theme.lifecycle };
  });
}

/** Themes that the newest run of the baseline has and this one does not. */
export function goneThemes(themes: readonly Theme[], newest: EarlierRun) {
  const shown = new Set(themes.filter(isShown).map(({ slug }) => slug));
  return (newest.themes ?? []).filter(({ slug }) => !shown.has(slug));
}

/** The pass rates of a run and of its baseline, with the service's trend; null if the run reports no check. */
export function compareTrend(
  trend: Trend | null,
  checks: readonly ListedCheck[],
  comparison: Comparison | null,
  { runId, number, checks: ofNewest }: Newest,
  pool: readonly Pooled[],
): Trend | null {
  const now = checkFacts(checks, trend?.rows ?? []);
  if (now.length === 0) return null;
  const isOwn = trend !== null && isSame(trend.baselineRunPlanJobId, runId);
  const isCompared = isSame(comparison?.baselineRun?.simulationRunPlanJobId ?? '', runId);
  const comparedOf = findSame(isCompared ? comparedChecks(comparison) : []);
  const pooled = resultInRuns(pool);
  // What the runs do not report may be reported by the service's comparison with the newest of them.
  const before = (check: CheckIdentity, rows: readonly TrendRow[]): CheckResult => {
    const { counts, passRate: rate } = pooled(check);
    const compared = highestRate(comparedOf(check).map(({ previous }) => previous));
    const inTrend = isOwn ? highestRate(rows.map((row) => row.previousPassRate)) : null;
    return { counts, passRate: rate ?? compared ?? inTrend };
  };
  const isNow = findSame(now);
  const gone = checkFacts(ofNewest, []).filter((check) => isNow(check).length === 0);
  return {
    baselineRunPlanJobId: runId,
    baselineRunNumber: number,
    rows: [
      ...now.map((check) => {
        const lifecycle = (isOwn ? check.rows[0]?.lifecycle : null) ?? null;
        return { ...rowOf(check, before(check, check.rows), check), lifecycle };
      }),
      ...gone.map((check) => rowOf(check, before(check, []), UNKNOWN)),
    ],
  };
}

const UNKNOWN: CheckResult = { counts: null, passRate: null };

function rowOf({ id, name }: CheckIdentity, previous: CheckResult, current: CheckResult): TrendRow {
  const isCounted = previous.counts !== null || current.counts !== null;
  return {
    ...(id && { checkId: id }),
    checkName: name,
    previousPassRate: previous.passRate,
    currentPassRate: current.passRate,
    lifecycle: null,
    ...(isCounted && { counts: { previous: previous.counts, current: current.counts } }),
  };
}

function comparedChecks(comparison: Comparison | null) {
  return (comparison?.checks ?? []).flatMap(({ metricDefinitionId: id, metricName, ...rates }) => {
    const name = metricName ?? id;
    return name === null ? [] : [{ id, name, previous: rates.baselinePassRate }];
  });
}
