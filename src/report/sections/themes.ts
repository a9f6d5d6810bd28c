import type { Theme } from '../../model/report.ts';
import { cell, html, identifier, inline, prose } from '../../text/markdown.ts';
import { formatCount, UNTITLED } from '../format.ts';
import type { Section } from '../layout.ts';
import { severityOf } from '../plain-words.ts';
import { sortThemes } from '../theme-order.ts';
import { type MarkdownView, row, severityMark, wideHead, wordCell } from './building-blocks.ts';
import { callLine } from './calls.ts';
import { foldEnds, paged } from './section.ts';
import { waivedMark } from './spared.ts';

/** Themes whose rows and analysis are not folded away. */
const FIRST_PAGE = 10;
/** Check names shown with the analysis. */
const MAX_CHECKS = 100;

const TABLE_HEAD = `| Severity | ${wideHead('Theme')} | Calls | Since | Cause |\n| --- | --- | ---: | --- | --- |\n`;

/** The table of failure themes, the most severe first, and the analysis of each. */
export function themeSections(view: MarkdownView): Section[] {
  const list = sortThemes(view.report.themes);
  const [rows, furtherRows] = paged({
    part: 'themes',
    one: 'theme',
    list,
    firstPage: FIRST_PAGE,
    open: `${view.heading} Themes\n\n`,
    tableHead: TABLE_HEAD,
    item: (theme) => themeRow(theme, view),
  });
  const [analyses, furtherAnalyses] = paged({
    part: 'analysis of themes',
    one: 'analysis of a theme',
    many: 'analyses of themes',
    list,
    firstPage: FIRST_PAGE,
    close: '',
    item: (theme) => analysis(theme, view),
  });
  return [rows, analyses, furtherRows, furtherAnalyses];
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
