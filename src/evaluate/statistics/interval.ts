/**
 * Between which rates the true one is likely to lie: the score interval of Wilson (1927), which Brown,
 * Cai and DasGupta, "Interval Estimation for a Binomial Proportion" (Statistical Science 16, 2001),
 * recommend for few calls, since it covers the true rate as often as it says.
 */
import { type Counts, rateOf } from '../../model/counts.ts';

/** The normal distribution's 97.5% point: two-sided, an interval of 95%. */
const Z = 1.959963984540054;

/** In percent. */
export interface Interval {
  low: number;
  high: number;
}

/** Most calls that a proof is looked for among. */
export const MAX_CALLS_TO_PROVE = 100_000;

/** The 95% interval around the pass rate of counted calls, in percent. */
export function confidenceInterval(counts: Counts): Interval {
  const { passed, evaluated } = counts;
  const { low, high } = wilson(rateOf(counts), evaluated);
  // What rounding would leave beside the ends.
  return { low: passed === 0 ? 0 : low, high: passed === evaluated ? 100 : high };
}

/**
 * The fewest calls that prove a bar, had they this rate: so many that the interval's lower end reaches
 * it. Null where no number up to 100,000 does.
 *
 * @param rate in percent, as is `bar`
 */
export function callsToProve(rate: number, bar: number): number | null {
  const isProof = (calls: number) => wilson(rate, calls).low >= bar;
  // The lower end rises with the calls, so that halving finds the first that reaches the bar.
  let tooFew = 0;
  let enough = MAX_CALLS_TO_PROVE;
  if (!isProof(enough)) return null;
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (isProof(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}

function wilson(rate: number, calls: number): Interval {
  const share = rate / 100;
  const weight = 1 + Z ** 2 / calls;
  const centre = (share + Z ** 2 / (2 * calls)) / weight;
  const half = (Z / weight) * Math.sqrt((share * (1 - share)) / calls + Z ** 2 / (4 * calls ** 2));
  return { low: 100 * (centre - half), high: 100 * (centre + half) };
}
