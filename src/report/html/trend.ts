/** How each check's pass rate moved since the previous run. */

import type { Trend, TrendRow } from '../../model/report.ts';
import { baselineFacts, baselineOf, goneThemes, isOld } from '../baseline.ts';
import { withInterval } from '../confidence-interval.ts';
import { pointsLost, sortTrend } from '../facts.ts';
import { formatChange, formatCount, formatPercent } from '../format.ts';
import { plainWord } from '../outcome-words.ts';
import { head, numberHead, section, table } from './elements.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { waivedMark } from './spared.ts';
import { line, shortRunLink, title } from './texts.ts';
import { type ReportView, type RunView, reasonMark } from './views.ts';

/** The trend, the greatest loss first; empty if there is no previous run. */
export function trendSection(view: ReportView): Html {
  const { trend } = view.report;
  if (trend === null) return EMPTY;
  const id = `${view.id}-trend`;
  const rows = sortTrend(trend.rows);
  const rated = new Set(
    (view.run.checks ?? []).flatMap(({ name, passRate }) => (passRate === null ? [] : name)),
  );
  const hasCurrent = rows.some(
    ({ checkName, currentPassRate: rate }) => rate !== null && !rated.has(checkName),
  );
  const hasLifecycle = rows.some(({ lifecycle }) => lifecycle !== null);
  const heads = [
    head('Check'),
    numberHead('Baseline'),
    ...(hasCurrent ? [numberHead('Now')] : []),
    numberHead('Change'),
    ...(hasLifecycle ? [head('Status')] : []),
  ];
  const cells = rows.map((row) => trendCells(row, view, { hasCurrent, hasLifecycle }));
  return section(
    { id, heading: 'Trend', count: rows.length },
    html`<p>Pass rates in ${baseline(trend, view)}, and the change in percentage points.</p>
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

function rateCell(rate: number | null, counts: Parameters<typeof withInterval>[1]): Html {
  return html`<td class="number">${withInterval(formatPercent(rate), counts)}</td>`;
}

/** The run that is compared with; if the head of the run names it, it is not named again. */
function baseline(trend: Trend, { run, settings }: ReportView): Html {
  if (baselineOf(run) !== null) return html`the baseline`;
  const id = shortRunLink(trend.baselineRunPlanJobId, settings);
  const isNamed = id !== EMPTY;
  if (trend.baselineRunNumber === null) return isNamed ? html`run ${id}` : html`an earlier run`;
  return html`run ${trend.baselineRunNumber}${isNamed ? html` (${id})` : EMPTY}`;
}

/** Empty where it was compared with nothing. */
export function baselineFact({ run, settings }: RunView): Html {
  const baseline = baselineOf(run);
  if (baseline === null) return EMPTY;
  const { jobId, number } = baseline;
  const id = shortRunLink(jobId, settings);
  const name = number === null ? html`run ${id}` : html`run ${formatCount(number)} (${id})`;
  const facts = baselineFacts(baseline, line).map((fact) => html`, ${line(fact)}`);
  return html`${isOld(baseline) ? '⚠️ ' : ''}Baseline: ${name}${facts}`;
}

/** Themes that are gone since then; empty where there are none. */
export function goneList({ run }: RunView): Html {
  const baseline = baselineOf(run);
  if (baseline === null || baseline.gone.length === 0) return EMPTY;
  const { named, more } = goneThemes(
    baseline,
    ({ slug, title: text }) => html`<li>${title(text)} <code>${line(slug)}</code></li>`,
  );
  const rest = more > 0 ? html`<li>${formatCount(more)} more</li>` : EMPTY;
  return html`<div><p>Fixed since the baseline:</p><ul>${named}${rest}</ul></div>`;
}
