/** The small print of a document, to copy or look up: IDs, verdict, baseline, times and cost. */

import { fails } from '../../model/outcome.ts';
import type { GateReport, ReportSettings, RunReport } from '../../model/report.ts';
import { formatDuration } from '../../text/duration.ts';
import { fillTemplate } from '../../text/log-line.ts';
import { identifier, identifierLink, inline, linkDestination } from '../../text/markdown.ts';
import { baselineFacts, baselineOf, isOld } from '../baseline.ts';
import { describeCost } from '../facts.ts';
import { formatCount } from '../format.ts';
import { planRun, shortForm } from '../names.ts';
import { bold } from '../voice.ts';

/** Baselines of several runs that are named one by one. */
const MAX_BASELINES = 3;

/**
 * One line about the gate, and about its run if it has one alone.
 *
 * @param commit the tested commit; may be empty
 * @param workflowRunUrl may be empty
 * @param isComplete whether the rest of the document names the baselines of several runs
 */
export function footer(
  report: GateReport,
  settings: ReportSettings,
  { commit, workflowRunUrl }: { commit: string; workflowRunUrl: string },
  isComplete = true,
): string {
  const { runs, policy, outcome } = report;
  const [run, ...others] = runs;
  // The next step of a gate that did not pass is a link to the report.
  const reportUrl = fails(outcome) ? '' : (settings.reportUrl ?? '');
  return smallPrint([
    ...(run && others.length === 0 ? runParts(run, settings) : []),
    others.length > 0 && !isComplete ? describeBaselines(runs, settings) : '',
    describeCost(runs),
    policy.path === null ? '' : `policy ${inline(policy.path)}`,
    commit === '' ? '' : `commit ${identifier(commit.slice(0, 7))}`,
    workflowRunUrl === '' ? '' : `[workflow run](${linkDestination(workflowRunUrl)})`,
    reportUrl === '' ? '' : `[report](${linkDestination(reportUrl)})`,
  ]);
}

/** One line about one of several runs. */
export function runFooter(run: RunReport, settings: ReportSettings): string {
  return smallPrint(runParts(run, settings));
}

/** A run by the name of its plan if it is known, linked if `run-url` is set. */
function runName(run: RunReport, { runUrl }: ReportSettings): string {
  const { jobId, label } = run;
  const text = bold(planRun(run) || (label === jobId ? 'run' : label));
  const url = runUrl === null || jobId === '' ? '' : fillTemplate(runUrl, 'jobId', jobId);
  return url === '' ? text : `[${text}](${linkDestination(url)})`;
}

/** The name of a run and its short ID. */
export function shortName(run: RunReport, settings: ReportSettings): string {
  return `${runName(run, settings)} ${identifier(shortForm(run.jobId))}`.trimEnd();
}

function runParts(run: RunReport, settings: ReportSettings): string[] {
  const { jobId, report, debrief, runStatus, about } = run;
  const facts = [
    report === null ? '' : `verdict ${identifier(report.verdict)}`,
    report === null && debrief !== null ? `debrief ${identifier(debrief.status)}` : '',
    runStatus === null || runStatus === 'COMPLETED' ? '' : `status ${identifier(runStatus)}`,
    withLead('baseline: ', describeBaseline(run, settings)),
    withLead('ended ', minuteOf(about?.endedAt)),
    about?.durationMs == null ? '' : `took ${formatDuration(about.durationMs)}`,
    withLead('debrief created ', minuteOf(debrief?.createdAt)),
    withLead('debrief completed ', minuteOf(debrief?.completedAt)),
  ];
  const id = identifier(jobId);
  // A name alone adds nothing to the reasons.
  if (id === '' && facts.every((fact) => fact === '')) return [];
  return [`${runName(run, settings)} ${id}`.trimEnd(), ...facts];
}

/** The baseline with its commit and age; empty if there is none. */
function describeBaseline(run: RunReport, settings: ReportSettings): string {
  const trend = run.report?.trend ?? null;
  const baseline = baselineOf(run);
  const jobId = baseline?.jobId ?? trend?.baselineRunPlanJobId ?? '';
  const number = baseline?.number ?? trend?.baselineRunNumber ?? null;
  const id = identifierLink(jobId, settings.runUrl, 'jobId', shortForm(jobId));
  if (id === '' && number === null) return '';
  const name = ['run', ...(number === null ? [] : [formatCount(number)]), id].join(' ').trimEnd();
  const facts = baseline === null ? [] : baselineFacts(baseline, identifier);
  const mark = baseline !== null && isOld(baseline) ? '⚠️ ' : '';
  return `${mark}${[name, ...facts].join(', ')}`;
}

/** The baselines of several runs, each once; empty if there are none. */
function describeBaselines(runs: readonly RunReport[], settings: ReportSettings): string {
  const all = [...new Set(runs.map((run) => describeBaseline(run, settings)))].filter(
    (one) => one !== '',
  );
  const more = all.length - MAX_BASELINES;
  const rest = more > 0 ? ` and ${formatCount(more)} more` : '';
  return withLead('baselines: ', all.slice(0, MAX_BASELINES).join('; ') + rest);
}

function withLead(lead: string, text: string): string {
  return text === '' ? '' : lead + text;
}

/** `2026-05-04 10:12 UTC`; empty if the time is unknown. */
function minuteOf(time: string | null | undefined): string {
  const ms = Date.parse(time ?? '');
  if (Number.isNaN(ms)) return '';
  const [date, clock = ''] = new Date(ms).toISOString().split('T');
  return `${date} ${clock.slice(0, 5)} UTC`;
}

function smallPrint(parts: readonly string[]): string {
  const known = parts.filter((part) => part !== '');
  return known.length === 0 ? '' : `<sub>${known.join(' · ')}</sub>\n`;
}
