/** Which drop of a pass rate so many calls can find. */
import type { ComparisonSize } from '../../model/counts.ts';
import { mostSignificant } from './exact-test.ts';

/** The pass rate before the drop, in percent. */
export const BASE_RATE = 95;
export const POWER = 0.8;
/** Numbers of passed calls that are less likely than this are left out. */
const NEGLIGIBLE = 1e-12;
/** With more calls the drop is about as small. */
const MAX_CALLS = 20_000;

/**
 * The smallest drop from 95%, in whole percentage points, that the one-sided Fisher test finds in four
 * of five runs, at the significance divided by the number of checks. Null if it finds none, or without a test.
 *
 * @param significance of all tests together, such as 0.05; null if nothing is tested
 */
export function detectableDrop(size: ComparisonSize, significance: number | null): number | null {
  const calls = Math.min(size.calls, MAX_CALLS);
  const evaluated = Math.min(size.baselineCalls, MAX_CALLS);
  if (calls < 1 || evaluated < 1 || size.checks < 1 || significance === null) return null;
  const baselines = binomial(evaluated, BASE_RATE).flatMap((probability, passed) => {
    if (probability < NEGLIGIBLE) return [];
    const most = mostSignificant({ passed, evaluated }, calls, significance / size.checks);
    return { probability, most };
  });
  const isFound = (drop: number) => {
    let sum = 0;
    const atMost = binomial(calls, BASE_RATE - drop).map((probability) => (sum += probability));
    const power = baselines.map(({ probability, most }) => probability * (atMost[most] ?? 0));
    return power.reduce((total, one) => total + one, 0) >= POWER;
  };
  for (let drop = 1; drop <= BASE_RATE; drop += 1) if (isFound(drop)) return drop;
  return null;
}

/** The probability of each number of passed calls, at a pass rate in percent. */
function binomial(calls: number, passRate: number): number[] {
  if (passRate <= 0) return [1, ...new Array<number>(calls).fill(0)];
  const odds = Math.log(passRate / (100 - passRate));
  let log = calls * Math.log(1 - passRate / 100);
  return Array.from({ length: calls + 1 }, (_, passed) => {
    if (passed > 0) log += odds + Math.log((calls - passed + 1) / passed);
    return Math.exp(log);
  });
}
