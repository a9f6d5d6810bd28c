/** What stands beside the report: where to go on the page, and the filter of the themes. */
import { formatCount, formatCounted } from '../format.ts';
import type { Call, ReportSettings } from '../model.ts';
import { MAX_CALLS, resultRank } from './checks.ts';
import { EMPTY, type Html, html } from './escape.ts';
import type { Facet } from './facets.ts';
import { icon } from './icons.ts';
import { runLabel } from './run.ts';
import type { RunView } from './views.ts';

/** Links to the runs, or to the parts of a single one. */
export function navigation(views: readonly RunView[]): Html {
  const links = views.length === 1 ? views.flatMap(partLinks) : views.map(runLink);
  if (links.length === 0) return EMPTY;
  return html`<nav aria-label="${views.length === 1 ? 'Parts of the report' : 'Runs'}"><ul role="list">
${links}</ul></nav>`;
}

/**
 * What themes, findings and calls are searched and filtered by, hidden until the page's script shows it;
 * empty where there is none of them.
 */
export function filter(views: readonly RunView[], { detail }: ReportSettings): Html {
  const themes = sum(views, ({ run }) => run.report?.themes.length ?? 0);
  const findings = sum(views, ({ run: { report } }) =>
    report === null ? 0 : report.keyFindings.length + report.wentWell.length,
  );
  const calls = views.flatMap(({ run }) => (run.calls ?? []).slice(0, MAX_CALLS));
  if (themes + findings + calls.length === 0) return EMPTY;
  const all = formatCounted(themes, 'theme');
  const facets = themes === 0 ? [] : views.slice(0, 1).flatMap((view) => view.facets);
  const unfold = html`<button type="button" id="unfold">Unfold all themes</button>\n`;
  return html`<section class="filter js-only" aria-label="Filter">
<details open><summary>Search and filter</summary>
<p><label class="label" for="search">Search</label><input type="search" id="search" autocomplete="off"></p>
${facets.map(choices)}${calls.length === 0 ? EMPTY : choices(callFacet(calls))}
<p id="filter-status" role="status" data-all="${all}">${all}</p>
<button type="button" id="filter-clear" hidden>Show all</button>
${detail === 'brief' || themes === 0 ? EMPTY : unfold}</details></section>`;
}

function sum(views: readonly RunView[], of: (view: RunView) => number): number {
  return views.reduce((total, view) => total + of(view), 0);
}

/** Calls by what came of them. */
function callFacet(calls: readonly Call[]): Choices {
  const labels = ['failed', 'not graded', 'passed'];
  const values = labels.map((label, rank) => ({
    label,
    count: calls.filter((call) => resultRank(call) === rank).length,
  }));
  return { name: 'result', legend: 'Calls', values };
}

/** What a group of buttons needs. */
interface Choices extends Pick<Facet, 'legend' | 'values'> {
  name: string;
}

function choices({ name, legend, values }: Choices): Html {
  const buttons = values.map(({ label, count }, number) =>
    count === 0
      ? EMPTY
      : html`<button type="button" aria-pressed="false" data-facet="${name}" data-value="${number}">${label} <span class="count">${formatCount(count)}</span></button>\n`,
  );
  return html`<div role="group" aria-labelledby="filter-${name}"><p class="label" id="filter-${name}">${legend}</p>
${buttons}</div>
`;
}

function runLink({ run, id }: RunView): Html {
  const themes =
    run.report === null
      ? EMPTY
      : html` <span class="count">${formatCounted(run.report.themes.length, 'theme')}</span>`;
  return html`<li class="${run.outcome}"><a href="#${id}">${icon(run.outcome)}<span class="name">${runLabel(run)}</span><span class="hidden">: ${run.outcome}</span>${themes}</a></li>\n`;
}

function partLinks({ run, id }: RunView): Html[] {
  const { report, checks, breakdowns, calls } = run;
  const { paragraphs, sections } = report?.executiveSummary ?? { paragraphs: [], sections: [] };
  const parts: [string, string, number | undefined][] = [
    ['checks', 'Checks', checks?.length],
    ['themes', 'Themes', report?.themes.length],
    ['recommendations', 'Recommendations', report?.recommendations.length],
    ['personas', 'By persona', breakdowns?.byPersona.length],
    ['agents', 'By agent', breakdowns?.byAgent.length],
    ['calls', 'Calls', calls?.length],
    ['trend', 'Trend', report?.trend?.rows.length],
    ['summary', 'Executive summary', paragraphs.length + sections.length],
    ['findings', 'Key findings', report?.keyFindings.length],
    ['well', 'What went well', report?.wentWell.length],
  ];
  return parts.flatMap(([anchor, name, count = 0]) =>
    count === 0
      ? []
      : html`<li><a href="#${id}-${anchor}"><span class="name">${name}</span> <span class="count">${formatCount(count)}</span></a></li>\n`,
  );
}
