import { normalizeName } from '../text/alike.ts';
import { isShown } from './debrief.ts';
import type { DebriefReport, Finding, RunReport, Theme } from './report.ts';

/** Severities from 0 (HIGH) to 3 (LOW); one that this version does not know may well be severe: 1. */
export function severityRank(severity: string): number {
  if (severity === 'HIGH') return 0;
  if (severity === 'MEDIUM') return 2;
  return severity === 'LOW' ? 3 : 1;
}

/** Of a fixed theme of any severity. */
const GONE_RANK = 4;

/** The rank of a theme's severity; fixed themes are last. */
export function themeRank(theme: Theme): number {
  return isShown(theme) ? severityRank(theme.severity) : GONE_RANK;
}

/** The most severe first, what is gone last; of one rank those of most affected calls, then by title. */
export function sortThemes(themes: readonly Theme[]): Theme[] {
  return themes.toSorted(
    (a, b) =>
      themeRank(a) - themeRank(b) ||
      b.affectedCallCount - a.affectedCallCount ||
      Number(a.title > b.title) - Number(a.title < b.title),
  );
}

/** The themes that calls of the runs show, the most severe first. */
export function shownThemes(runs: readonly RunReport[]): Theme[] {
  return themesOf(runs).filter(isShown);
}

type Named = Pick<Theme, 'slug' | 'title'>;

/** Themes of the service's lists, or of the baselines, that no call of the runs shows. */
export function fixedThemes(runs: readonly RunReport[]): Named[] {
  const themes = themesOf(runs);
  const known = new Set(themes.map(keyOf));
  const isComplete = runs.every(({ report }) => report !== null);
  const gone = isComplete ? runs.flatMap(({ baseline }) => baseline?.gone ?? []) : [];
  return [
    ...themes.filter((theme) => !isShown(theme)),
    ...uniqueByKey(gone).filter((theme) => !known.has(keyOf(theme))),
  ];
}

/** The themes of all runs, each once. */
function themesOf(runs: readonly RunReport[]): Theme[] {
  const all = sortThemes(runs.flatMap(({ report }) => report?.themes ?? []));
  return runs.length > 1 ? uniqueByKey(all) : all;
}

function uniqueByKey<T extends Named>(themes: readonly T[]): T[] {
  return [...Map.groupBy(themes, keyOf).values()].flatMap(([first]) => first ?? []);
}

function keyOf({ slug, title }: Named): string {
  return slug || title;
}

export function furtherFindings({ keyFindings, themes }: DebriefReport): Finding[] {
  const titles = new Set(themes.map(({ title }) => normalizeName(title)));
  return keyFindings.filter(({ title }) => !titles.has(normalizeName(title)));
}
