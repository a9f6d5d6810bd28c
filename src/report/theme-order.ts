import { isShown } from '../model/debrief.ts';
import type { DebriefReport, Finding, Theme } from '../model/report.ts';
import { normalizeName } from '../text/alike.ts';

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
  return themes.toSorted(compareThemes);
}

function compareThemes(a: Theme, b: Theme): number {
  return (
    themeRank(a) - themeRank(b) ||
    b.affectedCallCount - a.affectedCallCount ||
    Number(a.title > b.title) - Number(a.title < b.title)
  );
}

export function furtherFindings({ keyFindings, themes }: DebriefReport): Finding[] {
  const titles = new Set(themes.map(({ title }) => normalizeName(title)));
  return keyFindings.filter(({ title }) => !titles.has(normalizeName(title)));
}
