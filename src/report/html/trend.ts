/** How each check's pass rate moved since the previous run. */

import type { Trend, TrendRow } from '../../model/report.ts';
import { baselineOf, unnamedRun } from '../baseline.ts';
import { areRatesTold } from '../checks.ts';
import { formatChange, formatPercent, unbroken } from '../format.ts';
import { withLikely } from '../likely.ts';
import { plainWord } from '../plain-words.ts';
import { pointsLost, sortTrend } from '../trend-order.ts';
import { head, numberHead, section, table } from './elements.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { runLink } from './links.ts';
import { waivedMark } from './spared.ts';
import { line } from './texts.ts';
import { type ReportView, reasonMark } from './views.ts';

/** The trend, the greatest loss first; empty if there is no previous run. */
export function trendSection(view: ReportView): Html {
  const { trend } = view.report;
  if (trend === null) return EMPTY;
  const id = `${view.id}-trend`;
  const rows = sortTrend(trend.rows);
  const hasCurrent = !areRatesTold(view.run, trend);
  const hasLifecycle = rows.some(({ lifecycle }) => lifecycle !== null);
  const heads = [
    head('Check'),
    numberHead('Before'),
    ...(hasCurrent ? [numberHead('Now')] : []),
    numberHead('Change'),
    ...(hasLifecycle ? [head('Status')] : []),
  ];
  const cells = rows.map((row) => trendCells(row, view, { hasCurrent, hasLifecycle }));
  return section(
    { id, heading: 'Trend', count: rows.length },
    html`<p>Pass rates, compared with ${baseline(trend, view)}; change in percentage points.</p>
${table(id, 'runs', heads, cells)}`,
  );
}

function trendCells(
  row: TrendRow,
  view: ReportView,
  { hasCurrent, hasLifecycle }: { hasCurrent: boolean; hasLifecycle: boolean },
): Html {
  const { checkName, previousPassRate: previous, currentPassRate: current } = row;
  const marks = [
    reasonMark('check', checkName, view),
    waivedMark(view.waivers.check.get(checkName)),
  ];
  return html`${[
    html`<th scope="row">${line(checkName)}${marks}</th>`,
    rateCell(previous, row.counts?.previous),
    ...(hasCurrent ? [rateCell(current, row.counts?.current)] : []),
    html`<td class="number${pointsLost(row) > 0 ? ' lost' : ''}">${formatChange(previous, current)}</td>`,
    ...(hasLifecycle ? [html`<td>${line(plainWord(row.lifecycle))}</td>`] : []),
  ]}`;
}

function rateCell(rate: number | null, counts: Parameters<typeof withLikely>[1]): Html {
  return html`<td class="number">${unbroken(withLikely(formatPercent(rate), counts))}</td>`;
}

/** The run that is compared with; if the head of the run names it, it is not named again. */
function baseline(trend: Trend, { run, settings }: ReportView): Html {
  if (baselineOf(run) !== null) return html`the run named above`;
  const id = runLink(trend.baselineRunPlanJobId, settings);
  const isNamed = id !== EMPTY;
  if (trend.baselineRunNumber === null)
    return isNamed ? html`run ${id}` : html`${unnamedRun(trend)}`;
  return html`run ${trend.baselineRunNumber}${isNamed ? html` (${id})` : EMPTY}`;
}
