/** What checks lost against the baseline, and whether it is statistically significant. */

import { findSame } from '../../../model/check-facts.ts';
import type { Counts } from '../../../model/counts.ts';
import type { Case, DropTest, Trend } from '../../../model/report.ts';
import { percentUnits, unitsToPercent } from '../../../text/percent.ts';
import type { PolicyView, Ruling } from '../../rule.ts';
import { chanceOfDrop, smallestVisibleDrop } from '../../statistics/exact-test.ts';
import { adjustHolm, significanceLeft } from '../../statistics/holm.ts';
import { stratifiedDropPValue } from '../../statistics/stratified-test.ts';
import type { LimitedCheck } from './limited-checks.ts';

/** What drops are compared with. */
export interface DropBasis {
  trend: Trend;
  baseline: PolicyView['run']['baseline'];
  /** Highest p of a significant drop; null if the rates alone are compared. */
  significance: number | null;
  /** The p of the drops of the gate's other runs, which are tested at the same time. */
  otherPValues: readonly number[];
  /** True if a missing previous rate fails the gate. */
  needsBaseline: boolean;
  /** The cases of the run, by which drops are tested. */
  cases: readonly Case[];
}

/** A drop in billionths of a point, between two known rates. */
interface Drop {
  one: LimitedCheck;
  limit: number;
  units: number;
  previous: number;
  current: number;
  /** Null if it is not tested. */
  p: number | null;
  test: DropTest['test'];
}

/** What all tests of the gate come to together. */
interface Comparisons {
  count: number;
  /** The p of each test of this run, corrected for all of them. */
  adjusted: ReadonlyMap<Drop, number>;
  significance: number;
  /** Which p would have been significant for a drop that was not. */
  significanceLeft: number;
}

export interface DropRulings {
  of: ReadonlyMap<LimitedCheck, Ruling>;
  /** A `tested` ruling for each drop that was compared, and notes. */
  all: Ruling[];
}

/**
 * Evaluates every case that `max-drop` limits. A waived check counts among the comparisons, so that a
 * waiver never makes the drop of another check significant.
 */
export function evaluateDrops(cases: readonly LimitedCheck[], basis: DropBasis): DropRulings {
  const limited = cases.filter((one) => one.limits['max-drop'] !== undefined);
  const drops = limited.flatMap((one) => dropOf(one, basis) ?? []);
  const comparisons = compareAll(drops, basis);
  const compared = new Set(drops.map(({ one }) => one));
  return {
    of: new Map([
      ...limited
        .filter((one) => !compared.has(one))
        .map((one) => [one, missing(one, basis)] as const),
      ...drops
        .filter(isDeep)
        .map((drop) => [drop.one, evaluateDrop(drop, comparisons, basis)] as const),
    ]),
    all: [
      ...drops.map((drop) => tested(drop, comparisons)),
      ...(comparisons === null ? [] : uncounted(drops)),
    ],
  };
}

function tested(drop: Drop, comparisons: Comparisons | null): Ruling {
  const { one, p, test } = drop;
  return {
    effect: 'tested',
    tested: {
      check: one.check,
      checkId: one.id,
      test,
      p,
      adjustedP: comparisons?.adjusted.get(drop) ?? null,
    },
  };
}

/** Null for a case that cannot be compared. */
function dropOf(one: LimitedCheck, { significance, cases }: DropBasis): Drop | null {
  const { previous, current, counts, limits } = one;
  const limit = limits['max-drop'];
  if (previous === null || current === null || limit === undefined) return null;
  return {
    ...{ one, limit, previous, current },
    units: percentUnits(previous) - percentUnits(current),
    ...(significance === null ? NOT_TESTED : testDrop(one, counts, cases)),
  };
}

const NOT_TESTED = { p: null, test: 'none' } as const;

/**
 * Tests case by case if the calls report the check on both sides and do not contradict its counts, else
 * by the counts alone (contract, section 15).
 */
function testDrop(
  check: LimitedCheck,
  { previous, current }: LimitedCheck['counts'],
  cases: readonly Case[],
): Pick<Drop, 'p' | 'test'> {
  if (previous === null || current === null) return NOT_TESTED;
  const identity = { id: check.id, name: check.check };
  const graded = cases.flatMap((one) => findSame(one.checks)(identity));
  const strata = graded.flatMap((one) =>
    one.current === null || one.baseline === null
      ? []
      : { current: one.current, baseline: one.baseline },
  );
  const sides = [
    {
      whole: current,
      all: graded.map((one) => one.current),
      common: strata.map((one) => one.current),
    },
    {
      whole: previous,
      all: graded.map((one) => one.baseline),
      common: strata.map((one) => one.baseline),
    },
  ];
  const isUsable = sides.every(
    ({ whole, all, common }) =>
      isPartOf(add(all.flatMap((counts) => counts ?? [])), whole) &&
      2 * add(common).evaluated >= whole.evaluated,
  );
  return isUsable
    ? { p: stratifiedDropPValue(strata), test: 'stratified' }
    : { p: chanceOfDrop(previous, current), test: 'fisher' };
}

function add(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    evaluated: all.reduce((sum, { evaluated }) => sum + evaluated, 0),
  };
}

function isPartOf(part: Counts, whole: Counts): boolean {
  const failed = part.evaluated - part.passed;
  return part.passed <= whole.passed && failed <= whole.evaluated - whole.passed;
}

function compareAll(
  drops: readonly Drop[],
  { significance, otherPValues }: DropBasis,
): Comparisons | null {
  if (significance === null) return null;
  const tests = drops.flatMap((drop) => (drop.p === null ? [] : [{ drop, p: drop.p }]));
  const adjusted = adjustHolm([...tests.map(({ p }) => p), ...otherPValues]);
  return {
    count: adjusted.length,
    adjusted: new Map(tests.map(({ drop }, index) => [drop, Number(adjusted[index])])),
    significance,
    significanceLeft: significanceLeft(adjusted, significance),
  };
}

/** The ruling on a case that cannot be compared. */
function missing({ check, previous, limits }: LimitedCheck, { needsBaseline }: DropBasis): Ruling {
  const limit = limits['max-drop'] ?? 0;
  if (previous !== null) return { effect: 'note', finding: 'no-rate', check, side: 'current' };
  const effect = needsBaseline ? 'fail' : 'note';
  return { effect, finding: 'no-rate', check, side: 'previous', limit };
}

/** The ruling on a drop that is deep enough to fail the gate if it is not noise. */
function evaluateDrop(drop: Drop, comparisons: Comparisons | null, basis: DropBasis): Ruling {
  const { one, limit, units, previous, current, p } = drop;
  const { check, counts } = one;
  const adjustedP = comparisons?.adjusted.get(drop) ?? null;
  const isNoise =
    adjustedP !== null && comparisons !== null && adjustedP > comparisons.significance;
  return {
    effect: isNoise ? 'note' : 'fail',
    compares: true,
    byRates: counts.current === null ? 'verdict' : 'counts',
    finding: 'drop',
    ...{ check, limit, value: unitsToPercent(units) },
    previous: { passRate: previous, counts: counts.previous },
    current: { passRate: current, counts: counts.current },
    ...(comparisons && {
      test: p === null || adjustedP === null ? null : testOf(one, p, adjustedP, comparisons),
    }),
    baseline: {
      number: basis.trend.baselineRunNumber,
      jobId: basis.trend.baselineRunPlanJobId,
      earlierRuns: Math.max(0, (basis.baseline?.pooled.length ?? 0) - 1),
    },
  };
}

function testOf({ counts }: LimitedCheck, p: number, adjustedP: number, all: Comparisons) {
  const { previous, current } = counts;
  const smallestDrop =
    previous && current && smallestVisibleDrop(previous, current.evaluated, all.significanceLeft);
  return { p, adjustedP, comparisons: all.count, smallestDrop };
}

/** Without counts a drop may be as deep as the limit says; with them it has to stay above. */
function isDeep({ one, limit, units }: Drop): boolean {
  const { previous, current } = one.counts;
  const isCounted = previous !== null && current !== null;
  return units > percentUnits(limit) || (isCounted && units > 0 && units === percentUnits(limit));
}

/** A note of the checks that fell without failing the gate, and that have no call counts. */
function uncounted(drops: readonly Drop[]): Ruling[] {
  const checks = drops
    .filter((drop) => drop.units > 0 && drop.p === null && !isDeep(drop))
    .map(({ one }) => one.check);
  return checks.length === 0 ? [] : [{ effect: 'note', finding: 'not-tested', checks }];
}
