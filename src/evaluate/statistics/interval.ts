/**
 * Confidence intervals of pass rates: the score interval of E. B. Wilson (1927), which Brown, Cai and
 * DasGupta, "Interval Estimation for a Binomial Proportion" (Statistical Science 16, 2001), recommend for
 * few calls.
 */
import { type Counts, rateOf } from '../../model/counts.ts';

/** The normal distribution's 97.5% point: two-sided, an interval of 95%. */
const Z = 1.959963984540054;

/** The 95% confidence interval of the pass rate of counted calls, in percent. */
export function confidenceInterval({ passed, evaluated }: Counts) {
  const share = rateOf({ passed, evaluated }) / 100;
  const weight = 1 + Z ** 2 / evaluated;
  const centre = (share + Z ** 2 / (2 * evaluated)) / weight;
  const error = Math.sqrt((share * (1 - share)) / evaluated + Z ** 2 / (4 * evaluated ** 2));
  const half = (Z / weight) * error;
  return {
    low: passed === 0 ? 0 : 100 * (centre - half),
    high: passed === evaluated ? 100 : 100 * (centre + half),
  };
}

/**
 * The fewest calls that prove a threshold at this pass rate: the lower end of their interval reaches it.
 * Null if no number does.
 *
 * @param passRate in percent, as is `threshold`
 */
export function callsToProve(passRate: number, threshold: number): number | null {
  if (passRate <= threshold) return null;
  const variance = threshold * (100 - threshold);
  return Math.max(1, Math.ceil((Z ** 2 * variance) / (passRate - threshold) ** 2));
}
