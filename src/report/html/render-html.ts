/** The report as one page that loads nothing and runs no script. */
import { hash } from 'node:crypto';
import type { GateReport, ReportSettings } from '../../model/report.ts';
import { describeCost, withoutRepeats } from '../facts.ts';
import { formatCount } from '../format.ts';
import { type Destination, nextStep, waysOf } from '../next-step.ts';
import { openingOf } from '../opening.ts';
import { titleOf } from '../outcome-words.ts';
import { icon, type Part, runLine, section, type Tone, table, VOICE } from './elements.ts';
import { EMPTY, type Html, html, ownMarkup } from './escape.ts';
import { notePart, runReasons, stepReasons, unmatchedNotes } from './notices.ts';
import { firstFix } from './prompt-fix.ts';
import { facts, partsOf, runFacts, runSection, runTitle } from './run.ts';
import { STYLE } from './style.ts';
import { line, message, runLink, time, webLink } from './texts.ts';
import { type RunView, runViews } from './views.ts';

/** The page may use its own style alone, known by its hash (CSP Level 3, `hash-source`). */
const SECURITY_POLICY = [
  "default-src 'none'",
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
${header(report, views, settings)}
${content(report, views)}
${footer(report, views)}
</body>
</html>
`;
  return page.texts();
}

/** The outcome, the next step, the first prompt fix, and the reasons of the step and of its only run. */
function header(report: GateReport, views: readonly RunView[], settings: ReportSettings): Html {
  const { outcome, tolerated } = report;
  const tone: Tone =
    tolerated && (outcome === 'failed' || outcome === 'inconclusive') ? 'tolerated' : outcome;
  const { line: first, stated } = openingOf(report, VOICE);
  const reasons = report.reasons.filter((reason) => !stated.has(reason));
  const [view] = views;
  const only = view?.isOnly ? runReasons(view) : EMPTY;
  return html`<header class="outcome ${tone}">
<div class="verdict">${icon(tone)}<div><h1>${titleOf(report).title}</h1>${subject(report, views)}<p>${ownMarkup(first)}</p>${nextLine(report, views, settings)}</div></div>
${firstFix(views)}${stepReasons(reasons)}${only}</header>`;
}

/** What was tested; empty if nothing of it is known. */
function subject({ gateName, provenance }: GateReport, views: readonly RunView[]): Html {
  const { repository, pullRequest, commit, workflow, workflowRunUrl } = provenance ?? {};
  const [view] = views;
  const { passed, evaluated } = (view?.isOnly && view.run.callCounts) || {};
  const known = [
    ...(gateName === undefined ? [] : [html`${line(gateName)}`]),
    ...(view?.isOnly && view.run.label !== view.run.jobId ? [html`${runTitle(view.run)}`] : []),
    ...(repository == null ? [] : [html`${line(repository)}`]),
    ...(pullRequest == null ? [] : [html`pull request ${pullRequest}`]),
    ...(commit == null ? [] : [html`commit <code>${line(commit.slice(0, 7))}</code>`]),
    ...(workflow == null
      ? []
      : [html`workflow ${webLink(html`${line(workflow)}`, workflowRunUrl ?? '')}`]),
    ...(passed == null || evaluated == null
      ? []
      : [html`${formatCount(passed)} of ${formatCount(evaluated)} calls passed`]),
  ];
  return known.length === 0 ? EMPTY : html`<p class="meta">${facts(known)}</p>`;
}

/** Empty if there is nothing to do, or if the line above says it. */
function nextLine(report: GateReport, views: readonly RunView[], settings: ReportSettings): Html {
  // The page is the whole report itself.
  const ways = { ...waysOf(report, settings), reportUrl: '', places: placesOn(views) };
  const step = nextStep(report, ways, VOICE);
  // Text of others in it is escaped.
  return step === '' ? EMPTY : html`<p><b>Next:</b> ${ownMarkup(step)}.</p>`;
}

/** The first prompt fix, and the first themes and checks of a run that failed. */
function placesOn(views: readonly RunView[]): Partial<Record<Destination, string>> {
  const failed = views.filter(({ run }) => run.outcome === 'failed');
  const themes = failed.find((view) => view.themes.length > 0);
  const checks = failed.find(({ run }) => (run.checks?.length ?? 0) > 0);
  return {
    ...(views.some((view) => view.firstFix !== null) && { fixes: '#first-fix' }),
    ...(themes && { themes: `#${themes.id}-themes` }),
    ...(checks && { checks: `#${checks.id}-checks` }),
  };
}

/** The parts of the only run with links to them, or a table of several runs and a section for each. */
function content(report: GateReport, views: readonly RunView[]): Html {
  const notes = [
    ...unmatchedNotes(report.runs),
    ...report.notes.map((note) => html`${message(note)}`),
  ];
  const [view] = views;
  if (view?.isOnly) {
    const parts = partsOf(view, notes);
    return html`<main id="report" tabindex="-1">
${parts.map((part) => section(part, view.id, 2))}
</main>`;
  }
  const parts = [overview(views), notePart(notes)].filter((part) => part !== null);
  return html`<main id="report" tabindex="-1">
${parts.slice(0, 1).map((part) => section(part, 'page', 2))}
${views.map(runSection)}${parts.slice(1).map((part) => section(part, 'page', 2))}
</main>`;
}

/** Several runs in a table; null without any. */
function overview(views: readonly RunView[]): Part | null {
  if (views.length === 0) return null;
  const body = table<RunView>(
    'Runs',
    [
      {
        name: 'Run',
        cell: ({ run, id, settings }) =>
          html`${icon(run.outcome)} <a href="#${id}">${runTitle(run)}</a> ${runLink(run.jobId, settings)}`,
      },
      { name: 'Outcome', cell: ({ run }) => html`${run.outcome}` },
      { name: 'Result', cell: ({ run }) => runLine(run) },
      {
        name: 'Themes',
        isNumber: true,
        cell: ({ themes }) => (themes.length === 0 ? EMPTY : html`${formatCount(themes.length)}`),
      },
    ],
    views,
  );
  return { name: 'runs', heading: 'Runs', count: views.length, body };
}

/** Facts that are copied or looked up; empty if none is known. */
function footer(report: GateReport, views: readonly RunView[]): Html {
  const { provenance, policy, runs } = report;
  const [view] = views;
  const cost = describeCost(runs);
  const known = [
    ...(view?.isOnly ? runFacts(view) : cost === '' ? [] : [html`${cost}`]),
    ...(policy.path === null ? [] : [html`policy ${line(policy.path)}`]),
    ...(provenance === undefined
      ? []
      : [
          html`reported ${time(provenance.reportedAt)}`,
          html`action ${line(provenance.actionVersion)}`,
        ]),
  ];
  const line1 = known.length === 0 ? EMPTY : html`<p class="meta">${facts(known)}</p>`;
  return html`<footer>${line1}</footer>`;
}
