/** The top of the page: the outcome, what it means, and the runs in a table where there are several. */
import { factsOf, sumFacts } from '../facts.ts';
import { formatCount } from '../format.ts';
import type { GateReport } from '../model.ts';
import { answerOf } from '../outcome-words.ts';
import { missesBar } from '../shortfall.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { icon, toneOf } from './icons.ts';
import { provenanceLine } from './provenance.ts';
import { stepNotes, stepReasons } from './reasons.ts';
import { runName } from './run.ts';
import { unmatchedList } from './spared.ts';
import { line, NONE } from './texts.ts';
import type { RunView } from './views.ts';
import { outcomeCure, outcomeSentence } from './words.ts';

/** Reasons of a run that its row of the table repeats. */
const REASONS_IN_ROW = 3;

/** The outcome, its meaning, the counts over all runs, and the reasons of the step itself. */
export function pageHeader(report: GateReport): Html {
  const tone = toneOf(report);
  const cure = outcomeCure(report);
  return html`<header class="outcome ${tone}">
<div class="verdict">${icon(tone)}<div><h1>${answerOf(report).title}</h1><p>${outcomeSentence(report)}</p></div></div>
${provenanceLine(report)}
${tiles(report)}
${stepReasons(report.reasons)}
${cure.markup === '' ? EMPTY : html`<p class="cure">${cure}</p>`}
${unmatchedList(report.runs)}
${stepNotes(report)}
</header>`;
}

/** Several runs in a table; empty for a single one. */
export function overview(views: readonly RunView[]): Html {
  if (views.length < 2) return EMPTY;
  const heads = ['Themes', 'High', 'New', 'Checks below previous'];
  return html`
<section aria-labelledby="overview">
<h2 id="overview">Runs <span class="count">${formatCount(views.length)}</span></h2>
<div class="scroll" role="group" aria-labelledby="overview" tabindex="0">
<table class="runs">
<thead><tr><th scope="col">Outcome</th><th scope="col">Run</th><th scope="col">Verdict</th>${heads.map((head) => html`<th scope="col" class="number">${head}</th>`)}<th scope="col">Why</th></tr></thead>
<tbody>
${views.map(overviewRow)}</tbody>
</table>
</div>
</section>`;
}

function overviewRow(view: RunView): Html {
  const { run, id } = view;
  const facts = factsOf(run.report);
  const counts = [facts.themesTotal, facts.themesHigh, facts.themesNew, facts.checksRegressed];
  const cells = counts.map(
    (count) => html`<td class="number">${run.report === null ? NONE : formatCount(count)}</td>`,
  );
  const why = run.reasons.slice(0, REASONS_IN_ROW).map((reason) => reason.message);
  return html`<tr><td class="${run.outcome}"><a class="jump" href="#${id}">${icon(run.outcome)}${run.outcome}</a></td><th scope="row">${runName(view)}</th><td>${line(run.report?.verdict ?? null)}</td>${cells}<td>${line(why.join('; '))}</td></tr>
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
    tile('High', formatCount(themesHigh)),
    tile('New', formatCount(themesNew)),
    tile('Checks below previous', checks === 0 ? NONE : regressed),
    runs.length === 1 ? EMPTY : tile('Runs', formatCount(runs.length)),
  ];
  return html`<dl class="tiles">${facts}</dl>`;
}

/** Checks that fell short and calls that passed, where every run tells them. */
function evidenceTiles(runs: GateReport['runs']): Html[] {
  const known = runs.flatMap(({ checks }) => checks ?? []);
  const failed = known.filter(missesBar).length;
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
