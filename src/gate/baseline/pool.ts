/** The pass rates of several earlier runs as if they were one. */
import { type Counts, rateOf } from '../../chance/counts.ts';
import type { EarlierRun } from './earlier-run.ts';

/** How a check did, in one run or in several; what nobody tells is null. */
export interface CheckRate {
  counts: Counts | null;
  /** Percent: as it is told, of several runs their mean. */
  rate: number | null;
}

/**
 * What runs tell of each check, by its name. Where any of them tells counts, those are added up, and what
 * is no more than a rate has no weight beside them; else each run counts the same.
 *
 * @param runs newest first
 */
export function poolChecks(runs: readonly EarlierRun[]): Map<string, CheckRate> {
  const all = new Map<string, CheckRate[]>();
  for (const { checks } of runs) {
    for (const check of checks) {
      all.set(check.name, [...(all.get(check.name) ?? []), checkRate(check)]);
    }
  }
  return new Map([...all].map(([name, rates]) => [name, poolRates(rates)]));
}

/** What one run tells of a check. */
export function checkRate({
  passed,
  evaluated,
  rate,
}: {
  passed: number | null;
  evaluated: number | null;
  rate: number | null;
}): CheckRate {
  const counts = passed === null || evaluated === null ? null : { passed, evaluated };
  return { counts, rate };
}

/** The rate that counts give in percent; null of none. */
export function rateOrNull(counts: Counts): number | null {
  return counts.evaluated === 0 ? null : rateOf(counts);
}

function poolRates(rates: readonly CheckRate[]): CheckRate {
  const counted = rates.flatMap(({ counts }) => counts ?? []);
  if (counted.length > 0) {
    const counts = {
      passed: sum(counted.map(({ passed }) => passed)),
      evaluated: sum(counted.map(({ evaluated }) => evaluated)),
    };
    return { counts, rate: rateOrNull(counts) };
  }
  const known = rates.flatMap(({ rate }) => rate ?? []);
  return { counts: null, rate: known.length === 0 ? null : sum(known) / known.length };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
