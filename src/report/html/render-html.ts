/** The report as one page that loads nothing and runs a script of its own alone. */
import { hash } from 'node:crypto';
import type { GateReport, ReportSettings } from '../../model/report.ts';
import { withoutRepeats } from '../facts.ts';
import { formatCount } from '../format.ts';
import { titleOf } from '../outcome-words.ts';
import { furtherFindings } from '../theme-order.ts';
import { EMPTY, type Html, html, ownMarkup } from './escape.ts';
import { overview, pageHeader, policySection } from './overview.ts';
import { noteSection } from './reasons.ts';
import { runSection } from './run.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';
import { type RunView, runViews } from './views.ts';

/** The page may use its own script and style, known by their hashes (CSP Level 3, `hash-source`). */
const SECURITY_POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${hash('sha256', SCRIPT, 'base64')}'`,
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Renders a report as an HTML page. Everything that the service wrote is escaped. */
export function renderHtml(whole: GateReport, settings: ReportSettings): Iterable<string> {
  const report = withoutRepeats(whole);
  const views = runViews(report, settings);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${SECURITY_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${titleOf(report).title}</title>
<style>${ownMarkup(STYLE)}</style>
</head>
<body>
<a class="skip" href="#report">Skip to the report</a>
${pageHeader(report, views)}
${overview(views)}
${navigation(views)}${FILTER}<main id="report" tabindex="-1">
${views.map(runSection)}${notes(report, views)}${policySection(report)}
</main>
<script>${ownMarkup(SCRIPT)}</script>
</body>
</html>
`;
  return page.texts();
}

/** What decided nothing: of the step, and of its only run. */
function notes(report: GateReport, [view, ...others]: readonly RunView[]): Html {
  const ofRun = view !== undefined && others.length === 0 ? view.run.notes : [];
  return noteSection('page', 'notes', [...ofRun, ...report.notes]);
}

/** Empty without any part, and of several runs. */
function navigation([view, ...others]: readonly RunView[]): Html {
  if (view === undefined || others.length > 0) return EMPTY;
  const links = partLinks(view);
  if (links.length === 0) return EMPTY;
  return html`<nav aria-label="Parts of the report"><ul role="list">
${links}</ul></nav>
`;
}

/** The filter of themes, findings and calls; hidden until the script of the page shows it. */
const FILTER = html`<div class="filter" role="search" aria-label="Find in the report" hidden>
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
  const { report, checks, cases, breakdowns, calls } = run;
  const { paragraphs, sections } = report?.executiveSummary ?? { paragraphs: [], sections: [] };
  const parts: [anchor: string, name: string, count: number | undefined][] = [
    ['checks', 'Checks', checks?.length],
    ['scenarios', 'Scenarios', cases?.length],
    ['recommendations', 'Recommendations', report?.recommendations.length],
    ['themes', 'Themes', report?.themes.length],
    ['summary', 'Executive summary', paragraphs.length + sections.length],
    ['personas', 'By persona', breakdowns?.byPersona.length],
    ['agents', 'By agent', breakdowns?.byAgent.length],
    ['calls', 'Calls', calls?.length],
    ['trend', 'Trend', report?.trend?.rows.length],
    ['findings', 'Key findings', report === null ? 0 : furtherFindings(report).length],
    ['well', 'What went well', report?.wentWell.length],
  ];
  return parts.flatMap(([anchor, name, count = 0]) =>
    count === 0
      ? []
      : html`<li><a href="#${id}-${anchor}">${name} <span class="count">${formatCount(count)}</span></a></li>\n`,
  );
}
