/** When a further run may turn a failure by rates into a pass. */

import { type CheckIdentity, eachCheckOnce, isSameCheck } from '../model/check-facts.ts';
import { countsFrom } from '../model/counts.ts';
import { hasEnded } from '../model/outcome.ts';
import type { RunFacts } from '../model/run-facts.ts';
import { failuresOf } from '../model/run-failures.ts';
import type { Decision } from './evaluate-run.ts';
import type { NotConfirming, RuleReason } from './reasons.ts';
import type { RuleFacts } from './view.ts';

/**
 * Why a further run cannot decide about the failure of the first one; null if it can: it completed, was
 * evaluated, and both runs have counts for every check that failed before.
 *
 * @param decision of the first run
 * @param own the further run's decision; null if it was not evaluated
 */
export function whyNotConfirming(
  first: RuleFacts,
  decision: Decision,
  further: RuleFacts,
  own: Decision | null,
): NotConfirming | null {
  const { runStatus } = further;
  if (own === null) return 'not-evaluated';
  if (own.outcome === 'inconclusive') return 'inconclusive';
  if (hasEnded(runStatus) && runStatus !== 'COMPLETED') return { ended: runStatus };
  const uncounted = failedChecks(first, decision).filter(
    (one) => !hasCounts(one, first) || !hasCounts(one, further),
  );
  return uncounted.length === 0 ? null : { uncounted: uncounted.map(({ name }) => name) };
}

/** Whether the calls of a further run can be added to those of every check that failed in this one. */
export function canBePooled(run: RuleFacts, decision: Decision): boolean {
  return failedChecks(run, decision).every((failed) => hasCounts(failed, run));
}

function hasCounts(failed: CheckIdentity, run: RuleFacts): boolean {
  return (run.checks ?? []).some(
    (check) => isSameCheck(failed, check) && countsFrom(check.passed, check.evaluated) !== null,
  );
}

/** The checks that failed, by the policy or by the service. */
function failedChecks(run: RuleFacts, { reasons }: Decision): CheckIdentity[] {
  const named = [...reasons, ...failuresOf(run)].flatMap(({ check: name, checkId: id }) =>
    name ? { id, name } : [],
  );
  return eachCheckOnce(named).flatMap((failed): CheckIdentity[] => {
    const same = (run.checks ?? []).filter((check) => isSameCheck(failed, check));
    return same.length > 0 ? same : [failed];
  });
}

/** The fields of a reason that say what it is about. */
const SUBJECT =
  'rule kind check checkId theme case measure statistic side direction severity'.split(' ');

/** The pooled decision, failed by everything else that fails in a further run. */
export function withFailuresOf(
  { jobId }: Pick<RunFacts, 'jobId'>,
  own: Decision | null,
  pooled: Decision,
): Decision {
  const subjectOf = (reason: RuleReason) => JSON.stringify(reason, SUBJECT);
  const known = new Set(
    pooled.reasons.filter(({ effect }) => effect === 'fail').map((one) => subjectOf(one)),
  );
  const others = (own?.reasons ?? []).filter(
    (one) => one.effect === 'fail' && one.byRates !== 'counts' && !known.has(subjectOf(one)),
  );
  if (others.length === 0) return pooled;
  const reasons = [...pooled.reasons, ...others.map((one) => ({ ...one, inRun: jobId }))];
  return { ...pooled, outcome: 'failed', byRatesAlone: false, reasons };
}
