/** What stands beside the report: where to go on the page, and the filter of the themes. */
import { formatCount, formatCounted } from '../format.ts';
import type { ReportSettings } from '../model.ts';
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

/** The filter of the themes, hidden until the page's script shows it; empty without any theme. */
export function filter(facets: readonly Facet[], themes: number, { detail }: ReportSettings): Html {
  if (themes === 0) return EMPTY;
  const all = formatCounted(themes, 'theme');
  return html`<section class="filter js-only" aria-label="Filter">
${facets.map(choices)}
<p id="filter-status" role="status" data-all="${all}">${all}</p>
<button type="button" id="filter-clear" hidden>Show all</button>
${
  detail === 'brief'
    ? EMPTY
    : html`<button type="button" id="unfold">Unfold all themes</button>
`
}</section>`;
}

function choices({ name, legend, values }: Facet): Html {
  const buttons = values.map(
    ({ label, count }, number) =>
      html`<button type="button" aria-pressed="false" data-facet="${name}" data-value="${number}">${label} <span class="count">${formatCount(count)}</span></button>\n`,
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
  if (run.report === null) return [];
  const { themes, recommendations, trend, executiveSummary, keyFindings, wentWell } = run.report;
  const { paragraphs, sections } = executiveSummary;
  const parts: [string, string, number][] = [
    ['themes', 'Themes', themes.length],
    ['recommendations', 'Recommendations', recommendations.length],
    ['trend', 'Trend', trend?.rows.length ?? 0],
    ['summary', 'Executive summary', paragraphs.length + sections.length],
    ['findings', 'Key findings', keyFindings.length],
    ['well', 'What went well', wentWell.length],
  ];
  return parts
    .filter(([, , count]) => count > 0)
    .map(
      ([anchor, name, count]) =>
        html`<li><a href="#${id}-${anchor}"><span class="name">${name}</span> <span class="count">${formatCount(count)}</span></a></li>\n`,
    );
}
