/** What of a report has a place in a file of the repository. */
import type {
  FileSpan,
  GateReport,
  PromptFix,
  Recommendation,
  RunReport,
  Theme,
} from '../../model/report.ts';
import { severityRank } from '../theme-order.ts';

/** A theme, or a recommendation for none, with every place that a fix of it was located at. */
export interface LocatedFinding {
  /** Null for a fix without a theme. */
  theme: Theme | null;
  /** The run that the theme, or the first recommendation, is of. */
  jobId: string;
  /** What to do about it; at least one. */
  recommendations: Set<Recommendation>;
  /** Where; at least one. */
  fixes: Set<FindingFix>;
}

export interface FindingFix {
  place: FileSpan;
  insertedText: string;
  /** False where the fix must not be applied as it stands here. */
  isApplicable: boolean;
}

interface Request {
  jobId: string;
  recommendation: Recommendation;
  themes: Theme[];
}

/**
 * One finding a theme, known by its slug over all runs, and one a located fix that is meant for no
 * theme of its run. Where runs differ, the theme of the run that takes it most severely stands for it.
 */
export function locatedFindings({ runs, promptFixes }: GateReport): LocatedFinding[] {
  const themesOfRuns = runs.map(themesBySlug);
  const requestsOf = ({ from }: PromptFix): Request[] =>
    from.flatMap(({ run, recommendation: position }) => {
      const { jobId, report } = runs[run] ?? { jobId: '', report: null };
      const recommendation = report?.recommendations[position];
      if (recommendation === undefined) return [];
      const slugs = [...new Set(recommendation.themeSlugs)];
      const themes = slugs.flatMap((slug) => themesOfRuns[run]?.get(slug) ?? []);
      return [{ jobId, recommendation, themes }];
    });
  const findings = new Map<string | PromptFix, LocatedFinding>();
  for (const fix of promptFixes) {
    const { found } = fix;
    if (found.state !== 'located') continue;
    const { place, insertedText, leftOut } = found;
    const located = { place, insertedText, isApplicable: leftOut === null };
    const requests = requestsOf(fix);
    const isForThemes = requests.some(({ themes }) => themes.length > 0);
    for (const { jobId, recommendation, themes } of requests) {
      for (const theme of isForThemes ? themes : [null]) {
        const key = theme?.slug ?? fix;
        const known = findings.get(key);
        const finding = known ?? { theme, jobId, recommendations: new Set(), fixes: new Set() };
        finding.recommendations.add(recommendation);
        finding.fixes.add(located);
        findings.set(key, isWorse(theme, finding.theme) ? { ...finding, theme, jobId } : finding);
      }
    }
  }
  return [...findings.values()];
}

function themesBySlug({ report }: RunReport): Map<string, Theme> {
  return new Map((report?.themes ?? []).map((theme) => [theme.slug, theme]));
}

function isWorse(one: Theme | null, other: Theme | null): boolean {
  if (one === null || other === null) return false;
  return severityRank(one.severity) < severityRank(other.severity);
}
