/**
 * The exact test of R. A. Fisher ("The Logic of Inductive Inference", 1935), one-sided: of all ways to
 * distribute the passed and failed calls over both runs, the share in which the current run has no more
 * passed calls than it has.
 */
import jStat from 'jstat';
import { type Counts, rateOf } from '../../model/counts.ts';

/** The probability (p) of a drop like this one, or a deeper one, if nothing changed. */
export function dropPValue(baseline: Counts, current: Counts): number {
  const calls = baseline.evaluated + current.evaluated;
  const passed = baseline.passed + current.passed;
  return jStat.hypgeom.cdf(current.passed, calls, passed, current.evaluated);
}

/**
 * The largest number of passed calls that is a significant drop from the baseline; -1 if none is.
 *
 * @param significance highest p of a significant drop, such as 0.05
 */
export function mostSignificant(baseline: Counts, evaluated: number, significance: number): number {
  let [most, tooMany] = [-1, evaluated + 1];
  while (tooMany - most > 1) {
    const passed = Math.floor((most + tooMany) / 2);
    if (dropPValue(baseline, { passed, evaluated }) <= significance) most = passed;
    else tooMany = passed;
  }
  return most;
}

/** The smallest significant drop of so many calls in percentage points; null if none is. */
export function smallestSignificantDrop(
  baseline: Counts,
  evaluated: number,
  significance: number,
): number | null {
  const passed = mostSignificant(baseline, evaluated, significance);
  return passed < 0 ? null : rateOf(baseline) - rateOf({ passed, evaluated });
}
