/** Failure themes: a table, most severe first, and the analysis of each in a fold. */
import type { ReportSettings, RunReport, Theme, Waiver } from '../../model/report.ts';
import { cell, html, identifier, inline, prose } from '../../text/markdown.ts';
import { formatCount, UNTITLED } from '../format.ts';
import type { Section } from '../layout.ts';
import { severityOf } from '../outcome-words.ts';
import { isShown, sortThemes } from '../theme-order.ts';
import { waiversByName } from '../waivers.ts';
import { callLine, row, severityMark, tableHead, waivedMark, wordCell } from './building-blocks.ts';
import { foldEnds, paged } from './section.ts';

/** Themes whose rows and analysis are not folded away. */
const FIRST_PAGE = 10;
/** Check names shown with the analysis. */
const MAX_CHECKS = 100;

const HEAD = tableHead(['Theme', '---'], ['Calls', '---:'], ['Status', '---']);

type Named = Pick<Theme, 'slug' | 'title'>;

/** The themes of all runs in a table, each once, those that are fixed last. */
export function themeTable(runs: readonly RunReport[], heading: string): [Section, Section] {
  const all = sortThemes(runs.flatMap(({ report }) => report?.themes ?? []));
  const themes = runs.length > 1 ? uniqueByKey(all) : all;
  const known = new Set(themes.map(keyOf));
  const isComplete = runs.every(({ report }) => report !== null);
  const gone = isComplete ? runs.flatMap(({ baseline }) => baseline?.gone ?? []) : [];
  const waivers = new Map(runs.flatMap(({ exceptions }) => [...waiversByName(exceptions).theme]));
  const rows = [
    ...themes.map((theme) => () => themeRow(theme, waivers.get(theme.slug))),
    ...uniqueByKey(gone)
      .filter((theme) => !known.has(keyOf(theme)))
      .map((theme) => () => fixedRow(theme)),
  ];
  return paged({
    part: 'themes',
    one: 'theme',
    list: rows,
    firstPage: FIRST_PAGE,
    open: `${heading} Themes\n\n`,
    tableHead: HEAD,
    item: (render) => render(),
  });
}

/** The analysis of each theme that calls of the run show. */
export function analysisSections(
  themes: readonly Theme[],
  settings: ReportSettings,
): [Section, Section] {
  return paged({
    part: 'analysis of themes',
    one: 'analysis of a theme',
    many: 'analyses of themes',
    list: sortThemes(themes).filter(isShown),
    firstPage: FIRST_PAGE,
    close: '',
    item: (theme) => analysis(theme, settings),
  });
}

function themeRow(theme: Theme, waiver: Waiver | undefined): string {
  const { severity, title, affectedCallCount, totalCallCount, lifecycle } = theme;
  // A fixed theme that calls still show is not fixed.
  const status = lifecycle === 'FIXED' && isShown(theme) ? 'PERSISTENT' : lifecycle;
  return row([
    `${severityMark(severity)} · ${cell(title)}${waivedMark(waiver)}`,
    `${formatCount(affectedCallCount)}/${formatCount(totalCallCount)}`,
    wordCell(status),
  ]);
}

function fixedRow({ slug, title }: Named): string {
  return row([`✅ ${inline(title) || identifier(slug)}`, cell(null), wordCell('FIXED')]);
}

function analysis(theme: Theme, settings: ReportSettings): string {
  const { sign } = severityOf(theme.severity);
  const fold = foldEnds(`${sign} <b>${html(theme.title) || UNTITLED}</b>`);
  const isBrief = settings.detail === 'brief';
  const body = isBrief ? '' : prose(theme.analysis);
  const checks = inline(theme.checkNames.slice(0, MAX_CHECKS).join(', '), 2000);
  const facts = [
    ...(theme.impact === null ? [] : [`impact: ${wordCell(theme.impact)}`]),
    ...(theme.prevalence === null ? [] : [`prevalence: ${wordCell(theme.prevalence)}`]),
    ...(theme.rootCauseChannel === null ? [] : [`cause: ${wordCell(theme.rootCauseChannel)}`]),
    ...(checks === '' ? [] : [`checks: ${checks}`]),
    ...(theme.slug === '' || isBrief ? [] : [`slug: ${identifier(theme.slug)}`]),
  ];
  return [
    fold.open,
    body === '' ? '' : `${body}\n\n`,
    facts.length === 0 ? '' : `${facts.join(' · ')}\n\n`,
    isBrief ? '' : callLine(theme.callIds, settings),
    fold.close,
  ].join('');
}

/** Of several themes with one key, the first. */
function uniqueByKey<T extends Named>(themes: readonly T[]): T[] {
  return [...Map.groupBy(themes, keyOf).values()].flatMap(([first]) => first ?? []);
}

function keyOf({ slug, title }: Named): string {
  return slug || title;
}
