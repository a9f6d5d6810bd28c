/** One of the reports that are merged, as it counts beside the others. */

import { MAX_COST_RULE } from '../../evaluate/max-cost.ts';
import { type Outcome, type RunOutcome, worstOutcome } from '../../model/outcome.ts';
import type { GateReport, Reason, RunReport } from '../../model/report.ts';
import { gateFindings } from '../../report/build-report.ts';
import { formatList } from '../../report/format.ts';
import { gateOf } from './attempts.ts';
import { evaluateTogether, type Judging } from './evaluate-together.ts';
import type { GivenReport } from './read-reports.ts';

const MAX_PLANS = 3;

/** What a report brings into the merged one. */
export interface MergePart {
  report: GateReport;
  /** Its runs, as they are judged now. */
  runs: RunReport[];
  /** A run that stands for a report without any; none where nothing was to be tested. */
  standIns: RunReport[];
  /** Reasons that are of no run. */
  reasons: Reason[];
  /** What it came to by more than its runs; null where these say all. */
  outcome: RunOutcome | null;
  notes: string[];
}

/** What a report is called by in the log and in words. */
export function reportName({ report, path }: GivenReport): string {
  const plans = new Set(report.runs.map(({ about, label }) => about?.planName ?? label));
  return gateOf(report) || formatList([...plans], MAX_PLANS) || path;
}

/**
 * @param runs those of the report, as they are judged now
 * @param isAlone whether no other report is merged with it, so that it needs no name
 */
export function partOf(
  given: GivenReport,
  runs: RunReport[],
  isAlone: boolean,
  judging: Judging,
): MergePart {
  const { report } = given;
  const lead = isAlone ? '' : `${reportName(given)}: `;
  const policy = judging.given ?? judging.common;
  const notes = ownNotes(report, judging).map((note) => lead + note);
  if (runs.length === 0) return withoutRuns(given, lead, notes);
  // With a policy the cost is judged of all runs together.
  const reasons = report.reasons.filter(({ rule }) => policy === null || rule !== MAX_COST_RULE);
  const isByRuns = judging.given !== null || (judging.common !== null && isExplained(report));
  return {
    report,
    runs,
    standIns: [],
    reasons: reasons.map((reason) => ({ ...reason, message: lead + reason.message })),
    outcome: isByRuns && reasons.length === 0 ? null : runOutcomeOf(report.outcome),
    notes,
  };
}

/** Whether a report came to what its runs and their cost came to. */
function isExplained({ outcome, runs, reasons }: GateReport): boolean {
  const isTooDear = reasons.some(({ rule }) => rule === MAX_COST_RULE);
  const outcomes = [...runs.map((run) => run.outcome), ...(isTooDear ? ['failed' as const] : [])];
  return worstOutcome(outcomes) === outcome;
}

/** An ending before any run: a run stands for it, but where nothing was to be tested. */
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

/** A run that there is not, so that its lack is told as that of a run. */
export function standInFor(label: string, outcome: RunOutcome, reasons: Reason[]): RunReport {
  return {
    jobId: '',
    label,
    outcome,
    reasons,
    notes: [],
    runStatus: null,
    debrief: null,
    report: null,
    exceptions: null,
  };
}

/** Notes on a cost that is evaluated again are left out. */
function ownNotes({ notes, runs }: GateReport, judging: Judging): string[] {
  const ofCost = gateFindings(evaluateTogether(runs, judging).evaluation).notes;
  return notes.filter((note) => !ofCost.includes(note));
}

/** Nobody has judged what was only started. */
function runOutcomeOf(outcome: Outcome): RunOutcome {
  if (outcome === 'started') return 'inconclusive';
  return outcome === 'skipped' ? 'passed' : outcome;
}
