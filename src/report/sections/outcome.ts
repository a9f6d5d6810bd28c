import { inline, linkDestination } from '../../core/text/markdown.ts';
import type { Section } from '../layout.ts';
import type { GateReport, ReportSettings } from '../model.ts';
import { answerOf, cureOf } from '../outcome-words.ts';
import { section } from './building-blocks.ts';

/** The heading with the outcome, and the answer in one sentence. */
export function answer(report: GateReport): string {
  const { mark, title, sentence, judgedBy } = answerOf(report);
  const by = judgedBy === null ? '' : ` Judged by ${inline(judgedBy)}.`;
  return `## ${mark} ${title}\n\n${sentence}${by}\n\n`;
}

/** What the reader can do. */
export function adviceSection(report: GateReport, { reportUrl }: ReportSettings): Section {
  const page =
    reportUrl === undefined ? '' : `[Open the whole report](${linkDestination(reportUrl)})`;
  const cure = [cureOf(report), page].filter((part) => part !== '').join(' ');
  return section({
    part: 'reasons',
    one: 'advice',
    many: 'advice',
    count: cure === '' ? 0 : 1,
    items: () => [`${cure}\n\n`],
  });
}
