import type { Theme } from './model.ts';

const IMPACTS = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'];

/** Severities from 0 (HIGH) to 3 (LOW); one that this version does not know may well be severe: 1. */
export function severityRank(severity: string): number {
  if (severity === 'HIGH') return 0;
  if (severity === 'MEDIUM') return 2;
  return severity === 'LOW' ? 3 : 1;
}

/** The most severe first; then by impact, then by affected calls, then as the service lists them. */
export function sortThemes(themes: readonly Theme[]): Theme[] {
  return themes.toSorted(
    (a, b) =>
      severityRank(a.severity) - severityRank(b.severity) ||
      impactRank(a.impact) - impactRank(b.impact) ||
      b.affectedCallCount - a.affectedCallCount,
  );
}

function impactRank(impact: string | null): number {
  const rank = impact === null ? -1 : IMPACTS.indexOf(impact);
  return rank === -1 ? IMPACTS.length : rank;
}
