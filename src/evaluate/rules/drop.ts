/** How far pass rates fell from the baseline, and whether the drops are statistically significant. */

import { findSame } from '../../model/check-facts.ts';
import { countsFrom, sumCounts } from '../../model/counts.ts';
import type { Case, DropTest, Trend } from '../../model/report.ts';
import { percentUnits, UNITS_PER_POINT } from '../../text/percent.ts';
import type { Effect, Reason, Significance } from '../reasons.ts';
import { dropPValue, smallestSignificantDrop } from '../statistics/exact-test.ts';
import { adjustHolm } from '../statistics/holm.ts';
import { stratifiedDropPValue } from '../statistics/stratified-test.ts';
import type { LimitedCheck, PolicyView } from '../view.ts';

/** A check that `max-drop` limits, in percentage points. */
interface Limited {
  check: LimitedCheck;
  limit: number;
}

interface Drop extends Limited {
  /** In billionths of a point. */
  units: number;
  previous: number;
  current: number;
  p: number | null;
  adjustedP: number | null;
  test: DropTest['test'];
}

/**
 * Evaluates every check that `max-drop` limits. A waived check is tested too, so that a waiver never makes
 * the drop of another check significant.
 */
export function evaluateDrops(
  view: PolicyView,
  trend: Trend,
  effectOfMissing: Effect,
): { reasons: Reason[]; tests: DropTest[] } {
  const { checks, cases, waivedChecks, significance, others } = view;
  const limited = checks.flatMap((check): Limited[] => {
    const limit = check.limits['max-drop'];
    return limit === undefined ? [] : [{ check, limit }];
  });
  const finders = cases.map((one) => findSame(one.checks));
  const drops = limited.flatMap((one) => {
    const { id, check: name } = one.check;
    const graded = finders.flatMap((find) => find({ id, name }));
    return dropOf(one, graded, significance) ?? [];
  });
  const adjusted = adjustHolm([...drops.flatMap(({ p }) => p ?? []), ...others.drops]);
  const inOrder = adjusted.values();
  for (const drop of drops) if (drop.p !== null) drop.adjustedP = inOrder.next().value ?? 1;
  const reasons = limited
    .filter(({ check }) => !waivedChecks.has(check.check))
    .flatMap((one) => {
      const drop = drops.find(({ check }) => check === one.check);
      if (drop === undefined) return missing(one, effectOfMissing);
      return isDeep(drop) ? describeDrop(drop, adjusted, view, trend) : [];
    });
  return {
    reasons: [...reasons, ...(significance === null ? [] : noteUntested(drops))],
    tests: drops.map(({ check: { check, id: checkId }, test, p, adjustedP }) => ({
      ...{ check, checkId, test, p, adjustedP },
    })),
  };
}

/** Null for a check that cannot be compared. */
function dropOf(
  { check, limit }: Limited,
  graded: Case['checks'],
  significance: number | null,
): Drop | null {
  const { previous, current } = check;
  if (previous === null || current === null) return null;
  const units = percentUnits(previous) - percentUnits(current);
  const tested = significance === null ? NOT_TESTED : testDrop(check, graded);
  return { check, limit, units, previous, current, adjustedP: null, ...tested };
}

const NOT_TESTED = { p: null, test: 'none' } as const;

/**
 * Tests case by case if the calls report the check on both sides and add up to its counts, else by the
 * counts alone. `casesOf` compares the calls of the baseline with its counts.
 */
function testDrop(
  { counts: { previous, current } }: LimitedCheck,
  graded: Case['checks'],
): Pick<Drop, 'p' | 'test'> {
  if (previous === null || current === null) return NOT_TESTED;
  const sides = graded.map((one) => ({
    current: countsFrom(one.current?.passed, one.current?.evaluated),
    baseline: countsFrom(one.baseline?.passed, one.baseline?.evaluated),
  }));
  const strata = sides.flatMap(({ current: now, baseline }) =>
    now === null || baseline === null ? [] : { current: now, baseline },
  );
  const reported = sumCounts(sides.flatMap((one) => one.current ?? []));
  const isComplete = reported.passed === current.passed && reported.evaluated === current.evaluated;
  const coversHalf =
    2 * sumCounts(strata.map((one) => one.current)).evaluated >= current.evaluated &&
    2 * sumCounts(strata.map((one) => one.baseline)).evaluated >= previous.evaluated;
  return isComplete && coversHalf
    ? { p: stratifiedDropPValue(strata), test: 'stratified' }
    : { p: dropPValue(previous, current), test: 'fisher' };
}

function missing(
  { check: { check, id: checkId, previous }, limit }: Limited,
  effect: Effect,
): Reason {
  const facts = { kind: 'no-rate', check, checkId } as const;
  if (previous !== null) return { ...facts, effect: 'note', side: 'current' };
  return { ...facts, effect, side: 'previous', limit };
}

/** The reason of a drop that is deep enough to fail the gate if it is not noise. */
function describeDrop(
  drop: Drop,
  adjusted: readonly number[],
  { significance, run }: PolicyView,
  trend: Trend,
): Reason {
  const { check, limit, units, previous, current } = drop;
  const { counts } = check;
  const test = significance === null ? undefined : significanceOf(drop, adjusted, significance);
  const isNoise = significance !== null && test && test.adjustedP > significance;
  return {
    effect: isNoise ? 'note' : 'fail',
    compares: true,
    byRates: counts.current === null ? 'verdict' : 'counts',
    kind: 'drop',
    ...{ check: check.check, checkId: check.id, limit, value: units / UNITS_PER_POINT },
    previous: { passRate: previous, counts: counts.previous },
    current: { passRate: current, counts: counts.current },
    ...(test !== undefined && { test }),
    baseline: {
      number: trend.baselineRunNumber,
      runId: trend.baselineRunPlanJobId,
      earlierRuns: Math.max(0, (run.baseline?.pooled.length ?? 0) - 1),
    },
  };
}

function significanceOf(
  { check, p, adjustedP }: Drop,
  adjusted: readonly number[],
  significance: number,
): Significance | null {
  const { previous, current } = check.counts;
  if (p === null || adjustedP === null || previous === null || current === null) return null;
  // Holm compares the smallest p that is not significant with this.
  const left = significance / adjusted.filter((one) => one > significance).length;
  const smallestDrop = smallestSignificantDrop(previous, current.evaluated, left);
  return { p, adjustedP, comparisons: adjusted.length, smallestDrop };
}

/** Without counts a drop may be as deep as the limit; with counts it has to be smaller. */
function isDeep({ check: { counts }, limit, units }: Drop): boolean {
  const isCounted = counts.previous !== null && counts.current !== null;
  return units > percentUnits(limit) || (isCounted && units > 0 && units === percentUnits(limit));
}

/** Drops that the policy allows by their rates, although without counts they could not be tested. */
function noteUntested(drops: readonly Drop[]): Reason[] {
  const untested = drops.filter((drop) => drop.units > 0 && drop.p === null && !isDeep(drop));
  const checks = untested.map(({ check }) => check.check);
  return checks.length === 0 ? [] : [{ effect: 'note', kind: 'not-tested', checks }];
}
