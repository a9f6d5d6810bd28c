/** Evaluates the runs of several reports as those of one gate, from the facts in the reports. */
import { type Evaluation, evaluate } from '../../evaluate/evaluate.ts';
import { type Policy, policySchema } from '../../evaluate/policy.ts';
import { VERDICT_ALONE } from '../../inputs/gate/policy-file.ts';
import type { GateReport, RunReport } from '../../model/report.ts';
import type { RunFacts } from '../../model/run-facts.ts';
import { runReports } from '../../report/build-report.ts';

/** The policies that may evaluate the runs. */
export interface MergePolicy {
  /** The input `policy`; null if the outcomes in the reports apply. */
  given: Policy | null;
  /** The policy of all reports; it evaluates what concerns their runs together. */
  common: Policy | null;
  /** `YYYY-MM-DD` in UTC. */
  today: string;
}

/** The policy that all of these reports have; null if they differ or do not show it. */
export function commonPolicy(reports: readonly GateReport[]): Policy | null {
  const resolved = reports.filter(({ runs }) => runs.length > 0).map((one) => one.policy.resolved);
  const texts = new Set(resolved.map((one) => JSON.stringify(one)));
  if (resolved.length < 2 || texts.size > 1) return null;
  return policySchema.safeParse(resolved[0]).data ?? null;
}

/**
 * Evaluates all runs as those of one gate. The outcome of a run remains if no policy is known, or if its report
 * does not hold the facts that decided.
 */
export function evaluateTogether(
  runs: readonly RunReport[],
  { given, common, today }: MergePolicy,
): { runs: RunReport[]; evaluation: Evaluation } {
  const policy = given ?? common;
  const facts = runs.map((run) => factsOf(run, policy === null));
  const evaluation = evaluate(facts, { policy: policy ?? VERDICT_ALONE, today });
  return { runs: runReports(facts, evaluation), evaluation };
}

/** The facts that a report holds of a run. */
function factsOf(report: RunReport, remains: boolean): RunFacts {
  const { outcome, reasons, exceptions, dropTests, ownChecks, confirmations, ...known } = report;
  const facts = { ...known, ending: null, isStartedHere: false, confirmations: [] };
  const inconclusive = (rule: string, message: string, isNoted = false): RunFacts => {
    const ending = { outcome: 'inconclusive', reasons: [{ rule, message }], isNoted } as const;
    return { ...facts, evaluated: null, ending };
  };
  if (outcome === 'started') {
    const message =
      'the run was left to a later step, whose report is missing: merge that report too';
    return inconclusive('started', message);
  }
  // The report of a confirmed run does not hold the facts of each of its runs.
  if (remains || confirmations !== undefined || outcome === 'error') {
    return { ...facts, evaluated: report };
  }
  if (known.report !== null) return { ...facts, evaluated: null };
  if (outcome === 'failed') {
    const message =
      'the service wrote no debrief, and by the policy its own verdict decides nothing';
    return inconclusive('debrief', message, true);
  }
  return { ...facts, evaluated: null, ending: { outcome: 'inconclusive', reasons } };
}
