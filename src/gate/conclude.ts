/** How a step ends: outputs, job summary, annotations, exit code. */
import type { Outcome } from '../core/outcome.ts';
import { renderSummary } from '../core/report/markdown.ts';
import type { GateReport, ReportSettings } from '../core/report/model.ts';
import type { Runner } from '../runner/runner.ts';
import { annotateEach } from '../step/annotate-each.ts';
import { setOutputs } from '../step/output-values.ts';
import { allReasons, outputsOf, type StepReason } from './outputs.ts';

/** So many IDs fit into an annotation. */
const MAX_NAMES = 100;

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
  const told = setOutputs(outputsOf(report), runner);
  if (summary) runner.writeSummary(renderSummary(report, settings));
  annotate(report, runner);
  if (cancelled && !isRed(report)) {
    runner.annotate(
      'error',
      `the step was cancelled, so it fails although it is ${report.outcome}`,
    );
  }
  runner.info(`Outcome: ${report.outcome}`);
  return cancelled || !told || isRed(report) ? 1 : 0;
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
  const reasons = allReasons(report).map((reason) => describeReason(reason, report));
  annotateEach(level, reasons, runner);
}

function levelOf(report: GateReport): 'error' | 'warning' | 'notice' {
  if (fails(report.outcome)) return report.tolerated ? 'warning' : 'error';
  return report.outcome === 'skipped' ? 'warning' : 'notice';
}

function describeReason({ outcome, jobId, message }: StepReason, { runs }: GateReport): string {
  const run = jobId !== '' && runs.length > 1 ? `run ${jobId}: ` : '';
  return `${outcome}: ${run}${message}`;
}

function describeSuccess({ outcome, runs }: GateReport): string {
  const many = runs.length > 1;
  const names = runs.map(({ jobId, label }) =>
    jobId === '' || many ? jobId || label : `run ${jobId}`,
  );
  const subject = many ? `${runs.length} runs` : names.join('');
  if (outcome === 'passed') return `passed: the policy holds for ${subject}`;
  const list = many ? `: ${listUp(names)}` : '';
  const later = many
    ? 'are left to a later step, which judges them'
    : 'is left to a later step, which judges it';
  return `started: ${subject} ${later} with the input job-id${list}`;
}

function listUp(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
