/** Checks that miss the bar which the service itself sets them. */
import { countsFrom, rateOf } from '../chance/counts.ts';
import { isSameCheck } from '../core/check-identity.ts';
import { percentUnits, tellPercent } from '../core/percent.ts';
import type { Check } from '../report/model.ts';
import type { ByRates, JudgedRun } from './rule.ts';
import { quoteName, tellCalls } from './words.ts';

/** What the service calls it. */
export const BELOW_BAR = 'METRIC_BELOW_MIN_PASS_RATE';

/** Whether a check misses its bar by its counts; null where these or the bar are not known. */
export function isBelowBar({ passed, evaluated, needed }: Check): boolean | null {
  const counts = countsFrom(passed, evaluated);
  if (counts === null || needed === null) return null;
  return percentUnits(rateOf(counts)) < percentUnits(needed);
}

/** `check 'greeting' passed 25 % of 24 calls; 80 % needed`, as far as it is known. */
export function describeBelowBar(
  name: string,
  { evaluated, rate, needed }: Pick<Check, 'evaluated' | 'rate' | 'needed'>,
): string {
  const share =
    rate === null
      ? 'too few calls'
      : `${tellPercent(rate, needed)} % of ${evaluated === null ? 'its calls' : tellCalls(evaluated)}`;
  const bar = needed === null ? '' : `; ${tellPercent(needed, rate)} % needed`;
  return `check ${quoteName(name)} passed ${share}${bar}`;
}

/**
 * What a THRESHOLD_FAILED verdict rests on; undefined where the service holds more than rates against
 * the run.
 */
export function verdictBasis({ checks = [], runVerdict }: JudgedRun): ByRates | undefined {
  if (runVerdict?.failures.some(({ type }) => type !== BELOW_BAR)) return undefined;
  const barred = checks.filter(({ needed }) => needed !== null).map(isBelowBar);
  return barred.includes(true) && !barred.includes(null) ? 'counts' : 'verdict';
}

/** What the service's failure of a check rests on; undefined where it is not about a rate. */
export function failureBasis(
  { type, check: name }: { type: string; check: string | null },
  { checks = [] }: JudgedRun,
): ByRates | undefined {
  if (type !== BELOW_BAR) return undefined;
  if (name === null) return 'verdict';
  const same = checks.filter((check) => isSameCheck({ id: null, name }, check)).map(isBelowBar);
  return same.includes(true) && !same.includes(null) ? 'counts' : 'verdict';
}
