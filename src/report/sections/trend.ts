/** The tables about checks: this run, its parts, the baseline, and the history. */
import type { Check, RunReport, TrendRow } from '../../model/report.ts';
import { cell, codeBlock, inline } from '../../text/markdown.ts';
import { checksOfTrend, countsByRun, isFailedIn, passedShare, sortChecks } from '../checks.ts';
import { withInterval } from '../confidence-interval.ts';
import { pointsLost, sortTrend } from '../facts.ts';
import {
  formatChange,
  formatCounted,
  formatPercent,
  formatPercentBeside,
  NBSP,
} from '../format.ts';
import { historyLines, historyWords, sparkline } from '../history.ts';
import type { Section } from '../layout.ts';
import { waiversByName } from '../waivers.ts';
import { row, tableHead, waivedMark, wordCell } from './building-blocks.ts';
import { each, foldEnds, paged, section, single } from './section.ts';

const FIRST_PAGE = 25;
const HISTORY_PAGE = 10;
/** A line of fewer runs shows nothing that the other tables do not. */
const MIN_EARLIER_RUNS = 2;
const MAX_FLAKY = 10;

const CHECKS_HEAD = tableHead(['Check', '---'], ['Passed', '---:'], ['Threshold', '---:']);

/** Every check with its calls, those that failed first. */
export function checkSections(run: RunReport): Section[] {
  const isFailed = isFailedIn(run);
  const waivers = waiversByName(run.exceptions).check;
  return paged({
    part: 'checks',
    one: 'check',
    list: run.checks === undefined ? checksOfTrend(run) : sortChecks(run),
    firstPage: FIRST_PAGE,
    tableHead: CHECKS_HEAD,
    item: (check) => {
      const { name, threshold, passRate } = check;
      const title = cell(name) + waivedMark(waivers.get(name));
      const mark = markOf(check, isFailed(check));
      return row([mark + title, passedShare(check), formatPercentBeside(threshold, passRate)]);
    },
  });
}

/** None if the check has neither a result nor a threshold. */
function markOf({ isPassed, threshold }: Check, isFailed: boolean): string {
  if (isFailed) return `❌${NBSP}`;
  return isPassed === null && threshold === null ? '' : `✅${NBSP}`;
}

/** The counts of every run if further runs were to confirm a failure. */
export function countsByRunSection(run: RunReport): Section {
  const { runs, checks } = countsByRun(run);
  const columns = runs.map((name) => [cell(name), '---:'] as const);
  return section({
    part: 'checks',
    one: 'check, run by run',
    many: 'checks, run by run',
    count: checks.length,
    open: tableHead(['Check, run by run', '---'], ...columns),
    close: '\n',
    items: () => each(checks, ({ name, shares }) => row([cell(name), ...shares])),
  });
}

/** The change of each pass rate since the baseline, the greatest loss first. */
export function trendSections({ report, exceptions }: RunReport, heading: string): Section[] {
  if (report === null) return [];
  const rows = sortTrend(report.trend?.rows ?? []);
  if (rows.every(({ previousPassRate }) => previousPassRate === null)) {
    return [single('trend', 'line on the baseline', 'No baseline yet.\n\n')];
  }
  const waivers = waiversByName(exceptions).check;
  const hasStatus = rows.some(({ lifecycle }) => lifecycle !== null);
  const head = tableHead(
    ['Check', '---'],
    ['Baseline', '---:'],
    ['Change', '---:'],
    ...(hasStatus ? [['Status', '---'] as const] : []),
  );
  return paged({
    part: 'trend',
    one: 'check',
    list: rows,
    firstPage: FIRST_PAGE,
    open: `${heading} Trend\n\nChange since the baseline in percentage points.\n\n`,
    tableHead: head,
    item: (check: TrendRow) => {
      const { checkName, previousPassRate: previous, currentPassRate, counts, lifecycle } = check;
      const change = cell(formatChange(previous, currentPassRate));
      return row([
        cell(checkName) + waivedMark(waivers.get(checkName)),
        cell(withInterval(formatPercent(previous), counts?.previous)),
        pointsLost(check) > 0 ? `**${change}**` : change,
        ...(hasStatus ? [wordCell(lifecycle)] : []),
      ]);
    },
  });
}

/** A small line for each check, and the flaky ones with a waiver to paste. */
export function historySections(run: RunReport, heading: string): Section[] {
  const earlier = run.history?.runs.length ?? 0;
  const [first, further] = paged({
    part: 'history',
    one: 'line of history',
    many: 'lines of history',
    list: earlier < MIN_EARLIER_RUNS ? [] : historyLines(run),
    firstPage: HISTORY_PAGE,
    open: `${heading} History\n\n${historyWords(earlier)}\n\n`,
    tableHead: tableHead(['Check', '---'], ['Rates', '---']),
    item: ({ check, points }) => row([cell(check), `\`${sparkline(points)}\``]),
  });
  return [first, flakySection(run), further];
}

function flakySection({ history }: RunReport): Section {
  const all = history?.unsteady ?? [];
  const flaky = all.slice(0, MAX_FLAKY);
  const more = all.length - flaky.length;
  return section({
    part: 'history',
    one: 'flaky check',
    many: 'flaky checks',
    count: flaky.length,
    close:
      more > 0 ? `And ${formatCounted(more, 'further flaky check')} in \`report.html\`.\n\n` : '',
    items: () =>
      each(flaky, ({ check, changes, runs, waiver }) => {
        const { open, close } = foldEnds('Waiver for the policy');
        const times = `it changed between passed and failed ${formatCounted(changes, 'time')} in ${formatCounted(runs, 'run')} of the same prompt and plan`;
        return `**${inline(check)}** is flaky: ${times}.\n\n${open}${codeBlock('yaml', waiver)}\n${close}`;
      }),
  });
}
