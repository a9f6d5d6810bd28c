/** Whether the calls of a run show what the agent does: all of them, graded, with the variables that were sent. */
import { hasEnded } from '../../model/outcome.ts';
import { percentDigits } from '../../text/percent.ts';
import { type CountOrShare, reaches, shareOf } from '../policy-keys.ts';
import type { Reason } from '../reasons.ts';
import type { RuleFacts } from '../view.ts';

/** A run that ended without being completed cannot pass. An unknown status does not say how it ended. */
export function evaluateIncompleteRun(run: RuleFacts, effect: 'inconclusive' | 'judge'): Reason[] {
  const { runStatus: status } = run;
  if (!hasEnded(status) || status === 'COMPLETED') return [];
  const isNoted = effect === 'judge';
  return [
    { effect: isNoted ? 'note' : 'undecided', kind: 'run-ended', status, ...gradedCalls(run) },
  ];
}

function gradedCalls({ callCounts }: RuleFacts) {
  return {
    graded: callCounts?.evaluated ?? null,
    calls: callCounts?.counted ?? callCounts?.total ?? null,
  };
}

export function evaluateGradedCalls(run: RuleFacts, limit: CountOrShare | undefined): Reason[] {
  if (limit === undefined) return [];
  const { graded, calls } = gradedCalls(run);
  const reason = { kind: 'graded-calls', graded, calls, limit } as const;
  const share = shareOf(limit);
  if (graded === null || (share !== null && calls === null)) {
    return [{ effect: 'note', ...reason }];
  }
  if (reaches(graded, calls ?? graded, limit)) return [];
  const value =
    share !== null && calls ? `${percentDigits((100 * graded) / calls, share)}%` : graded;
  return [{ effect: 'undecided', ...reason, value }];
}

/** Whether the service shows that a call had other variables than those that were sent. */
export function differsInVariables({ usedVariables }: RuleFacts): boolean {
  return (usedVariables?.differing.length ?? 0) > 0;
}

/** A difference is inconclusive, and agreement a note; empty if the service does not show them. */
export function evaluateVariables(run: RuleFacts): Reason[] {
  const { usedVariables } = run;
  if (usedVariables === undefined) return [];
  return differsInVariables(run)
    ? [{ effect: 'undecided', kind: 'variables-differ', names: usedVariables.differing }]
    : [{ effect: 'note', kind: 'variables-confirmed' }];
}
