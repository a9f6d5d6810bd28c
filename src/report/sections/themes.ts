import type { Finding, Theme } from '../../model/report.ts';
import { blockQuote, cell, html, identifier, inline, prose } from '../../text/markdown.ts';
import { formatCount, UNTITLED } from '../format.ts';
import type { Section } from '../layout.ts';
import { severityOf } from '../outcome-words.ts';
import { furtherFindings, sortThemes } from '../theme-order.ts';
import { bold } from '../voice.ts';
import { type MarkdownView, row, severityMark, wordCell } from './building-blocks.ts';
import { callLine } from './calls.ts';
import { foldEnds, paged, section } from './section.ts';
import { waivedMark } from './spared.ts';

/** Themes whose rows and analysis are not folded away. */
const FIRST_PAGE = 10;
/** Check names shown with the analysis. */
const MAX_CHECKS = 100;

const TABLE_HEAD = '| Theme | Calls | Status |\n| --- | ---: | --- |\n';

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
    `${severityMark(theme.severity)} · ${cell(theme.title)}${waivedMark(waivers.theme.get(theme.slug))}`,
    affectedCalls(theme),
    wordCell(theme.lifecycle),
  ]);
}

function affectedCalls({ affectedCallCount, totalCallCount }: Theme): string {
  return `${formatCount(affectedCallCount)}/${formatCount(totalCallCount)}`;
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
    ...(theme.rootCauseChannel === null ? [] : [`cause: ${wordCell(theme.rootCauseChannel)}`]),
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

const FINDINGS_PAGE = 20;

/**
 * The executive summary, in a fold.
 *
 * @param verdictWords what stands before it; may be empty
 */
export function executiveSummarySection({ report }: MarkdownView, verdictWords: string): Section {
  const { paragraphs, sections } = report.executiveSummary;
  return section({
    ...foldEnds('<b>Executive summary</b>'),
    part: 'executive summary',
    one: 'part of the executive summary',
    many: 'parts of the executive summary',
    count: paragraphs.length + sections.length + (verdictWords === '' ? 0 : 1),
    *items() {
      if (verdictWords !== '') yield `${blockQuote(prose(verdictWords))}\n\n`;
      for (const paragraph of paragraphs) yield `${prose(paragraph)}\n\n`;
      for (const { heading, body } of sections) {
        const title = inline(heading ?? '');
        yield `${title === '' ? '' : `**${title}**\n\n`}${prose(body)}\n\n`;
      }
    },
  });
}

/** Key findings that are not among the themes, in a fold. */
export function findingSections(view: MarkdownView): Section[] {
  return findingList(view, furtherFindings(view.report), {
    part: 'findings',
    title: 'Key findings',
    one: 'key finding',
    many: 'key findings',
  });
}

/** What went well, in a fold. */
export function wentWellSections(view: MarkdownView): Section[] {
  return findingList(view, view.report.wentWell, {
    part: 'went well',
    title: 'What went well',
    one: 'thing that went well',
    many: 'things that went well',
  });
}

interface FindingNames {
  part: 'findings' | 'went well';
  title: string;
  one: string;
  many: string;
}

function findingList(
  { settings }: MarkdownView,
  findings: readonly Finding[],
  { title, ...names }: FindingNames,
): Section[] {
  return paged({
    ...names,
    ...foldEnds(`<b>${title}</b> (${findings.length})`),
    list: findings,
    firstPage: FINDINGS_PAGE,
    item: (finding) => {
      if (settings.detail === 'brief') return `- ${inline(finding.title) || UNTITLED}\n`;
      const body = prose(finding.body);
      return `${bold(finding.title)}\n\n${body === '' ? '' : `${body}\n\n`}${callLine(finding.callIds, settings)}`;
    },
  });
}
