/**
 * The exact conditional test of several 2 × 2 tables at once, one-sided: the exact form of the test of
 * W. G. Cochran (1954) and of N. Mantel and W. Haenszel (1959). Each stratum compares its calls with
 * those of the same stratum in the baseline, so that a different mix of strata is not taken for a drop.
 */
import jStat from 'jstat';
import type { Counts } from '../../model/counts.ts';

/** Numbers of passed calls that are less likely than this change no p-value that matters. */
const NEGLIGIBLE = 1e-40;

export interface Stratum {
  baseline: Counts;
  current: Counts;
}

/**
 * The p-value of a drop: the probability that no more calls pass than did pass, over all strata
 * together, had nothing changed. 1 if there is no stratum.
 */
export function stratifiedDropPValue(strata: readonly Stratum[]): number {
  const observed = strata.reduce((sum, { current }) => sum + current.passed, 0);
  let distribution: Float64Array = Float64Array.of(1);
  for (const stratum of strata) {
    distribution = convolve(distribution, passedDistribution(stratum), observed);
  }
  const sum = distribution.reduce((total, probability) => total + probability, 0);
  return Math.min(1, sum);
}

/** The probability of each number of passed calls, given the totals of the stratum. */
function passedDistribution({ baseline, current }: Stratum): number[] {
  const drawn = current.evaluated;
  const calls = baseline.evaluated + drawn;
  const passed = baseline.passed + current.passed;
  return Array.from({ length: Math.min(drawn, passed) + 1 }, (_, count) =>
    jStat.hypgeom.pdf(count, calls, passed, drawn),
  );
}

/** The distribution of the sum of two independent numbers, up to a largest sum. */
function convolve(one: Float64Array, other: readonly number[], largest: number): Float64Array {
  const sums = new Float64Array(Math.min(one.length + other.length - 1, largest + 1));
  for (let second = 0; second < other.length; second += 1) {
    const likelihood = other[second] ?? 0;
    if (likelihood <= NEGLIGIBLE) continue;
    const last = Math.min(one.length, sums.length - second);
    for (let first = 0; first < last; first += 1) {
      sums[first + second] = (sums[first + second] ?? 0) + (one[first] ?? 0) * likelihood;
    }
  }
  return sums;
}
