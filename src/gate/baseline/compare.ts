/** A run's report as the gate itself compares it with its baseline, in place of the service's comparison. */

import { isSame } from '../../core/same-id.ts';
import type { DebriefReport, RunReport, Theme, Trend, TrendRow } from '../../report/model.ts';
import { isShown } from '../../report/theme-order.ts';
import type { Comparison } from '../../service/evidence.ts';
import type { EarlierRun } from './earlier-run.ts';
import { type CheckRate, checkRate, poolChecks, rateOrNull } from './pool.ts';

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

const UNKNOWN: CheckRate = { counts: null, rate: null };

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

/** The service's own comparison, with the calls behind its rates as far as both runs tell them. */
export function withCounts(trend: Trend, told: Told, previous: EarlierRun | null): Trend {
  const before = poolChecks(previous === null ? [] : [previous]);
  const now = currentRates(told);
  const rows = trend.rows.map((row) => {
    const { checkName } = row;
    return counted(row, before.get(checkName) ?? UNKNOWN, now.get(checkName) ?? UNKNOWN);
  });
  return { ...trend, rows };
}

/**
 * The service's own comparison of this run with its previous one, as its results tell it; null where there
 * is none.
 *
 * @param others runs that it may not be made with: this one, and one that the gate asked for and could not use
 */
export function trendOfComparison(
  { checks, comparison }: Told,
  others: readonly (string | null)[],
): Trend | null {
  const { simulationRunPlanJobId, runNumber, status } = comparison?.baselineRun ?? {};
  const jobId = simulationRunPlanJobId ?? '';
  const isOther = ['', ...others].some((other) => isSame(other ?? '', jobId));
  const mayBePartial = (status ?? 'COMPLETED') !== 'COMPLETED';
  if (isOther || mayBePartial || comparison?.baselineSource === 'REQUESTED') return null;
  const compared = new Map(
    (comparison?.checks ?? []).flatMap((check) =>
      check.metricName === null ? [] : [[check.metricName, check] as const],
    ),
  );
  if (compared.size === 0) return null;
  const rates = new Map(checks.map(({ name, rate }) => [name, rate]));
  return {
    baselineRunPlanJobId: jobId,
    baselineRunNumber: runNumber ?? null,
    rows: [...new Set([...rates.keys(), ...compared.keys()])].map((checkName) => ({
      checkName,
      previousPassRate: compared.get(checkName)?.baselinePassRate ?? null,
      currentPassRate: rates.get(checkName) ?? compared.get(checkName)?.currentPassRate ?? null,
      lifecycle: null,
    })),
  };
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
  told: Told,
  newest: EarlierRun,
  pool: readonly EarlierRun[],
): Trend | null {
  const rows = trend?.rows ?? [];
  const now = currentRates(told, rows);
  if (now.size === 0) return null;
  const before = baselineRates(trend, told, newest, pool);
  const isOwn = trend !== null && isSame(trend.baselineRunPlanJobId, newest.jobId);
  const lifecycles = new Map(
    isOwn ? rows.map(({ checkName, lifecycle }) => [checkName, lifecycle]) : [],
  );
  const names = new Set([...now.keys(), ...newest.checks.map(({ name }) => name)]);
  return {
    baselineRunPlanJobId: newest.jobId,
    baselineRunNumber: newest.number,
    rows: [...names].map((checkName) => {
      const previous = before.get(checkName) ?? UNKNOWN;
      const current = now.get(checkName) ?? UNKNOWN;
      const row = {
        checkName,
        previousPassRate: previous.rate,
        currentPassRate: rateBeside(current, previous),
        lifecycle: lifecycles.get(checkName) ?? null,
      };
      return counted(row, previous, current);
    }),
  };
}

/** Rates beside others that counts give are taken of counts too: what is told may be rounded. */
function rateBeside({ counts, rate }: CheckRate, previous: CheckRate): number | null {
  const isCounted = counts !== null && (previous.counts !== null || rate === null);
  return isCounted ? rateOrNull(counts) : rate;
}

function counted(row: TrendRow, previous: CheckRate, current: CheckRate): TrendRow {
  if (previous.counts === null && current.counts === null) return row;
  return { ...row, counts: { previous: previous.counts, current: current.counts } };
}

/** The rates of this run by check, in the service's order: its checks, else the rows of its trend. */
function currentRates({ checks }: Told, rows: readonly TrendRow[] = []): Map<string, CheckRate> {
  return new Map([
    ...rows.map(({ checkName, currentPassRate }) => {
      return [checkName, { counts: null, rate: currentPassRate }] as const;
    }),
    ...checks.map((check) => [check.name, checkRate(check)] as const),
  ]);
}

/**
 * The rates of the baseline by check. What its runs do not tell themselves may be told where the service
 * compared this run with the newest of them.
 */
function baselineRates(
  trend: Trend | null,
  { comparison }: Told,
  { jobId }: EarlierRun,
  pool: readonly EarlierRun[],
): Map<string, CheckRate> {
  const rates = new Map<string, CheckRate>();
  const tell = (name: string | null, rate: number | null) => {
    if (name !== null && rate !== null) rates.set(name, { counts: null, rate });
  };
  if (trend !== null && isSame(trend.baselineRunPlanJobId, jobId)) {
    for (const row of trend.rows) tell(row.checkName, row.previousPassRate);
  }
  if (isSame(comparison?.baselineRun?.simulationRunPlanJobId ?? '', jobId)) {
    for (const check of comparison?.checks ?? []) tell(check.metricName, check.baselinePassRate);
  }
  for (const [name, pooled] of poolChecks(pool)) {
    if (pooled.rate !== null || pooled.counts !== null) rates.set(name, pooled);
  }
  return rates;
}
