/** Where a report comes from: the workflow, the runs, how long they took and what they cost. */

import type { GateReport, RunReport } from '../../model/report.ts';
import { formatDuration } from '../../text/duration.ts';
import { tellCost } from '../facts.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { webLink } from './links.ts';
import { line, time } from './texts.ts';

/** One line in small print; empty where nothing is known. */
export function provenanceLine({ provenance, policy, runs }: GateReport): Html {
  const [run, ...others] = runs;
  const parts = [
    ...(provenance === undefined ? [] : workflowParts(provenance)),
    ...(run !== undefined && others.length === 0 ? runParts(run) : []),
    ...(policy.path === null ? [] : [html`judged by ${line(policy.path)}`]),
    ...[tellCost(runs)].filter((cost) => cost !== '').map((cost) => html`${cost}`),
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
