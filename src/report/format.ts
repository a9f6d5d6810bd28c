/** Values as plain text, for every renderer: escaping is the renderer's own. */
import { decimalsApart } from '../text/percent.ts';

/** For a value that is not known; never the same as 0. */
const NOTHING = '–';

/** For a title that is empty. */
export const UNTITLED = '(untitled)';

/** A space without a line break. */
export const NBSP = '\u00a0';

/** An integer with separated thousands: `12,345`. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A count with its noun: `1 theme`, `2,000 themes`. */
export function formatCounted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** What goes on after `the`: `theme`, `2 themes`. */
export function theOnes(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : formatCounted(count, one, many);
}

/** Names on one line, of which at most so many are shown: `a, b and 3 more`. */
export function formatList(
  names: readonly string[],
  most: number,
  show: (name: string) => string = (name) => name,
): string {
  const more = names.length - most;
  const shown = names.slice(0, most).map(show).join(', ');
  return more > 0 ? `${shown} and ${formatCount(more)} more` : shown;
}

/**
 * A percentage without float noise, rounded to `digits` decimals: `93.33%`. What is not quite 0 or
 * 100 is never rounded to it: `<0.01%`, `>99.99%`.
 */
export function formatPercent(percent: number | null, digits = 2): string {
  if (percent === null) return NOTHING;
  const rounded = round(percent, digits);
  const step = 10 ** -digits;
  if (rounded === 0 && percent > 0) return `<${step}%`;
  if (rounded === 100 && percent < 100) return `>${round(100 - step, digits)}%`;
  return `${rounded}%`;
}

/** The same of one that is compared with another: with as many decimals as distinguish them. */
export function formatPercentBeside(
  percent: number | null,
  other: number | null,
  digits = 2,
): string {
  if (percent === null || other === null) return formatPercent(percent, digits);
  return formatPercent(percent, decimalsApart(percent, other, digits));
}

/**
 * A part of a whole, with its share if there is a whole: `9/40 (22.5%)`.
 *
 * @param other a percentage to compare with, or null
 */
export function formatShare(part: number, whole: number, other: number | null = null): string {
  const counts = `${formatCount(part)}/${formatCount(whole)}`;
  return whole > 0 ? `${counts} (${formatPercentBeside((part / whole) * 100, other, 1)})` : counts;
}

/** What a rate gained or lost in percentage points: `+12.5`, `-3`, `0`. */
export function formatChange(previous: number | null, current: number | null): string {
  if (previous === null || current === null) return NOTHING;
  const change = round(current - previous, 2);
  return change > 0 ? `+${change}` : `${change}`;
}

function round(value: number, digits: number): number {
  // Adding 0 turns -0 into 0.
  return Number(value.toFixed(digits)) + 0;
}
