/** What checks lost against the baseline, and whether chance explains it. */
import type { Counts } from '../../chance/counts.ts';
import { chanceOfDrop, smallestVisibleDrop } from '../../chance/exact-test.ts';
import { adjustHolm, significanceLeft } from '../../chance/holm.ts';
import { percentUnits, tellPercent, unitsToPercent } from '../../core/percent.ts';
import { formatList } from '../../report/format.ts';
import type { DropTest, Trend } from '../../report/model.ts';
import { formatCounts, formatInterval, quoteName } from '../../report/words/names.ts';
import type { PolicyView, Ruling } from '../rule.ts';
import type { Case } from './cases.ts';

const MAX_NAMES = 10;

const UNTESTED = '; without call counts it was not tested for significance';

/** What drops are compared with. */
export interface DropBasis {
  trend: Trend;
  baseline: PolicyView['run']['baseline'];
  /** Highest p that is not taken for chance; null where the rates alone are compared. */
  significance: number | null;
  /** The p of the drops of the gate's other runs, which are asked about at the same time. */
  otherPValues: readonly number[];
  /** True where a missing previous rate fails the gate. */
  needsBaseline: boolean;
}

/** A drop in billionths of a point, between two known rates. */
interface Drop {
  one: Case;
  limit: number;
  units: number;
  previous: number;
  current: number;
  test: Test | null;
}

/** A drop held against chance. */
interface Test {
  p: number;
  previous: Counts;
  current: Counts;
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

/** The judgement of drops. */
export interface DropRulings {
  /** What is said of one case. */
  of(one: Case): Ruling[];
  /** What is said of them all: a `tested` ruling for each that was compared, and notes. */
  all: Ruling[];
}

/**
 * Judges every case that `max-drop` limits. A waived check counts among the comparisons, so that a
 * waiver never makes the drop of another check significant.
 */
export function judgeDrops(cases: readonly Case[], basis: DropBasis): DropRulings {
  const limited = cases.filter((one) => one.limits['max-drop'] !== undefined);
  const drops = new Map(limited.map((one) => [one, dropOf(one, basis)]));
  const all = [...drops.values()].filter((drop) => drop !== null);
  const comparisons = compareAll(all, basis);
  return {
    of: (one) => {
      const drop = drops.get(one);
      if (drop === undefined) return [];
      return drop === null ? [missing(one, basis)] : judgeDrop(drop, comparisons, basis);
    },
    all: [
      ...all.map((drop): Ruling => {
        return { effect: 'tested', tested: dropTest(drop, comparisons) };
      }),
      ...(basis.significance === null ? [] : uncounted(all)),
    ],
  };
}

function dropTest(drop: Drop, comparisons: Comparisons | null): DropTest {
  const { one, test } = drop;
  return {
    check: one.check,
    checkId: one.id,
    test: test === null ? 'none' : 'fisher',
    p: test?.p ?? null,
    adjustedP: comparisons?.adjusted.get(drop) ?? null,
  };
}

/** Null for a case that cannot be compared. */
function dropOf(one: Case, { significance }: DropBasis): Drop | null {
  const { previous, current, counts, limits } = one;
  const limit = limits['max-drop'];
  if (previous === null || current === null || limit === undefined) return null;
  const units = percentUnits(previous) - percentUnits(current);
  const test = significance === null ? null : testOf(counts);
  return { one, limit, units, previous, current, test };
}

function testOf({ previous, current }: Case['counts']): Test | null {
  if (previous === null || current === null) return null;
  return { p: chanceOfDrop(previous, current), previous, current };
}

function compareAll(
  drops: readonly Drop[],
  { significance, otherPValues }: DropBasis,
): Comparisons | null {
  if (significance === null) return null;
  const tests = drops.flatMap((drop) => (drop.test === null ? [] : [{ drop, p: drop.test.p }]));
  const adjusted = adjustHolm([...tests.map(({ p }) => p), ...otherPValues]);
  return {
    count: adjusted.length,
    adjusted: new Map(tests.map(({ drop }, index) => [drop, Number(adjusted[index])])),
    significance,
    significanceLeft: significanceLeft(adjusted, significance),
  };
}

/** What is said of a case that cannot be compared. */
function missing({ check, previous, limits }: Case, { needsBaseline }: DropBasis): Ruling {
  const subject = `check ${quoteName(check)} has no`;
  if (previous !== null) {
    const message = `${subject} current pass rate, so max-drop was not judged`;
    return { effect: 'note', message, check };
  }
  const message = `${subject} previous pass rate to compare with`;
  const limit = limits['max-drop'];
  return needsBaseline
    ? { effect: 'fail', message: `${message}, and on-missing-baseline is fail`, check, limit }
    : { effect: 'note', message: `${message}, so max-drop was not judged`, check };
}

function judgeDrop(drop: Drop, comparisons: Comparisons | null, basis: DropBasis): Ruling[] {
  const { test } = drop;
  if (!isDeep(drop)) return [];
  if (test === null || comparisons === null) {
    return [tooDeep(drop, basis, basis.significance === null ? '' : UNTESTED)];
  }
  const adjusted = Number(comparisons.adjusted.get(drop));
  return [
    adjusted <= comparisons.significance
      ? tooDeep(
          drop,
          basis,
          `; statistically significant (${tellP(test.p, adjusted, comparisons)})`,
        )
      : notSignificant(drop, test, adjusted, comparisons),
  ];
}

/** Without counts a drop may be as deep as the limit says; with them it has to stay above. */
function isDeep({ one, limit, units }: Drop): boolean {
  const { previous, current } = one.counts;
  const isCounted = previous !== null && current !== null;
  return units > percentUnits(limit) || (isCounted && units > 0 && units === percentUnits(limit));
}

function tooDeep(drop: Drop, { trend, baseline }: DropBasis, odds: string): Ruling {
  const { one, limit, previous, current, units } = drop;
  const { check, counts } = one;
  const from = counts.previous === null ? '' : ` (${formatCounts(counts.previous)})`;
  return {
    effect: 'fail',
    byRates: counts.current === null ? 'verdict' : 'counts',
    message: `check ${quoteName(check)} fell from ${tellPercent(previous, current)} %${from} to ${tellPercent(current, previous)} %${formatInterval(counts.current)}, ${tellPoints(units, limit)}; the limit is ${limit} (compared with ${tellBaseline(trend, baseline)})${odds}`,
    check,
    limit,
    value: unitsToPercent(units),
  };
}

function notSignificant(
  { one, limit, previous, current, units }: Drop,
  test: Test,
  adjusted: number,
  comparisons: Comparisons,
): Ruling {
  const { check } = one;
  const { evaluated } = test.current;
  const visible = smallestVisibleDrop(test.previous, evaluated, comparisons.significanceLeft);
  const fell = `from ${tellPercent(previous, current)} % (${formatCounts(test.previous)}) to ${tellPercent(current, previous)} %${formatInterval(test.current)}`;
  const shown =
    visible === null
      ? 'on so few calls no drop would be significant'
      : `a drop of ${Math.ceil(visible)} points would be significant`;
  return {
    effect: 'note',
    message: `check ${quoteName(check)} lost ${tellPoints(units, limit)}, ${fell}, which is not statistically significant (${tellP(test.p, adjusted, comparisons)}), so it does not fail the gate; ${shown}`,
    check,
    limit,
    value: unitsToPercent(units),
  };
}

function tellP(own: number, adjusted: number, { count }: Comparisons): string {
  const rounded = (p: number) => `${Number(p.toPrecision(2))}`;
  return count === 1
    ? `p = ${rounded(own)}`
    : `p = ${rounded(own)}, ${rounded(adjusted)} among ${count} checks`;
}

function tellPoints(units: number, limit: number): string {
  const points = tellPercent(unitsToPercent(units), limit);
  return `${points} ${points === '1' ? 'point' : 'points'}`;
}

/** Checks that fell without failing the gate, and whose calls are not counted. */
function uncounted(drops: readonly Drop[]): Ruling[] {
  const names = drops.flatMap((drop) => {
    const { one, units, test } = drop;
    const isListed = units > 0 && test === null && !one.isWaived && !isDeep(drop);
    return isListed ? quoteName(one.check) : [];
  });
  if (names.length === 0) return [];
  const message = `max-drop compared the pass rates alone, without a test for significance, since call counts are missing for ${formatList(names, MAX_NAMES)}`;
  return [{ effect: 'note', message }];
}

function tellBaseline(
  { baselineRunNumber: number, baselineRunPlanJobId: jobId }: Trend,
  baseline: DropBasis['baseline'],
): string {
  const unnumbered = jobId === '' ? 'the previous run' : `run ${quoteName(jobId)}`;
  const newest = number === null ? unnumbered : `run ${number}`;
  const earlier = (baseline?.pooled.length ?? 0) - 1;
  return earlier > 0 ? `${newest} and ${earlier} before it` : newest;
}
