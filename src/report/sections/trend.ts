import { cell } from '../../core/text/markdown.ts';
import { formatBar, formatChange, formatPercent } from '../format.ts';
import type { Section } from '../layout.ts';
import { withLikely } from '../likely.ts';
import type { TrendRow, Waiver } from '../model.ts';
import { pointsLost, sortTrend } from '../trend-order.ts';
import { lazily, type MarkdownView, paged, row, wordCell } from './building-blocks.ts';
import { waivedMark } from './spared.ts';

const FIRST_PAGE = 25;

const INTRODUCTION =
  'Pass rates, and their change in percentage points since the run that the small print below names.';

const TABLE_HEAD =
  '| Check | Previous | Current | Change | | Since |\n' +
  '| --- | ---: | ---: | ---: | --- | --- |\n';

/** How each check's pass rate moved since the previous run, the greatest loss first. */
export function trendSections({ report, heading, waivers }: MarkdownView): Section[] {
  const { trend } = report;
  if (trend === null) return [];
  const { first, further } = paged({
    part: 'trend',
    one: 'check',
    many: 'checks',
    count: trend.rows.length,
    list: lazily(() => sortTrend(trend.rows)),
    firstPage: FIRST_PAGE,
    open: `${heading} Trend\n\n${INTRODUCTION}\n\n`,
    close: '\n',
    tableHead: TABLE_HEAD,
    item: (check: TrendRow) => trendRow(check, waivers.check.get(check.checkName)),
  });
  return [first, further];
}

function trendRow(check: TrendRow, waiver: Waiver | undefined): string {
  const change = cell(formatChange(check.previousPassRate, check.currentPassRate));
  return row([
    cell(check.checkName) + waivedMark(waiver),
    cell(withLikely(formatPercent(check.previousPassRate), check.counts?.previous)),
    cell(withLikely(formatPercent(check.currentPassRate), check.counts?.current)),
    pointsLost(check) > 0 ? `**${change}**` : change,
    formatBar(check.currentPassRate),
    wordCell(check.lifecycle),
  ]);
}
