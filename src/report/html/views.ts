/** What the parts of a page share: a run, its place on the page, and what is known of its themes. */
import { worstFirst } from '../../model/outcome.ts';
import type {
  DebriefReport,
  FoundPrompt,
  GateReport,
  Reason,
  ReportSettings,
  RunReport,
  Theme,
  Waiver,
} from '../../model/report.ts';
import { foundFixes } from '../facts.ts';
import { runOpening } from '../opening.ts';
import { sortThemes } from '../theme-order.ts';
import { PLAIN } from '../voice.ts';
import { type WaiversByName, waiversByName } from '../waivers.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { line, title } from './texts.ts';

export interface RunView {
  run: RunReport;
  settings: ReportSettings;
  isOnly: boolean;
  /** Anchor of the run; those of its parts begin with it. */
  id: string;
  /** Where the text of a recommendation was found, by the recommendation's position. */
  fixes: ReadonlyMap<number, FoundPrompt>;
}

/** A run with a report. */
export interface ReportView extends RunView {
  report: DebriefReport;
  /** The themes in the order in which they are shown. */
  themes: readonly Theme[];
  /** A link to the theme with the slug; null where there is none. */
  themeLink(slug: string): Html | null;
  waivers: WaiversByName;
  /** Listed reasons about a theme by its slug, and about a check by its name. */
  reasons: Record<Waiver['kind'], ReadonlyMap<string, Reason>>;
}

/** The runs of a page, the worst first. */
export function runViews(report: GateReport, settings: ReportSettings): RunView[] {
  return worstFirst(report.runs).map((run, index) => ({
    run,
    settings,
    isOnly: report.runs.length === 1,
    id: `run-${index + 1}`,
    fixes: foundFixes(report, report.runs.indexOf(run)),
  }));
}

/** A run's report with what is said of its themes and checks elsewhere; null without a report. */
export function reportView(view: RunView): ReportView | null {
  const { run, id } = view;
  if (run.report === null) return null;
  const themes = sortThemes(run.report.themes);
  const bySlug = new Map(themes.map((theme, index) => [theme.slug, { theme, index }]));
  const reasonsBy = (kind: Waiver['kind']) =>
    new Map(
      listedReasons(run).flatMap((reason) => {
        const name = reason[kind];
        return name === undefined ? [] : [[name, reason] as const];
      }),
    );
  return {
    ...view,
    report: run.report,
    themes,
    themeLink: (slug) => {
      const found = bySlug.get(slug);
      return found === undefined
        ? null
        : html`<a href="#${themeAnchor(id, found.index)}">${title(found.theme.title)}</a>`;
    },
    waivers: waiversByName(run.exceptions),
    reasons: { theme: reasonsBy('theme'), check: reasonsBy('check') },
  };
}

/** Names the reason about a theme or a check, with a link to it; empty if there is none. */
export function reasonMark(kind: Waiver['kind'], name: string, { id, reasons }: ReportView): Html {
  const reason = reasons[kind].get(name);
  return reason === undefined
    ? EMPTY
    : html` <a class="badge reason" href="#${id}-reasons">reason: ${line(reason.rule)}</a>`;
}

/** Anchor of the theme at a position of those shown. */
export function themeAnchor(runId: string, index: number): string {
  return `${runId}-theme-${index + 1}`;
}

/** What a reason may tell that the line about it does not. */
const ABOUT = ['theme', 'limit', 'value'];

/** The reasons that are listed: each says more than the line that has told what a run came to. */
export function listedReasons(run: RunReport): Reason[] {
  const { stated } = runOpening(run, PLAIN);
  return run.reasons.filter((reason) => saysMore(reason, stated));
}

/** Whether a reason says more than the line that has told it. */
export function saysMore(reason: Reason, stated: ReadonlySet<Reason>): boolean {
  return !stated.has(reason) || ABOUT.some((fact) => fact in reason);
}
