/** How far pass rates fell from the baseline, and whether the drops are statistically significant. */

import { findSame } from '../../../model/check-facts.ts';
import { type Counts, countsFrom, sumCounts } from '../../../model/counts.ts';
import type { Case, DropTest, Trend } from '../../../model/report.ts';
import { percentUnits, unitsToPercent } from '../../../text/percent.ts';
import type { Reason, Significance } from '../../reasons.ts';
import { dropPValue, smallestSignificantDrop } from '../../statistics/exact-test.ts';
import { adjustHolm, significanceLeft } from '../../statistics/holm.ts';
import { stratifiedDropPValue } from '../../statistics/stratified-test.ts';
import type { LimitedCheck, PolicyView } from '../../view.ts';

/** A drop between two known pass rates. */
interface Drop {
  check: LimitedCheck;
  /** In percentage points. */
  limit: number;
  /** In billionths of a point. */
  units: number;
  previous: number;
  current: number;
  /** Null if it is not tested. */
  p: number | null;
  test: DropTest['test'];
  /** True if the results of single calls contradict the counts. */
  isContradicted?: boolean;
}

export interface Drops {
  reasonOf: ReadonlyMap<LimitedCheck, Reason>;
  tests: DropTest[];
  notes: Reason[];
}

/**
 * Evaluates every check that `max-drop` limits. A waived check is tested too, so that a waiver never makes
 * the drop of another check significant.
 */
export function evaluateDrops(view: PolicyView, trend: Trend, needsBaseline: boolean): Drops {
  const { significance, others } = view;
  const limited = view.checks.flatMap((check) => {
    const limit = check.limits['max-drop'];
    return limit === undefined ? [] : { check, limit };
  });
  const finders = view.cases.map(({ checks }) => findSame(checks));
  const drops = limited.flatMap(({ check, limit }) => {
    const graded = finders.flatMap((find) => find({ id: check.id, name: check.check }));
    return dropOf(check, limit, graded, significance) ?? [];
  });
  const tested = drops.flatMap((drop) => (drop.p === null ? [] : { drop, p: drop.p }));
  const adjusted = adjustHolm([...tested.map(({ p }) => p), ...others.drops]);
  const testOf = new Map(
    tested.map(({ drop, p }, index) => {
      const left = significanceLeft(adjusted, significance ?? 1);
      return [drop, significanceOf(drop, p, adjusted[index] ?? 1, adjusted.length, left)];
    }),
  );
  const compared = new Set(drops.map(({ check }) => check));
  return {
    reasonOf: new Map([
      ...limited
        .filter(({ check }) => !compared.has(check))
        .map(({ check, limit }) => [check, missing(check, limit, needsBaseline)] as const),
      ...drops.filter(isDeep).map((drop) => {
        const test = significance === null ? undefined : (testOf.get(drop) ?? null);
        return [drop.check, describeDrop(drop, test, view, trend)] as const;
      }),
    ]),
    tests: drops.map((drop) => ({
      ...{ check: drop.check.check, checkId: drop.check.id, test: drop.test, p: drop.p },
      adjustedP: testOf.get(drop)?.adjustedP ?? null,
    })),
    notes: [
      ...noteOn('not-tested', significance === null ? [] : drops.filter(isUncounted)),
      ...noteOn(
        'calls-contradict',
        drops.filter(({ isContradicted }) => isContradicted),
      ),
    ],
  };
}

/** Null for a check that cannot be compared. */
function dropOf(
  check: LimitedCheck,
  limit: number,
  graded: Case['checks'],
  significance: number | null,
): Drop | null {
  const { previous, current } = check;
  if (previous === null || current === null) return null;
  const units = percentUnits(previous) - percentUnits(current);
  const tested = significance === null ? NOT_TESTED : testDrop(check, graded);
  return { check, limit, units, previous, current, ...tested };
}

const NOT_TESTED = { p: null, test: 'none' } as const;

/**
 * Tests case by case if the calls report the check on both sides and do not contradict its counts, else
 * by the counts alone.
 */
function testDrop(
  { counts: { previous, current } }: LimitedCheck,
  graded: Case['checks'],
): Pick<Drop, 'p' | 'test' | 'isContradicted'> {
  if (previous === null || current === null) return NOT_TESTED;
  const sides = graded.map((one) => ({
    current: countsFrom(one.current?.passed, one.current?.evaluated),
    baseline: countsFrom(one.baseline?.passed, one.baseline?.evaluated),
  }));
  const strata = sides.flatMap(({ current: now, baseline }) =>
    now === null || baseline === null ? [] : { current: now, baseline },
  );
  const isContradicted =
    !isPartOf(sumCounts(sides.flatMap((one) => one.current ?? [])), current) ||
    !isPartOf(sumCounts(sides.flatMap((one) => one.baseline ?? [])), previous);
  const coversHalf =
    2 * sumCounts(strata.map((one) => one.current)).evaluated >= current.evaluated &&
    2 * sumCounts(strata.map((one) => one.baseline)).evaluated >= previous.evaluated;
  return !isContradicted && coversHalf
    ? { p: stratifiedDropPValue(strata), test: 'stratified' }
    : { p: dropPValue(previous, current), test: 'fisher', isContradicted };
}

function isPartOf(part: Counts, whole: Counts): boolean {
  const failed = part.evaluated - part.passed;
  return part.passed <= whole.passed && failed <= whole.evaluated - whole.passed;
}

function significanceOf(
  { check: { counts } }: Drop,
  p: number,
  adjustedP: number,
  comparisons: number,
  left: number,
): Significance {
  const { previous, current } = counts;
  const smallestDrop =
    previous && current && smallestSignificantDrop(previous, current.evaluated, left);
  return { p, adjustedP, comparisons, smallestDrop };
}

/** The reason of a check that cannot be compared. */
function missing({ check, previous }: LimitedCheck, limit: number, needsBaseline: boolean): Reason {
  if (previous !== null) return { effect: 'note', kind: 'no-rate', check, side: 'current' };
  const effect = needsBaseline ? 'fail' : 'note';
  return { effect, kind: 'no-rate', check, side: 'previous', limit };
}

/** The reason of a drop that is deep enough to fail the gate if it is not noise. */
function describeDrop(
  { check: { check, counts }, limit, units, previous, current }: Drop,
  test: Significance | null | undefined,
  { significance, run }: PolicyView,
  trend: Trend,
): Reason {
  const isNoise = significance !== null && test && test.adjustedP > significance;
  return {
    effect: isNoise ? 'note' : 'fail',
    compares: true,
    byRates: counts.current === null ? 'verdict' : 'counts',
    kind: 'drop',
    ...{ check, limit, value: unitsToPercent(units) },
    previous: { passRate: previous, counts: counts.previous },
    current: { passRate: current, counts: counts.current },
    ...(test !== undefined && { test }),
    baseline: {
      number: trend.baselineRunNumber,
      jobId: trend.baselineRunPlanJobId,
      earlierRuns: Math.max(0, (run.baseline?.pooled.length ?? 0) - 1),
    },
  };
}

/** Without counts a drop may be as deep as the limit; with counts it has to be smaller. */
function isDeep({ check: { counts }, limit, units }: Drop): boolean {
  const isCounted = counts.previous !== null && counts.current !== null;
  return units > percentUnits(limit) || (isCounted && units > 0 && units === percentUnits(limit));
}

function isUncounted(drop: Drop): boolean {
  return drop.units > 0 && drop.p === null && !isDeep(drop);
}

function noteOn(kind: 'not-tested' | 'calls-contradict', drops: readonly Drop[]): Reason[] {
  const checks = drops.map(({ check }) => check.check);
  return checks.length === 0 ? [] : [{ effect: 'note', kind, checks }];
}
