/** What the parts of a page share: a run, its anchor, and what the report says of its themes. */
import { worstFirst } from '../../model/outcome.ts';
import type {
  FoundPrompt,
  GateReport,
  Reason,
  ReportSettings,
  RunReport,
  Theme,
} from '../../model/report.ts';
import { foundFixes } from '../facts.ts';
import { openingOf, runOpening } from '../opening.ts';
import { firstFixOf } from '../sections/recommendations.ts';
import { isShown, sortThemes } from '../theme-order.ts';
import { PLAIN } from '../voice.ts';
import { type WaiversByName, waiversByName } from '../waivers.ts';
import { type Html, html } from './escape.ts';
import { title } from './texts.ts';

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
  /** The themes that calls of the run show, in the order of the page. */
  themes: readonly Theme[];
  /** Their positions by slug. */
  positions: ReadonlyMap<string, number>;
  waivers: WaiversByName;
  /** Reasons that the first line does not contain. */
  reasons: readonly Reason[];
}

/** The runs of a page, the worst first. */
export function runViews(report: GateReport, settings: ReportSettings): RunView[] {
  const first = firstFixOf(report, settings);
  return worstFirst(report.runs).map((run, position) => {
    const index = report.runs.indexOf(run);
    const isOnly = report.runs.length === 1;
    const { stated } = isOnly ? openingOf(report, PLAIN) : runOpening(run, PLAIN);
    const themes = sortThemes(run.report?.themes ?? []).filter(isShown);
    return {
      run,
      settings,
      isOnly,
      level: isOnly ? 3 : 4,
      id: `run-${position + 1}`,
      fixes: foundFixes(report, index),
      firstFix: first?.run === index ? first.recommendation : null,
      themes,
      positions: new Map(themes.map(({ slug }, position) => [slug, position])),
      waivers: waiversByName(run.exceptions),
      reasons: run.reasons.filter((reason) => !stated.has(reason)),
    };
  });
}

/** A link to the card of a theme; its title, or its slug if the report does not have it, if there is no card. */
export function themeLink(slug: string, { id, run, themes, positions }: RunView): Html {
  const position = positions.get(slug);
  const theme =
    position === undefined ? run.report?.themes.find((one) => one.slug === slug) : themes[position];
  const name = title(theme?.title ?? slug);
  return position === undefined
    ? html`${name}`
    : html`<a href="#${themeAnchor(id, position)}">${name}</a>`;
}

/** Anchor of the theme at a position of those shown. */
export function themeAnchor(runId: string, index: number): string {
  return `${runId}-theme-${index + 1}`;
}
