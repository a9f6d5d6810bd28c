import type { TrendRow } from '../model/report.ts';

/** Percentage points that a check lost; 0 for a gain, or where a rate is missing. */
export function pointsLost({ previousPassRate, currentPassRate }: TrendRow): number {
  if (previousPassRate === null || currentPassRate === null) return 0;
  return Math.max(0, previousPassRate - currentPassRate);
}

/** The greatest loss first; then as the service lists them. */
export function sortTrend(rows: readonly TrendRow[]): TrendRow[] {
  return rows.toSorted((a, b) => pointsLost(b) - pointsLost(a));
}
