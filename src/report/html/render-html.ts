/**
 * The report as one page that needs nothing else: no script, style, font or image from elsewhere,
 * and a policy that keeps the browser from asking for any. Without its script it only lacks the
 * filter and the buttons.
 */

import { forPeople } from '../for-people.ts';
import type { GateReport, ReportSettings } from '../model.ts';
import { titleOf } from '../outcome-words.ts';
import { EMPTY, type Html, html, ownMarkup } from './escape.ts';
import { filter, navigation } from './navigation.ts';
import { overview, pageHeader } from './overview.ts';
import { policySection } from './policy.ts';
import { noteList, noteSection, stepNotes } from './reasons.ts';
import { runSection } from './run.ts';
import { SCRIPT } from './script.ts';
import { SECURITY_POLICY } from './security-policy.ts';
import { STYLE } from './style.ts';
import { type RunView, runViews } from './views.ts';

/** Most runs that a browser lays out at once; of more it lays out those in sight. */
const FEW_RUNS = 20;

/** Renders a report as an HTML page, piece by piece. Everything that the service wrote is escaped. */
export function* renderHtml(report: GateReport, settings: ReportSettings): Generator<string> {
  for (const { markup } of page(report, settings)) yield markup;
}

function* page(whole: GateReport, settings: ReportSettings): Generator<Html> {
  const report = forPeople(whole);
  const views = runViews(report, settings);
  yield html`<!doctype html>
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
`;
  yield* body(report, views, settings);
  yield html`
<p id="copy-status" class="hidden" role="status"></p>
<script>${ownMarkup(SCRIPT)}</script>
</body>
</html>
`;
}

function* body(
  report: GateReport,
  views: readonly RunView[],
  settings: ReportSettings,
): Generator<Html> {
  const beside = html`${navigation(views)}${filter(views, settings)}`;
  const many = views.length > FEW_RUNS ? html` class="many"` : EMPTY;
  const hasAside = beside.markup !== '';
  if (hasAside) {
    yield html`<div class="columns">
<aside aria-label="Navigation and filter">
${beside}
</aside>
`;
  }
  yield html`<main id="report"${many} tabindex="-1">
`;
  for (const view of views) yield* runSection(view);
  yield html`${notes(report, views)}${policySection(report)}
</main>${hasAside ? html`\n</div>` : EMPTY}`;
}

/** What decided nothing: of the step, and of its only run. */
function notes(report: GateReport, [view, ...others]: readonly RunView[]): Html {
  const ofRun = view !== undefined && others.length === 0 ? view.run.notes : [];
  return noteSection('page', 'notes', [noteList(ofRun), stepNotes(report)]);
}
