/** The report as one page that loads nothing and runs no script. */
import { hash } from 'node:crypto';
import { fails } from '../../model/outcome.ts';
import type { GateReport, Reason, ReportSettings, RunReport } from '../../model/report.ts';
import { smallPrintFacts, withoutRepeats } from '../facts.ts';
import { describeCost, formatCount, formatMinute, titleRun } from '../format.ts';
import { type Destinations, nextStep } from '../next-step.ts';
import { furtherWarnings, openingOf, runOpening } from '../opening.ts';
import { titleOf } from '../outcome-words.ts';
import { type RunView, runViews } from '../run-views.ts';
import { notesOf, unmatchedWaivers } from '../waiver-words.ts';
import { callPart, excerptPart, measurePart, participantPart, scenarioPart } from './calls.ts';
import { checkPart } from './checks.ts';
import { facts, folded, icon, type Part, section, table } from './elements.ts';
import { EMPTY, type Html, html, ownMarkup } from './escape.ts';
import { firstFix, recommendationPart } from './prompt-fix.ts';
import { STYLE } from './style.ts';
import { line, message, runLink, themeLink, webLink } from './texts.ts';
import { executiveSummary, findingParts, themePart } from './themes.ts';

const FIRST_REASONS = 50;

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
  const tone = tolerated && fails(outcome) ? 'tolerated' : outcome;
  const { line: first, stated } = openingOf(report);
  const [view] = views;
  const ofRun = view?.isOnly ? reasonList(view.run.reasons, stated, view) : EMPTY;
  const next = nextLine(report, views, settings);
  // Of a gate that did not fail, the next step is a remedy for all that happened.
  const isFailed = outcome === 'failed';
  return html`<header class="outcome ${tone}">
<div class="verdict">${icon(tone)}<div><h1>${titleOf(report).title}</h1>${subject(report, views)}${first === '' ? EMPTY : html`<p>${message(first)}</p>`}${isFailed ? next : EMPTY}</div></div>
${firstFix(views)}${reasonList(report.reasons, stated)}${ofRun}${isFailed ? EMPTY : next}</header>`;
}

/** What was tested; empty if nothing of it is known. */
function subject({ gateName, provenance }: GateReport, [view]: readonly RunView[]): Html {
  const { repository, pullRequest, commit, workflow, workflowRunUrl } = provenance ?? {};
  const run = view?.isOnly ? view.run : undefined;
  const { passed, evaluated } = run?.callCounts ?? {};
  return facts([
    gateName && line(gateName),
    run && run.label !== run.jobId && runTitle(run),
    repository && line(repository),
    pullRequest ? `pull request ${pullRequest}` : null,
    commit && html`commit <code>${line(commit.slice(0, 7))}</code>`,
    workflow && html`workflow ${webLink(html`${line(workflow)}`, workflowRunUrl ?? '')}`,
    passed != null &&
      evaluated != null &&
      `${formatCount(passed)} of ${formatCount(evaluated)} calls passed`,
  ]);
}

function nextLine(report: GateReport, views: readonly RunView[], settings: ReportSettings): Html {
  // The page is the whole report itself.
  const next = nextStep(report, settings, placesOn(views));
  if (next === null) return EMPTY;
  const { words, url, command } = next;
  const link = url.startsWith('#')
    ? html`<a href="${url}">${words}</a>`
    : webLink(html`${words}`, url);
  const how = command === '' ? EMPTY : html`: <code>${command}</code> in the repository`;
  return html`<p><b>Next:</b> ${link}${how}.</p>`;
}

/** The first prompt fix, and the first themes and checks of a run that failed. */
function placesOn(views: readonly RunView[]): Destinations {
  const failed = views.filter(({ run }) => run.outcome === 'failed');
  const themes = failed.find((view) => view.themes.length > 0);
  const checks = failed.find(({ run }) => (run.checks?.length ?? 0) > 0);
  return {
    ...(views.some((view) => view.firstFix !== null) && { fixes: '#first-fix' }),
    ...(themes && { themes: `#${themes.id}-themes` }),
    ...(checks && { checks: `#${checks.id}-checks` }),
  };
}

/** The parts of the only run, or a table of several runs and a section for each. */
function content(report: GateReport, views: readonly RunView[]): Html {
  const notes = [...unmatchedWaivers(report.runs), ...report.notes];
  const [view] = views;
  if (view?.isOnly) {
    const parts = partsOf(view, notes).map((part) => section(part, view.id, 2));
    return html`<main id="report" tabindex="-1">${parts}</main>`;
  }
  return html`<main id="report" tabindex="-1">
${section(overview(views), 'page', 2)}${() => runSections(views)}
${section(notePart(notes), 'page', 2)}
</main>`;
}

function overview(views: readonly RunView[]): Part {
  const body = table<RunView>(
    'Runs',
    'run',
    [
      [
        'Run',
        ({ run, id, settings }) =>
          html`${icon(run.outcome)} <a href="#${id}">${runTitle(run)}</a> ${runLink(run.jobId, settings)}`,
      ],
      ['Outcome', ({ run }) => run.outcome],
      ['Result', ({ run }) => html`${message(runOpening(run).line)}`],
      [
        'Themes',
        ({ themes }) => (themes.length === 0 ? null : formatCount(themes.length)),
        'number',
      ],
    ],
    views,
  );
  return { name: 'runs', heading: 'Runs', count: views.length, body };
}

/** Everything that the report has of a run, what failed first. */
function partsOf(view: RunView, notes: readonly string[] = []): Part[] {
  const { run } = view;
  return [
    checkPart(run),
    scenarioPart(view),
    themePart(view),
    recommendationPart(view),
    excerptPart(view),
    callPart(view),
    participantPart(view),
    measurePart(view),
    executiveSummary(view),
    ...findingParts(view),
    notePart([...notesOf(run), ...notes]),
  ];
}

function* runSections(views: readonly RunView[]): Generator<Html> {
  for (const view of views) {
    const { run, id, settings } = view;
    // The table of runs has what is stated of it.
    yield html`
<section class="run" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${icon(run.outcome)} ${runTitle(run)} ${runLink(run.jobId, settings)}: ${run.outcome}</h2>
${reasonList(run.reasons, runOpening(run).stated, view)}
${partsOf(view).map((part) => section(part, id, 3))}
${facts(footerFacts(view))}
</section>`;
  }
}

/** The plan and the number of a run, else its label. */
function runTitle(run: RunReport): string {
  return line(titleRun(run, 'Run'));
}

/** Facts that are copied or looked up. */
function footerFacts({ run, settings }: RunView): (Html | string)[] {
  const id = runLink(run.jobId, settings, true);
  return [
    id === EMPTY ? id : html`run ${id}`,
    ...smallPrintFacts(run).map(line),
    describeCost([run]),
  ];
}

/** Reasons, and the warnings of a run; empty without any. */
function reasonList(reasons: readonly Reason[], stated: ReadonlySet<Reason>, view?: RunView): Html {
  const items = [
    ...reasons
      .filter((reason) => !stated.has(reason))
      .map(({ rule, message: text, theme }) => {
        const about = theme === undefined || !view ? EMPTY : html` · ${themeLink(theme, view)}`;
        return html`<li><b class="rule">${line(rule)}</b> ${message(text)}${about}</li>\n`;
      }),
    ...(view ? furtherWarnings(view.run) : []).map(
      (text) => html`<li class="inconclusive"><b class="rule">warning</b> ${message(text)}</li>\n`,
    ),
  ];
  if (items.length === 0) return EMPTY;
  return folded(
    items,
    FIRST_REASONS,
    'reason',
    (some) => html`<ul class="reasons" role="list" aria-label="Reasons">\n${some}</ul>\n`,
  );
}

function notePart(notes: readonly string[]): Part {
  const items = notes.map((note) => html`<li>${message(note)}</li>\n`);
  const body = items.length === 0 ? EMPTY : html`<ul class="notes">${items}</ul>`;
  return { name: 'notes', heading: 'Notes', body };
}

/** Facts that are copied or looked up; empty if none is known. */
function footer({ provenance, policy, runs }: GateReport, [view]: readonly RunView[]): Html {
  const known = [
    ...(view?.isOnly ? footerFacts(view) : []),
    policy.path !== null && line(`policy ${policy.path}`),
    provenance && line(`reported ${formatMinute(provenance.reportedAt)}`),
    provenance && line(`action ${provenance.actionVersion}`),
    !view?.isOnly && describeCost(runs),
  ];
  return html`<footer>${facts(known)}</footer>`;
}
