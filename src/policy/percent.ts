/**
 * Percentages compared as the decimal numbers that they are written as: a drop from 95.3 to 85.3 is
 * one of 10, which floating point does not say.
 */

/** A billionth of a percentage point; rates up to 100 stay exact integers in it. */
const UNITS = 1e9;

/** A percentage as a whole number of billionths of a point. */
export function percentUnits(percent: number): number {
  return Math.round(percent * UNITS);
}

/** A whole number of billionths of a point as a percentage, to be shown. */
export function unitsToPercent(units: number): number {
  return units / UNITS;
}

/** Whether `part` of `whole` is at least this share, in percent; nothing of anything is no share. */
export function isShareReached(part: number, whole: number, sharePercent: number): boolean {
  if (part <= 0) return false;
  const reached = BigInt(part) * BigInt(percentUnits(100));
  return reached >= BigInt(whole) * BigInt(percentUnits(sharePercent));
}

/**
 * A percentage for people: two decimals, or as many as it takes to be told apart from the limit that
 * it missed.
 */
export function tellPercent(percent: number, limit?: number): string {
  const rounded = Number(percent.toFixed(2));
  return `${rounded === limit && percent !== limit ? Number(percent.toFixed(9)) : rounded}`;
}
