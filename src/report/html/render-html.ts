/** The report as one page that loads nothing and runs a script of its own alone. */
import { hash } from 'node:crypto';
import type { GateReport, ReportSettings } from '../../model/report.ts';
import { forPeople } from '../for-people.ts';
import { titleOf } from '../outcome-words.ts';
import { type Html, html, ownMarkup } from './escape.ts';
import { FILTER, navigation } from './navigation.ts';
import { overview, pageHeader } from './overview.ts';
import { policySection } from './policy.ts';
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
  const report = forPeople(whole);
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
