/** How the checks of a run fared, by the calls behind them. */

import type { Check, RunReport, Trend } from '../model/report.ts';
import { formatPercentBeside, formatShare } from './format.ts';
import { withLikely } from './likely.ts';
import { missesBar } from './shortfall.ts';

type Counted = Pick<Check, 'passed' | 'evaluated' | 'rate' | 'needed'>;

/** `6 of 24 (25 %), likely 12 to 45 %`, or the rate alone where nothing was counted. */
export function passedShare(counted: Counted): string {
  const { passed, evaluated, rate, needed } = counted;
  return passed === null || evaluated === null
    ? formatPercentBeside(rate, needed)
    : withLikely(formatShare(passed, evaluated, needed), counted);
}

/**
 * Whether the checks tell what the verdict rests on, which the service's own words then tell once more.
 */
export function isToldByChecks({ checks = [] }: RunReport): boolean {
  return checks.some(({ rate, isPassed }) => rate !== null || isPassed !== null);
}

/** Rules whose reasons say of a check that it fell short. */
const OF_CHECKS = new Set(['run-verdict', 'trend', 'never']);

/** Tells which checks of a run fell short: of the bar of the service, or of what the policy asks for. */
export function shortIn({ outcome, reasons }: RunReport): (check: Check) => boolean {
  const named = new Set(
    outcome === 'failed'
      ? reasons.flatMap(({ rule, check }) => (OF_CHECKS.has(rule) ? (check ?? []) : []))
      : [],
  );
  return (check) => missesBar(check) || named.has(check.name);
}

/** The checks of a run, those that fell short first. */
export function sortChecks(run: RunReport): Check[] {
  const isShort = shortIn(run);
  const { checks = [] } = run;
  return checks.toSorted((a, b) => Number(isShort(b)) - Number(isShort(a)));
}

/** Whether the table of the checks tells every rate that a trend has of this run. */
export function areRatesTold({ checks = [] }: RunReport, { rows }: Trend): boolean {
  const told = new Set(checks.flatMap(({ name, rate }) => (rate === null ? [] : name)));
  return rows.every(
    ({ checkName, currentPassRate }) => currentPassRate === null || told.has(checkName),
  );
}
