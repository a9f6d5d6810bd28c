/** Values as plain text, for every renderer: escaping is the renderer's own. */

/** What stands for a value that is not there; never the same as 0. */
const NOTHING = '–';

/** What stands for a title that is empty where it comes from. */
export const UNTITLED = '(untitled)';

const BAR_CELLS = 10;

/** An integer with separated thousands: `12,345`. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A count with its noun: `1 theme`, `2,000 themes`. */
export function formatCounted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
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
 * A percentage without float noise, rounded to `digits` decimals: `93.33 %`. What is not quite 0 or
 * 100 is never rounded to it: `<0.01 %`, `>99.99 %`.
 */
export function formatPercent(percent: number | null, digits = 2): string {
  if (percent === null) return NOTHING;
  const rounded = round(percent, digits);
  const step = 10 ** -digits;
  if (rounded === 0 && percent > 0) return `<${step} %`;
  if (rounded === 100 && percent < 100) return `>${round(100 - step, digits)} %`;
  return `${rounded} %`;
}

/** A part of a whole, with its share where there is a whole: `9 of 40 (22.5 %)`. */
export function formatShare(part: number, whole: number): string {
  const counts = `${formatCount(part)} of ${formatCount(whole)}`;
  return whole > 0 ? `${counts} (${formatPercent((part / whole) * 100, 1)})` : counts;
}

/** What a rate gained or lost in percentage points: `+12.5`, `-3`, `0`. */
export function formatChange(previous: number | null, current: number | null): string {
  if (previous === null || current === null) return NOTHING;
  const change = round(current - previous, 2);
  return change > 0 ? `+${change}` : `${change}`;
}

/** A rate as a bar of ten cells, full only at 100 and empty only at 0; empty text for no rate. */
export function formatBar(percent: number | null): string {
  if (percent === null) return '';
  const cells = Math.min(Math.max(Math.round(percent / BAR_CELLS), 0), BAR_CELLS);
  const filled =
    cells === 0 && percent > 0 ? 1 : cells === BAR_CELLS && percent < 100 ? BAR_CELLS - 1 : cells;
  return '█'.repeat(filled) + '░'.repeat(BAR_CELLS - filled);
}

function round(value: number, digits: number): number {
  // Adding 0 turns -0 into 0.
  return Number(value.toFixed(digits)) + 0;
}

/** A reason's message as it stands behind the rule's name, which it may begin with: that is said once. */
export function messageBehindRule({ rule, message }: { rule: string; message: string }): string {
  return message.startsWith(`${rule} `) ? message.slice(rule.length + 1) : message;
}
