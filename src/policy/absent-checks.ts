/** Checks that a policy names and that no run of a gate has. */
import { misspelling } from '../core/text/nearest.ts';
import type { RunReport } from '../report/model.ts';
import { checkNames } from '../report/spared.ts';
import { neverNames, neverRule, spellingsOf } from './rules/never.ts';
import { limitedNames } from './rules/trend.ts';
import { quoteName } from './words.ts';

/**
 * The runs of a gate, with a warning for each check that may never fail and that none of them has, and for
 * each one with limits of its own whose name is nearly that of another: a policy of many agents may name
 * checks that one of them lacks. It stands with the first run that was judged; where none was, nobody knows.
 */
export function warnOfAbsent<Run extends RunReport>(
  runs: readonly Run[],
  { gate = {} }: { gate?: Readonly<Record<string, unknown>> | undefined },
): Run[] {
  const judged = runs.filter(({ spared }) => spared !== null);
  const isAbsent = (name: string) =>
    judged.every((run) => spellingsOf(run, name).length === 0 && !isUnseen(name, run));
  const present = judged.flatMap(checkNames);
  const added = [
    ...neverNames(gate)
      .filter(isAbsent)
      .map(
        (name) =>
          `no run has a check ${quoteName(name)}, so that never was not judged for it: is it spelled as the service spells it?`,
      ),
    ...limitedNames(gate)
      .filter(isAbsent)
      .flatMap((name) => {
        const meant = misspelling(name, present);
        return meant === undefined
          ? []
          : [
              `no run has a check ${quoteName(name)}, so that its limits under trend.checks were not judged: did you mean ${quoteName(meant)}?`,
            ];
      }),
  ];
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
  return reasons.some(({ rule, check }) => rule === neverRule.name && check === name);
}
