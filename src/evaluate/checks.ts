/** The checks of a run with everything that is known of their pass rates, now and before. */

import { checkFacts, checkResult, highestRate } from '../model/check-facts.ts';
import type { Trend } from '../model/report.ts';
import { limitsOf, type TrendSettings } from './trend-settings.ts';
import type { LimitedCheck, RuleFacts } from './view.ts';

/** The rows of the trend in their order, then the checks of the run that the trend does not have. */
export function checksOf(run: RuleFacts, settings: TrendSettings = {}): LimitedCheck[] {
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
