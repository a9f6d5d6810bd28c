/** One of the reports that are merged, and its share of the merged report. */

import { MAX_COST_RULE } from '../../evaluate/max-cost.ts';
import { type Outcome, type RunOutcome, worstOutcome } from '../../model/outcome.ts';
import type { GateReport, Reason, RunReport } from '../../model/report.ts';
import { endedRun } from '../../model/run-facts.ts';
import { formatList } from '../../report/format.ts';
import { gateOf } from './attempts.ts';
import type { MergePolicy } from './evaluate-together.ts';
import type { GivenReport } from './read-reports.ts';

const MAX_PLANS = 3;

export interface MergePart {
  report: GateReport;
  /** Its runs as they are evaluated now. */
  runs: RunReport[];
  /** Runs in place of those that a report does not have. */
  standIns: RunReport[];
  /** Reasons that are of no run. */
  reasons: Reason[];
  /** The outcome of the gate if its runs do not explain it; else null. */
  outcome: RunOutcome | null;
  notes: string[];
}

/** The name of a report in the log and in messages. */
export function reportName({ report, path }: GivenReport): string {
  const plans = new Set(report.runs.map(({ about, label }) => about?.planName ?? label));
  return gateOf(report) || formatList([...plans], MAX_PLANS) || path;
}

/**
 * @param runs those of the report, as they are evaluated now
 * @param isAlone whether no other report is merged with it, so that it needs no name
 */
export function partOf(
  given: GivenReport,
  runs: RunReport[],
  isAlone: boolean,
  { given: policy, common }: MergePolicy,
): MergePart {
  const { report } = given;
  const lead = isAlone ? '' : `${reportName(given)}: `;
  const notes = report.notes.map((note) => lead + note);
  if (runs.length === 0) return withoutRuns(given, lead, notes);
  const isEvaluated = policy !== null || common !== null;
  // A policy evaluates the cost of all runs together.
  const reasons = report.reasons.filter(({ rule }) => !isEvaluated || rule !== MAX_COST_RULE);
  const isByRuns = policy !== null || (common !== null && isExplained(report));
  return {
    ...{ report, runs, standIns: [], notes },
    reasons: reasons.map((reason) => ({ ...reason, message: lead + reason.message })),
    outcome: isByRuns && reasons.length === 0 ? null : runOutcomeOf(report.outcome),
  };
}

/** Whether the runs of a report and their cost explain its outcome. */
function isExplained({ outcome, runs, reasons }: GateReport): boolean {
  const cost = reasons.filter(({ rule }) => rule === MAX_COST_RULE).map(() => 'failed' as const);
  return worstOutcome([...runs.map((run) => run.outcome), ...cost]) === outcome;
}

/** A report that ended before any run. */
function withoutRuns(given: GivenReport, lead: string, notes: string[]): MergePart {
  const { report } = given;
  const part = { report, runs: [], reasons: [], outcome: null };
  if (report.outcome === 'skipped') {
    const why = report.reasons.map(({ message }) => `${lead}skipped, since ${message}.`);
    return { ...part, standIns: [], notes: [...notes, ...why] };
  }
  const isUntested = report.outcome === 'passed' || report.outcome === 'started';
  const message = 'the report holds no run, so nothing was tested';
  const standIn = isUntested
    ? standInFor(reportName(given), 'inconclusive', [{ rule: 'report', message }])
    : standInFor(reportName(given), report.outcome, report.reasons);
  return { ...part, standIns: [standIn], notes };
}

/** A run in place of one that is missing. */
export function standInFor(label: string, outcome: RunOutcome, reasons: Reason[]): RunReport {
  const { jobId, notes, runStatus, debrief, report } = endedRun(label, {
    outcome: 'error',
    reasons,
  });
  return { jobId, label, outcome, reasons, notes, runStatus, debrief, report, exceptions: null };
}

/** Runs that were only started have no result. */
function runOutcomeOf(outcome: Outcome): RunOutcome {
  if (outcome === 'started') return 'inconclusive';
  return outcome === 'skipped' ? 'passed' : outcome;
}
