/** The checks of a run with everything that is known of their pass rates, now and before. */

import { checkFacts, checkResult, highestRate } from '../../../model/check-facts.ts';
import type { Counts } from '../../../model/counts.ts';
import type { Trend } from '../../../model/report.ts';
import type { RuleFacts } from '../../view.ts';
import { type Limits, limitsOf, type TrendSettings } from './settings.ts';

/** Pass rates are in percent; null is unknown, which is never 0. */
export interface CheckFacts {
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
}

/** The rows of the trend in their order, then the checks of the run that the trend does not have. */
export function checksOf(run: RuleFacts, settings: TrendSettings = {}): CheckFacts[] {
  const { checks = [] } = run;
  const limits = limitsOf(settings);
  return checkFacts(checks, trendOf(run)?.rows ?? []).map((facts) => {
    const { name, listed, rows, counts: current, passRate } = facts;
    const before = checkResult([rows.map(({ counts }) => counts?.previous)], []);
    return {
      check: name,
      id: facts.id ?? null,
      limits: limits(name),
      previous:
        before.passRate ?? highestRate(rows.map(({ previousPassRate }) => previousPassRate)),
      current: passRate,
      counts: { previous: before.counts, current },
      isGone: checks.length > 0 && listed.length === 0 && passRate === null,
    };
  });
}

/** The trend that the run's rates are compared by; for a run without a debrief, the gate's own. */
export function trendOf({ baseline, report }: RuleFacts): Trend | null {
  return (report === null ? baseline?.trend : report.trend) ?? null;
}
