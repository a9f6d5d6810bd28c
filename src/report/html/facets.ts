/** What the themes can be filtered by: the values that occur, each with a number of its own. */
import { fold } from '../../core/text/strip.ts';
import type { Theme } from '../model.ts';
import { plainWord } from '../plain-words.ts';
import { severityRank } from '../theme-order.ts';

/** Values told apart; any more are one. Only a service that means mischief has so many. */
const MAX_VALUES = 8;
const MAX_LABEL_CHARS = 40;

const LIFECYCLES = ['NEW', 'PERSISTENT', 'IMPROVING', 'FIXED'];

export interface Facet {
  name: 'severity' | 'lifecycle';
  legend: string;
  /** The values in order, with how many themes have them; a value's position is its number. */
  values: readonly { label: string; count: number }[];
  numberOf(theme: Theme): number;
}

/** The facets of all themes of a page. */
export function facetsOf(themes: readonly Theme[]): Facet[] {
  return [
    facet('severity', 'Severity', themes, (theme) => theme.severity, severityRank),
    facet('lifecycle', 'Since', themes, (theme) => theme.lifecycle ?? '', lifecycleRank),
  ];
}

function facet(
  name: Facet['name'],
  legend: string,
  themes: readonly Theme[],
  textOf: (theme: Theme) => string,
  rank: (value: string) => number,
): Facet {
  const counts = new Map<string, number>();
  for (const theme of themes) counts.set(textOf(theme), (counts.get(textOf(theme)) ?? 0) + 1);
  const sorted = [...counts].toSorted(([a], [b]) => rank(a) - rank(b));
  const values = sorted.slice(0, MAX_VALUES).map(([value, count]) => ({
    label: fold(plainWord(value), MAX_LABEL_CHARS) || '(none)',
    count,
  }));
  const others = sorted.slice(MAX_VALUES).reduce((sum, [, count]) => sum + count, 0);
  if (others > 0) values.push({ label: '(other)', count: others });
  const numbers = new Map(sorted.map(([value], index) => [value, Math.min(index, MAX_VALUES)]));
  return { name, legend, values, numberOf: (theme) => Number(numbers.get(textOf(theme))) };
}

function lifecycleRank(lifecycle: string): number {
  const rank = LIFECYCLES.indexOf(lifecycle);
  return rank === -1 ? LIFECYCLES.length : rank;
}
