/** The prose of a debrief, in folds: executive summary, key findings and what went well. */
import type { DebriefReport, Finding, ReportSettings } from '../../model/report.ts';
import { blockQuote, inline, prose } from '../../text/markdown.ts';
import { UNTITLED } from '../format.ts';
import type { Section } from '../layout.ts';
import { furtherFindings } from '../theme-order.ts';
import { bold } from '../voice.ts';
import { callLine } from './building-blocks.ts';
import { foldEnds, paged, section } from './section.ts';

const FINDINGS_PAGE = 20;

/**
 * All folds of a debrief. Findings that are themes as well are shown as themes alone.
 *
 * @param verdictSummary may be empty
 */
export function proseSections(
  report: DebriefReport,
  verdictSummary: string,
  settings: ReportSettings,
): Section[] {
  const findings = furtherFindings(report);
  return [
    executiveSummary(report, verdictSummary),
    ...findingList(findings, settings, {
      part: 'findings',
      title: 'Key findings',
      one: 'key finding',
      many: 'key findings',
    }),
    ...findingList(report.wentWell, settings, {
      part: 'went well',
      title: 'What went well',
      one: 'thing that went well',
      many: 'things that went well',
    }),
  ];
}

function executiveSummary({ executiveSummary }: DebriefReport, verdictSummary: string): Section {
  const { paragraphs, sections } = executiveSummary;
  return section({
    ...foldEnds('<b>Executive summary</b>'),
    part: 'executive summary',
    one: 'part of the executive summary',
    many: 'parts of the executive summary',
    count: paragraphs.length + sections.length + (verdictSummary === '' ? 0 : 1),
    *items() {
      if (verdictSummary !== '') yield `${blockQuote(prose(verdictSummary))}\n\n`;
      for (const paragraph of paragraphs) yield `${prose(paragraph)}\n\n`;
      for (const { heading, body } of sections) {
        const title = inline(heading ?? '');
        yield `${title === '' ? '' : `**${title}**\n\n`}${prose(body)}\n\n`;
      }
    },
  });
}

interface FindingNames {
  part: 'findings' | 'went well';
  title: string;
  one: string;
  many: string;
}

function findingList(
  findings: readonly Finding[],
  settings: ReportSettings,
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
