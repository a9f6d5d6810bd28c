/** One run of the page: its result, and everything that its report has. */

import type { RunReport } from '../../model/report.ts';
import { fold } from '../../text/strip.ts';
import { isUuid } from '../../text/values/uuid-list.ts';
import { baselineOf } from '../baseline.ts';
import { planRun, shortForm } from '../names.ts';
import { furtherSummary } from '../opening.ts';
import { furtherFindings } from '../theme-order.ts';
import { callEvidence, checkTable, countsByRunTable } from './checks.ts';
import { icon } from './elements.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { historySection } from './history.ts';
import { measureTable } from './measures.ts';
import { recommendationSection } from './prompt-fix.ts';
import { noteSection, runReasons } from './reasons.ts';
import { scenarioTable } from './scenarios.ts';
import { sparedSection } from './spared.ts';
import { line, prose, runLink, shortRunLink, time } from './texts.ts';
import { executiveSummary, findingSection, themeSection } from './themes.ts';
import { baselineFact, goneList, trendSection } from './trend.ts';
import { type ReportView, type RunView, reportView } from './views.ts';

/** A run as a section of the page. */
export function runSection(view: RunView): Html {
  const { run, id } = view;
  const report = reportView(view);
  return html`
<section class="run ${run.outcome}" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${icon(run.outcome)}<span>${isNamedById(run) ? 'Run ' : ''}${runName(view)}: ${run.outcome}</span></h2>
${runFacts(view)}
${view.isOnly ? EMPTY : runReasons(view)}
${goneList(view)}
${checkTable(view)}
${countsByRunTable(view)}
${scenarioTable(view)}
${measureTable(view)}
${report === null ? callEvidence(view) : reportParts(report)}
${view.isOnly ? EMPTY : noteSection('run', `${id}-notes`, run.notes)}
</section>`;
}

/** What a run is called: the name of its plan and its number, else its label, and the start of its ID. */
export function runName({ run, settings }: RunView): Html {
  const name = fold(planRun(run), 200);
  const link = shortRunLink(run.jobId, settings);
  if (name !== '') return html`${name} ${link}`;
  return link === EMPTY ? html`${runLabel(run)}` : link;
}

/** What a run is called where no link may stand. */
function runLabel(run: RunReport): string {
  const id = isUuid(run.jobId) ? `run ${shortForm(run.jobId)}` : fold(run.jobId, 100);
  return fold(planRun(run), 200) || id || fold(run.label, 200) || '(unnamed)';
}

function isNamedById(run: RunReport): boolean {
  return run.jobId !== '' && planRun(run) === '';
}

function runFacts(view: RunView): Html {
  const { run, settings } = view;
  const { report, debrief, runStatus } = run;
  const facts: Html[] = [];
  if (isUuid(run.jobId) && settings.runUrl === null) {
    facts.push(html`Run ${runLink(run.jobId, settings)}`);
  }
  if (report !== null) facts.push(html`Verdict <b>${line(report.verdict)}</b>`);
  else if (debrief !== null) facts.push(html`Debrief <b>${line(debrief.status)}</b>`);
  if (runStatus !== null && runStatus !== 'COMPLETED')
    facts.push(html`Status <b>${line(runStatus)}</b>`);
  if (report !== null && !debrief?.completedAt) {
    facts.push(html`Debrief of ${time(report.generatedAt)}`);
  }
  if (debrief?.createdAt) facts.push(html`Debrief created ${time(debrief.createdAt)}`);
  if (debrief?.completedAt) facts.push(html`Debrief completed ${time(debrief.completedAt)}`);
  if (report !== null && report.trend === null && baselineOf(run) === null) {
    facts.push(html`No baseline yet`);
  }
  const compared = baselineFact(view);
  if (compared !== EMPTY) facts.push(compared);
  return html`<p class="meta">${facts.map((fact) => html`<span>${fact}</span>`)}</p>`;
}

function reportParts(view: ReportView): Html {
  const { run, report } = view;
  const words = prose(furtherSummary(run));
  const quoted = words === EMPTY ? EMPTY : html`<blockquote>${words}</blockquote>`;
  return html`${run.exceptions === null ? EMPTY : sparedSection(view, run.exceptions)}
${recommendationSection(view)}
${themeSection(view)}
${executiveSummary(view, quoted)}
${callEvidence(view)}
${trendSection(view)}
${historySection(view)}
${findingSection(view, 'Key findings', 'findings', furtherFindings(report))}
${findingSection(view, 'What went well', 'well', report.wentWell)}`;
}
