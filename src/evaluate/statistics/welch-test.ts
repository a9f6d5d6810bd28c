/**
 * Whether the values of a measure shifted: the t-test of B. L. Welch, "The generalization of
 * 'Student's' problem when several different population variances are involved" (Biometrika 34, 1947),
 * one-sided, on the logarithms of the values if all are positive.
 */
import jStat from 'jstat';

/** With fewer values on a side nothing is tested. */
export const MIN_VALUES = 8;

/**
 * The p-value of the shift; null if a side has fewer than eight values.
 *
 * @param direction whether the values rose or fell from the baseline
 */
export function shiftPValue(
  baseline: readonly number[],
  current: readonly number[],
  direction: 'rise' | 'fall',
): number | null {
  if (Math.min(baseline.length, current.length) < MIN_VALUES) return null;
  const arePositive = [...baseline, ...current].every((value) => value > 0);
  const [before, after] = [baseline, current].map((values) =>
    momentsOf(arePositive ? values.map(Math.log) : values),
  );
  if (before === undefined || after === undefined) return null;
  const rise = (after.mean - before.mean) * (direction === 'rise' ? 1 : -1);
  const variance = before.error + after.error;
  if (variance === 0) return rise > 0 ? 0 : 1;
  const freedom =
    variance ** 2 / (before.error ** 2 / before.freedom + after.error ** 2 / after.freedom);
  return jStat.studentt.cdf(-rise / Math.sqrt(variance), freedom);
}

/** Mean, squared standard error of the mean, and degrees of freedom. */
function momentsOf(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const freedom = values.length - 1;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: squares / freedom / values.length, freedom };
}
