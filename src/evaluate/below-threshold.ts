/** Checks below the threshold that the service itself sets them. */

import { isBelowThreshold, isSameCheck } from '../model/check-facts.ts';
import { countsFrom } from '../model/counts.ts';
import type { Check } from '../model/report.ts';
import type { ByRates, JudgedRun } from './rule.ts';

/** The service's type of such a failure. */
export const BELOW_THRESHOLD = 'METRIC_BELOW_MIN_PASS_RATE';

/** Whether its counts decide about a check. */
export function isCounted({ passed, evaluated, threshold }: Check): boolean {
  return threshold !== null && countsFrom(passed, evaluated) !== null;
}

/** What a THRESHOLD_FAILED verdict rests on; undefined if the service lists failures beside rates. */
export function verdictBasis({ checks = [], runVerdict }: JudgedRun): ByRates | undefined {
  if (runVerdict?.failures.some(({ type }) => type !== BELOW_THRESHOLD)) return undefined;
  return basisOf(checks.filter(({ threshold }) => threshold !== null));
}

/** What the service's failure of a check rests on; undefined if it is not about a rate. */
export function failureBasis(
  { type, check: name }: { type: string; check: string | null },
  { checks = [] }: JudgedRun,
): ByRates | undefined {
  if (type !== BELOW_THRESHOLD) return undefined;
  if (name === null) return 'verdict';
  return basisOf(checks.filter((check) => isSameCheck({ id: null, name }, check)));
}

function basisOf(checks: readonly Check[]): ByRates {
  return checks.every(isCounted) && checks.some(isBelowThreshold) ? 'counts' : 'verdict';
}
