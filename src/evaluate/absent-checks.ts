/** Checks that a policy names and that no run of a gate has. */
import type { RunReport } from '../model/report.ts';
import { describeRuling } from '../report/words/rulings.ts';
import type { Policy } from './policy.ts';
import { spellingsOf } from './rules/never.ts';

/**
 * The runs of a gate, with a warning for each check that may never fail and that none of them has. The
 * first evaluated run has the warnings; without one nothing is known.
 */
export function warnOfAbsent<Run extends RunReport>(
  runs: readonly Run[],
  { gate }: Pick<Policy, 'gate'>,
): Run[] {
  const judged = runs.filter(({ spared }) => spared !== null);
  const added = (gate?.never ?? [])
    .filter((name) =>
      judged.every((run) => spellingsOf(run, name).length === 0 && !isUnseen(name, run)),
    )
    .map((check) => describeRuling({ effect: 'warning', finding: 'check-absent', check }));
  return runs.map((run) => {
    if (run !== judged[0] || run.spared === null || added.length === 0) return run;
    return {
      ...run,
      spared: { ...run.spared, warnings: [...(run.spared.warnings ?? []), ...added] },
    };
  });
}

/** True where the results, which may have the check, could not be read, as a reason says already. */
function isUnseen(name: string, { reasons }: RunReport): boolean {
  return reasons.some(({ rule, check }) => rule === 'never' && check === name);
}
