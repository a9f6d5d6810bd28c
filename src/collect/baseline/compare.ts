/** A run's report as the gate itself compares it with its baseline, in place of the service's comparison. */

import {
  type CheckIdentity,
  type CheckResult,
  checkFacts,
  checkResult,
  findSame,
  highestRate,
  type ListedCheck,
} from '../../model/check-facts.ts';
import { rateOf } from '../../model/counts.ts';
import type { DebriefReport, RunReport, Theme, Trend, TrendRow } from '../../model/report.ts';
import { isShown } from '../../report/theme-order.ts';
import type { Comparison } from '../../service/evidence.ts';
import { isSame } from '../../text/same-id.ts';
import type { EarlierRun } from '../earlier-runs/earlier-run.ts';

/** What is known of the run itself beside its report. */
export interface Told {
  checks: NonNullable<RunReport['checks']>;
  /** The service's own, where it made one. */
  comparison: Comparison | null;
}

export interface Compared {
  report: DebriefReport;
  /** Themes that the newest run of the baseline has and this one does not. */
  gone: { slug: string; title: string }[];
}

/** What of the newest run of a baseline its trend tells. */
type Newest = Pick<EarlierRun, 'jobId' | 'number' | 'checks'>;

/**
 * Compares with runs of the gate's own choice.
 *
 * @param newest the newest of them, `older` the others that are pooled with it
 */
export function compareWith(
  report: DebriefReport,
  told: Told,
  newest: EarlierRun,
  older: readonly EarlierRun[],
): Compared {
  const pool = [newest, ...older];
  return {
    report: {
      ...report,
      themes: judgeLifecycles(report.themes, pool),
      trend: trendOf(report.trend, told, newest, pool),
    },
    gone: goneThemes(report.themes, newest),
  };
}

/** The service's own comparison, with the calls of both runs as far as these are counted. */
export function withCounts(trend: Trend, told: Told, previous: EarlierRun | null): Trend {
  const { baselineRunPlanJobId: jobId, baselineRunNumber: number } = trend;
  const newest = { jobId, number, checks: previous?.checks ?? [] };
  return trendOf(trend, told, newest, [newest]) ?? trend;
}

/**
 * The service's own comparison of this run with its previous one, as its results tell it; null where there
 * is none.
 *
 * @param others runs that it may not be made with: this one, and one that the gate asked for and could not use
 */
export function trendOfComparison(
  comparison: Comparison | null,
  others: readonly (string | null)[],
): Trend | null {
  const { simulationRunPlanJobId, runNumber, status } = comparison?.baselineRun ?? {};
  const jobId = simulationRunPlanJobId ?? '';
  const isOther = ['', ...others].some((other) => isSame(other ?? '', jobId));
  const mayBePartial = (status ?? 'COMPLETED') !== 'COMPLETED';
  if (isOther || mayBePartial || comparison?.baselineSource === 'REQUESTED') return null;
  const rows = comparedChecks(comparison).map(({ id, name, previous }) => ({
    ...{ checkId: id, checkName: name, previousPassRate: previous },
    ...{ currentPassRate: null, lifecycle: null },
  }));
  if (rows.length === 0) return null;
  return { baselineRunPlanJobId: jobId, baselineRunNumber: runNumber ?? null, rows };
}

/** Of a run that the service compares with itself: its own rates, and nothing before them. */
export function withoutPrevious({ rows }: Trend): Trend {
  return {
    baselineRunPlanJobId: '',
    baselineRunNumber: null,
    rows: rows.map((row) => ({ ...row, previousPassRate: null, lifecycle: null })),
  };
}

/** New is what no pooled run has; where none of them tells its themes, the service's word stands. */
function judgeLifecycles(themes: readonly Theme[], pool: readonly EarlierRun[]): Theme[] {
  const told = pool.flatMap((run) => run.themes ?? []);
  const isTold = pool.some((run) => run.themes !== null);
  const known = new Set(told.map(({ slug }) => slug));
  return themes.map((theme) => {
    if (!isTold) return theme;
    const lifecycle = !isShown(theme) ? 'FIXED' : known.has(theme.slug) ? 'PERSISTENT' : 'NEW';
    return { ...theme, lifecycle, serviceLifecycle: theme.lifecycle };
  });
}

function goneThemes(themes: readonly Theme[], newest: EarlierRun): Compared['gone'] {
  const shown = new Set(themes.filter(isShown).map(({ slug }) => slug));
  return (newest.themes ?? []).filter(({ slug }) => !shown.has(slug));
}

/**
 * The rates of a run beside those of its baseline; null where none is known of the run, as of the first
 * one of a plan that tells nothing else.
 *
 * @param trend the service's own comparison
 */
export function trendOf(
  trend: Trend | null,
  { checks, comparison }: Told,
  newest: Newest,
  pool: readonly Pick<EarlierRun, 'checks'>[],
): Trend | null {
  const now = checkFacts<ListedCheck>(checks, trend?.rows ?? []);
  if (now.length === 0) return null;
  const { jobId, number } = newest;
  const isOwn = trend !== null && isSame(trend.baselineRunPlanJobId, jobId);
  const isCompared = isSame(comparison?.baselineRun?.simulationRunPlanJobId ?? '', jobId);
  const comparedOf = findSame(isCompared ? comparedChecks(comparison) : []);
  const pooled = resultInPool(pool);
  // What the runs do not report may be reported by the service's comparison with the newest of them.
  const before = (check: CheckIdentity, rows: readonly TrendRow[]): CheckResult => {
    const { counts, passRate: rate } = pooled(check);
    const compared = highestRate(comparedOf(check).map(({ previous }) => previous));
    const inTrend = isOwn ? highestRate(rows.map((row) => row.previousPassRate)) : null;
    return { counts, passRate: rate ?? compared ?? inTrend };
  };
  const isNow = findSame(now);
  const gone = checkFacts(newest.checks, []).filter((check) => isNow(check).length === 0);
  return {
    baselineRunPlanJobId: jobId,
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

/** The checks of the service's own comparison. */
function comparedChecks(comparison: Comparison | null) {
  return (comparison?.checks ?? []).flatMap(({ metricDefinitionId: id, metricName, ...rates }) => {
    const name = metricName ?? id;
    return name === null ? [] : [{ id, name, previous: rates.baselinePassRate }];
  });
}

/**
 * Finds the result of a check in several runs: the sum of the counts that any of them has, else the mean of
 * their rates.
 */
export function resultInPool(
  runs: readonly Pick<EarlierRun, 'checks'>[],
): (check: CheckIdentity) => CheckResult {
  const finders = runs.map(({ checks }) => findSame(checks));
  return (check) => {
    const results = finders.map((find) => {
      const same = find(check);
      const rates = same.map(({ passRate }) => passRate);
      return checkResult([same], rates);
    });
    const counted = results.flatMap(({ counts }) => counts ?? []);
    const known = results.flatMap(({ passRate }) => passRate ?? []);
    if (counted.length === 0) {
      return { counts: null, passRate: known.length === 0 ? null : sum(known) / known.length };
    }
    const counts = {
      passed: sum(counted.map(({ passed }) => passed)),
      evaluated: sum(counted.map(({ evaluated }) => evaluated)),
    };
    return { counts, passRate: rateOf(counts) };
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
