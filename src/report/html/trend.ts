/** How each check's pass rate moved since the previous run: a chart whose rows are those of a table. */
import { baselineOf, unnamedRun } from '../baseline.ts';
import { areRatesTold } from '../checks.ts';
import { formatChange, formatCount, formatPercent, unbroken } from '../format.ts';
import { withLikely } from '../likely.ts';
import type { Trend, TrendRow } from '../model.ts';
import { plainWord } from '../plain-words.ts';
import { pointsLost, sortTrend } from '../trend-order.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { runLink } from './links.ts';
import { waivedMark } from './spared.ts';
import { line } from './texts.ts';
import type { ReportView } from './views.ts';

/** The chart's scale: two units a percent, and room for half a label at both ends. */
const MARGIN = 12;
const WIDTH = 200 + 2 * MARGIN;
const HEIGHT = 32;
const RADIUS = { previous: 6, current: 4 } as const;

const GRID = `M${xOf(0)} 0V${HEIGHT}M${xOf(50)} 0V${HEIGHT}M${xOf(100)} 0V${HEIGHT}`;

/** The trend, the greatest loss first; empty where there is no previous run. */
export function trendSection(view: ReportView): Html {
  const { id, report } = view;
  const { trend } = report;
  if (trend === null) return EMPTY;
  const rows = sortTrend(trend.rows);
  const hasCurrent = !areRatesTold(view.run, trend);
  const hasLifecycle = rows.some(({ lifecycle }) => lifecycle !== null);
  return html`
<section aria-labelledby="${id}-trend">
<h3 id="${id}-trend">Trend <span class="count">${formatCount(rows.length)}</span></h3>
<p>Pass rates, compared with ${baseline(trend, view)}; change in percentage points. <span class="legend"><span>${dots(0, null)} before</span> <span>${dots(null, 0)} now</span></span></p>
<div class="scroll" role="group" aria-labelledby="${id}-trend" tabindex="0">
<table class="trend">
<thead><tr><th scope="col">Check</th><td class="chart">${axis()}</td><th scope="col" class="number">Before</th>${hasCurrent ? html`<th scope="col" class="number">Now</th>` : EMPTY}<th scope="col" class="number">Change</th>${hasLifecycle ? html`<th scope="col">Since</th>` : EMPTY}</tr></thead>
<tbody>
${rows.map((row) => trendRow(row, view, { hasCurrent, hasLifecycle }))}</tbody>
</table>
</div>
</section>`;
}

function trendRow(
  row: TrendRow,
  view: ReportView,
  { hasCurrent, hasLifecycle }: { hasCurrent: boolean; hasLifecycle: boolean },
): Html {
  const {
    checkName,
    previousPassRate: previous,
    currentPassRate: current,
    lifecycle,
    counts,
  } = row;
  const lost = pointsLost(row) > 0;
  return html`<tr><th scope="row">${line(checkName)}${marks(checkName, view)}</th><td class="chart">${chart(previous, current, lost)}</td><td class="number">${unbroken(withLikely(formatPercent(previous), counts?.previous))}</td>${hasCurrent ? html`<td class="number">${unbroken(withLikely(formatPercent(current), counts?.current))}</td>` : EMPTY}<td class="number${lost ? ' lost' : ''}">${formatChange(previous, current)}</td>${hasLifecycle ? html`<td>${line(plainWord(lifecycle))}</td>` : EMPTY}</tr>
`;
}

function marks(check: string, { id, reasons, waivers }: ReportView): Html {
  const reason = reasons.check.get(check);
  const mark =
    reason === undefined
      ? EMPTY
      : html` <a class="badge reason" href="#${id}-reasons">reason: ${line(reason.rule)}</a>`;
  return html`${mark}${waivedMark(waivers.check.get(check))}`;
}

/** A check's two rates on one scale, joined; the numbers beside it say the same. */
function chart(previous: number | null, current: number | null, lost: boolean): Html {
  const joint =
    previous === null || current === null
      ? EMPTY
      : html`<path class="joint${lost ? ' lost' : ''}" d="M${xOf(previous)} ${HEIGHT / 2}H${xOf(current)}"/>`;
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true"><path class="grid" d="${GRID}"/>${joint}${dot('previous', previous)}${dot('current', current)}</svg>`;
}

function dot(name: keyof typeof RADIUS, percent: number | null): Html {
  return percent === null
    ? EMPTY
    : html`<circle class="${name}" cx="${xOf(percent)}" cy="${HEIGHT / 2}" r="${RADIUS[name]}"/>`;
}

/** A dot by itself, as the legend shows it. */
function dots(previous: number | null, current: number | null): Html {
  return html`<svg class="dot" viewBox="0 0 ${2 * MARGIN} ${HEIGHT}" aria-hidden="true">${dot('previous', previous)}${dot('current', current)}</svg>`;
}

function axis(): Html {
  const labels = [0, 50, 100].map(
    (percent) => html`<text x="${xOf(percent)}" y="22">${percent}</text>`,
  );
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${labels}</svg>`;
}

function xOf(percent: number): number {
  return MARGIN + Number((Math.min(Math.max(percent, 0), 100) * 2).toFixed(1));
}

/** The run that is compared with; what the head of the run has named is not named again. */
function baseline(trend: Trend, { run, settings }: ReportView): Html {
  if (baselineOf(run) !== null) return html`the run named above`;
  const id = runLink(trend.baselineRunPlanJobId, settings);
  const isNamed = id !== EMPTY;
  if (trend.baselineRunNumber === null)
    return isNamed ? html`run ${id}` : html`${unnamedRun(trend)}`;
  return html`run ${trend.baselineRunNumber}${isNamed ? html` (${id})` : EMPTY}`;
}
