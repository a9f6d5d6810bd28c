/** Evaluates the facts of runs by the policy. No other module of the gate decides about a run. */
import { type Circumstances, type Decision, evaluate } from '../../evaluate/evaluate.ts';
import type { Policy } from '../../evaluate/policy.ts';
import type { JudgedRun } from '../../evaluate/rule.ts';
import type { DebriefReport, RunReport } from '../../model/report.ts';
import type { RunRecord } from './run-record.ts';

/** What runs are evaluated by. */
export interface Rules {
  policy: Policy;
  /** `YYYY-MM-DD` in UTC. */
  today: string;
}

/** The facts of a run, or of several as one, and what the policy decides about them. */
export interface Evaluation {
  judged: JudgedRun;
  decision: Decision;
}

/** @param report null if there is no debrief, so that the service's own verdict alone counts */
export function evaluateRun(
  run: RunRecord,
  report: DebriefReport | null,
  rules: Rules,
): Evaluation & { told: RunReport } {
  const judged = {
    report,
    runStatus: run.runStatus,
    ...(run.baseline && { baseline: run.baseline }),
    ...run.evidence,
    ...(run.unread !== null && { unread: run.unread }),
  };
  const decision = evaluateFacts(judged, rules);
  return { judged, decision, told: concludeRun(run, decision, report) };
}

export function evaluateFacts(
  judged: JudgedRun,
  { policy, today }: Rules,
  circumstances: Circumstances = {},
): Decision {
  return evaluate(judged, policy, today, circumstances);
}

/** The report of an evaluated run. */
export function concludeRun(
  run: RunRecord,
  { outcome, reasons, spared, tested }: Decision,
  report: DebriefReport | null,
): RunReport {
  const told = run.conclude(outcome, reasons, report, spared);
  return { ...told, ...(tested.length > 0 && { dropTests: tested }) };
}

/** For each run the p-values of the drops that the gate's other runs were tested for. */
export function otherPValues(all: readonly (Evaluation | null)[]): number[][] {
  const tested = all.map((one) => (one?.decision.tested ?? []).flatMap(({ p }) => p ?? []));
  return tested.map((_, index) => tested.filter((__, at) => at !== index).flat());
}
