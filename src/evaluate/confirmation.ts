/** When a further run may turn a failure by rates into a pass (contract, section 19.6). */

import { type CheckIdentity, isSameCheck } from '../model/check-identity.ts';
import { countsFrom } from '../model/counts.ts';
import type { Reason } from '../model/report.ts';
import { hasEnded } from '../model/run-status.ts';
import type { NotConfirming } from '../report/words/confirmation.ts';
import type { Decision } from './evaluate.ts';
import type { JudgedRun } from './rule.ts';
import { failuresOf } from './service-verdict.ts';

/** A run and what it came to by itself. */
interface Evaluated {
  judged: JudgedRun;
  decision: Decision;
}

/**
 * Why a further run cannot decide about the failure of the first one, which then stands; null if it can:
 * it completed, was evaluated, and has counts for every check that failed before.
 */
export function whyNotConfirming(first: Evaluated, further: Evaluated): NotConfirming | null {
  const { judged, decision } = further;
  const { runStatus, checks = [] } = judged;
  if (decision.outcome === 'inconclusive') return 'inconclusive';
  if (hasEnded(runStatus) && runStatus !== 'COMPLETED') return { ended: runStatus };
  const counted = checks.filter(({ passed, evaluated }) => countsFrom(passed, evaluated) !== null);
  const uncounted = failedChecks(first).filter(
    (failed) => !counted.some((check) => isSameCheck(failed, check)),
  );
  return uncounted.length === 0 ? null : { uncounted: uncounted.map(({ name }) => name) };
}

/** The checks that failed, by the policy or by the service. */
function failedChecks({ judged, decision }: Evaluated): CheckIdentity[] {
  const named = [...decision.reasons, ...failuresOf(judged)].flatMap(({ check }) => check ?? []);
  return [...new Set(named)].flatMap((name): CheckIdentity[] => {
    const same = (judged.checks ?? []).filter((check) => isSameCheck({ id: null, name }, check));
    return same.length > 0 ? same : [{ id: null, name }];
  });
}

/** What fails in a further run and is no matter of counts, so that it fails the gate. */
export function otherFailures(further: Evaluated, pooled: Decision): Reason[] {
  const isKnown = (one: Reason) =>
    pooled.reasons.some(
      ({ rule, message, check }) =>
        rule === one.rule &&
        (message === one.message || (check !== undefined && check === one.check)),
    );
  return (further.decision.beyondCounts ?? []).filter((reason) => !isKnown(reason));
}
