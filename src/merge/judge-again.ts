/** Runs judged anew, by the evidence that their reports hold. */
import { evaluate } from '../policy/evaluate.ts';
import type { Policy } from '../policy/policy.ts';
import type { RunReport } from '../report/model.ts';

/**
 * What a policy makes of a run. One that could not be judged stays as it is, unless the service's own
 * verdict alone is against it.
 *
 * @param today `YYYY-MM-DD` in UTC
 */
export function judgeAgain(run: RunReport, policy: Policy, today: string): RunReport {
  const isJudged = run.report !== null;
  const isByVerdict = run.runVerdict?.passed === false && run.outcome !== 'error';
  if (!isJudged && !isByVerdict) return run;
  const { outcome, reasons, spared } = evaluate(run, policy, today);
  if (isJudged || outcome === 'failed') return { ...run, outcome, reasons, spared };
  if (run.outcome !== 'failed') return run;
  const message = 'the service wrote no debrief, and by the policy its own verdict decides nothing';
  return { ...run, outcome: 'inconclusive', reasons: [{ rule: 'debrief', message }], spared: null };
}
