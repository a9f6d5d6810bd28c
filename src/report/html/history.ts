/** How each check fared in the runs before this one: a line each, and a table of the same numbers. */
import { formatCounted, formatPercent, formatShare } from '../format.ts';
import { type HistoryLine, type HistoryPoint, historyLines, historyWords } from '../history.ts';
import { head, section, table } from './elements.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { line } from './texts.ts';
import type { RunView } from './views.ts';

/** The chart's scale, that of the trend's: room for half a dot on all sides. */
const WIDTH = 224;
const HEIGHT = 32;
const MARGIN = 6;
const RADIUS = 3;

/** Empty where no earlier run is known. */
export function historySection({ run, id }: RunView): Html {
  const { history } = run;
  const lines = historyLines(run);
  if (history === undefined || lines.length === 0) return EMPTY;
  const anchor = `${id}-history`;
  const rows = lines.map(
    ({ check, points }) =>
      html`<th scope="row">${line(check)}</th><td class="chart">${chart(points)}</td>`,
  );
  return section(
    { id: anchor, heading: 'History', count: lines.length },
    html`<p>${historyWords(history.runs.length)}</p>
${table(anchor, 'trend', [head('Check'), html`<td class="chart"></td>`], rows)}
${unsteadyNotes(history.unsteady)}
<details><summary>All rates in numbers</summary>
${numbers(anchor, lines)}
</details>`,
  );
}

/** One line; a run without a rate breaks it, and one in which the check failed has a dot in red. */
function chart(points: readonly HistoryPoint[]): Html {
  const places = points.map(({ passRate: rate, isPassed }, index) =>
    rate === null ? null : { x: xOf(index, points.length), y: yOf(rate), isPassed },
  );
  const path = places
    .map((place, index) =>
      place === null ? '' : `${places[index - 1] ? 'L' : 'M'}${place.x} ${place.y}`,
    )
    .join('');
  const dots = places.map((place) => {
    if (place === null) return EMPTY;
    const { x, y, isPassed } = place;
    const tone =
      isPassed === false ? html`class="lost" fill="currentColor"` : html`class="current"`;
    return html`<circle ${tone} cx="${x}" cy="${y}" r="${RADIUS}"/>`;
  });
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true"><path class="grid" d="M${MARGIN} ${yOf(0)}H${WIDTH - MARGIN}M${MARGIN} ${yOf(100)}H${WIDTH - MARGIN}"/><path class="joint" fill="none" d="${path}"/>${dots}</svg>`;
}

function xOf(index: number, count: number): number {
  return round(MARGIN + (index * (WIDTH - 2 * MARGIN)) / Math.max(1, count - 1));
}

function yOf(percent: number): number {
  const share = Math.min(Math.max(percent, 0), 100) / 100;
  return round(HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN));
}

function round(value: number): number {
  return Number(value.toFixed(1));
}

function unsteadyNotes(
  unsteady: NonNullable<RunView['run']['history']>['unsteady'],
): readonly Html[] {
  return unsteady.map(
    ({ check, changes, runs, waiver }) =>
      html`<div class="note"><p><b>${line(check)}</b> is unsteady: it changed sides ${formatCounted(changes, 'time')} in ${formatCounted(runs, 'run')} that were started with the same.</p><details><summary>A waiver to paste into the policy</summary><pre>${waiver}</pre></details></div>`,
  );
}

/** The same for those who do not see the lines. */
function numbers(headingId: string, lines: readonly HistoryLine[]): Html {
  const runs = lines[0]?.points ?? [];
  const rows = lines.map(
    ({ check, points }) => html`<th scope="row">${line(check)}</th>${points.map(numberOf)}`,
  );
  return table(headingId, 'runs', [head('Check'), ...runs.map(({ run }) => head(run))], rows);
}

function numberOf({ passRate: rate, passed, evaluated, isPassed }: HistoryPoint): Html {
  const told =
    passed === null || evaluated === null ? formatPercent(rate) : formatShare(passed, evaluated);
  const side = isPassed === false ? html`<span class="hidden">, below its threshold</span>` : EMPTY;
  return html`<td class="number${isPassed === false ? ' lost' : ''}">${told}${side}</td>`;
}
