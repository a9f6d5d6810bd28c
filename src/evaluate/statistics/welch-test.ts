/**
 * The t-test of B. L. Welch, "The generalization of 'Student's' problem when several different population
 * variances are involved" (Biometrika 34, 1947), one-sided, on the logarithms of the values if all are
 * positive.
 */
import jStat from 'jstat';
import { MIN_VALUES } from '../../model/measures.ts';

/**
 * The p-value of the shift; null if a side has fewer than eight values, or values too large to compute with.
 *
 * @param direction whether the values rose or fell from the baseline
 */
export function shiftPValue(
  baseline: readonly number[],
  current: readonly number[],
  direction: 'rise' | 'fall',
): number | null {
  if (Math.min(baseline.length, current.length) < MIN_VALUES) return null;
  const scale = [...baseline, ...current].every((value) => value > 0) ? Math.log : Number;
  const [old, now] = [momentsOf(baseline.map(scale)), momentsOf(current.map(scale))];
  const rise = (now.mean - old.mean) * (direction === 'rise' ? 1 : -1);
  const variance = old.error + now.error;
  if (variance === 0) return rise > 0 ? 0 : 1;
  const freedom = variance ** 2 / (old.error ** 2 / old.freedom + now.error ** 2 / now.freedom);
  const p = jStat.studentt.cdf(-rise / Math.sqrt(variance), freedom);
  return Number.isFinite(p) ? p : null;
}

/** Mean, squared standard error of the mean, and degrees of freedom. */
function momentsOf(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const freedom = values.length - 1;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: squares / freedom / values.length, freedom };
}
