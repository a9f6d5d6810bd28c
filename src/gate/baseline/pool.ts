/** The pass rates of several earlier runs as if they were one. */
import { rateOf } from '../../chance/counts.ts';
import { type CheckIdentity, findSame } from '../../core/check-identity.ts';
import { type CheckResult, checkResult } from '../../report/check-facts.ts';
import type { EarlierRun } from './earlier-run.ts';

/**
 * Finds how a check did in several runs. Where any of them has counts, those are added up, and what is no
 * more than a rate has no weight beside them; else each run counts the same.
 *
 * @param runs newest first
 */
export function poolChecks(
  runs: readonly Pick<EarlierRun, 'checks'>[],
): (check: CheckIdentity) => CheckResult {
  const finders = runs.map(({ checks }) => findSame(checks));
  return (check) =>
    poolResults(
      finders.map((find) => {
        const same = find(check);
        return checkResult(
          [same],
          same.map(({ rate }) => rate),
        );
      }),
    );
}

function poolResults(results: readonly CheckResult[]): CheckResult {
  const counted = results.flatMap(({ counts }) => counts ?? []);
  if (counted.length > 0) {
    const counts = {
      passed: sum(counted.map(({ passed }) => passed)),
      evaluated: sum(counted.map(({ evaluated }) => evaluated)),
    };
    return { counts, rate: rateOf(counts) };
  }
  const known = results.flatMap(({ rate }) => rate ?? []);
  return { counts: null, rate: known.length === 0 ? null : sum(known) / known.length };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
