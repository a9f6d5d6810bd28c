import type { Theme } from './model.ts';

/** Severities from 0 (HIGH) to 3 (LOW); one that this version does not know may well be severe: 1. */
export function severityRank(severity: string): number {
  if (severity === 'HIGH') return 0;
  if (severity === 'MEDIUM') return 2;
  return severity === 'LOW' ? 3 : 1;
}

/** Of a theme that is gone, whatever its severity was. */
export const GONE_RANK = 4;

/** Where a theme stands among others: the rank of its severity, and behind all of them what is gone. */
export function themeRank(theme: Theme): number {
  return isShown(theme) ? severityRank(theme.severity) : GONE_RANK;
}

/** Every renderer asks for the order of the same lists. */
const sortedLists = new WeakMap<readonly Theme[], readonly Theme[]>();

/** The most severe first, what is gone last; of one rank those of most affected calls, then by title. */
export function sortThemes(themes: readonly Theme[]): readonly Theme[] {
  const sorted = sortedLists.get(themes) ?? themes.toSorted(compareThemes);
  sortedLists.set(themes, sorted);
  return sorted;
}

function compareThemes(a: Theme, b: Theme): number {
  return (
    themeRank(a) - themeRank(b) ||
    b.affectedCallCount - a.affectedCallCount ||
    Number(a.title > b.title) - Number(a.title < b.title)
  );
}

/** Whether calls of the run show the theme: one that was fixed is listed once more, without any. */
export function isShown({ lifecycle, affectedCallCount }: Theme): boolean {
  return lifecycle !== 'FIXED' || affectedCallCount > 0;
}
