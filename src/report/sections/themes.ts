import { cell, html, identifier, inline, prose } from '../../core/text/markdown.ts';
import { formatCount, formatCounted, UNTITLED } from '../format.ts';
import type { Section } from '../layout.ts';
import type { Theme } from '../model.ts';
import { severityOf } from '../plain-words.ts';
import { GONE_RANK, sortThemes, themeRank } from '../theme-order.ts';
import {
  type MarkdownView,
  paged,
  row,
  severityMark,
  wideHead,
  wordCell,
} from './building-blocks.ts';
import { callLine } from './calls.ts';
import { each, foldEnds, section } from './section.ts';
import { waivedMark } from './spared.ts';

/** Themes whose rows and analysis are not folded away. */
const FIRST_PAGE = 10;
/** Check names shown with the analysis. */
const MAX_CHECKS = 100;

const TABLE_HEAD = `| Severity | ${wideHead('Theme')} | Calls | Since | Cause |\n| --- | --- | ---: | --- | --- |\n`;

/** Themes whose analysis is kept before that of the next: ranks from above one to another. */
const GRADES = [
  { grade: 'severe', above: -1, to: 1 },
  { grade: 'medium', above: 1, to: 2 },
  { grade: 'minor', above: 2, to: GONE_RANK },
] as const;

/** The table of failure themes, the most severe first, and the analysis of each. */
export function themeSections(view: MarkdownView): Section[] {
  const { themes } = view.report;
  const list = sortThemes(themes);
  const rows = paged({
    part: 'themes',
    one: 'theme',
    many: 'themes',
    count: themes.length,
    list,
    firstPage: FIRST_PAGE,
    open: `${view.heading} Themes\n\n`,
    close: '\n',
    tableHead: TABLE_HEAD,
    item: (theme) => themeRow(theme, view),
  });
  const counts = countRanks(themes);
  const analyses = GRADES.map((grade) => analysisSections(view, list, counts, grade));
  return [
    rows.first,
    ...analyses.map(({ first }) => first),
    rows.further,
    ...analyses.map(({ further }) => further),
  ];
}

/** The analysis of the themes of one grade: those of the first page, and those after it, folded. */
function analysisSections(
  view: MarkdownView,
  list: readonly Theme[],
  counts: readonly number[],
  { grade, above, to }: (typeof GRADES)[number],
): { first: Section; further: Section } {
  const start = countDownTo(above, counts);
  const end = countDownTo(to, counts);
  const split = Math.min(Math.max(start, FIRST_PAGE), end);
  const render = (first: number, last: number): Iterable<string> =>
    each(list.slice(first, last), (theme) => analysis(theme, view));
  const names = { one: `analysis of a ${grade} theme`, many: `analyses of ${grade} themes` };
  const first = section({
    ...names,
    part: `analysis of ${grade} themes`,
    count: split - start,
    items: () => render(start, split),
  });
  const further = section({
    ...names,
    ...foldEnds(`Analysis of ${formatCounted(end - split, `further ${grade} theme`)}`),
    part: `further analysis of ${grade} themes`,
    count: end - split,
    items: () => render(split, end),
  });
  return { first, further };
}

/** How many themes have each rank. */
function countRanks(themes: readonly Theme[]): number[] {
  const counts: number[] = [];
  for (const theme of themes) {
    const rank = themeRank(theme);
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  return counts;
}

function countDownTo(rank: number, counts: readonly number[]): number {
  return counts.slice(0, rank + 1).reduce((sum, count) => sum + count, 0);
}

function themeRow(theme: Theme, { waivers }: MarkdownView): string {
  return row([
    severityMark(theme.severity),
    cell(theme.title) + waivedMark(waivers.theme.get(theme.slug)),
    affectedCalls(theme),
    wordCell(theme.lifecycle),
    wordCell(theme.rootCauseChannel),
  ]);
}

function affectedCalls({ affectedCallCount, totalCallCount }: Theme): string {
  return `${formatCount(affectedCallCount)} of ${formatCount(totalCallCount)}`;
}

function analysis(theme: Theme, { settings }: MarkdownView): string {
  const { sign } = severityOf(theme.severity);
  const title = html(theme.title) || UNTITLED;
  const fold = foldEnds(`${sign} <b>${title}</b>`);
  const isBrief = settings.detail === 'brief';
  const body = isBrief ? '' : prose(theme.analysis);
  const checks = inline(theme.checkNames.slice(0, MAX_CHECKS).join(', '), 2000);
  const facts = [
    ...(theme.impact === null ? [] : [`impact: ${wordCell(theme.impact)}`]),
    ...(theme.prevalence === null ? [] : [`prevalence: ${wordCell(theme.prevalence)}`]),
  ];
  return [
    fold.open,
    body === '' ? '' : `${body}\n\n`,
    facts.length === 0 ? '' : `${capitalised(facts.join(' · '))}\n\n`,
    checks === '' ? '' : `Checks: ${checks}\n\n`,
    isBrief ? '' : callLine(theme.callIds, settings),
    theme.slug === '' || isBrief ? '' : `Slug: ${identifier(theme.slug)}\n`,
    fold.close,
  ].join('');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
