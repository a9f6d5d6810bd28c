import type { RunReport, TrendRow, Waiver } from '../../model/report.ts';
import { cell } from '../../text/markdown.ts';
import { areRatesTold } from '../checks.ts';
import { formatChange, formatPercent, unbroken } from '../format.ts';
import type { Section } from '../layout.ts';
import { withLikely } from '../likely.ts';
import { pointsLost, sortTrend } from '../trend-order.ts';
import { type MarkdownView, row, wordCell } from './building-blocks.ts';
import { paged } from './section.ts';
import { waivedMark } from './spared.ts';

const FIRST_PAGE = 25;

const INTRODUCTION =
  'Pass rates in the run that this one is compared with, and the change since then in percentage points.';

/**
 * How each check's pass rate moved since the previous run, the greatest loss first. What the table of the
 * checks tells of this run, and what is known of no check, has no column.
 */
export function trendSections(
  run: RunReport,
  { report, heading, waivers }: MarkdownView,
): Section[] {
  const { trend } = report;
  if (trend === null) return [];
  const columns = {
    hasCurrent: !areRatesTold(run, trend),
    hasLifecycle: trend.rows.some(({ lifecycle }) => lifecycle !== null),
  };
  return paged({
    part: 'trend',
    one: 'check',
    list: sortTrend(trend.rows),
    firstPage: FIRST_PAGE,
    open: `${heading} Trend\n\n${INTRODUCTION}\n\n`,
    tableHead: tableHead(columns),
    item: (check: TrendRow) => trendRow(check, waivers.check.get(check.checkName), columns),
  });
}

interface Columns {
  hasCurrent: boolean;
  hasLifecycle: boolean;
}

function tableHead({ hasCurrent, hasLifecycle }: Columns): string {
  const columns = [
    ['Check', '---'],
    ['Before', '---:'],
    ...(hasCurrent ? [['Now', '---:']] : []),
    ['Change', '---:'],
    ...(hasLifecycle ? [['Since', '---']] : []),
  ];
  return row(columns.map(([name = '']) => name)) + row(columns.map(([, rule = '']) => rule));
}

function trendRow(
  check: TrendRow,
  waiver: Waiver | undefined,
  { hasCurrent, hasLifecycle }: Columns,
): string {
  const { previousPassRate: previous, currentPassRate: current, counts, lifecycle } = check;
  const change = cell(formatChange(previous, current));
  return row([
    cell(check.checkName) + waivedMark(waiver),
    cell(unbroken(withLikely(formatPercent(previous), counts?.previous))),
    ...(hasCurrent ? [cell(unbroken(withLikely(formatPercent(current), counts?.current)))] : []),
    pointsLost(check) > 0 ? `**${change}**` : change,
    ...(hasLifecycle ? [wordCell(lifecycle)] : []),
  ]);
}
