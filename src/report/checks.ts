/** How the checks of a run fared, by the calls behind them. */

import { isSameCheck } from '../model/check-facts.ts';
import type { Check, RunReport, Trend } from '../model/report.ts';
import { withInterval } from './confidence-interval.ts';
import { formatPercentBeside, formatShare } from './format.ts';
import { shortForm } from './names.ts';
import { missesBar } from './shortfall.ts';

type Counted = Pick<Check, 'passed' | 'evaluated' | 'passRate' | 'threshold'>;

/** `6/24 (25%) · 95% CI 12–45%`, or the rate alone where nothing was counted. */
export function passedShare(counted: Counted): string {
  const { passed, evaluated, passRate: rate, threshold } = counted;
  return passed === null || evaluated === null
    ? formatPercentBeside(rate, threshold)
    : withInterval(formatShare(passed, evaluated, threshold), counted);
}

/**
 * Whether the checks tell what the verdict rests on, which the service's own words then tell once more.
 */
export function isToldByChecks({ checks = [] }: RunReport): boolean {
  return checks.some(({ passRate: rate, isPassed }) => rate !== null || isPassed !== null);
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
  const told = new Set(checks.flatMap(({ name, passRate: rate }) => (rate === null ? [] : name)));
  return rows.every(
    ({ checkName, currentPassRate }) => currentPassRate === null || told.has(checkName),
  );
}

export interface CountsByRun {
  /** What each run is called, the first one first. */
  runs: string[];
  checks: { name: string; shares: string[] }[];
}

/** The checks of the run with their counts in each run; none if no further run has any. */
export function countsByRun(run: RunReport): CountsByRun {
  const { checks = [], ownChecks = checks, confirmations = [] } = run;
  const further = confirmations.flatMap(({ jobId, number, checks: own }) =>
    own === null ? [] : { jobId, number, checks: own },
  );
  if (further.length === 0) return { runs: [], checks: [] };
  const first = { jobId: run.jobId, number: run.about?.number ?? null, checks: ownChecks };
  const runs = [first, ...further];
  return {
    runs: runs.map(({ jobId, number }) => (number === null ? shortForm(jobId) : `run ${number}`)),
    checks: checks.map((check) => ({
      name: check.name,
      shares: runs.map((one) => shareIn(one.checks, check)),
    })),
  };
}

function shareIn(checks: readonly Check[], wanted: Check): string {
  const check = checks.find((one) => isSameCheck(one, wanted));
  const { passed = null, evaluated = null, passRate: rate = null, threshold = null } = check ?? {};
  return passed === null || evaluated === null
    ? formatPercentBeside(rate, threshold)
    : formatShare(passed, evaluated, threshold);
}
