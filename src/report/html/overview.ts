/** The top of the page: the outcome, what it means, and the runs in a table where there are several. */
import { shortIn } from '../checks.ts';
import { factsOf, sumFacts } from '../facts.ts';
import { formatCount } from '../format.ts';
import type { GateReport } from '../model.ts';
import { titleOf } from '../outcome-words.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { icon, toneOf } from './icons.ts';
import { nextLine } from './next.ts';
import { provenanceLine } from './provenance.ts';
import { runReasons, stepReasons } from './reasons.ts';
import { runName } from './run.ts';
import { unmatchedList } from './spared.ts';
import { NONE } from './texts.ts';
import type { RunView } from './views.ts';
import { opening, runLine } from './words.ts';

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
  return html`
<section aria-labelledby="overview">
<h2 id="overview">Runs <span class="count">${formatCount(views.length)}</span></h2>
<div class="scroll" role="group" aria-labelledby="overview" tabindex="0">
<table class="runs overview">
<thead><tr><th scope="col">Outcome</th><th scope="col">Run</th><th scope="col" class="number">Themes</th><th scope="col" class="number">High</th><th scope="col" class="number">New</th><th scope="col">What came of it</th></tr></thead>
<tbody>
${views.map(overviewRow)}</tbody>
</table>
</div>
</section>`;
}

function overviewRow(view: RunView): Html {
  const { run, id } = view;
  const facts = factsOf(run.report);
  const cells = [facts.themesTotal, facts.themesHigh, facts.themesNew].map(
    (count) => html`<td class="number">${run.report === null ? NONE : formatCount(count)}</td>`,
  );
  return html`<tr><td class="${run.outcome}"><a class="jump" href="#${id}">${icon(run.outcome)}${run.outcome}</a></td><th scope="row">${runName(view)}</th>${cells}<td>${runLine(run)}</td></tr>
`;
}

/** The counts that matter; empty where no run has a report. */
function tiles({ runs }: GateReport): Html {
  const reports = runs.flatMap(({ report }) => report ?? []);
  if (reports.length === 0) return EMPTY;
  const { themesTotal, themesHigh, themesNew, checksRegressed } = sumFacts(runs);
  const checks = reports.reduce((sum, { trend }) => sum + (trend?.rows.length ?? 0), 0);
  const regressed = `${formatCount(checksRegressed)} of ${formatCount(checks)}`;
  const facts = [
    ...evidenceTiles(runs),
    tile('Themes', formatCount(themesTotal)),
    ...(themesTotal === 0
      ? []
      : [
          tile('High severity', formatCount(themesHigh)),
          tile('New themes', formatCount(themesNew)),
        ]),
    checks === 0 ? EMPTY : tile('Checks lower than before', regressed),
    runs.length === 1 ? EMPTY : tile('Runs', formatCount(runs.length)),
  ];
  return html`<dl class="tiles">${facts}</dl>`;
}

/** Checks that fell short and calls that passed, where every run tells them. */
function evidenceTiles(runs: GateReport['runs']): Html[] {
  const known = runs.flatMap(({ checks }) => checks ?? []);
  const failed = runs.flatMap((run) => (run.checks ?? []).filter(shortIn(run))).length;
  const counts = runs.map(({ callCounts }) => callCounts ?? { passed: null, evaluated: null });
  const sum = (of: 'passed' | 'evaluated') =>
    counts.reduce((all, one) => all + (one[of] ?? Number.NaN), 0);
  const [passed, evaluated] = [sum('passed'), sum('evaluated')];
  return [
    ...(runs.every(({ checks }) => checks !== undefined)
      ? [tile('Checks failed', `${formatCount(failed)} of ${formatCount(known.length)}`)]
      : []),
    ...(Number.isNaN(passed + evaluated)
      ? []
      : [tile('Calls passed', `${formatCount(passed)} of ${formatCount(evaluated)}`)]),
  ];
}

function tile(name: string, value: string): Html {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}
