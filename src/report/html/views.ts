/** What the parts of a page share: a run, its anchor, and what the report says of its themes. */
import { isShown } from '../../model/debrief.ts';
import { worstFirst } from '../../model/outcome.ts';
import type {
  FoundPrompt,
  GateReport,
  ReportSettings,
  RunReport,
  Theme,
} from '../../model/report.ts';
import { foundFixes, locatedFixes } from '../facts.ts';
import { sortThemes } from '../theme-order.ts';
import { type Html, html } from './escape.ts';
import { line } from './texts.ts';

export interface RunView {
  run: RunReport;
  settings: ReportSettings;
  isOnly: boolean;
  /** Of the headings within its parts. */
  level: 2 | 3 | 4;
  /** Anchor of the run; those of its parts begin with it. */
  id: string;
  /** Where the text of a recommendation was found, by the recommendation's position. */
  fixes: ReadonlyMap<number, FoundPrompt>;
  /** Position of the recommendation that the page shows first; null if it is of no or another run. */
  firstFix: number | null;
  /** Positions of further recommendations that ask for the same change. */
  repeats: ReadonlySet<number>;
  /** The themes that calls of the run show, in the order of the page. */
  themes: readonly Theme[];
  numbers: ReadonlyMap<string, number>;
}

export function runViews(report: GateReport, settings: ReportSettings): RunView[] {
  const [
    {
      from: [first, ...others],
    } = { from: [] },
  ] = locatedFixes(report);
  return worstFirst(report.runs).map((run, position) => {
    const index = report.runs.indexOf(run);
    const isOnly = report.runs.length === 1;
    const themes = sortThemes(run.report?.themes ?? []).filter(isShown);
    return {
      run,
      settings,
      isOnly,
      level: isOnly ? 3 : 4,
      id: `run-${position + 1}`,
      fixes: foundFixes(report, index),
      firstFix: first?.run === index ? first.recommendation : null,
      repeats: new Set(others.flatMap((one) => (one.run === index ? one.recommendation : []))),
      themes,
      numbers: new Map(themes.map(({ slug }, position) => [slug, position + 1])),
    };
  });
}

/** A link to the card of a theme, by its number; its slug if there is no card. */
export function themeLink(slug: string, { id, numbers }: RunView): Html {
  const number = numbers.get(slug);
  return number === undefined
    ? html`theme ${line(slug)}`
    : html`<a href="#${id}-theme-${number}">theme ${number}</a>`;
}
