/** The top of the page: the outcome, what it means, and the runs in a table where there are several. */

import type { GateReport } from '../../model/report.ts';
import { shortIn } from '../checks.ts';
import { factsOf, sumFacts } from '../facts.ts';
import { formatCount } from '../format.ts';
import { titleOf } from '../outcome-words.ts';
import { head, numberHead, section, table } from './elements.ts';
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
  const heads = [
    head('Outcome'),
    head('Run'),
    ...['Themes', 'High', 'New'].map(numberHead),
    head('What came of it'),
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
    tile('Checks lower than before', checksRegressed, of(checksRegressed, checks)),
    runs.length === 1 ? EMPTY : tile('Runs', runs.length),
  ]}</dl>`;
}

/** Checks below their thresholds and calls that passed, if every run reports them. */
function evidenceTiles(runs: GateReport['runs']): Html[] {
  const known = runs.flatMap(({ checks }) => checks ?? []);
  const failed = runs.flatMap((run) => (run.checks ?? []).filter(shortIn(run))).length;
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
