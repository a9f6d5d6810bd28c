/** The rule `scenario`: cases that fail now and did not before. */

import { CASE_STATUSES, type Case, type CaseStatus } from '../../model/cases.ts';
import { countsFrom, rateOf } from '../../model/counts.ts';
import type { Reason } from '../reasons.ts';
import { dropPValue } from '../statistics/exact-test.ts';
import { adjustTests } from '../statistics/holm.ts';
import type { TrendSettings } from '../trend-settings.ts';
import type { PolicyView } from '../view.ts';

/**
 * The cases with their statuses and p-values, the worst first. Cases with impossible counts are left out, and
 * so are impossible counts of the baseline.
 *
 * @param significance highest p of a significant drop; null if every drop counts
 * @param otherPValues the p of the cases of the gate's other runs, which are tested at the same time
 */
export function evaluateCases(
  all: readonly Case[],
  significance: number | null,
  otherPValues: readonly number[],
): Case[] {
  const cases = all.flatMap((one) => {
    const counts = countsFrom(one.passed, one.evaluated);
    const baseline = countsFrom(one.baseline?.passed, one.baseline?.evaluated);
    const p = counts && baseline && dropPValue(baseline, counts);
    return counts === null ? [] : { ...one, baseline, p };
  });
  const adjusted = adjustTests(cases, otherPValues);
  return cases
    .map((one, index) => {
      const adjustedP = adjusted[index] ?? null;
      return { ...one, adjustedP, status: statusOf(one, adjustedP, significance) };
    })
    .toSorted(
      (a, b) =>
        CASE_STATUSES.indexOf(a.status) - CASE_STATUSES.indexOf(b.status) ||
        (a.adjustedP ?? 2) - (b.adjustedP ?? 2) ||
        rateOf(a) - rateOf(b),
    );
}

function statusOf(one: Case, adjustedP: number | null, significance: number | null): CaseStatus {
  const { baseline, passed, evaluated } = one;
  const hasFallen = baseline !== null && rateOf(one) < rateOf(baseline);
  if (hasFallen && (significance === null || (adjustedP ?? 1) <= significance)) {
    return 'now failing';
  }
  if (passed < evaluated) return 'failing';
  return baseline !== null && baseline.passed < baseline.evaluated ? 'now passing' : 'passing';
}

export function evaluateScenarios(
  { cases, significance }: PolicyView,
  { scenarios = 'warn' }: TrendSettings = {},
): Reason[] {
  if (scenarios === 'off') return [];
  const effect = scenarios === 'fail' ? 'fail' : 'warning';
  return cases
    .filter(({ status }) => status === 'now failing')
    .map(({ id, passed, evaluated, adjustedP, ...one }) => ({
      ...{ effect, kind: 'scenario', compares: true },
      ...{ scenario: one.scenario, scenarioId: one.scenarioId ?? null },
      ...{ persona: one.persona, agent: one.agent, baseline: one.baseline },
      adjustedP: significance && adjustedP,
      case: id,
      current: { passed, evaluated },
    }));
}
