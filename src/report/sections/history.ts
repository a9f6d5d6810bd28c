import type { RunReport } from '../../model/report.ts';
import { cell, codeBlock, inline } from '../../text/markdown.ts';
import { formatCounted } from '../format.ts';
import { type HistoryLine, historyLines, historyWords, sparkline } from '../history.ts';
import type { Section } from '../layout.ts';
import { row } from './building-blocks.ts';
import { foldEnds, paged, section } from './section.ts';

const FIRST_PAGE = 10;
const MAX_UNSTEADY = 10;

const TABLE_HEAD = '| Check | Rates |\n| --- | --- |\n';

/** A small line for each check, and what is unsteady; nothing where no earlier run is known. */
export function historySections(run: RunReport, heading: '###' | '####'): Section[] {
  const lines = historyLines(run);
  const earlier = run.history?.runs.length ?? 0;
  const [first, further] = paged({
    part: 'history',
    one: 'line of history',
    many: 'lines of history',
    list: lines,
    firstPage: FIRST_PAGE,
    open: `${heading} History\n\n${historyWords(earlier)}\n\n`,
    tableHead: TABLE_HEAD,
    item: historyRow,
  });
  return [first, unsteadySection(run), further];
}

function historyRow({ check, points }: HistoryLine): string {
  return row([cell(check), `\`${sparkline(points)}\``]);
}

/** Each with the waiver to paste. */
function unsteadySection({ history }: RunReport): Section {
  const all = history?.unsteady ?? [];
  const unsteady = all.slice(0, MAX_UNSTEADY);
  const more = all.length - unsteady.length;
  return section({
    part: 'history',
    one: 'unsteady check',
    many: 'unsteady checks',
    count: unsteady.length,
    close:
      more > 0
        ? `And ${formatCounted(more, 'further unsteady check')}, with what to paste in \`report.html\`.\n\n`
        : '',
    items: () =>
      unsteady.map(({ check, changes, runs, waiver }) => {
        const { open, close } = foldEnds('A waiver to paste into the policy');
        const times = `it changed sides ${formatCounted(changes, 'time')} in ${formatCounted(runs, 'run')} that were started with the same`;
        return `**${inline(check)}** is unsteady: ${times}.\n\n${open}${codeBlock('yaml', waiver)}\n${close}`;
      }),
  });
}
