/** How each check fared in the runs before this one: a line each, and a table of the same numbers. */
import { formatCount, formatCounted, formatPercent, formatShare, unbroken } from '../format.ts';
import { type HistoryLine, type HistoryPoint, historyLines, historyWords } from '../history.ts';
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
  return html`
<section aria-labelledby="${id}-history">
<h3 id="${id}-history">History <span class="count">${formatCount(lines.length)}</span></h3>
<p>${historyWords(history.runs.length)}</p>
<div class="scroll" role="group" aria-labelledby="${id}-history" tabindex="0">
<table class="trend">
<thead><tr><th scope="col">Check</th><td class="chart"></td></tr></thead>
<tbody>
${lines.map(historyRow)}</tbody>
</table>
</div>
${unsteadyNotes(history.unsteady)}
<details><summary>All rates in numbers</summary>
${numbers(lines)}
</details>
</section>`;
}

function historyRow({ check, points }: HistoryLine): Html {
  return html`<tr><th scope="row">${line(check)}</th><td class="chart">${chart(points)}</td></tr>
`;
}

/** One line; a run without a rate breaks it, and one in which the check failed has a dot in red. */
function chart(points: readonly HistoryPoint[]): Html {
  const places = points.map(({ rate, isPassed }, index) =>
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
function numbers(lines: readonly HistoryLine[]): Html {
  const heads = lines
    .slice(0, 1)
    .flatMap(({ points }) => points.map(({ run }) => html`<th scope="col">${run}</th>`));
  const rows = lines.map(
    ({ check, points }) =>
      html`<tr><th scope="row">${line(check)}</th>${points.map(numberOf)}</tr>\n`,
  );
  return html`<div class="scroll" role="group" aria-label="All rates in numbers" tabindex="0"><table class="runs"><thead><tr><th scope="col">Check</th>${heads}</tr></thead><tbody>
${rows}</tbody></table></div>`;
}

function numberOf({ rate, passed, evaluated, isPassed }: HistoryPoint): Html {
  const told =
    passed === null || evaluated === null ? formatPercent(rate) : formatShare(passed, evaluated);
  const side = isPassed === false ? html`<span class="hidden">, fell short</span>` : EMPTY;
  return html`<td class="number${isPassed === false ? ' lost' : ''}">${unbroken(told)}${side}</td>`;
}
