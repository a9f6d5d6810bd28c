import type { Check, RunReport, TrendRow, Waiver } from '../../model/report.ts';
import { cell, codeBlock, inline } from '../../text/markdown.ts';
import { areRatesTold, countsByRun, passedShare, shortIn, sortChecks } from '../checks.ts';
import { withInterval } from '../confidence-interval.ts';
import { pointsLost, sortTrend } from '../facts.ts';
import {
  formatChange,
  formatCounted,
  formatPercent,
  formatPercentBeside,
  NBSP,
} from '../format.ts';
import { type HistoryLine, historyLines, historyWords, sparkline } from '../history.ts';
import type { Section } from '../layout.ts';
import { waiversByName } from '../spared.ts';
import { type MarkdownView, row, wordCell } from './building-blocks.ts';
import { each, foldEnds, paged, section } from './section.ts';
import { waivedMark } from './spared.ts';

const FIRST_PAGE = 25;

const INTRODUCTION = 'Pass rates in the baseline, and the change in percentage points.';

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
    ['Baseline', '---:'],
    ...(hasCurrent ? [['Now', '---:']] : []),
    ['Change', '---:'],
    ...(hasLifecycle ? [['Status', '---']] : []),
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
    cell(withInterval(formatPercent(previous), counts?.previous)),
    ...(hasCurrent ? [cell(withInterval(formatPercent(current), counts?.current))] : []),
    pointsLost(check) > 0 ? `**${change}**` : change,
    ...(hasLifecycle ? [wordCell(lifecycle)] : []),
  ]);
}

const HISTORY_PAGE = 10;
const MAX_UNSTEADY = 10;

const HISTORY_HEAD = '| Check | Rates |\n| --- | --- |\n';

/** A small line for each check, and what is unsteady; nothing where no earlier run is known. */
export function historySections(run: RunReport, heading: '###' | '####'): Section[] {
  const lines = historyLines(run);
  const earlier = run.history?.runs.length ?? 0;
  const [first, further] = paged({
    part: 'history',
    one: 'line of history',
    many: 'lines of history',
    list: lines,
    firstPage: HISTORY_PAGE,
    open: `${heading} History\n\n${historyWords(earlier)}\n\n`,
    tableHead: HISTORY_HEAD,
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
      more > 0 ? `And ${formatCounted(more, 'further flaky check')} in \`report.html\`.\n\n` : '',
    items: () =>
      unsteady.map(({ check, changes, runs, waiver }) => {
        const { open, close } = foldEnds('Waiver for the policy');
        const times = `it changed between passed and failed ${formatCounted(changes, 'time')} in ${formatCounted(runs, 'run')} of the same prompt and plan`;
        return `**${inline(check)}** is flaky: ${times}.\n\n${open}${codeBlock('yaml', waiver)}\n${close}`;
      }),
  });
}

const CHECKS_HEAD = `| Check | Passed | Threshold |\n| --- | ---: | ---: |\n`;

/** Every check with the calls behind it, those that fell short first; nothing where none is known. */
export function checkSections(run: RunReport): Section[] {
  const isShort = shortIn(run);
  const waivers = waiversByName(run.exceptions).check;
  return paged({
    part: 'checks',
    one: 'check',
    list: sortChecks(run),
    firstPage: FIRST_PAGE,
    tableHead: CHECKS_HEAD,
    item: (check) =>
      checkRow(check, isShort(check) ? '❌' : '✅', waivedMark(waivers.get(check.name))),
  });
}

/** What every run counted, if further runs were to confirm a failure. */
export function countsByRunSection(run: RunReport): Section {
  const { runs, checks } = countsByRun(run);
  const head = row(['Check, run by run', ...runs.map((name) => cell(name))]);
  return section({
    part: 'checks',
    one: 'check, run by run',
    many: 'checks, run by run',
    count: checks.length,
    open: head + row(['---', ...runs.map(() => '---:')]),
    close: '\n',
    items: () => each(checks, ({ name, shares }) => row([cell(name), ...shares])),
  });
}

function checkRow(check: Check, mark: string, waived: string): string {
  return row([
    `${mark}${NBSP}${cell(check.name)}${waived}`,
    passedShare(check),
    formatPercentBeside(check.threshold, check.passRate),
  ]);
}
