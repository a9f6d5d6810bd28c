/** Where the true rate behind counted calls is likely to lie. */
import { type Counts, countsFrom } from '../chance/counts.ts';
import { type Interval, likelyInterval } from '../chance/interval.ts';
import type { Check, GateReport, RunReport, Trend, TrendRow } from './model.ts';

/** Counts as they are told: each may be unknown, and what cannot be one of calls counts as unknown. */
interface ToldCounts {
  passed: number | null;
  evaluated: number | null;
}

/** `likely 12 to 45 %`: in 95 of 100 such cases the true rate lies there. */
export function formatLikely(counts: Counts): string {
  const { low, high } = likelyInterval(counts);
  return `likely ${Math.round(low)} to ${Math.round(high)} %`;
}

/** A rate, and behind it where the true one is likely to lie; the rate alone where nobody counted. */
export function withLikely(rate: string, told: ToldCounts | null | undefined): string {
  const counts = countsFrom(told?.passed, told?.evaluated);
  return counts === null ? rate : `${rate}, ${formatLikely(counts)}`;
}

/** The report with the interval of every rate whose calls are counted, as files give it. */
export function withIntervals(report: GateReport): GateReport {
  return { ...report, runs: report.runs.map(ofRun) };
}

function ofRun(run: RunReport): RunReport {
  const { report, checks, ownChecks, confirmations, breakdowns, baseline } = run;
  const own = baseline?.trend;
  return {
    ...run,
    ...(report?.trend && { report: { ...report, trend: ofTrend(report.trend) } }),
    ...(own && { baseline: { ...baseline, trend: ofTrend(own) } }),
    ...(checks && { checks: ofChecks(checks) }),
    ...(ownChecks && { ownChecks: ofChecks(ownChecks) }),
    ...(confirmations && {
      confirmations: confirmations.map((one) => ({
        ...one,
        checks: one.checks && ofChecks(one.checks),
      })),
    }),
    ...(breakdowns && {
      breakdowns: {
        byAgent: breakdowns.byAgent.map(ofCounts),
        byPersona: breakdowns.byPersona.map(ofCounts),
      },
    }),
  };
}

function ofChecks(checks: readonly Check[]): Check[] {
  return checks.map((check) => ofCounts<Check>(check));
}

function ofTrend(trend: Trend): Trend {
  return { ...trend, rows: trend.rows.map(ofRow) };
}

function ofRow(row: TrendRow): TrendRow {
  if (!row.counts) return row;
  const { previous, current } = row.counts;
  return {
    ...row,
    counts: { previous: previous && ofCounts(previous), current: current && ofCounts(current) },
  };
}

function ofCounts<Told extends ToldCounts>(told: Told): Told & { likely: Interval | null } {
  const counts = countsFrom(told.passed, told.evaluated);
  return { ...told, likely: counts && likelyInterval(counts) };
}
