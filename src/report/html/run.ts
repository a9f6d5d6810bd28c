/** One run of the page: its parts in their order, and the facts of its footer. */

import type { RunReport } from '../../model/report.ts';
import { formatDuration } from '../../text/duration.ts';
import { describeCost } from '../facts.ts';
import { planRun } from '../names.ts';
import { callPart, excerptPart, measurePart, participantPart, scenarioPart } from './calls.ts';
import { checkPart } from './checks.ts';
import { icon, type Part, runLine, section } from './elements.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { notePart, runNotes, runReasons } from './notices.ts';
import { recommendationPart } from './prompt-fix.ts';
import { line, runLink, time } from './texts.ts';
import { executiveSummary, findingParts, themePart } from './themes.ts';
import type { RunView } from './views.ts';

/**
 * Everything that the report has of a run, what failed first.
 *
 * @param notes further notes for its list
 */
export function partsOf(view: RunView, notes: readonly Html[] = []): Part[] {
  const parts = [
    checkPart(view),
    scenarioPart(view),
    themePart(view),
    recommendationPart(view),
    excerptPart(view),
    callPart(view),
    participantPart(view),
    measurePart(view),
    executiveSummary(view),
    ...findingParts(view),
    notePart([...runNotes(view), ...notes]),
  ];
  return parts.filter((part) => part !== null);
}

/** One of several runs as a section of the page. */
export function runSection(view: RunView): Html {
  const { run, id, settings } = view;
  return html`
<section class="run" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${icon(run.outcome)} ${runTitle(run)} ${runLink(run.jobId, settings)}: ${run.outcome}</h2>
<p>${runLine(run)}</p>
${runReasons(view)}
${partsOf(view).map((part) => section(part, id, 3))}
<p class="meta">${facts(runFacts(view))}</p>
</section>`;
}

/** The plan and the number of a run, else its label. */
export function runTitle(run: RunReport): string {
  return line(planRun(run) || (run.label === run.jobId ? 'Run' : run.label));
}

/** Facts that are copied or looked up. */
export function runFacts({ run, settings }: RunView): Html[] {
  const { jobId, report, debrief, runStatus, about } = run;
  const id = runLink(jobId, settings, true);
  const known = (value: string | null | undefined, words: (value: string) => Html) =>
    value ? [words(value)] : [];
  const isCompleted = runStatus === 'COMPLETED';
  return [
    ...(id === EMPTY ? [] : [html`run ${id}`]),
    ...known(report?.verdict, (verdict) => html`verdict ${line(verdict)}`),
    ...known(report === null ? debrief?.status : null, (status) => html`debrief ${line(status)}`),
    ...known(isCompleted ? null : runStatus, (status) => html`status ${line(status)}`),
    ...known(about?.startedAt, (startedAt) => html`started ${time(startedAt)}`),
    ...(about?.durationMs == null ? [] : [html`took ${formatDuration(about.durationMs)}`]),
    ...known(debrief?.createdAt, (createdAt) => html`debrief created ${time(createdAt)}`),
    ...known(debrief?.completedAt, (at) => html`debrief completed ${time(at)}`),
    ...known(
      debrief?.completedAt ? null : report?.generatedAt,
      (at) => html`debrief of ${time(at)}`,
    ),
    ...known(describeCost([run]), (cost) => html`${cost}`),
  ];
}

/** Facts in one line. */
export function facts(facts: readonly Html[]): Html {
  return html`${facts.map((fact) => html`<span>${fact}</span> `)}`;
}
