/** What of a comment or a summary is copied or looked up, and not read: raw verdict, IDs, times, cost. */

import { fails } from '../../core/outcome.ts';
import { formatDuration } from '../../core/text/duration.ts';
import { fillTemplate } from '../../core/text/fill-template.ts';
import { identifier, inline, linkDestination } from '../../core/text/markdown.ts';
import { baselineFacts, baselineOf, isOld } from '../baseline.ts';
import { factsOf, tellCost } from '../facts.ts';
import { formatCount, formatCounted } from '../format.ts';
import type { GateReport, ReportSettings, RunReport } from '../model.ts';
import { SHORT_ID, UUID } from '../short-id.ts';
import { bold } from './building-blocks.ts';

/** What the footer of a comment or a summary tells beside its runs. */
export interface FooterFacts {
  /** What tells the gate from others of the same job; empty where nothing does. */
  gateName: string;
  /** The commit that was tested; empty where it is not known. */
  commit: string;
  /** Empty where it is not known. */
  workflowRunUrl: string;
}

/** One line in small print; empty where nothing is known. */
export function footer(report: GateReport, settings: ReportSettings, facts: FooterFacts): string {
  const { gateName, commit, workflowRunUrl } = facts;
  const [run, ...others] = report.runs;
  return smallPrint([
    ...(run && others.length === 0 ? runParts(run, settings) : []),
    tellCost(report.runs),
    report.policy.path === null ? '' : `judged by ${inline(report.policy.path)}`,
    IDS.test(gateName) ? `gate ${inline(gateName)}` : '',
    commit === '' ? '' : `commit ${identifier(commit.slice(0, 7))}`,
    workflowRun(report, workflowRunUrl),
    // The next step of one that did not pass leads to it already.
    fails(report.outcome) ? '' : reportLink(settings),
  ]);
}

/** The same of one of several runs. */
export function runFooter(run: RunReport, settings: ReportSettings): string {
  return smallPrint(runParts(run, settings));
}

function smallPrint(parts: readonly string[]): string {
  const told = parts.filter((part) => part !== '');
  return told.length === 0 ? '' : `<sub>${told.join(' · ')}</sub>\n`;
}

/** Of which the name of a gate is made where nobody gave it one. */
export const IDS = /^[\da-f]{8}-[\da-f-]{27}(?:, |$)/i;

/** A run by the name of its plan where that is known, linked where the workflow says how. */
export function runName(run: RunReport, { runUrl }: ReportSettings): string {
  const { jobId, label, about } = run;
  const number = about?.number == null ? '' : ` ${formatCount(about.number)}`;
  const known = label === jobId || number !== '' ? 'run' : label;
  const text = bold((about?.planName ?? known) + number);
  const url = runUrl === null || jobId === '' ? '' : fillTemplate(runUrl, 'jobId', jobId);
  return url === '' ? text : `[${text}](${linkDestination(url)})`;
}

/** Enough of an ID to tell a run from others; it goes after its name. */
export function shortId({ jobId }: RunReport): string {
  return shortened(jobId);
}

function shortened(jobId: string): string {
  const id = identifier(UUID.test(jobId) ? jobId.slice(0, SHORT_ID) : jobId);
  return id === '' ? '' : ` ${id}`;
}

function runParts(run: RunReport, settings: ReportSettings): string[] {
  const { jobId, report, debrief, runStatus, about } = run;
  const name = runName(run, settings);
  const id = identifier(jobId);
  return [
    id === '' ? name : `${name} ${id}`,
    report === null ? '' : `verdict ${identifier(report.verdict)}`,
    report === null && debrief !== null ? `debrief ${identifier(debrief.status)}` : '',
    runStatus === null || runStatus === 'COMPLETED' ? '' : `run ${identifier(runStatus)}`,
    tellBaseline(run),
    timesOf(about),
  ];
}

function tellBaseline(run: RunReport): string {
  const { report } = run;
  if (report === null) return '';
  const { trend } = report;
  const baseline = baselineOf(run);
  const facts = baseline === null ? [] : baselineFacts(baseline, identifier);
  const mark = baseline !== null && isOld(baseline) ? '⚠️ ' : '';
  if (trend === null) {
    return baseline === null
      ? 'no previous run to compare with'
      : `${mark}compared with ${[`run ${identifier(baseline.jobId)}`, ...facts].join(', ')}`;
  }
  const number = trend.baselineRunNumber;
  const { checksRegressed } = factsOf(report);
  const id = trend.baselineRunPlanJobId;
  const name =
    number === null ? `run ${identifier(id)}` : `run ${formatCount(number)}${shortened(id)}`;
  return `${formatCount(checksRegressed)} of ${formatCounted(trend.rows.length, 'check')} below ${mark}${[name, ...facts].join(', ')}`;
}

function timesOf(about: RunReport['about']): string {
  const ended = Date.parse(about?.endedAt ?? '');
  if (Number.isNaN(ended)) return '';
  const at = `${new Date(ended).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const took = about?.durationMs == null ? '' : ` after ${formatDuration(about.durationMs)}`;
  return `ended ${at}${took}`;
}

function reportLink({ reportUrl }: ReportSettings): string {
  return reportUrl === undefined ? '' : `[whole report](${linkDestination(reportUrl)})`;
}

function workflowRun({ provenance }: GateReport, url: string): string {
  if (url === '') return '';
  const name = inline(provenance?.workflow ?? '') || 'workflow run';
  return `[${name}](${linkDestination(url)})`;
}
