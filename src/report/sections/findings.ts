import type { Finding } from '../../model/report.ts';
import { blockQuote, inline, prose } from '../../text/markdown.ts';
import { UNTITLED } from '../format.ts';
import type { Section } from '../layout.ts';
import type { MarkdownView } from './building-blocks.ts';
import { callLine } from './calls.ts';
import { foldEnds, paged, section } from './section.ts';
import { bold } from './voice.ts';

const FIRST_PAGE = 20;

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

/** Key findings, in a fold. */
export function findingSections(view: MarkdownView): Section[] {
  return findingList(view, view.report.keyFindings, {
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
    firstPage: FIRST_PAGE,
    item: (finding) => {
      if (settings.detail === 'brief') return `- ${inline(finding.title) || UNTITLED}\n`;
      const body = prose(finding.body);
      return `${bold(finding.title)}\n\n${body === '' ? '' : `${body}\n\n`}${callLine(finding.callIds, settings)}`;
    },
  });
}
