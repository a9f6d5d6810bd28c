/**
 * Percentages compared as the decimal numbers that they are written as: a drop from 95.3 to 85.3 is
 * one of 10, which floating point does not say.
 */

/** A billionth of a percentage point; rates up to 100 stay exact integers in it. */
export const UNITS_PER_POINT = 1e9;
const MAX_DECIMALS = 9;

/** A percentage as a whole number of billionths of a point. */
export function percentUnits(percent: number): number {
  return Math.round(percent * UNITS_PER_POINT);
}

/** The number of decimals, at least `least`, with which two percentages differ. */
export function decimalsApart(percent: number, other: number, least: number): number {
  for (let decimals = least; decimals <= MAX_DECIMALS; decimals += 1) {
    if (percent.toFixed(decimals) !== other.toFixed(decimals)) return decimals;
  }
  return least;
}

/** A percentage with two decimals, or as many as it needs to differ from another one. */
export function percentDigits(percent: number, other: number | null = null): string {
  return `${Number(percent.toFixed(decimalsApart(percent, other ?? percent, 2)))}`;
}
