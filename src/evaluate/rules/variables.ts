/** Whether a run used the variables that it was started with (contract, section 18). */
import type { JudgedRun, Ruling } from '../rule.ts';

/** Whether the service shows that a call had other variables than those that were sent. */
export function isOfOtherVariables({ usedVariables }: JudgedRun): boolean {
  return (usedVariables?.differing.length ?? 0) > 0;
}

/** A difference is inconclusive, and agreement a note; empty if the service does not show them. */
export function evaluateVariables(run: JudgedRun): Ruling[] {
  const { usedVariables } = run;
  if (usedVariables === undefined) return [];
  return isOfOtherVariables(run)
    ? [{ effect: 'undecided', finding: 'variables-differ', names: usedVariables.differing }]
    : [{ effect: 'note', finding: 'variables-confirmed' }];
}
