import type { ReportSettings } from '../../model/report.ts';
import { formatCounted, formatList } from '../format.ts';
import type { Section } from '../layout.ts';
import { sortThemes } from '../theme-order.ts';
import { bold } from '../voice.ts';
import { callLink, type MarkdownView } from './building-blocks.ts';
import { foldEnds, section } from './section.ts';

/** Call IDs shown beside the text that they belong to; all others stand at the end of the run. */
const IN_PLACE = 10;

/** A line with the first call IDs and how many more there are; empty without any. */
export function callLine(callIds: readonly string[], settings: ReportSettings): string {
  if (callIds.length === 0) return '';
  return `Calls: ${formatList(callIds, IN_PLACE, (id) => callLink(id, settings))}\n\n`;
}

/** The call IDs of long lists that did not find room in their place. */
export function furtherCallSection({ report, settings }: MarkdownView): Section {
  const lists = [report.themes, report.keyFindings, report.wentWell];
  let count = 0;
  for (const { callIds } of lists.flat()) count += Math.max(0, callIds.length - IN_PLACE);
  return section({
    ...foldEnds(formatCounted(count, 'further call ID')),
    part: 'further call IDs',
    one: 'call ID',
    many: 'call IDs',
    count,
    *items() {
      let isFirst = true;
      for (const { title, callIds } of [sortThemes(report.themes), ...lists.slice(1)].flat()) {
        for (const [index, id] of callIds.slice(IN_PLACE).entries()) {
          const lead = isFirst ? '' : '\n\n';
          yield `${index === 0 ? `${lead}${bold(title)}: ` : ', '}${callLink(id, settings)}`;
          isFirst = false;
        }
      }
    },
  });
}
