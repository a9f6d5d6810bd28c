/** How a step ends: outputs, job summary, annotations, exit code. */
import type { Outcome } from '../core/outcome.ts';
import { renderSummary } from '../core/report/markdown.ts';
import type { GateReport, ReportSettings } from '../core/report/model.ts';
import type { Runner } from '../runner/runner.ts';
import { allReasons, outputsOf, type StepReason } from './outputs.ts';

/** GitHub keeps ten annotations of a level and step; the tenth counts the rest. */
const MAX_REASONS = 9;

export interface Ending {
  report: GateReport;
  /** False where the workflow does not want the job summary. */
  summary: boolean;
  settings: ReportSettings;
  /** True when the step was told to stop: it then fails whatever the inputs tolerate. */
  cancelled: boolean;
}

/** Tells the ending to everybody who listens, and gives the exit code. */
export function conclude({ report, summary, settings, cancelled }: Ending, runner: Runner): number {
  const told = setOutputs(report, runner);
  if (summary) runner.writeSummary(renderSummary(report, settings));
  annotate(report, runner);
  runner.info(`Outcome: ${report.outcome}`);
  return cancelled || !told || isRed(report) ? 1 : 0;
}

/** False where the outputs could not be written: what follows in the job would read nothing. */
function setOutputs(report: GateReport, runner: Runner): boolean {
  try {
    for (const [name, value] of Object.entries(outputsOf(report))) runner.setOutput(name, value);
    return true;
  } catch (error) {
    runner.annotate('error', `the outputs could not be written: ${String(error)}`);
    return false;
  }
}

function isRed({ outcome, tolerated }: GateReport): boolean {
  return fails(outcome) && !tolerated;
}

/** Whether an outcome fails the step when nothing tolerates it. */
export function fails(outcome: Outcome): boolean {
  return outcome === 'failed' || outcome === 'inconclusive' || outcome === 'error';
}

function annotate(report: GateReport, runner: Runner): void {
  const level = levelOf(report);
  if (level === 'notice') {
    runner.annotate(level, describeSuccess(report));
    return;
  }
  const reasons = allReasons(report);
  for (const reason of reasons.slice(0, MAX_REASONS)) {
    runner.annotate(level, describeReason(reason, report));
  }
  const rest = reasons.length - MAX_REASONS;
  if (rest > 0) {
    runner.annotate(level, `${report.outcome}: ${rest} more reasons, see the job summary`);
  }
}

function levelOf(report: GateReport): 'error' | 'warning' | 'notice' {
  if (fails(report.outcome)) return report.tolerated ? 'warning' : 'error';
  return report.outcome === 'skipped' ? 'warning' : 'notice';
}

function describeReason({ jobId, message }: StepReason, { outcome, runs }: GateReport): string {
  const run = jobId !== '' && runs.length > 1 ? `run ${jobId}: ` : '';
  return `${outcome}: ${run}${message}`;
}

function describeSuccess({ outcome, runs }: GateReport): string {
  const ids = runs.map((run) => run.jobId || run.label);
  const shown = ids.slice(0, 3).join(', ') + (ids.length > 3 ? ` and ${ids.length - 3} more` : '');
  return outcome === 'started'
    ? `started: ${shown} is left to a later step with job-id`
    : `passed: the policy holds for ${shown}`;
}
