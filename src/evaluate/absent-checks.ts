/** Checks that a policy names and that no run of a gate has. */
import type { Stated } from './evaluate-run.ts';
import type { Policy } from './policy.ts';
import type { JudgedRun } from './rule.ts';
import { spellingsOf } from './rules/never.ts';

/** An evaluated run, and its reasons. */
interface Evaluated {
  run: JudgedRun;
  reasons: readonly { rule: string; check?: string | null | undefined }[];
}

/** A warning for each check that may never fail and that none of the evaluated runs has. */
export function absentChecks(evaluated: readonly Evaluated[], { gate }: Policy): Stated[] {
  if (evaluated.length === 0) return [];
  return (gate?.never ?? [])
    .filter((name) =>
      evaluated.every(
        ({ run, reasons }) => spellingsOf(run, name).length === 0 && !isUnseen(name, reasons),
      ),
    )
    .map((check) => ({ rule: 'never', effect: 'warning', finding: 'check-absent', check }));
}

/** True if the results, which may have the check, could not be read, as a reason says already. */
function isUnseen(name: string, reasons: Evaluated['reasons']): boolean {
  return reasons.some(({ rule, check }) => rule === 'never' && check === name);
}
