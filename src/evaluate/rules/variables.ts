/** Whether a run used the variables that it was started with. */
import type { Reason } from '../reasons.ts';
import type { RuleFacts } from '../view.ts';

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
