/** The top of the page: the outcome, what it means, and the runs in a table where there are several. */

import type { GateReport, RunReport } from '../../model/report.ts';
import { formatDuration } from '../../text/duration.ts';
import { clip } from '../../text/strip.ts';
import { isFailedIn } from '../checks.ts';
import { describeCost, factsOf, sumFacts } from '../facts.ts';
import { formatCount } from '../format.ts';
import { jsonText } from '../json/render.ts';
import { type Destination, nextStep, waysOf } from '../next-step.ts';
import { titleOf } from '../outcome-words.ts';
import {
  head,
  icon,
  numberHead,
  opening,
  runLine,
  section,
  table,
  toneOf,
  VOICE,
} from './elements.ts';
import { EMPTY, type Html, html, ownMarkup } from './escape.ts';
import { runReasons, stepReasons } from './reasons.ts';
import { runName } from './run.ts';
import { unmatchedList } from './spared.ts';
import { cutNote, line, NONE, time, webLink } from './texts.ts';
import type { RunView } from './views.ts';

/** The outcome, its meaning, the counts over all runs, and the reasons of the step and of its only run. */
export function pageHeader(report: GateReport, views: readonly RunView[]): Html {
  const tone = toneOf(report);
  const [view, ...others] = views;
  return html`<header class="outcome ${tone}">
<div class="verdict">${icon(tone)}<div><h1>${titleOf(report).title}</h1><p>${opening(report)}</p>${nextLine(report, views)}</div></div>
${tiles(report)}
${stepReasons(report)}
${view !== undefined && others.length === 0 ? runReasons(view) : EMPTY}
${unmatchedList(report.runs)}
${provenanceLine(report)}
</header>`;
}

/** Several runs in a table; empty for a single one. */
export function overview(views: readonly RunView[]): Html {
  if (views.length < 2) return EMPTY;
  const heads = [
    head('Outcome'),
    head('Run'),
    ...['Themes', 'High', 'New'].map(numberHead),
    head('Result'),
  ];
  return section(
    { id: 'overview', heading: 'Runs', count: views.length, level: 2 },
    table('overview', 'runs overview', heads, views.map(overviewCells)),
  );
}

function overviewCells(view: RunView): Html {
  const { run, id } = view;
  const facts = factsOf(run.report);
  const cells = [facts.themesTotal, facts.themesHigh, facts.themesNew].map(
    (count) => html`<td class="number">${run.report === null ? NONE : formatCount(count)}</td>`,
  );
  return html`<td class="${run.outcome}"><a class="jump" href="#${id}">${icon(run.outcome)}${run.outcome}</a></td><th scope="row">${runName(view)}</th>${cells}<td>${runLine(run)}</td>`;
}

/** The counts that matter, without those of zero; empty if no run has a report. */
function tiles({ runs }: GateReport): Html {
  const reports = runs.flatMap(({ report }) => report ?? []);
  if (reports.length === 0) return EMPTY;
  const { themesTotal, themesHigh, themesNew, checksRegressed } = sumFacts(runs);
  const checks = reports.reduce((sum, { trend }) => sum + (trend?.rows.length ?? 0), 0);
  return html`<dl class="tiles">${[
    ...evidenceTiles(runs),
    tile('Themes', themesTotal),
    tile('High severity', themesHigh),
    tile('New themes', themesNew),
    tile('Checks with a lower pass rate', checksRegressed, of(checksRegressed, checks)),
    runs.length === 1 ? EMPTY : tile('Runs', runs.length),
  ]}</dl>`;
}

/** Checks below their thresholds and calls that passed, if every run reports them. */
function evidenceTiles(runs: GateReport['runs']): Html[] {
  const known = runs.flatMap(({ checks }) => checks ?? []);
  const failed = runs.flatMap((run) => (run.checks ?? []).filter(isFailedIn(run))).length;
  const counts = runs.map(({ callCounts }) => callCounts ?? { passed: null, evaluated: null });
  const sum = (key: 'passed' | 'evaluated') =>
    counts.reduce((all, one) => all + (one[key] ?? Number.NaN), 0);
  const [passed, evaluated] = [sum('passed'), sum('evaluated')];
  return [
    runs.every(({ checks }) => checks !== undefined)
      ? tile('Checks failed', failed, of(failed, known.length))
      : EMPTY,
    Number.isNaN(passed + evaluated)
      ? EMPTY
      : tile('Calls passed', evaluated, of(passed, evaluated)),
  ];
}

/** Empty for a count of zero. */
function tile(name: string, count: number, value = formatCount(count)): Html {
  return count === 0 ? EMPTY : html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

function of(part: number, whole: number): string {
  return `${formatCount(part)} of ${formatCount(whole)}`;
}

/** Empty where there is nothing to do, or where the line above says it. */
function nextLine(report: GateReport, views: readonly RunView[]): Html {
  const [view] = views;
  if (view === undefined) return EMPTY;
  // The page is the whole report itself.
  const ways = { ...waysOf(report, view.settings), reportUrl: '', places: placesOn(views) };
  const step = nextStep(report, ways, VOICE);
  // What is put into it is escaped, and the words around that are our own.
  return step === '' ? EMPTY : html`<p><b>Next:</b> ${ownMarkup(step)}.</p>`;
}

/** The first section of each kind in a run that failed. */
function placesOn(views: readonly RunView[]): Partial<Record<Destination, string>> {
  const failed = views.filter(({ run }) => run.outcome === 'failed');
  const places: [place: Destination, anchor: string, view: RunView | undefined][] = [
    ['fixes', 'recommendations', failed.find(hasLocated)],
    ['themes', 'themes', failed.find(({ run }) => (run.report?.themes.length ?? 0) > 0)],
    ['checks', 'checks', failed.find(({ run }) => (run.checks?.length ?? 0) > 0)],
  ];
  return Object.fromEntries(
    places.flatMap(([place, anchor, view]) =>
      view === undefined ? [] : [[place, `#${view.id}-${anchor}`]],
    ),
  );
}

function hasLocated({ fixes }: RunView): boolean {
  return [...fixes.values()].some(({ state }) => state === 'located');
}

/** One line in small print; empty where nothing is known. */
function provenanceLine({ provenance, policy, runs }: GateReport): Html {
  const [run, ...others] = runs;
  const parts = [
    ...(provenance === undefined ? [] : workflowParts(provenance)),
    ...(run !== undefined && others.length === 0 ? runParts(run) : []),
    ...(policy.path === null ? [] : [html`policy ${line(policy.path)}`]),
    ...[describeCost(runs)].filter((cost) => cost !== '').map((cost) => html`${cost}`),
    ...(provenance === undefined
      ? []
      : [
          html`reported ${time(provenance.reportedAt)}`,
          html`action ${line(provenance.actionVersion)}`,
        ]),
  ];
  return parts.length === 0
    ? EMPTY
    : html`<p class="meta">${parts.map((part) => html`<span>${part}</span>`)}</p>`;
}

function workflowParts(provenance: NonNullable<GateReport['provenance']>): Html[] {
  const { repository, pullRequest, commit, workflow, workflowRunUrl } = provenance;
  return [
    ...(repository === null ? [] : [html`${line(repository)}`]),
    ...(pullRequest === null ? [] : [html`pull request ${pullRequest}`]),
    ...(commit === null ? [] : [html`commit <code>${line(commit.slice(0, 7))}</code>`]),
    ...(workflow === null
      ? []
      : [html`workflow ${webLink(html`${line(workflow)}`, workflowRunUrl ?? '')}`]),
  ];
}

function runParts({ about }: RunReport): Html[] {
  if (about === undefined) return [];
  const { planName, number, startedAt, durationMs } = about;
  return [
    ...(planName === null ? [] : [html`plan ${line(planName)}`]),
    ...(number === null ? [] : [html`run ${number}`]),
    ...(startedAt === null ? [] : [html`started ${time(startedAt)}`]),
    ...(durationMs === null ? [] : [html`took ${formatDuration(durationMs)}`]),
  ];
}

/** The JSON file has the rest. */
const MAX_CHARS = 20_000;

/** The resolved policy; empty where it extends none. */
export function policySection({ policy }: GateReport): Html {
  const { path, extends: parents, resolved } = policy;
  if (parents === undefined || resolved === undefined) return EMPTY;
  const text = jsonText(resolved, 2);
  const files = [String(path), ...parents].map(
    (file, index) => html`${index === 0 ? EMPTY : ', which extends '}<code>${line(file)}</code>`,
  );
  return html`
<details class="policy">
<summary>The policy that judged</summary>
<p>${files}</p>
<pre><code>${clip(text, MAX_CHARS)}</code></pre>${cutNote(text.length - MAX_CHARS)}
</details>`;
}
