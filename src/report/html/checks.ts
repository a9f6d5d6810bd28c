/** The checks of a run: their calls now and in the baseline, their thresholds, and their history. */

import type { RunReport } from '../../model/report.ts';
import { describeBaseline, isBaselineOld } from '../baseline-words.ts';
import {
  type CheckRow,
  changeOf,
  checkRows,
  type HistoryPoint,
  passedParts,
  passedShare,
  runColumns,
} from '../check-rows.ts';
import { formatChange, formatCounted, formatPercentBeside, NONE } from '../format.ts';
import { plainWord } from '../outcome-words.ts';
import { badge, type Column, icon, type Part, table } from './elements.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { line, message } from './texts.ts';

export function checkPart(run: RunReport): Part {
  const rows = checkRows(run);
  const body = html`${baselineLine(run)}${table('Checks', 'check', columnsOf(run), rows)}${historyLine(run, rows)}${flakyNotes(run)}`;
  return {
    ...{ name: 'checks', heading: 'Checks', count: rows.length },
    body: rows.length === 0 ? EMPTY : body,
  };
}

function columnsOf(run: RunReport): Column<CheckRow>[] {
  return [
    [
      'Check',
      ({ check, result, waiver }) =>
        html`${result === null ? EMPTY : icon(result, result)} ${line(check.name)}${waiver === undefined ? EMPTY : html` ${badge('waived', 'waived')}`}`,
    ],
    ['Passed', ({ check }) => passedCell(check), 'number'],
    ['Threshold', ({ check }) => formatPercentBeside(check.threshold, check.passRate), 'number'],
    ['Change', changeCell, 'number'],
    ['Status', ({ lifecycle }) => plainWord(lifecycle)],
    ...runColumns(run).map(
      ({ name, shareOf }): Column<CheckRow> => [name, ({ check }) => shareOf(check), 'number'],
    ),
    ['Baseline', ({ baseline }) => passedCell(baseline), 'number'],
    ['History', ({ history }) => (history.length === 0 ? null : chart(history))],
  ];
}

function changeCell({ check, baseline }: CheckRow): Html | string {
  const change = changeOf(check, baseline);
  const shown = formatChange(change);
  return (change ?? 0) < 0 ? html`<b class="lost">${shown}</b>` : shown;
}

/** The share of passed calls and its interval, each on one line. */
export function passedCell(counted: Parameters<typeof passedParts>[0]): Html | string {
  const [share = '', interval] = passedParts(counted);
  return interval ? html`<span>${share}</span> · <span>${interval}</span>` : share;
}

function historyLine({ history }: RunReport, rows: readonly CheckRow[]): Html {
  if (rows.every((row) => row.history.length === 0)) return EMPTY;
  const earlier = formatCounted(history?.runs.length ?? 0, 'earlier run');
  return html`<p class="meta">History is the pass rate in ${earlier} and this one; a red dot is a failed check.</p>\n`;
}

function baselineLine(run: RunReport): Html {
  const baseline = describeBaseline(run);
  if (baseline === '') {
    return run.report === null || run.baseline?.unfit
      ? EMPTY
      : html`<p class="meta">No baseline yet.</p>`;
  }
  const mark = isBaselineOld(run) ? icon('inconclusive', 'warning') : EMPTY;
  return html`<p class="meta">${mark} Baseline: ${message(baseline)}. Changes are in percentage points.</p>\n`;
}

/** Checks that change between passed and failed, each with a waiver to paste. */
function flakyNotes({ history }: RunReport): Html[] {
  return (history?.unsteady ?? []).map(({ check, changes, runs, waiver }) => {
    const times = `${formatCounted(changes, 'time')} in ${formatCounted(runs, 'run')} of the same prompt and plan`;
    return html`<div class="note"><p><b>${line(check)}</b> is flaky: it changed between passed and failed ${times}.</p><details><summary>Waiver for the policy</summary><pre>${waiver}</pre></details></div>\n`;
  });
}

const WIDTH = 120;
const HEIGHT = 28;
const MARGIN = 5;

/** Pass rates as a line, the oldest run first; a run without a rate interrupts it. */
function chart(points: readonly HistoryPoint[]): Html {
  const step = (WIDTH - 2 * MARGIN) / Math.max(1, points.length - 1);
  const places = points.map(({ check }, index) => {
    if (check === null || check.passRate === null) return null;
    const share = Math.min(Math.max(check.passRate, 0), 100) / 100;
    const y = HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN);
    const tone = check.isPassed === false ? 'failed' : 'dot';
    return { x: (MARGIN + index * step).toFixed(1), y: y.toFixed(1), tone };
  });
  const path = places.map((place, index) =>
    place === null ? '' : `${places[index - 1] ? 'L' : 'M'}${place.x} ${place.y}`,
  );
  const dots = places.map((place) =>
    place === null
      ? EMPTY
      : html`<circle class="${place.tone}" cx="${place.x}" cy="${place.y}" r="2.5"/>`,
  );
  const words = points.map(({ run, check }) => {
    const share = check === null ? NONE : passedShare({ ...check, threshold: null });
    return `${run}: ${share}${check?.isPassed === false ? ' (failed)' : ''}`;
  });
  return html`<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img"><title>${words.join('\n')}</title><path d="${path.join('')}"/>${dots}</svg>`;
}
