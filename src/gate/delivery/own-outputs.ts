/** The outputs as far as they tell of the step itself, whatever became of its runs. */
import type { Outcome } from '../../core/outcome.ts';
import { oneLine } from '../../core/text/log-line.ts';
import type { GateReport, Reason } from '../../report/model.ts';
import { jsonArray } from '../../step/output-values.ts';

/** One reason must not push all others out. */
const MAX_MESSAGE_CHARS = 2_000;
/** Of a theme's slug, a check's name or a value. */
const MAX_FACT_CHARS = 500;

/** A reason, and what it is a reason for. */
export interface StepReason extends Reason {
  /** Run plan job ID, or empty where the reason is the step's own. */
  jobId: string;
  /** What the run, or the step, came to for this reason. */
  outcome: Outcome;
}

/** The reasons of the step itself. */
export function ownReasons({ outcome, reasons }: GateReport): StepReason[] {
  return reasons.map((reason) => stepReason(reason, '', outcome));
}

export function stepReason(reason: Reason, jobId: string, outcome: Outcome): StepReason {
  const { rule, message, ...facts } = reason;
  const shown = Object.entries(facts).map(([name, fact]) => [
    name,
    typeof fact === 'string' ? oneLine(fact, MAX_FACT_CHARS) : fact,
  ]);
  return {
    rule,
    message: oneLine(message, MAX_MESSAGE_CHARS),
    jobId,
    ...Object.fromEntries(shown),
    outcome,
  };
}

/**
 * Every output of a step that has no run.
 *
 * @param reasons all that are told
 */
export function ownOutputs({ outcome }: GateReport, reasons: readonly StepReason[]) {
  return {
    outcome,
    verdict: '',
    reasons: jsonArray(
      reasons.map(({ outcome, restates, ...reason }) => reason),
      (cut) => ({
        rule: 'cut',
        message: `${cut} more reasons are left out here, see the log or report.json`,
        jobId: '',
      }),
    ),
    'job-id': '',
    'debrief-id': '',
    'debrief-status': '',
    'themes-total': '',
    'themes-high': '',
    'themes-new': '',
    'checks-regressed': '',
    'run-number': '',
    'run-plan-name': '',
    score: '',
    'checks-total': '',
    'checks-failed': '',
    'calls-total': '',
    'calls-passed': '',
    'cost-usd': '',
    'baseline-job-id': '',
    runs: '[]',
    reused: 'false',
    attached: 'false',
    'metric-job-id': '',
  };
}
