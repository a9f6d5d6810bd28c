/** A run of a report that further runs confirmed, by a policy that its gate may not have had. */

import { worstOutcome } from '../model/outcome.ts';
import type { RunReport } from '../model/report.ts';
import { evaluateRun } from './evaluate-run.ts';
import type { Policy } from './policy.ts';
import { poolRuns } from './pool.ts';
import { checksBelowThreshold } from './service-verdict.ts';

/**
 * The decision by the pooled facts, since the report does not hold all facts of the further runs, and whether the
 * outcome of the run's gate remains, which may be worse.
 *
 * @param today `YYYY-MM-DD` in UTC
 */
export function evaluateConfirmed(run: RunReport, policy: Policy, today: string) {
  const { checks, ownChecks = checks, callCounts, confirmations = [] } = run;
  const first = { ...run, ...(ownChecks && { checks: ownChecks }) };
  const further = confirmations.map(({ runStatus, checks: own }) => ({
    ...{ report: null, runStatus },
    ...(own && { checks: own }),
  }));
  const pooled = { ...poolRuns(first, further), ...(callCounts && { callCounts }) };
  const decision = evaluateRun(pooled, policy, today, { analyses: 1 + further.length });
  return {
    decision,
    checksBelowThreshold: checksBelowThreshold(pooled, decision.reasons),
    keepsOutcome: worstOutcome([run.outcome, decision.outcome]) === run.outcome,
  };
}
