import { inline } from '../../core/text/markdown.ts';
import type { Section } from '../layout.ts';
import type { GateReport } from '../model.ts';
import { answerOf, cureOf } from '../outcome-words.ts';
import { section } from './building-blocks.ts';

/** The heading with the outcome, and the answer in one sentence. */
export function answer(report: GateReport): string {
  const { mark, title, sentence, judgedBy } = answerOf(report);
  const by = judgedBy === null ? '' : ` Judged by ${inline(judgedBy)}.`;
  return `## ${mark} ${title}\n\n${sentence}${by}\n\n`;
}

/** What the reader can do. */
export function adviceSection(report: GateReport): Section {
  const cure = cureOf(report);
  return section({
    part: 'reasons',
    one: 'advice',
    many: 'advice',
    count: cure === '' ? 0 : 1,
    items: () => [`${cure}\n\n`],
  });
}
