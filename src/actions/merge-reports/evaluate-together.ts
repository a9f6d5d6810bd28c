/** Runs of several reports judged as those of one gate, by the evidence that their reports hold. */
import { type Evaluation, evaluate } from '../../evaluate/evaluate.ts';
import { type Policy, policySchema, VERDICT_ALONE } from '../../evaluate/policy.ts';
import type { GateReport, RunReport } from '../../model/report.ts';
import type { RunFacts } from '../../model/run-facts.ts';
import { runReports } from '../../report/build-report.ts';

/** How the runs are judged. */
export interface Judging {
  /** The policy that the workflow names for all of them; null where the outcomes stand that they have. */
  given: Policy | null;
  /** What judged all of them already: of that only what concerns them together is judged anew. */
  common: Policy | null;
  /** `YYYY-MM-DD` in UTC. */
  today: string;
}

/** The policy by which all of these reports were judged, where they tell it; null where they differ. */
export function commonPolicy(reports: readonly GateReport[]): Policy | null {
  const told = reports.filter(({ runs }) => runs.length > 0).map(({ policy }) => policy.resolved);
  const [first] = told;
  const text = JSON.stringify(first);
  if (told.length < 2 || told.some((one) => JSON.stringify(one) !== text)) return null;
  return policySchema.safeParse(first).data ?? null;
}

/**
 * Evaluates all runs as those of one gate. What a run came to stands if no policy is known, or if its report
 * does not hold the facts that decided.
 */
export function evaluateTogether(
  runs: readonly RunReport[],
  { given, common, today }: Judging,
): { runs: RunReport[]; evaluation: Evaluation } {
  const policy = given ?? common;
  const facts = runs.map((run) => factsOf(run, policy === null));
  const evaluation = evaluate(facts, { policy: policy ?? VERDICT_ALONE, today });
  return { runs: runReports(facts, evaluation), evaluation };
}

/** The facts that a report holds of a run. */
function factsOf(report: RunReport, stands: boolean): RunFacts {
  const { outcome, reasons, exceptions, dropTests, ownChecks, confirmations, ...known } = report;
  const facts = {
    ...known,
    ending: null,
    isStartedHere: false,
    confirmations: [],
    evaluated: null,
  };
  if (outcome === 'started') {
    const message =
      'the run was left to a later step, whose report is missing: merge that report too';
    return {
      ...facts,
      ending: { outcome: 'inconclusive', reasons: [{ rule: 'started', message }] },
    };
  }
  // The report of a confirmed run does not hold what each of its runs reported.
  if (stands || confirmations !== undefined || outcome === 'error') {
    return { ...facts, evaluated: report };
  }
  if (known.report !== null) return facts;
  if (outcome !== 'failed') return { ...facts, ending: { outcome: 'inconclusive', reasons } };
  const message = 'the service wrote no debrief, and by the policy its own verdict decides nothing';
  const ending = { outcome: 'inconclusive' as const, reasons: [{ rule: 'debrief', message }] };
  return { ...facts, ending: { ...ending, isNoted: true } };
}
