/** Links to the parts of the only run, as several runs are linked from their table; and the filter. */
import { formatCount } from '../format.ts';
import { EMPTY, type Html, html } from './escape.ts';
import type { RunView } from './views.ts';

/** Empty without any part, and of several runs. */
export function navigation([view, ...others]: readonly RunView[]): Html {
  if (view === undefined || others.length > 0) return EMPTY;
  const links = partLinks(view);
  if (links.length === 0) return EMPTY;
  return html`<nav aria-label="Parts of the report"><ul role="list">
${links}</ul></nav>
`;
}

/** The filter of themes, findings and calls; hidden until the script of the page shows it. */
export const FILTER = html`<div class="filter" role="search" aria-label="Find in the report" hidden>
<label>Find <input type="search" id="search" autocomplete="off"></label>
<label>Severity of themes <select id="severity" autocomplete="off">
<option value="*">all</option>
<option value=".severity-0">high</option>
<option value=".severity-2">medium</option>
<option value=".severity-3">low</option>
<option value=".severity-1">other</option>
</select></label>
<p id="shown" aria-live="polite"></p>
</div>
`;

function partLinks({ run, id }: RunView): Html[] {
  const { report, checks, breakdowns, calls } = run;
  const { paragraphs, sections } = report?.executiveSummary ?? { paragraphs: [], sections: [] };
  const parts: [anchor: string, name: string, count: number | undefined][] = [
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
      : html`<li><a href="#${id}-${anchor}">${name} <span class="count">${formatCount(count)}</span></a></li>\n`,
  );
}
