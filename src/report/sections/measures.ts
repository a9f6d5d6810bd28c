import type { Measure } from '../../model/measures.ts';
import type { RunReport } from '../../model/report.ts';
import { cell } from '../../text/markdown.ts';
import type { Section } from '../layout.ts';
import { formatFigure } from '../words/measures.ts';
import { row, tableHead } from './building-blocks.ts';
import { each, section } from './section.ts';

const HEAD = tableHead(
  ['Measure', '---'],
  ['Median', '---:'],
  ['p95', '---:'],
  ['Average', '---:'],
  ['Baseline median', '---:'],
);

/** The measures that the policy limits; the files have all of them. */
export function measureSection({ measures = [] }: RunReport, heading: string): Section {
  const shown = measures.filter(({ isLimited }) => isLimited);
  return section({
    part: 'measures',
    one: 'measure',
    many: 'measures',
    count: shown.length,
    open: `${heading} Measures\n\n${HEAD}`,
    close: '\n',
    items: () => each(shown, measureRow),
  });
}

function measureRow({ name, unit, current, baseline }: Measure): string {
  const { median, p95, average } = current;
  const figures = [median, p95, average, baseline?.median ?? null];
  return row([cell(name), ...figures.map((one) => cell(formatFigure(one, unit)))]);
}
