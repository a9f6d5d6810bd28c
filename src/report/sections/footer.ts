/** What of a comment or a summary is copied or looked up, and not read: raw verdict, IDs, times, cost. */

import { fails } from '../../model/outcome.ts';
import type { GateReport, ReportSettings, RunReport } from '../../model/report.ts';
import { formatDuration } from '../../text/duration.ts';
import { fillTemplate } from '../../text/log-line.ts';
import { identifier, inline, linkDestination } from '../../text/markdown.ts';
import { baselineFacts, baselineOf, isOld, unnamedRun } from '../baseline.ts';
import { tellCost } from '../facts.ts';
import { formatCount } from '../format.ts';
import { planRun, shortForm } from '../names.ts';
import { bold } from '../voice.ts';
import { runLink } from './building-blocks.ts';

/** What the footer of a comment or a summary tells beside its runs. */
export interface FooterFacts extends StepFacts {
  /** What several runs were compared with; empty where each of them tells it by itself. */
  baselines: string;
}

/** Runs that several runs were compared with, named one by one. */
const MAX_BASELINES = 3;

/** One line in small print; empty where nothing is known. */
export function footer(report: GateReport, settings: ReportSettings, facts: FooterFacts): string {
  const [run, ...others] = report.runs;
  return smallPrint([
    ...(run && others.length === 0 ? runParts(run, settings) : []),
    facts.baselines,
    tellCost(report.runs),
    ...stepParts(report, settings, facts),
  ]);
}

/** The same of one of several runs. */
export function runFooter(run: RunReport, settings: ReportSettings): string {
  return smallPrint(runParts(run, settings));
}

/** A run by the name of its plan where that is known, linked where the workflow says how. */
export function runName(run: RunReport, { runUrl }: ReportSettings): string {
  const { jobId, label } = run;
  const text = bold(planRun(run) || (label === jobId ? 'run' : label));
  const url = runUrl === null || jobId === '' ? '' : fillTemplate(runUrl, 'jobId', jobId);
  return url === '' ? text : `[${text}](${linkDestination(url)})`;
}

/** Enough of an ID to tell a run from others; it goes after its name. */
export function shortId({ jobId }: RunReport): string {
  return shortened(jobId);
}

function shortened(jobId: string): string {
  const id = identifier(shortForm(jobId));
  return id === '' ? '' : ` ${id}`;
}

function runParts(run: RunReport, settings: ReportSettings): string[] {
  const { jobId, report, debrief, runStatus, about } = run;
  const name = runName(run, settings);
  const id = identifier(jobId);
  const facts = [
    report === null ? '' : `verdict ${identifier(report.verdict)}`,
    report === null && debrief !== null ? `debrief ${identifier(debrief.status)}` : '',
    runStatus === null || runStatus === 'COMPLETED' ? '' : `status ${identifier(runStatus)}`,
    tellComparison(run, settings),
    timesOf(about),
    debriefTimes(debrief),
  ];
  // A name alone tells nothing that its reasons do not.
  if (id === '' && facts.every((fact) => fact === '')) return [];
  return [id === '' ? name : `${name} ${id}`, ...facts];
}

/** The baseline of the run. */
function tellComparison(run: RunReport, settings: ReportSettings): string {
  const { report } = run;
  const baseline = tellBaseline(run, settings);
  if (baseline === '') return report === null ? '' : 'no baseline yet';
  return `baseline: ${baseline}`;
}

/** The run that it was compared with, and what is known of it; empty where there was none. */
function tellBaseline(run: RunReport, settings: ReportSettings): string {
  const trend = run.report?.trend ?? null;
  const baseline = baselineOf(run);
  const jobId = baseline?.jobId ?? trend?.baselineRunPlanJobId;
  if (jobId === undefined) return '';
  const number = baseline?.number ?? trend?.baselineRunNumber ?? null;
  const id = settings.runUrl === null ? shortened(jobId).trim() : runLink(jobId, settings);
  const unnumbered = id === '' && trend !== null ? unnamedRun(trend) : `run ${id}`;
  const name = number === null ? unnumbered : `run ${formatCount(number)} ${id}`.trim();
  const facts = baseline === null ? [] : baselineFacts(baseline, identifier);
  const mark = baseline !== null && isOld(baseline) ? '⚠️ ' : '';
  return `${mark}${[name, ...facts].join(', ')}`;
}

/** What several runs were compared with, each run once. */
export function tellBaselines(runs: readonly RunReport[], settings: ReportSettings): string {
  if (runs.length < 2) return '';
  const told = new Set(runs.map((run) => tellBaseline(run, settings)).filter((one) => one !== ''));
  if (told.size === 0) return '';
  const more = told.size - MAX_BASELINES;
  const named = [...told].slice(0, MAX_BASELINES).join('; ');
  return `baselines: ${named}${more > 0 ? ` and ${formatCount(more)} more` : ''}`;
}

function timesOf(about: RunReport['about']): string {
  const at = minuteOf(about?.endedAt);
  if (at === '') return '';
  const took = about?.durationMs == null ? '' : ` after ${formatDuration(about.durationMs)}`;
  return `ended ${at}${took}`;
}

function debriefTimes(debrief: RunReport['debrief']): string {
  const [created, completed] = [debrief?.createdAt, debrief?.completedAt].map(minuteOf);
  const parts = [created && `created ${created}`, completed && `completed ${completed}`];
  const told = parts.filter((part) => part).join(', ');
  return told === '' ? '' : `debrief ${told}`;
}

/** Empty if the time is unknown. */
function minuteOf(time: string | null | undefined): string {
  const ms = Date.parse(time ?? '');
  return Number.isNaN(ms) ? '' : `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** What is told of a step beside its runs. */
export interface StepFacts {
  /** What tells the gate from others of the same job; empty where nothing does. */
  gateName: string;
  /** The commit that was tested; empty where it is not known. */
  commit: string;
  /** Empty where it is not known. */
  workflowRunUrl: string;
}

/** Of which the name of a gate is made where nobody gave it one. */
export const IDS = /^[\da-f]{8}-[\da-f-]{27}(?:, |$)/i;

/** One line; empty where nothing is known. */
function smallPrint(parts: readonly string[]): string {
  const told = parts.filter((part) => part !== '');
  return told.length === 0 ? '' : `<sub>${told.join(' · ')}</sub>\n`;
}

/** The parts of that line which tell of the step itself; empty where they are not known. */
function stepParts(
  report: GateReport,
  settings: ReportSettings,
  { gateName, commit, workflowRunUrl }: StepFacts,
): string[] {
  return [
    report.policy.path === null ? '' : `policy ${inline(report.policy.path)}`,
    IDS.test(gateName) ? `gate ${inline(gateName)}` : '',
    commit === '' ? '' : `commit ${identifier(commit.slice(0, 7))}`,
    workflowRun(report, workflowRunUrl),
    // The next step of one that did not pass leads to it already.
    fails(report.outcome) ? '' : reportLink(settings),
  ];
}

function reportLink({ reportUrl }: ReportSettings): string {
  return reportUrl === undefined ? '' : `[report](${linkDestination(reportUrl)})`;
}

const UNNAMED = 'workflow run';

function workflowRun({ provenance }: GateReport, url: string): string {
  if (url === '') return '';
  const name = inline(provenance?.workflow ?? '') || UNNAMED;
  return `${name === UNNAMED ? '' : 'workflow '}[${name}](${linkDestination(url)})`;
}
