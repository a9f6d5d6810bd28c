/** How a step ends: outputs, job summary, annotations, exit code. */
import type { Outcome } from '../core/outcome.ts';
import { renderSummary } from '../core/report/markdown.ts';
import type { GateReport, ReportSettings } from '../core/report/model.ts';
import type { Runner } from '../runner/runner.ts';
import { allReasons, outputsOf, type StepReason } from './outputs.ts';

/** GitHub keeps so many annotations of a level and step. */
const MAX_ANNOTATIONS = 10;
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
  const told = setOutputs(report, runner);
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

/** False where the outputs could not be written: what follows in the job would read nothing. */
function setOutputs(report: GateReport, runner: Runner): boolean {
  try {
    for (const [name, value] of Object.entries(outputsOf(report))) runner.setOutput(name, value);
    return true;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    runner.annotate(
      'error',
      `the outputs could not be written, so later steps cannot read them: ${why}. GITHUB_OUTPUT has to name a file that this step may append to`,
    );
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
  const reasons = allReasons(report).map((reason) => describeReason(reason, report));
  const whole = reasons.length > MAX_ANNOTATIONS ? MAX_ANNOTATIONS - 1 : MAX_ANNOTATIONS;
  for (const reason of reasons.slice(0, whole)) runner.annotate(level, reason);
  const rest = reasons.slice(whole);
  if (rest.length === 0) return;
  const title = `${rest.length} more reasons`;
  runner.annotate(level, [`${title}, all of them in the log:`, ...rest].join('\n'));
  runner.group(title, rest);
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
