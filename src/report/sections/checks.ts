/** The table of checks: this run, the baseline, the runs that were to confirm a failure, and the history. */
import type { RunReport } from '../../model/report.ts';
import { cell, codeBlock } from '../../text/markdown.ts';
import {
  type CheckRow,
  changeOf,
  checkRows,
  passedShare,
  runColumns,
  sparkline,
} from '../check-rows.ts';
import { formatChange, formatCounted, formatPercentBeside, NBSP } from '../format.ts';
import { foldEnds, paged, type Section, section, single } from '../layout.ts';
import { bold, row, tableHead } from './building-blocks.ts';

const FIRST_PAGE = 25;
/** A line of fewer runs shows nothing that the other columns do not. */
const MIN_EARLIER_RUNS = 2;

const MARKS = { passed: `✅${NBSP}`, failed: `❌${NBSP}` } as const;

/** Every check with its calls, those that failed first. */
export function checkSections(run: RunReport): Section[] {
  const { report, baseline } = run;
  const rows = checkRows(run);
  const runs = runColumns(run);
  const hasBaseline = rows.some(({ baseline }) => baseline.passRate !== null);
  const earlier = run.history?.runs.length ?? 0;
  const hasHistory = earlier >= MIN_EARLIER_RUNS && rows.some(({ history }) => history.length > 0);
  const [table, further] = paged({
    part: 'checks',
    noun: 'check',
    list: rows,
    firstPage: FIRST_PAGE,
    tableHead: tableHead('Check', { number: 'Passed' }, { number: 'Threshold' }),
    item: ({ check, result, baseline, waiver, history }) => {
      const mark = result === null ? '' : MARKS[result];
      return row([
        `${mark}${cell(check.name)}${waiver === undefined ? '' : ' *(waived)*'}`,
        [
          passedShare(check) + changeSince(baseline, check),
          ...runs.map(({ name, shareOf }) => `${cell(name)}: ${shareOf(check)}`),
          ...(hasHistory && history.length > 0 ? [`History: \`${sparkline(history)}\``] : []),
        ].join('<br>'),
        formatPercentBeside(check.threshold, check.passRate),
      ]);
    },
  });
  const legend = [
    hasBaseline && 'Signed figures are changes since the baseline in percentage points.',
    !hasBaseline && report !== null && !baseline?.unfit && 'No baseline yet.',
    hasHistory && `History is ${formatCounted(earlier, 'earlier run')} and this one.`,
  ].filter(Boolean);
  const line = legend.length === 0 ? '' : `${legend.join(' ')}\n\n`;
  return [table, single('checks', 'legend', line), further];
}

/** In the cell of the calls, as are further runs and the history: a column more is cut off on a phone. */
function changeSince(baseline: CheckRow['baseline'], check: CheckRow['check']): string {
  const change = changeOf(check, baseline);
  if (change === null) return '';
  return ` · ${change < 0 ? bold(formatChange(change)) : formatChange(change)}`;
}

/** Checks that change between passed and failed, each with a waiver to paste. */
export function flakySection({ history }: RunReport): Section {
  return section({
    part: 'history',
    noun: 'flaky check',
    list: history?.unsteady ?? [],
    close: '',
    item: ({ check, changes, runs, waiver }) => {
      const { open, close } = foldEnds('Waiver for the policy');
      const times = `it changed between passed and failed ${formatCounted(changes, 'time')} in ${formatCounted(runs, 'run')} of the same prompt and plan`;
      return `${bold(check)} is flaky: ${times}.\n\n${open}${codeBlock('yaml', waiver)}\n${close}`;
    },
  });
}
