/** The debrief: themes in a table, most severe first, the analysis of each in a fold, and the summary. */
import { isShown } from '../../model/debrief.ts';
import type { ReportSettings, RunReport, Theme } from '../../model/report.ts';
import { blockQuote, cell, identifier, inline, prose } from '../../text/markdown.ts';
import { themeFacts } from '../facts.ts';
import { formatFraction } from '../format.ts';
import { foldEnds, foldedSection, paged, type Section } from '../layout.ts';
import { furtherSummary } from '../opening.ts';
import { formatSeverity } from '../outcome-words.ts';
import { sortThemes } from '../theme-order.ts';
import { waiversByName } from '../waiver-words.ts';
import { bold, callLine, row, tableHead, wordCell } from './building-blocks.ts';

/** Themes whose rows and analysis are not folded away. */
const FIRST_PAGE = 10;
const MAX_FACT_CHARS = 2000;

type Named = Pick<Theme, 'slug' | 'title'>;

/** The themes of all runs in a table, each once and numbered, those that are fixed last. */
export function themeTable(runs: readonly RunReport[], heading: string): [Section, Section] {
  const all = sortThemes(runs.flatMap(({ report }) => report?.themes ?? []));
  const themes = runs.length > 1 ? uniqueByKey(all) : all;
  const known = new Set(themes.map(keyOf));
  const isComplete = runs.every(({ report }) => report !== null);
  const gone = isComplete ? runs.flatMap(({ baseline }) => baseline?.gone ?? []) : [];
  const waived = new Set(
    runs.flatMap(({ exceptions }) => [...waiversByName(exceptions).theme.keys()]),
  );
  const rows = [
    ...themes
      .filter(isShown)
      .map((theme, index) => () => themeRow(theme, index, waived.has(theme.slug))),
    ...themes.filter((theme) => !isShown(theme)).map((theme) => () => fixedRow(theme)),
    ...uniqueByKey(gone)
      .filter((theme) => !known.has(keyOf(theme)))
      .map((theme) => () => fixedRow(theme)),
  ];
  return paged({
    part: 'themes',
    noun: 'theme',
    list: rows,
    firstPage: FIRST_PAGE,
    open: `${heading} Themes\n\n`,
    tableHead: tableHead('Theme', 'Calls:', 'Status'),
    item: (render) => render(),
  });
}

function themeRow(theme: Theme, index: number, isWaived: boolean): string {
  const { severity, title, affectedCallCount, totalCallCount, lifecycle } = theme;
  // A fixed theme that calls still show is not fixed.
  const status = lifecycle === 'FIXED' ? 'PERSISTENT' : lifecycle;
  const mark = isWaived ? ' *(waived)*' : '';
  return row([
    `${index + 1} · ${cell(formatSeverity(severity))} · ${cell(title)}${mark}`,
    formatFraction({ passed: affectedCallCount, evaluated: totalCallCount }),
    wordCell(status),
  ]);
}

function fixedRow({ slug, title }: Named): string {
  return row([`✅ ${inline(title) || identifier(slug)}`, cell(null), wordCell('FIXED')]);
}

function uniqueByKey<T extends Named>(themes: readonly T[]): T[] {
  return [...Map.groupBy(themes, keyOf).values()].flatMap(([first]) => first ?? []);
}

function keyOf({ slug, title }: Named): string {
  return slug || title;
}

/** The analysis of each theme that calls of the run show, under its number in the table. */
export function analysisSections(
  themes: readonly Theme[],
  settings: ReportSettings,
): [Section, Section] {
  return paged({
    part: 'analysis of themes',
    noun: 'analysed theme',
    list: [...sortThemes(themes).entries()].filter(([, theme]) => isShown(theme)),
    firstPage: FIRST_PAGE,
    close: '',
    item: ([index, theme]) => analysis(theme, index, settings),
  });
}

function analysis(theme: Theme, index: number, settings: ReportSettings): string {
  const { open, close } = foldEnds(`Analysis of theme ${index + 1}`);
  const body = prose(theme.analysis);
  const facts = themeFacts(theme).map(
    ([name, value]) => `${name}: ${inline(value, MAX_FACT_CHARS)}`,
  );
  if (theme.slug !== '') facts.push(`Slug: ${identifier(theme.slug)}`);
  return [
    open,
    body === '' ? '' : `${body}\n\n`,
    facts.length === 0 ? '' : `${facts.join(' · ')}\n\n`,
    callLine(theme.callIds, settings),
    close,
  ].join('');
}

/** The service's own summary, in a fold, without the words that the first line quotes. */
export function executiveSummary(run: RunReport): Section {
  const { paragraphs = [], sections = [] } = run.report?.executiveSummary ?? {};
  const verdictSummary = furtherSummary(run);
  const parts = [
    ...(verdictSummary === '' ? [] : [blockQuote(prose(verdictSummary))]),
    ...paragraphs.map((paragraph) => prose(paragraph)),
    ...sections.map(
      ({ heading, body }) => `${heading ? `${bold(heading)}\n\n` : ''}${prose(body)}`,
    ),
  ];
  return foldedSection('<b>Executive summary</b>', {
    part: 'executive summary',
    noun: 'paragraph',
    list: parts,
    item: (part) => `${part}\n\n`,
  });
}
