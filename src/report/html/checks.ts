/** The checks of a run: their calls now and in the baseline, their thresholds, and their history. */

import { checkFacts, highestRate, isSameCheck } from '../../model/check-facts.ts';
import { countsFrom } from '../../model/counts.ts';
import type { Check, RunReport } from '../../model/report.ts';
import { baselineFacts, baselineOf, isOld } from '../baseline.ts';
import { countsByRun, isFailedIn, passedShare } from '../checks.ts';
import { formatInterval } from '../confidence-interval.ts';
import {
  formatChange,
  formatCount,
  formatCounted,
  formatPercentBeside,
  formatShare,
} from '../format.ts';
import { type HistoryPoint, historyLines } from '../history.ts';
import { plainWord } from '../outcome-words.ts';
import { type Column, icon, type Part, table } from './elements.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { waivedMark } from './notices.ts';
import { line, runLink } from './texts.ts';
import type { RunView } from './views.ts';

type Counted = Pick<Check, 'passed' | 'evaluated' | 'passRate' | 'threshold'>;

interface CheckRow {
  check: Check;
  isFailing: boolean;
  /** Percent in the baseline, or null. */
  previousRate: number | null;
  baseline: Counted;
  lifecycle: string | null;
  /** Its calls in the run and in each run that was to confirm the failure. */
  byRun: readonly string[];
  history: readonly HistoryPoint[];
}

/** Null if no check is known. */
export function checkPart(view: RunView): Part | null {
  const { run } = view;
  const rows = checkRows(run);
  if (rows.length === 0) return null;
  const body = html`${baselineLine(view)}${table('Checks', columnsOf(view), rows)}${flakyNotes(run)}`;
  return { name: 'checks', heading: 'Checks', count: rows.length, body };
}

/** Every check once: those that fail first, then by the points that they lost. */
function checkRows(run: RunReport): CheckRow[] {
  const { checks = [], report } = run;
  const isFailing = isFailedIn(run);
  const lines = historyLines(run);
  const byRun = countsByRun(run).checks;
  const rows = checkFacts(checks, report?.trend?.rows ?? []).map((facts): CheckRow => {
    const [listed] = facts.listed;
    const { passed = null, evaluated = null } = facts.counts ?? {};
    const { isPassed = null, threshold = null } = listed ?? {};
    const { id = null, name, passRate } = facts;
    const check = { id, name, isPassed, passed, evaluated, passRate, threshold };
    const previousRate = highestRate(facts.rows.map((row) => row.previousPassRate));
    const previous = facts.rows.find((row) => row.previousPassRate === previousRate);
    const counts = previous?.counts?.previous ?? { passed: null, evaluated: null };
    return {
      check,
      isFailing: isFailing(check),
      previousRate,
      baseline: { ...counts, passRate: previousRate, threshold: null },
      lifecycle: facts.rows[0]?.lifecycle ?? null,
      byRun: (listed && byRun[checks.indexOf(listed)]?.shares) ?? [],
      history:
        lines.find((one) => isSameCheck({ id: one.id, name: one.check }, check))?.points ?? [],
    };
  });
  const lost = ({ previousRate, check }: CheckRow) =>
    previousRate === null || check.passRate === null
      ? 0
      : Math.max(0, previousRate - check.passRate);
  return rows.toSorted((a, b) => Number(b.isFailing) - Number(a.isFailing) || lost(b) - lost(a));
}

function columnsOf({ run, waivers }: RunView): Column<CheckRow>[] {
  const number = (name: string, cell: (row: CheckRow) => Html): Column<CheckRow> => ({
    name,
    isNumber: true,
    cell,
  });
  return [
    {
      name: 'Check',
      cell: ({ check, isFailing }) =>
        html`${checkIcon(check, isFailing)} ${line(check.name)}${waivedMark(waivers.check.get(check.name))}`,
    },
    number('Passed', ({ check }) => shareCell(check)),
    number('Threshold', ({ check: { threshold, passRate } }) =>
      threshold === null ? EMPTY : html`${formatPercentBeside(threshold, passRate)}`,
    ),
    number('Change', ({ previousRate, check: { passRate } }) => {
      if (previousRate === null || passRate === null) return EMPTY;
      const change = formatChange(previousRate, passRate);
      return passRate < previousRate ? html`<b class="lost">${change}</b>` : html`${change}`;
    }),
    { name: 'Status', cell: ({ lifecycle }) => cellOf(plainWord(lifecycle) ?? '') },
    ...countsByRun(run).runs.map((name, index) =>
      number(name, ({ byRun }) => cellOf(byRun[index] ?? '')),
    ),
    number('Baseline', ({ baseline }) => shareCell(baseline)),
    {
      name: 'History',
      cell: ({ history }) => (history.length === 0 ? EMPTY : chart(history)),
    },
  ];
}

/** The sign of a check; empty if its result is not known. */
function checkIcon({ isPassed, threshold }: Check, isFailing: boolean): Html {
  if (isFailing) return icon('failed', 'failing');
  return isPassed === null && threshold === null ? EMPTY : icon('passed', 'passed');
}

function cellOf(text: string): Html {
  return text === '' ? EMPTY : html`${line(text)}`;
}

/** The calls that passed, which a line may break before their confidence interval; empty if unknown. */
export function shareCell({ passed, evaluated, passRate, threshold }: Counted): Html {
  const counts = countsFrom(passed, evaluated);
  if (counts === null)
    return passRate === null ? EMPTY : html`${formatPercentBeside(passRate, threshold)}`;
  const share = formatShare(counts.passed, counts.evaluated, threshold);
  return html`<span>${share} ·</span> <span>${formatInterval(counts)}</span>`;
}

/** The run that this one is compared with. */
function baselineLine({ run, settings }: RunView): Html {
  const trend = run.report?.trend ?? null;
  const baseline = baselineOf(run);
  if (baseline === null && trend === null) {
    return run.report === null ? EMPTY : html`<p class="meta">No baseline yet.</p>`;
  }
  const number = baseline?.number ?? trend?.baselineRunNumber ?? null;
  const id = runLink(baseline?.jobId ?? trend?.baselineRunPlanJobId ?? '', settings);
  const unnumbered = id === EMPTY && trend !== null ? html`an earlier run` : html`run ${id}`;
  const name = number === null ? unnumbered : html`run ${formatCount(number)} ${id}`;
  const facts = baseline === null ? [] : baselineFacts(baseline, line);
  const mark = baseline !== null && isOld(baseline) ? icon('inconclusive', 'warning') : EMPTY;
  return html`<p class="meta">${mark} Baseline: ${name}${facts.map((fact) => html`, ${line(fact)}`)}. Changes are in percentage points.</p>\n`;
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
  const places = points.map(({ passRate, isPassed }, index) => {
    if (passRate === null) return null;
    const share = Math.min(Math.max(passRate, 0), 100) / 100;
    const y = HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN);
    return { x: (MARGIN + index * step).toFixed(1), y: y.toFixed(1), isPassed };
  });
  const path = places.map((place, index) =>
    place === null ? '' : `${places[index - 1] ? 'L' : 'M'}${place.x} ${place.y}`,
  );
  const dots = places.map((place) => {
    if (place === null) return EMPTY;
    const tone = place.isPassed === false ? 'failed' : 'dot';
    return html`<circle class="${tone}" cx="${place.x}" cy="${place.y}" r="2.5"/>`;
  });
  const words = points.map(({ run, ...counted }) => {
    const side = counted.isPassed === false ? ' (failed)' : '';
    return `${run}: ${passedShare({ ...counted, threshold: null })}${side}`;
  });
  return html`<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img"><title>${words.join('\n')}</title><path d="${path.join('')}"/>${dots}</svg>`;
}
