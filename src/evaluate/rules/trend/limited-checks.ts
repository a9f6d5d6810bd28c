/** The checks of a run with all that is known of their rates. */

import { checkFacts, checkResult, findSame, highestRate } from '../../../model/check-facts.ts';
import type { Counts } from '../../../model/counts.ts';
import type { DebriefReport, Trend } from '../../../model/report.ts';
import type { PolicyView } from '../../rule.ts';
import { type Limits, limitsOf, type TrendSettings } from './settings.ts';

/** A check and what holds for it. Rates are in percent; null is unknown, which is never 0. */
export interface LimitedCheck {
  check: string;
  /** ID of its metric definition. */
  id: string | null;
  limits: Limits;
  previous: number | null;
  current: number | null;
  /** The calls that its rates were taken of. */
  counts: { previous: Counts | null; current: Counts | null };
  /** True if the run reports its checks, and only the baseline has this one. */
  isGone: boolean;
  /** True if a waiver excuses it. */
  isWaived: boolean;
}

/** The rows of the trend in their order, then the checks of the run that the trend does not have. */
export function limitedChecks(
  { run, report, waivedChecks }: PolicyView,
  settings: TrendSettings,
): LimitedCheck[] {
  const { checks = [], baseline } = run;
  const trend = trendIn(run, report);
  const limits = limitsOf(settings);
  const reported = (baseline?.serviceTrend ?? trend)?.rows ?? [];
  const isReported = findSame(reported.map((row) => ({ id: row.checkId, name: row.checkName })));
  return checkFacts(checks, trend?.rows ?? []).map((facts) => {
    const { name, listed, rows, counts: current, passRate: rate } = facts;
    const before = checkResult([rows.map(({ counts }) => counts?.previous)], []);
    const mayBeGone = checks.length > 0 || isReported(facts).length === 0;
    return {
      check: name,
      id: facts.id ?? null,
      limits: limits(name),
      previous:
        before.passRate ?? highestRate(rows.map(({ previousPassRate }) => previousPassRate)),
      current: rate,
      counts: { previous: before.counts, current },
      isGone: mayBeGone && listed.length === 0 && rate === null,
      isWaived: waivedChecks.has(name),
    };
  });
}

/** What the run's rates are compared with; where it has no debrief, by the gate. */
export function trendIn(
  { baseline }: PolicyView['run'],
  report: DebriefReport | null,
): Trend | null {
  return (report === null ? baseline?.trend : report.trend) ?? null;
}
