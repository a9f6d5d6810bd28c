/** The debrief: themes in a table, most severe first, the analysis of each in a fold, and the summary. */
import type { ReportSettings, RunReport, Theme } from '../../model/report.ts';
import { fixedThemes, shownThemes } from '../../model/theme-order.ts';
import { blockQuote, cell, identifier, inline, prose } from '../../text/markdown.ts';
import { formatFraction } from '../format.ts';
import { foldEnds, foldedSection, paged, type Section } from '../layout.ts';
import { furtherSummary } from '../opening.ts';
import { formatSeverity, plainWord } from '../outcome-words.ts';
import type { RunView } from '../run-views.ts';
import { waiversByName } from '../waiver-words.ts';
import { bold, callLine, row, tableHead, themeLines } from './building-blocks.ts';

/** Themes whose rows and analysis are not folded away. */
const FIRST_PAGE = 10;
const MAX_FACT_CHARS = 2000;

/** The themes of all runs in a table, each once and numbered, those that are fixed last. */
export function themeTable(runs: readonly RunReport[], heading: string): [Section, Section] {
  const waived = new Set(
    runs.flatMap(({ exceptions }) => [...waiversByName(exceptions).theme.keys()]),
  );
  const rows = [
    ...shownThemes(runs).map(
      (theme, index) => () => themeRow(theme, index, waived.has(theme.slug)),
    ),
    ...fixedThemes(runs).map((theme) => () => fixedRow(theme)),
  ];
  return paged({
    part: 'themes',
    noun: 'theme',
    list: rows,
    firstPage: FIRST_PAGE,
    open: `${heading} Themes\n\n`,
    tableHead: tableHead('Theme', { number: 'Calls' }, 'Status'),
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
    cell(plainWord(status)),
  ]);
}

function fixedRow({ slug, title }: Pick<Theme, 'slug' | 'title'>): string {
  return row([`✅ ${inline(title) || identifier(slug)}`, cell(null), plainWord('FIXED')]);
}

/** The analysis of each theme that calls of the run show, under its number in the table. */
export function analysisSections({ themes, settings }: RunView): [Section, Section] {
  return paged({
    part: 'analysis of themes',
    noun: 'analysed theme',
    list: [...themes.entries()],
    firstPage: FIRST_PAGE,
    close: '',
    item: ([index, theme]) => analysis(theme, index, settings),
  });
}

function analysis(theme: Theme, index: number, settings: ReportSettings): string {
  const { open, close } = foldEnds(`Analysis of theme ${index + 1}`);
  const body = prose(theme.analysis);
  const facts = themeLines(theme, MAX_FACT_CHARS);
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
