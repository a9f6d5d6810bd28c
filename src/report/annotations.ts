/** The annotations of a gate. */
import { fails } from '../model/outcome.ts';
import type { GateReport, RunReport } from '../model/report.ts';
import { oldBaselines } from './baseline-words.ts';
import { formatList, MAX_IDS, nameRun, shortIds } from './format.ts';
import { openingOf } from './opening.ts';
import { titleOf } from './outcome-words.ts';
import { allReasons, type StepReason } from './outputs.ts';

/** The reasons, or the result if there are none, and the warnings. */
export function annotationsOf(report: GateReport) {
  const { runs } = report;
  const level = levelOf(report);
  const warnings = [
    ...policyWarnings(runs),
    ...oldBaselines(runs),
    ...(fails(report.outcome) ? startedRuns(runs) : []),
  ];
  if (level === 'notice') {
    const result = report.policy.isTrial ? titleOf(report).title : describeSuccess(report);
    return { level, reasons: [result], warnings };
  }
  const all = allReasons(report);
  // Of a policy on trial, only unreadable files fail the step.
  const isUnread = report.policy.isTrial && report.outcome === 'error';
  const reasons = isUnread ? all.filter(({ outcome }) => outcome === 'error') : all;
  return { level, reasons: reasons.map((reason) => describeReason(reason, runs)), warnings };
}

function levelOf({ outcome, tolerated, policy, reasons }: GateReport) {
  if (fails(outcome)) {
    if (!tolerated) return 'error';
    return policy.isTrial ? 'notice' : 'warning';
  }
  const isWanted = reasons.some(({ rule }) => rule === 'dry-run' || rule === 'paths');
  return outcome === 'skipped' && !isWanted ? 'warning' : 'notice';
}

function describeReason(reason: StepReason, runs: readonly RunReport[]): string {
  const { outcome, jobId, message, rule } = reason;
  const run = runs.length > 1 ? runs.find((one) => jobId !== '' && one.jobId === jobId) : undefined;
  const lead = run === undefined ? '' : `${nameRun(run)}: `;
  // The IDs in an input and its error are copied.
  return `${outcome}: ${lead}${rule === 'input' ? message : shortIds(message)}`;
}

function describeSuccess(report: GateReport): string {
  const { outcome, reasons, runs } = report;
  const why = shortIds(reasons.map(({ message }) => message).join('; '));
  if (outcome === 'skipped') return `skipped: ${why}`;
  if (outcome === 'started') return `started: ${describeStarted(runs)}`;
  const subject = runs.length > 1 ? `${runs.length} runs` : runs.map(nameRun).join('');
  return `passed: ${subject}: ${openingOf(report).line}`;
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

/** The warnings of the policy; those of several runs name the run. */
function policyWarnings(runs: readonly RunReport[]): string[] {
  return runs.flatMap((run) => {
    const lead = runs.length > 1 ? `${nameRun(run)}: ` : '';
    return (run.exceptions?.warnings ?? []).map(({ message }) => lead + shortIds(message));
  });
}
