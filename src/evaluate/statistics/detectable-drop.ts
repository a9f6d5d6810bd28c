/** Which drop of a pass rate so many calls can find. */
import type { Counts } from '../../model/counts.ts';
import { chanceOfDrop } from './exact-test.ts';

/** The pass rate before the drop, in percent. */
const BASE_RATE = 95;
/** How often the drop is found. */
const POWER = 0.8;
/** Numbers of passed calls that are less likely than this are left out. */
const NEGLIGIBLE = 1e-12;
/** With more calls the drop is about as small. */
const MAX_CALLS = 20_000;

/** The size of a comparison; 0 is unknown. */
export interface ComparisonSize {
  /** Calls of one run. */
  calls: number;
  /** Calls of the baseline. */
  baselineCalls: number;
  /** Checks that are tested together. */
  checks: number;
}

/**
 * The smallest drop from 95%, in whole percentage points, that the one-sided Fisher test finds in four
 * of five runs, at the significance divided by the number of checks. Null if it finds no drop so often.
 *
 * @param significance of all tests together, such as 0.05
 */
export function detectableDrop(
  { calls, baselineCalls, checks }: ComparisonSize,
  significance: number,
): number | null {
  if (calls < 1 || baselineCalls < 1 || checks < 1) return null;
  if (Math.max(calls, baselineCalls) > MAX_CALLS) {
    const atMost = (count: number) => Math.min(count, MAX_CALLS);
    const size = { calls: atMost(calls), baselineCalls: atMost(baselineCalls), checks };
    return detectableDrop(size, significance);
  }
  const cases = binomial(baselineCalls, BASE_RATE / 100).flatMap((probability, passed) => {
    if (probability < NEGLIGIBLE) return [];
    const baseline = { passed, evaluated: baselineCalls };
    return { probability, most: mostPassed(baseline, calls, significance / checks) };
  });
  const isFound = (drop: number) => {
    const atMost = cumulated(binomial(calls, (BASE_RATE - drop) / 100));
    const power = cases.reduce(
      (sum, { probability, most }) => sum + probability * (atMost[most] ?? 0),
      0,
    );
    return power >= POWER;
  };
  if (!isFound(BASE_RATE)) return null;
  let [missed, found] = [0, BASE_RATE];
  while (found - missed > 1) {
    const drop = Math.floor((missed + found) / 2);
    if (isFound(drop)) found = drop;
    else missed = drop;
  }
  return found;
}

/** The largest number of passed calls that is a significant drop from the baseline; -1 if none is. */
function mostPassed(baseline: Counts, evaluated: number, significance: number): number {
  let [most, tooMany] = [-1, evaluated + 1];
  while (tooMany - most > 1) {
    const passed = Math.floor((most + tooMany) / 2);
    if (chanceOfDrop(baseline, { passed, evaluated }) <= significance) most = passed;
    else tooMany = passed;
  }
  return most;
}

/** The probability of each number of passed calls. */
function binomial(calls: number, rate: number): number[] {
  if (rate <= 0) return [1, ...new Array<number>(calls).fill(0)];
  const odds = Math.log(rate / (1 - rate));
  let log = calls * Math.log(1 - rate);
  return Array.from({ length: calls + 1 }, (_, passed) => {
    if (passed > 0) log += odds + Math.log((calls - passed + 1) / passed);
    return Math.exp(log);
  });
}

function cumulated(probabilities: readonly number[]): number[] {
  let sum = 0;
  return probabilities.map((probability) => {
    sum += probability;
    return sum;
  });
}
