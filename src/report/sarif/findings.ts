/** The findings of a report that have a place in a file of the repository. */
import type { FoundPrompt, GateReport, Recommendation, Theme } from '../../model/report.ts';
import { severityRank } from '../theme-order.ts';

export type LocatedFix = Extract<FoundPrompt, { state: 'located' }>;

/** A theme, or a recommendation without one, with every place of its fixes. */
export interface LocatedFinding {
  /** Null for a fix without a theme. */
  theme: Theme | null;
  /** The run of the theme, or of the first recommendation. */
  jobId: string;
  /** At least one. */
  recommendations: Recommendation[];
  /** At least one. */
  fixes: LocatedFix[];
}

/**
 * A finding for each theme, identified by its slug over all runs, and for each located fix without a theme
 * in its run. If runs differ, the theme is that of the run with the highest severity.
 */
export function locatedFindings({ runs, promptFixes }: GateReport): LocatedFinding[] {
  const themesOfRuns = runs.map(
    ({ report }) => new Map((report?.themes ?? []).map((theme) => [theme.slug, theme])),
  );
  const entries = promptFixes.flatMap((fix) => {
    const { from, found } = fix;
    if (found.state !== 'located') return [];
    const requests = from.flatMap(({ run, recommendation: position }) => {
      const { jobId = '', report = null } = runs[run] ?? {};
      const recommendation = report?.recommendations[position];
      if (recommendation === undefined) return [];
      const themes = recommendation.themeSlugs.flatMap(
        (slug) => themesOfRuns[run]?.get(slug) ?? [],
      );
      return (themes.length > 0 ? themes : [null]).map((theme) => {
        return { key: theme?.slug ?? fix, theme, jobId, recommendation, found };
      });
    });
    const forThemes = requests.filter(({ theme }) => theme !== null);
    return forThemes.length > 0 ? forThemes : requests;
  });
  return [...Map.groupBy(entries, ({ key }) => key).values()].flatMap((group) => {
    const rank = ({ theme }: (typeof group)[number]) => severityRank(theme?.severity ?? '');
    const [worst] = group.toSorted((a, b) => rank(a) - rank(b));
    const recommendations = [...new Set(group.map(({ recommendation }) => recommendation))];
    const fixes = [...new Set(group.map(({ found }) => found))];
    return worst === undefined
      ? []
      : [{ theme: worst.theme, jobId: worst.jobId, recommendations, fixes }];
  });
}
