/** The annotations of a gate. */
import { fails } from '../model/outcome.ts';
import type { GateReport, RunReport } from '../model/report.ts';
import { oneLine } from '../text/log-line.ts';
import { oldBaselines } from './baseline.ts';
import { formatCounted, formatList } from './format.ts';
import { describePassed, isBareVerdict, missedLine } from './opening.ts';
import { triedOn } from './outcome-words.ts';
import { allReasons, type StepReason } from './outputs.ts';
import { PLAIN } from './voice.ts';

const MAX_FACTS_CHARS = 1_000;

/** So many IDs fit into an annotation in addition to the reason. */
export const MAX_IDS = 100;

export interface Annotations {
  /** Of the reasons. */
  level: 'error' | 'warning' | 'notice';
  reasons: string[];
  warnings: string[];
}

/** The reasons, or the result if there are none, and the warnings. */
export function annotationsOf(report: GateReport): Annotations {
  const { runs } = report;
  const level = levelOf(report);
  const warnings = [
    ...policyWarnings(runs),
    ...oldBaselines(runs),
    ...(fails(report.outcome) ? startedRuns(runs) : []),
  ];
  if (level === 'notice') {
    const result = fails(report.outcome) ? describeTrial(report) : describeSuccess(report);
    return { level, reasons: [result], warnings };
  }
  const all = allReasons(report);
  // Of a policy on trial, only unreadable files fail the step.
  const isUnread = report.policy.isTrial && report.outcome === 'error';
  const reasons = isUnread ? all.filter(({ outcome }) => outcome === 'error') : all;
  return { level, reasons: reasons.map((reason) => describeReason(reason, runs)), warnings };
}

function levelOf({ outcome, tolerated, policy, reasons }: GateReport): Annotations['level'] {
  if (fails(outcome)) {
    if (!tolerated) return 'error';
    return policy.isTrial ? 'notice' : 'warning';
  }
  const isWanted = reasons.some(({ rule }) => rule === 'dry-run' || rule === 'paths');
  return outcome === 'skipped' && !isWanted ? 'warning' : 'notice';
}

/** A reason that only names the verdict is completed by the checks below their thresholds. */
function describeReason(reason: StepReason, runs: readonly RunReport[]): string {
  const { outcome, jobId, message } = reason;
  const lead = jobId !== '' && runs.length > 1 ? `run ${jobId}: ` : '';
  const run = runs.find((one) => one.jobId === jobId);
  const isIncomplete =
    isBareVerdict(reason) && run?.reasons.every(({ check }) => check === undefined);
  const missed = run && isIncomplete ? missedLine(run, PLAIN) : '';
  const facts = missed === '' ? message : `THRESHOLD_FAILED: ${oneLine(missed, MAX_FACTS_CHARS)}`;
  return `${outcome}: ${lead}${facts}`;
}

function describeSuccess({ outcome, reasons, runs }: GateReport): string {
  if (outcome === 'skipped') return `skipped: ${reasons.map(({ message }) => message).join('; ')}`;
  if (outcome === 'started') return `started: ${describeStarted(runs)}`;
  const subject = runs.length > 1 ? `${runs.length} runs` : runs.map(nameOf).join('');
  const facts = describePassed(runs) ?? 'The verdict is PASSED.';
  return `passed: ${subject}: ${facts}${describeExcused(runs)}`;
}

/** E.g. `run 7f0c… is left to a later step, which evaluates it with the input job-id`. */
function describeStarted(runs: readonly RunReport[]): string {
  const names = runs.map(({ jobId, label }) => jobId || label);
  return names.length > 1
    ? `${names.length} runs are left to a later step, which evaluates them with the input job-id: ${formatList(names, MAX_IDS)}`
    : `run ${names.join('')} is left to a later step, which evaluates it with the input job-id`;
}

/** Runs that continue although the gate fails: they may be making calls. */
function startedRuns(runs: readonly RunReport[]): string[] {
  const started = runs.filter(({ outcome, reused }) => outcome === 'started' && reused !== true);
  return started.length === 0 ? [] : [describeStarted(started)];
}

/** The exceptions that a passed gate is based on. */
function describeExcused(runs: readonly RunReport[]): string {
  const all = runs.flatMap(({ exceptions }) => exceptions ?? []);
  const waived = all.flatMap((one) => one.waived).length;
  const known = all.flatMap((one) => one.known).length;
  const parts = [
    ...(waived > 0
      ? [formatCounted(waived, 'theme or check waived', 'themes and checks waived')]
      : []),
    ...(known > 0 ? [formatCounted(known, 'persistent theme')] : []),
  ];
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

function describeTrial({ runs, policy }: GateReport): string {
  const count = runs.filter(({ outcome }) => outcome !== 'passed').length;
  return `policy-check: ${count} of ${formatCounted(runs.length, triedOn(runs))} would not pass by ${policy.path ?? 'the verdict alone, since there is no policy file'}`;
}

/** The warnings of the policy; those of several runs name the run. */
function policyWarnings(runs: readonly RunReport[]): string[] {
  return runs.flatMap((run) => {
    const lead = runs.length > 1 ? `${nameOf(run)}: ` : '';
    return (run.exceptions?.warnings ?? []).map(({ message }) => lead + message);
  });
}

function nameOf({ jobId, label }: RunReport): string {
  return jobId === '' ? label : `run ${jobId}`;
}
