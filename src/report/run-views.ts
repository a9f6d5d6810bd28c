/** Runs as the summary and the page show them: with their themes and recommendations, in order. */
import { worstFirst } from '../model/outcome.ts';
import type {
  FoundPrompt,
  GateReport,
  Recommendation,
  ReportSettings,
  RunReport,
  Theme,
} from '../model/report.ts';
import { shownThemes } from '../model/theme-order.ts';
import { isChange, locatedFixes } from './facts.ts';

type Placed = readonly [position: number, recommendation: Recommendation];

export interface RunView {
  run: RunReport;
  settings: ReportSettings;
  isOnly: boolean;
  /** Of the headings within its parts. */
  level: 2 | 3 | 4;
  /** Anchor of the run on the page; those of its parts begin with it. */
  id: string;
  /** Where the text of a recommendation was found, by the recommendation's position. */
  fixes: ReadonlyMap<number, FoundPrompt>;
  /** Position of the recommendation that is shown first; null if it is of no or another run. */
  firstFix: number | null;
  /** Positions of further recommendations that ask for the same change. */
  repeats: ReadonlySet<number>;
  /** The recommendations but the first fix that change the prompt, and those that do not. */
  changes: readonly Placed[];
  others: readonly Placed[];
  /** The themes that calls of the run show, the most severe first, and their numbers by their slugs. */
  themes: readonly Theme[];
  numbers: ReadonlyMap<string, number>;
}

export function runViews(report: GateReport, settings: ReportSettings): RunView[] {
  const [first, ...others] = locatedFixes(report)[0]?.from ?? [];
  const found = report.promptFixes.flatMap((fix) =>
    fix.from.map((one) => ({ ...one, found: fix.found })),
  );
  const foundOf = Map.groupBy(found, ({ run }) => run);
  return worstFirst(report.runs).map((run, position) => {
    const index = report.runs.indexOf(run);
    const isOnly = report.runs.length === 1;
    const themes = shownThemes([run]);
    const firstFix = first?.run === index ? first.recommendation : null;
    const further = [...(run.report?.recommendations.entries() ?? [])]
      .filter(([at]) => at !== firstFix)
      .toSorted(([, a], [, b]) => a.order - b.order);
    return {
      run,
      settings,
      isOnly,
      level: isOnly ? 3 : 4,
      id: `run-${position + 1}`,
      fixes: new Map(foundOf.get(index)?.map((one) => [one.recommendation, one.found])),
      firstFix,
      repeats: new Set(others.flatMap((one) => (one.run === index ? one.recommendation : []))),
      changes: further.filter(([, one]) => isChange(one)),
      others: further.filter(([, one]) => !isChange(one)),
      themes,
      numbers: new Map(themes.map(({ slug }, position) => [slug, position + 1])),
    };
  });
}
